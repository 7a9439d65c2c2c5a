import { activeHeading } from './model';
import { setExpanded } from './initial-state';
import { branchButtons, isRendered, listId } from './table';
import type { Table } from './table';

/** Updates the server's list: its visible entries and branches, and the current entry. */
export function showTable( table: Table ): void {
	const { root, toggle, store, reading } = table;
	const update = () => {
		const { visible, more, branches } = store.get();
		const list = toggle && isRendered( toggle ) && document.getElementById( listId( toggle ) );
		if ( list ) {
			list.hidden = ! visible;
		} else if ( toggle ) {
			setExpanded( toggle, visible );
		}
		root.classList.toggle( 'toc_close', ! visible );
		branchButtons( root ).forEach( ( button ) => setExpanded( button, branches[ listId( button ) ] === true ) );
		showEntries( root, more );
	};
	store.subscribe( update );
	update();
	const highlight = createHighlight( table );
	reading.store.subscribe( highlight );
	highlight();
}

/** Shows and hides the entries beyond the limit; their buttons only until React renders them. */
function showEntries( root: HTMLElement, more: boolean ): void {
	const isHidden = { 'more-link': ! more, 'more-links-disabler': ! more, 'more-links-enabler': more };
	Object.entries( isHidden ).forEach( ( [ name, hidden ] ) =>
		root.querySelectorAll< HTMLElement >( `.ez-toc-${ name }` ).forEach( ( element ) => {
			if ( ! isRendered( element ) ) {
				element.hidden = hidden;
			}
		} )
	);
}

/** Marks the current entry. */
function createHighlight( { root, links, reading }: Table ): () => void {
	let marked = -1;
	let frame = 0;
	return () => {
		const active = activeHeading( reading.store.get() );
		if ( active === marked ) {
			return;
		}
		const mark = ( isActive: boolean ) =>
			links
				.filter( ( { number } ) => number === marked )
				.map( ( { link } ) => {
					if ( isActive ) {
						link.setAttribute( 'aria-current', 'location' );
					} else {
						link.removeAttribute( 'aria-current' );
					}
					link.closest( 'li' )?.classList.toggle( 'active', isActive );
					return link;
				} );
		mark( false );
		marked = active;
		const current = mark( true );
		cancelAnimationFrame( frame );
		// Waits for the next frame to avoid a forced layout.
		frame = requestAnimationFrame( () => current.forEach( ( link ) => bringIntoView( root, link ) ) );
	};
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
