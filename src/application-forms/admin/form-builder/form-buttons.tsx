import type { ReactElement } from 'react';
import { notices } from '../../../shared/admin/notices';
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
		<div className="courant-builder__actions">
			<Button
				variant="primary"
				isBusy={ isBusy }
				aria-disabled={ isBusy || ! dirty }
				onClick={ () => ( isBusy || ! dirty ? undefined : save() ) }
			>
				{ __( 'Save form', 'courant-desk' ) }
			</Button>
			{ form.id > 0 ? (
				<Button
					variant="tertiary"
					isDestructive
					aria-disabled={ isBusy }
					onClick={ () => {
						if ( ! isBusy && window.confirm( __( 'Delete this form?', 'courant-desk' ) ) ) {
							void remove();
						}
					} }
				>
					{ __( 'Delete form', 'courant-desk' ) }
				</Button>
			) : null }
		</div>
	);
};
