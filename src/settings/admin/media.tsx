import { BaseControl, TextControl } from '@wordpress/components';
import type { ReactElement } from 'react';
import { ColorButton } from '../../shared/admin/color-button';
import { CHECK_PROPS, CONTROL_PROPS } from '../../shared/admin/controls';
import type { Value } from './model';
import { __, sprintf } from './wordpress';

interface ColorProps {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly help: ReactElement | undefined;
	readonly invalid: boolean;
	readonly onChange: ( value: Value ) => void;
}

/** A color picker with a text field for hex values. */
export const Color = ( { id, label, value, help, invalid, onChange }: ColorProps ): ReactElement => (
	<BaseControl { ...CHECK_PROPS } id={ id } help={ help }>
		<div className="courant-setting__color">
			<ColorButton id={ id } describedBy={ `${ id }__help` } value={ value } onChange={ onChange } />
			<TextControl
				{ ...CONTROL_PROPS }
				aria-label={
					/* translators: %s: a color setting */ sprintf( __( '%s: hex value', 'courant-desk' ), label )
				}
				aria-describedby={ `${ id }__help` }
				aria-invalid={ invalid }
				value={ value }
				maxLength={ 7 }
				spellCheck={ false }
				onChange={ ( text ) => onChange( text.trim().toLowerCase() ) }
			/>
		</div>
	</BaseControl>
);
