import { useLayoutEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { RefObject } from 'react';

interface ControlFocus {
	/** Ref of the form builder. */
	readonly root: RefObject< HTMLDivElement >;
	readonly focusName: () => void;
	/** Focuses the first setting of the open field, after the next rendering. */
	readonly focusOpenField: () => void;
}

/** Moves the focus to controls of the form builder, also to those that are not rendered yet. */
export function useControlFocus(): ControlFocus {
	const root = useRef< HTMLDivElement >( null );
	const [ requested, setRequested ] = useState( 0 );
	const focus = ( selector: string ): void => root.current?.querySelector< HTMLElement >( selector )?.focus();
	useLayoutEffect( () => {
		if ( requested > 0 ) {
			focus( '.courant-field__body :is(input, select, textarea)' );
		}
	}, [ requested ] );
	return {
		root,
		focusName: () => focus( '.courant-builder__name input' ),
		focusOpenField: () => setRequested( ( count ) => count + 1 ),
	};
}
