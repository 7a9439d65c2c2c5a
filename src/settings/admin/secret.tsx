import { Button, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { CONTROL_PROPS } from '../../shared/admin/controls';
import type { Field, Value } from './model';
import { SettingGroup } from './setting-group';
import { __, sprintf } from './wordpress';

interface SecretProps {
	readonly id: string;
	readonly field: Field;
	/** '' keeps the stored value, null deletes it. */
	readonly value: Value;
	readonly help: ReactElement | undefined;
	readonly onChange: ( value: Value ) => void;
}

/** A value that the server never returns: it can be entered, replaced and deleted. */
export const Secret = ( { id, field, value, help, onChange }: SecretProps ): ReactElement => {
	const [ isReplacing, setReplacing ] = useState( false );
	useEffect( () => setReplacing( false ), [ field ] );
	const button = ( text: string, onClick: () => void ): ReactElement => (
		<Button
			__next40pxDefaultSize
			variant="secondary"
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
		</Button>
	);
	if ( value === null ) {
		return (
			<SettingGroup id={ id } label={ field.label } help={ help }>
				{ __( 'This value is removed when you save.', 'courant-desk' ) }{ ' ' }
				{ button( __( 'Undo', 'courant-desk' ), () => onChange( '' ) ) }
			</SettingGroup>
		);
	}
	if ( field.saved && ! isReplacing ) {
		return (
			<SettingGroup id={ id } label={ field.label } help={ help }>
				{ __( 'Saved', 'courant-desk' ) }{ ' ' }
				{ button( __( 'Replace', 'courant-desk' ), () => setReplacing( true ) ) }{ ' ' }
				{ button( __( 'Remove', 'courant-desk' ), () => onChange( null ) ) }
			</SettingGroup>
		);
	}
	return (
		<>
			<TextControl
				{ ...CONTROL_PROPS }
				className="courant-setting__text"
				id={ id }
				type="password"
				autoComplete="new-password"
				aria-labelledby={ field.saved ? `${ id }-label` : undefined }
				value={ String( value ) }
				help={ help }
				onChange={ onChange }
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
