import type { ReactElement } from 'react';
import type { Value } from './model';
import { __, sprintf } from './wordpress';

interface ColorProps {
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly onChange: ( value: Value ) => void;
}

/** A color picker with a text field for hex values. */
export const Color = ( { id, label, value, onChange, ...described }: ColorProps ): ReactElement => (
	<div className="courant-setting__color">
		<input
			{ ...described }
			id={ id }
			type="color"
			value={ /^#[0-9a-f]{6}$/i.test( value ) ? value : '#000000' }
			onChange={ ( event ) => onChange( event.target.value ) }
		/>
		<input
			{ ...described }
			type="text"
			aria-label={
				/* translators: %s: a color setting */ sprintf( __( '%s: hex value', 'courant-desk' ), label )
			}
			value={ value }
			maxLength={ 7 }
			spellCheck={ false }
			onChange={ ( event ) => onChange( event.target.value.trim().toLowerCase() ) }
		/>
	</div>
);
