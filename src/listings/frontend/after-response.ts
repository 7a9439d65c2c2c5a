import { announce, focusOn } from '../../shared/frontend/a11y';
import { emit } from '../../shared/frontend/events';
import { effectDuration, scrollToHeight } from '../../shared/frontend/scroll';
import { printedState } from './dom';
import { restoreScrollPosition, savedState, writeState } from './history-state';
import { pluralForm } from './messages';
import type { ListResponse, PagedQuery, Query } from './model';
import type { Listing } from './requests';
import { replaceUrl, withoutPagePath, withParameters } from './url';

/** Pixels above the block after a numbered page was loaded. */
const SPACE_ABOVE = 25;

/**
 * Updates URL and history, dispatches the compatible event and moves the focus, once a response is in the list.
 * @param added the elements that it has added
 */
export function afterResponse( listing: Listing, { request, html }: ListResponse, added: readonly Element[] ): void {
	const { root, store, trigger } = listing;
	if ( request.kind !== 'filter' ) {
		updatePageParameter( listing, store.get().paged );
	}
	saveHistoryState( listing );
	if ( request.kind === 'filter' ) {
		emit( document, 'awsmjobs_filtered_listings', { root, html }, ( wrap ) => [ wrap( root ), html ] );
		if ( ! store.get().pending && ! request.quiet ) {
			moveLostFocus( listing );
		}
		restoreScrollPosition();
	} else if ( trigger ) {
		emit( document, 'awsmjobs_load_more', { trigger, html }, ( wrap ) => [ wrap( trigger ), html ] );
		( request.kind === 'more' ? focusFirst : scrollToBlock )( listing, added );
	}
}

/** Moves the focus to the first new opening. */
function focusFirst( { config }: Listing, added: readonly Element[] ): void {
	const items = added.filter( ( node ) => node.matches( '.awsm-job-listing-item' ) );
	( items[ 0 ] ?? added[ 0 ] )?.querySelector< HTMLElement >( 'a[href]' )?.focus();
	announce( pluralForm( config.messages.moreLoaded, items.length ) );
}

function scrollToBlock( { root, count, trigger }: Listing ): void {
	if ( count ) {
		focusOn( count, { preventScroll: true } );
	}
	const { effectDuration: duration } = trigger?.closest< HTMLElement >( '.awsm-jobs-pagination' )?.dataset ?? {};
	void scrollToHeight( () => root.getBoundingClientRect().top + scrollY - SPACE_ABOVE, effectDuration( duration ) );
}

/** Moves focus to the count only if the focused control was removed, such as a chip. */
export function moveLostFocus( { count }: Listing ): void {
	if ( count && document.activeElement?.matches( 'body, [hidden]' ) ) {
		focusOn( count, { preventScroll: true } );
	}
}

function updatePageParameter( { config: { deepLinking } }: Listing, paged: number ): void {
	if ( deepLinking.pagination ) {
		replaceUrl( withParameters( withoutPagePath( location.href ), { paged: String( paged ) } ) );
	}
}

/** Stores the state of all blocks of the page in the history entry. */
function saveHistoryState( { root, store }: Listing ): void {
	const { shown, paged } = store.get();
	const pagedQuery = ( { jq, specs }: Query, page: number ): PagedQuery => ( { jq, specs, page } );
	const states = [ ...document.querySelectorAll< HTMLElement >( '[data-island="listings"]' ) ].map( ( block ) => {
		const { paged: page, ...printed } = printedState( block );
		return [
			block.id,
			block === root ? pagedQuery( shown, paged ) : ( savedState( block ) ?? pagedQuery( printed, page ) ),
		] as const;
	} );
	writeState( { courantListings: Object.fromEntries( states ) } );
}
