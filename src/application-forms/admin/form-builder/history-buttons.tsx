import { useEffect, useState } from '@wordpress/element';
import type { ReactElement } from 'react';
import type { History, HistoryAction } from './history';
import { __, Button } from './wordpress';

interface HistoryButtonsProps {
	readonly history: History;
	readonly dispatch: ( action: HistoryAction ) => void;
}

/** Returns whether a key press is in the form builder: not in a dialog, nor in a control outside of the builder. */
function isForBuilder( { target }: KeyboardEvent ): boolean {
	return (
		! ( target instanceof Element ) ||
		( target.closest( '[role="dialog"]' ) === null &&
			( target.closest( '.courant-builder' ) !== null || ! target.matches( 'input, select, textarea' ) ) )
	);
}

function shortcut( event: KeyboardEvent ): 'undone' | 'redone' | undefined {
	const key = event.key.toLowerCase();
	if ( event.altKey || ! ( event.ctrlKey || event.metaKey ) ) {
		return undefined;
	}
	return key === 'z' ? ( event.shiftKey ? 'redone' : 'undone' ) : key === 'y' && event.ctrlKey ? 'redone' : undefined;
}

/** Buttons for undo and redo, and their keyboard shortcuts. */
export const HistoryButtons = ( { history, dispatch }: HistoryButtonsProps ): ReactElement => {
	const [ announcement, announce ] = useState( '' );
	const canUndo = history.past.length > 0;
	const canRedo = history.future.length > 0;
	useEffect( () => {
		const onKeyDown = ( event: KeyboardEvent ): void => {
			const type = shortcut( event );
			if ( type !== undefined && isForBuilder( event ) ) {
				// The browser's undo changes the text of one control and does not reach the form.
				event.preventDefault();
				dispatch( { type } );
			}
		};
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [ dispatch ] );
	const run = ( type: 'undone' | 'redone', isPossible: boolean, message: string ) => () => {
		if ( isPossible ) {
			dispatch( { type } );
			announce( message );
		}
	};
	return (
		<div className="courant-builder__history">
			<Button
				variant="secondary"
				aria-disabled={ ! canUndo }
				aria-keyshortcuts="Control+Z Meta+Z"
				onClick={ run( 'undone', canUndo, __( 'Change undone.', 'courant-desk' ) ) }
			>
				{ __( 'Undo', 'courant-desk' ) }
			</Button>
			<Button
				variant="secondary"
				aria-disabled={ ! canRedo }
				aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
				onClick={ run( 'redone', canRedo, __( 'Change redone.', 'courant-desk' ) ) }
			>
				{ __( 'Redo', 'courant-desk' ) }
			</Button>
			<p className="screen-reader-text" role="status">
				{ announcement }
			</p>
		</div>
	);
};
