import { useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { Field, Value } from './model';
import { __, sprintf } from './wordpress';

interface SecretProps {
	readonly id: string;
	readonly field: Field;
	/** '' keeps the stored value, null deletes it. */
	readonly value: Value;
	readonly describedBy: string;
	readonly onChange: ( value: Value ) => void;
}

/** A value that the server never returns: it can be entered, replaced and deleted. */
export const Secret = ( { id, field, value, describedBy, onChange }: SecretProps ): ReactElement => {
	const [ isReplacing, setReplacing ] = useState( false );
	useEffect( () => setReplacing( false ), [ field ] );
	const button = ( text: string, onClick: () => void ): ReactElement => (
		<button
			type="button"
			className="button"
			aria-label={
				/* translators: 1: text of a button, 2: a setting */ sprintf(
					__( '%1$s: %2$s', 'courant-desk' ),
					text,
					field.label
				)
			}
			onClick={ onClick }
		>
			{ text }
		</button>
	);
	if ( value === null ) {
		return (
			<div id={ id } role="group" aria-label={ field.label } aria-describedby={ describedBy }>
				{ __( 'This value is removed when you save.', 'courant-desk' ) }{ ' ' }
				{ button( __( 'Undo', 'courant-desk' ), () => onChange( '' ) ) }
			</div>
		);
	}
	if ( field.saved && ! isReplacing ) {
		return (
			<div id={ id } role="group" aria-label={ field.label } aria-describedby={ describedBy }>
				{ __( 'Saved', 'courant-desk' ) }{ ' ' }
				{ button( __( 'Replace', 'courant-desk' ), () => setReplacing( true ) ) }{ ' ' }
				{ button( __( 'Remove', 'courant-desk' ), () => onChange( null ) ) }
			</div>
		);
	}
	return (
		<>
			<input
				id={ id }
				type="password"
				autoComplete="new-password"
				aria-labelledby={ field.saved ? `${ id }-label` : undefined }
				aria-describedby={ describedBy }
				className="regular-text"
				value={ String( value ) }
				onChange={ ( event ) => onChange( event.target.value ) }
			/>
			{ field.saved
				? button( __( 'Keep the saved value', 'courant-desk' ), () => {
						onChange( '' );
						setReplacing( false );
					} )
				: null }
		</>
	);
};
