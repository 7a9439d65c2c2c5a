import type { PagedQuery } from './model';

/** State in the history entry, so that Back restores the blocks. */
interface HistoryState {
	/** By id of the block. */
	courantListings?: Record< string, PagedQuery >;
	courantScroll?: ScrollPosition | undefined;
}

/** The opening that was clicked, its position in the viewport, and the index of the link in it. */
interface ScrollPosition {
	block: string;
	id: string;
	top: number;
	link: number;
}

function readState(): HistoryState {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- `savedState()` checks what another version stored.
	return Object( history.state );
}

/** Changes some keys of the state, and leaves those of other scripts. */
export function writeState( changes: HistoryState ): void {
	history.replaceState( { ...readState(), ...changes }, '' );
}

export function savedState( { id }: HTMLElement ): PagedQuery | null {
	const state = readState().courantListings?.[ id ];
	// Another version may have stored another format.
	return typeof state?.page === 'number' ? state : null;
}

/** Stores the position of the opening whose link was clicked. */
export function saveScrollPosition( link: HTMLAnchorElement ): void {
	const item = link.closest( '.awsm-job-listing-item' );
	const block = link.closest( '[data-island="listings"]' )?.id;
	if ( item?.id && block ) {
		writeState( {
			courantScroll: {
				block,
				id: item.id,
				top: item.getBoundingClientRect().top,
				link: [ ...item.querySelectorAll( 'a' ) ].indexOf( link ),
			},
		} );
	}
}

export function clearScrollPosition(): void {
	if ( readState().courantScroll ) {
		writeState( { courantScroll: undefined } );
	}
}

/** Scrolls the opening back to where it was, once it is in the list, and restores focus. */
export function restoreScrollPosition(): void {
	const position = readState().courantScroll;
	const item =
		position && document.getElementById( position.block )?.querySelector( `#${ CSS.escape( position.id ) }` );
	if ( ! item ) {
		return;
	}
	clearScrollPosition();
	scrollBy( { top: item.getBoundingClientRect().top - position.top, behavior: 'instant' } );
	if ( document.activeElement === document.body ) {
		item.querySelectorAll( 'a' )[ position.link ]?.focus( { preventScroll: true } );
	}
}
