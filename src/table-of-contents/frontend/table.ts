import { createStore } from '../../shared/frontend/create-store';
import type { Store } from '../../shared/frontend/create-store';
import { storeVisibility } from './cookie';
import { reduceTable, cookieValue } from './model';
import type { TableAction, TableState } from './model';
import type { ReadingPosition } from './reading-position';
import { CONTROLS, hiddenByDefault } from './initial-state';
import { linkTarget } from './targets';
import type { Target } from './targets';

export interface TableLink {
	link: HTMLAnchorElement;
	target: Target;
	/** The heading's number in the reading position. */
	number: number;
}

/** A table of contents: the server's elements and their state. */
export interface Table {
	root: HTMLElement;
	toggle: HTMLElement | null;
	links: readonly TableLink[];
	store: Store< TableState, TableAction >;
	reading: ReadingPosition;
	/** Shows or hides the list, and stores the choice. */
	show: ( visible: boolean ) => void;
}

/** State that all tables of a page share. */
export interface PageTables {
	reading: ReadingPosition;
	tables: Table[];
}

export const listId = ( button: Element ) => button.getAttribute( 'aria-controls' ) ?? '';
const isOpen = ( button: Element ) => button.getAttribute( 'aria-expanded' ) === 'true';
export const branchButtons = ( root: HTMLElement ) => [
	...root.querySelectorAll< HTMLElement >( '.ez-toc-open-sub-hd' ),
];

/** Reads an initialized table (initial-state.ts). */
export function createTable( root: HTMLElement, reading: ReadingPosition ): Table {
	const toggle = root.querySelector< HTMLElement >( '.ez-toc-toggle,.ez-toc-widget-sticky-toggle' );
	const found = [ ...root.querySelectorAll< HTMLAnchorElement >( 'li a' ) ].flatMap( ( link ) => {
		const target = linkTarget( link );
		return target ? [ { link, target } ] : [];
	} );
	const store = createStore( reduceTable, {
		visible: ! toggle || isOpen( toggle ),
		more: root.querySelector( '.ez-toc-more-link:not([hidden])' ) !== null,
		branches: Object.fromEntries(
			branchButtons( root ).map( ( button ) => [ listId( button ), isOpen( button ) ] )
		),
	} );
	const numbers = reading.addHeadings( found.map( ( { target } ) => target.heading ) );
	return {
		root,
		toggle,
		reading,
		links: found.map( ( link, index ) => ( { ...link, number: numbers[ index ] ?? -1 } ) ),
		store,
		show: ( visible ) => {
			store.dispatch( { type: 'show', visible } );
			if ( root.dataset[ 'tocRemember' ] !== 'off' ) {
				storeVisibility( root.dataset[ 'tocIndex' ] ?? '', cookieValue( visible, hiddenByDefault( root ) ) );
			}
		},
	};
}

/** Returns whether React renders a control: it is in a separate island that has been mounted. */
export const isRendered = ( control: Element ) =>
	control.closest( '[data-island="table-of-contents-controls"][data-state="ready"]' ) !== null;

/**
 * Adds the event listeners. Clicks on buttons that are islands are handled here only if the islands have failed, or if
 * a theme's template has no such islands.
 */
export function addListeners( { root, toggle, links, store, reading, show }: Table, signal: AbortSignal ): void {
	const onClick = ( event: ElementEvent< 'click' > ) => {
		const control = event.target.closest< HTMLElement >( CONTROLS );
		if (
			! control ||
			event.defaultPrevented ||
			event.button ||
			event.metaKey ||
			event.ctrlKey ||
			event.shiftKey ||
			event.altKey ||
			isRendered( control )
		) {
			return;
		}
		const target = links.find( ( { link } ) => link === control )?.target;
		if ( target ) {
			event.preventDefault();
			reading.goTo( target );
		} else if ( control === toggle || ( toggle && control.matches( '[class$=-title]' ) ) ) {
			show( ! store.get().visible );
		} else if ( control.matches( '.ez-toc-open-sub-hd' ) ) {
			store.dispatch( { type: 'branch', list: listId( control ) } );
		} else if ( control.matches( '.ez-toc-more-links-enabler,.ez-toc-more-links-disabler' ) ) {
			store.dispatch( { type: control.matches( '.ez-toc-more-links-enabler' ) ? 'more' : 'fewer' } );
		}
	};
	root.addEventListener( 'click', onClick, { signal } );
}
