import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../shared/admin/dialog';
import { notices } from '../../../shared/admin/notices';
import { SaveBar } from '../../../shared/admin/save-bar';
import { fieldLabel, problemText } from './labels';
import { findProblem } from './model';
import type { Form } from './model';
import { __, Button } from './wordpress';

interface FormButtonsProps {
	readonly isBusy: boolean;
	readonly dirty: boolean;
	readonly form: Form;
	readonly store: () => Promise< boolean >;
	readonly remove: () => Promise< boolean >;
	/** Moves the focus to the name of the form. */
	readonly correctName: () => void;
	/** Moves the focus to the settings of a field. */
	readonly correctField: ( name: string ) => void;
}

/** A button that deletes the form after a confirmation. */
const DeleteForm = ( { isBusy, remove }: Pick< FormButtonsProps, 'isBusy' | 'remove' > ): ReactElement => {
	const [ isAsking, setAsking ] = useState( false );
	return (
		<>
			<Button
				variant="tertiary"
				isDestructive
				aria-disabled={ isBusy }
				onClick={ () => ( isBusy ? undefined : setAsking( true ) ) }
			>
				{ __( 'Delete form', 'courant-desk' ) }
			</Button>
			{ isAsking ? (
				<ConfirmDialog
					title={ __( 'Delete this form?', 'courant-desk' ) }
					confirmLabel={ __( 'Delete', 'courant-desk' ) }
					isDestructive
					onConfirm={ () => {
						setAsking( false );
						void remove();
					} }
					onCancel={ () => setAsking( false ) }
				>
					<p>{ __( 'Its job openings will use the default form.', 'courant-desk' ) }</p>
				</ConfirmDialog>
			) : null }
		</>
	);
};

/** The buttons that save and delete the form. A form with a problem is not sent: the first problem gets the focus. */
export const FormButtons = ( {
	isBusy,
	dirty,
	form,
	store,
	remove,
	correctName,
	correctField,
}: FormButtonsProps ): ReactElement => {
	const save = (): void => {
		if ( form.title.trim() === '' ) {
			notices.showError( __( 'Enter a name for the form.', 'courant-desk' ) );
			correctName();
			return;
		}
		for ( const field of form.fields ) {
			const problem = findProblem( form.fields, field );
			if ( problem !== null ) {
				notices.showError( `${ fieldLabel( field ) }: ${ problemText( problem ) }` );
				correctField( field.name );
				return;
			}
		}
		void store();
	};
	return (
		<SaveBar className="courant-builder__actions">
			<Button
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ isBusy || ! dirty }
				onClick={ () => ( isBusy || ! dirty ? undefined : save() ) }
			>
				{ __( 'Save form', 'courant-desk' ) }
			</Button>
			{ form.id > 0 ? <DeleteForm isBusy={ isBusy } remove={ remove } /> : null }
		</SaveBar>
	);
};
