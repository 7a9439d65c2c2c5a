import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '../../../shared/admin/dialog';
import { __ } from '../../../shared/admin/wordpress';

interface DeleteButtonProps {
	/** Names what is deleted: the title of the dialog and the accessible name of the button. */
	readonly label: string;
	/** Describes what the deletion changes. */
	readonly text: string;
	readonly remove: () => void;
}

/** A button that deletes something after a confirmation. */
export const DeleteButton = ( { label, text, remove }: DeleteButtonProps ): ReactElement => {
	const [ isAsking, setAsking ] = useState( false );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				isDestructive
				aria-label={ label }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Delete', 'courant-desk' ) }
			</Button>
			{ isAsking ? (
				<ConfirmDialog
					title={ label }
					confirmLabel={ __( 'Delete', 'courant-desk' ) }
					isDestructive
					onConfirm={ remove }
					onCancel={ () => setAsking( false ) }
				>
					<p>{ text }</p>
				</ConfirmDialog>
			) : null }
		</>
	);
};
