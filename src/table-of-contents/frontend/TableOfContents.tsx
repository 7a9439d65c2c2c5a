import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../shared/frontend/store';
import { activeHeading } from './model';
import { setExpanded } from './initial-state';
import { branchButtons, addListeners, listId } from './table';
import type { Table } from './table';

/** A table of contents on top of the server's markup. Renders nothing itself; its effects update the list. */
export function TableOfContents( { table }: { table: Table } ) {
	const { root, toggle, links, store, reading } = table;
	const { visible, more, branches } = useStore( store );
	const active = activeHeading( useStore( reading.store ) );

	useEffect( () => addListeners( table ), [ table ] );

	useLayoutEffect( () => {
		if ( toggle ) {
			setExpanded( toggle, visible );
		}
		root.classList.toggle( 'toc_close', ! visible );
	}, [ root, toggle, visible ] );

	useLayoutEffect( () => {
		branchButtons( root ).forEach( ( button ) => setExpanded( button, branches[ listId( button ) ] === true ) );
	}, [ root, branches ] );

	useHiddenEntries( root, more );

	useLayoutEffect( () => {
		const current = links.filter( ( { number } ) => number === active );
		current.forEach( ( { link } ) => {
			link.setAttribute( 'aria-current', 'location' );
			link.closest( 'li' )?.classList.add( 'active' );
		} );
		// Waits for the next frame to avoid a forced layout.
		const frame = requestAnimationFrame( () => current.forEach( ( { link } ) => bringIntoView( root, link ) ) );
		return () => {
			cancelAnimationFrame( frame );
			current.forEach( ( { link } ) => {
				link.removeAttribute( 'aria-current' );
				link.closest( 'li' )?.classList.remove( 'active' );
			} );
		};
	}, [ root, links, active ] );

	return null;
}

/** Shows and hides the entries beyond the limit. Focus moves to the first of them, and back to the button. */
function useHiddenEntries( root: HTMLElement, more: boolean ): void {
	const before = useRef( more );
	useLayoutEffect( () => {
		root.querySelectorAll< HTMLElement >( '.ez-toc-more-link,.ez-toc-more-links-disabler' ).forEach(
			( element ) => {
				element.hidden = ! more;
			}
		);
		const button = root.querySelector< HTMLElement >( '.ez-toc-more-links-enabler' );
		if ( button ) {
			button.hidden = more;
		}
		if ( before.current !== more ) {
			( more ? root.querySelector< HTMLElement >( '.ez-toc-more-link a' ) : button )?.focus();
		}
		before.current = more;
	}, [ root, more ] );
}

/** Scrolls a scrollable list, and nothing else, to its current entry. */
function bringIntoView( root: HTMLElement, link: HTMLElement ): void {
	for ( let box = link.parentElement; box && root.contains( box ); box = box.parentElement ) {
		if ( box.scrollHeight > box.clientHeight && /auto|scroll/.test( getComputedStyle( box ).overflowY ) ) {
			const [ inner, outer ] = [ link.getBoundingClientRect(), box.getBoundingClientRect() ];
			if ( inner.top < outer.top || inner.bottom > outer.bottom ) {
				box.scrollTop += inner.top - outer.top - ( outer.height - inner.height ) / 2;
			}
			return;
		}
	}
}
