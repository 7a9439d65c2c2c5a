import { useEffect, useId } from '@wordpress/element';
import { useRef } from 'react';
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

/** A confirmation in a native dialog, which traps and restores focus. */
export const ConfirmDialog = ( {
	title,
	confirmLabel,
	isDestructive = false,
	onConfirm,
	onCancel,
	alternative,
	children,
}: ConfirmDialogProps ): ReactElement => {
	const id = useId();
	const dialog = useRef< HTMLDialogElement >( null );
	useEffect( () => dialog.current?.showModal(), [] );
	const submit = ( event: FormEvent ): void => {
		event.preventDefault();
		dialog.current?.close( 'go' );
	};
	const closed = (): void => {
		const choices: Record< string, ( () => void ) | undefined > = {
			go: onConfirm,
			alternative: alternative?.onChoose,
		};
		( choices[ dialog.current?.returnValue ?? '' ] ?? onCancel )();
	};
	return (
		<dialog
			ref={ dialog }
			className="courant-dialog"
			aria-labelledby={ `${ id }-title` }
			aria-describedby={ `${ id }-text` }
			onClose={ closed }
		>
			<form onSubmit={ submit }>
				<h2 id={ `${ id }-title` }>{ title }</h2>
				<div id={ `${ id }-text` }>{ children }</div>
				<p className="courant-dialog__actions">
					<button type="button" className="button" onClick={ () => dialog.current?.close() }>
						{ __( 'Cancel', 'courant-desk' ) }
					</button>
					{ alternative === undefined ? null : (
						<button
							type="button"
							className="button"
							onClick={ () => dialog.current?.close( 'alternative' ) }
						>
							{ alternative.label }
						</button>
					) }
					<button
						type="submit"
						className={ isDestructive ? 'button courant-danger' : 'button button-primary' }
					>
						{ confirmLabel }
					</button>
				</p>
			</form>
		</dialog>
	);
};
