import { useLayoutEffect } from '@wordpress/element';
import { useRef } from 'react';
import type { RefObject } from 'react';

const FOCUSABLE =
	'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary';

const focusableIn = ( container: Element ): HTMLElement[] =>
	[ ...container.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter( ( element ) => element.tabIndex >= 0 );

const hasNoFocus = ( { activeElement, body }: Document ): boolean => activeElement === null || activeElement === body;

interface FocusRecord {
	readonly element: Element;
	/** Parents from the inside to the root, each with the number of focusable elements before `element` in it. */
	readonly parents: readonly { readonly parent: Element; readonly index: number }[];
}

function record( element: Element, root: Element ): FocusRecord {
	const parents: { parent: Element; index: number }[] = [];
	for ( let parent = element.parentElement; parent !== null; parent = parent.parentElement ) {
		parents.push( {
			parent,
			index: Math.max(
				0,
				focusableIn( parent ).findIndex( ( candidate ) => candidate === element )
			),
		} );
		if ( parent === root ) {
			break;
		}
	}
	return { element, parents };
}

/** Focuses what is now at the position of a removed element, within the closest parent that still exists. */
function focusNearest( { parents }: FocusRecord ): void {
	for ( const { parent, index } of parents ) {
		if ( parent.isConnected ) {
			const found = focusableIn( parent );
			// The next ones first, then the previous ones. A hidden element does not take the focus.
			for ( const target of [ ...found.slice( index ), ...found.slice( 0, index ).reverse() ] ) {
				target.focus();
				if ( document.activeElement === target ) {
					return;
				}
			}
		}
	}
}

/**
 * Keeps the focus inside of a screen: when the focused element is removed and nothing else takes the focus, the
 * nearest control gets it.
 */
export function restoreFocusAfterRemoval( root: Element ): void {
	let last: FocusRecord | null = null;
	root.addEventListener( 'focusin', ( { target } ) => {
		last = target instanceof Element ? record( target, root ) : null;
	} );
	root.addEventListener( 'focusout', ( { target } ) => {
		// A click outside of all controls removes the focus on purpose.
		setTimeout( () => {
			if ( last?.element === target && last.element.isConnected && hasNoFocus( document ) ) {
				last = null;
			}
		} );
	} );
	new MutationObserver( () => {
		if ( last === null || last.element.isConnected ) {
			return;
		}
		// Code of the screen may choose a better element in the meantime.
		requestAnimationFrame( () => {
			if ( last !== null && ! last.element.isConnected && hasNoFocus( document ) ) {
				focusNearest( last );
			}
		} );
	} ).observe( root, { childList: true, subtree: true } );
}

/**
 * Returns a ref of the element that gets the focus when `isOpen` becomes false and the focused element was removed with
 * it, such as the button that opened it.
 */
export function useFocusOnClose< T extends HTMLElement >( isOpen: boolean ): RefObject< T > {
	const target = useRef< T >( null );
	const wasOpen = useRef( isOpen );
	// Before the next frame, in which restoreFocusAfterRemoval() would choose another element.
	useLayoutEffect( () => {
		if ( wasOpen.current && ! isOpen && hasNoFocus( document ) ) {
			target.current?.focus();
		}
		wasOpen.current = isOpen;
	}, [ isOpen ] );
	return target;
}
