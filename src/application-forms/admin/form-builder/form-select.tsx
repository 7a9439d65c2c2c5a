import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../shared/admin/dialog';
import type { Form } from './model';
import { __, SelectControl, sprintf } from './wordpress';

interface FormSelectProps {
	readonly form: Form;
	readonly forms: readonly Form[];
	readonly isUnsaved: boolean;
	readonly open: ( id: string ) => void;
}

/** Opens another form. Unsaved changes are only dropped after a confirmation. */
export const FormSelect = ( { form, forms, isUnsaved, open }: FormSelectProps ): ReactElement => {
	const [ requested, setRequested ] = useState< string >();
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Form', 'courant-desk' ) }
				value={ String( form.id ) }
				options={ [
					...forms.map( ( { id, title, standard } ) => ( {
						value: String( id ),
						label: standard
							? sprintf(
									/* translators: %s: name of a form */
									__( '%s (default)', 'courant-desk' ),
									title
								)
							: title,
					} ) ),
					{ value: '0', label: __( 'New form', 'courant-desk' ) },
				] }
				onChange={ isUnsaved ? setRequested : open }
			/>
			{ requested === undefined ? null : (
				<ConfirmDialog
					title={ __( 'Leave without saving your changes?', 'courant-desk' ) }
					confirmLabel={ __( 'Discard', 'courant-desk' ) }
					isDestructive
					onConfirm={ () => {
						setRequested( undefined );
						open( requested );
					} }
					onCancel={ () => setRequested( undefined ) }
				>
					<p>{ __( 'The changes to this form will be lost.', 'courant-desk' ) }</p>
				</ConfirmDialog>
			) }
		</>
	);
};
