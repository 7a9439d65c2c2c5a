import { Button, TextControl } from '@wordpress/components';
import type { FormEvent, ReactElement } from 'react';
import { CONTROL_PROPS } from '../../../shared/admin/controls';
import { ScreenStateKeys, usePersistentState } from '../../../shared/admin/error-boundary';

/** By the ID of the text field. */
const NAMES = new ScreenStateKeys< string >();

interface AddFormProps {
	/** ID of the text field, so that its label and the screen can refer to it. */
	readonly id: string;
	readonly label: string;
	readonly button: string;
	readonly maxLength: number;
	readonly onAdd: ( name: string ) => void;
}

/** A text field and a button that add a stage or a template by name. */
export const AddForm = ( { id, label, button, maxLength, onAdd }: AddFormProps ): ReactElement => {
	const [ name, setName ] = usePersistentState( NAMES.of( id ), '' );
	const add = ( event: FormEvent ): void => {
		event.preventDefault();
		if ( name.trim() !== '' ) {
			onAdd( name.trim() );
			setName( '' );
		}
	};
	return (
		<form className="courant-add" onSubmit={ add }>
			<TextControl
				{ ...CONTROL_PROPS }
				id={ id }
				label={ label }
				maxLength={ maxLength }
				value={ name }
				onChange={ setName }
			/>
			<Button __next40pxDefaultSize type="submit" variant="secondary">
				{ button }
			</Button>
		</form>
	);
};
