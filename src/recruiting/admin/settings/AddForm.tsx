import type { FormEvent, ReactElement } from 'react';
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
			<label htmlFor={ id }>{ label }</label>
			<input
				id={ id }
				type="text"
				maxLength={ maxLength }
				value={ name }
				onChange={ ( event ) => setName( event.target.value ) }
			/>
			<button type="submit" className="button">
				{ button }
			</button>
		</form>
	);
};
