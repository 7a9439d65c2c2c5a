import type { ReactElement } from 'react';
import type { FormTexts } from './model';
import { __, TextareaControl, TextControl } from './wordpress';

interface TextSettingsProps {
	readonly texts: FormTexts;
	readonly change: ( texts: Partial< FormTexts > ) => void;
}

/** The texts above and below the fields of the form. */
export const TextSettings = ( { texts, change }: TextSettingsProps ): ReactElement => (
	<details className="courant-builder__texts">
		<summary>{ __( 'Heading, description and button', 'courant-desk' ) }</summary>
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Heading', 'courant-desk' ) }
			help={ __( 'Leave empty to use the default.', 'courant-desk' ) }
			value={ texts.heading }
			maxLength={ 200 }
			onChange={ ( heading ) => change( { heading } ) }
		/>
		<TextareaControl
			__nextHasNoMarginBottom
			label={ __( 'Description', 'courant-desk' ) }
			help={ __( 'Links are allowed (HTML).', 'courant-desk' ) }
			rows={ 3 }
			value={ texts.description }
			onChange={ ( description ) => change( { description } ) }
		/>
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'Button text', 'courant-desk' ) }
			help={ __( 'Leave empty to use the default.', 'courant-desk' ) }
			value={ texts.button }
			maxLength={ 200 }
			onChange={ ( button ) => change( { button } ) }
		/>
	</details>
);
