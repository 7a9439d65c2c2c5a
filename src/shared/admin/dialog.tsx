import { Button, Modal } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import { __ } from './i18n';
import './dialog.css';

interface ConfirmDialogProps {
	readonly title: string;
	readonly confirmLabel: string;
	readonly isDestructive?: boolean;
	readonly onConfirm: () => void;
	readonly onCancel: () => void;
	/** A second choice, next to the confirmation. */
	readonly alternative?: { readonly label: string; readonly onChoose: () => void };
	readonly children: ReactNode;
}

/**
 * A confirmation, which traps and restores focus. Unlike the experimental ConfirmDialog of WordPress, it has a title and
 * a second choice, and the Enter key confirms also in a control of its content.
 */
export const ConfirmDialog = ( {
	title,
	confirmLabel,
	isDestructive = false,
	onConfirm,
	onCancel,
	alternative,
	children,
}: ConfirmDialogProps ): ReactElement | null => {
	const id = useId();
	// Closes before the screen has handled the choice, so that the second click of a double click does nothing.
	const [ isOpen, setOpen ] = useState( true );
	const close = ( callback: () => void ) => (): void => {
		setOpen( false );
		callback();
	};
	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		// React dispatches the event to a form that contains this component, too.
		event.stopPropagation();
		close( onConfirm )();
	};
	return isOpen ? (
		<Modal
			className="courant-dialog"
			title={ title }
			size="medium"
			aria={ { describedby: `${ id }-text` } }
			focusOnMount="firstContentElement"
			onRequestClose={ close( onCancel ) }
		>
			<form onSubmit={ submit }>
				<div id={ `${ id }-text` }>{ children }</div>
				<p className="courant-dialog__actions">
					<Button __next40pxDefaultSize variant="tertiary" onClick={ close( onCancel ) }>
						{ __( 'Cancel', 'courant-desk' ) }
					</Button>
					{ alternative === undefined ? null : (
						<Button __next40pxDefaultSize variant="secondary" onClick={ close( alternative.onChoose ) }>
							{ alternative.label }
						</Button>
					) }
					<Button __next40pxDefaultSize type="submit" variant="primary" isDestructive={ isDestructive }>
						{ confirmLabel }
					</Button>
				</p>
			</form>
		</Modal>
	) : null;
};
