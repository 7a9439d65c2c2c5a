import { useId } from '@wordpress/element';
import type { ReactElement } from 'react';
import { __, sprintf } from '../../../shared/admin/wordpress';
import type { Icon } from './model';

interface IconProps {
	readonly icons: readonly Icon[];
	readonly name: string;
}

/** Renders an icon; nothing for a name that only the theme defines. */
export const SpecificationIcon = ( { icons, name }: IconProps ): ReactElement | null => {
	const path = icons.find( ( icon ) => icon.name === name )?.path ?? '';
	return path === '' ? null : (
		<svg className="courant-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
			<path
				d={ path }
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
		</svg>
	);
};

interface IconPickerProps {
	readonly icons: readonly Icon[];
	readonly value: string;
	readonly onChange: ( name: string ) => void;
}

export const IconPicker = ( { icons, value, onChange }: IconPickerProps ): ReactElement => {
	const id = useId();
	const isOther = value !== '' && ! icons.some( ( { name } ) => name === value );
	const choices = [
		{ name: '', label: __( 'No icon', 'courant-desk' ) },
		...( isOther
			? [
					{
						name: value,
						label: sprintf(
							/* translators: %s: name of an icon */
							__( '%s (icon of the theme)', 'courant-desk' ),
							value
						),
					},
				]
			: [] ),
		...icons,
	];
	return (
		<fieldset className="courant-icons">
			<legend>{ __( 'Icon', 'courant-desk' ) }</legend>
			<div>
				{ choices.map( ( { name, label } ) => (
					<label key={ name } title={ label }>
						<input
							type="radio"
							name={ id }
							checked={ value === name }
							onChange={ () => onChange( name ) }
						/>
						{ icons.some( ( icon ) => icon.name === name ) ? (
							<>
								<SpecificationIcon icons={ icons } name={ name } />
								<span className="screen-reader-text">{ label }</span>
							</>
						) : (
							<span>{ label }</span>
						) }
					</label>
				) ) }
			</div>
		</fieldset>
	);
};
