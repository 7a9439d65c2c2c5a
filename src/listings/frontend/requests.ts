import type { ListingsConfig } from '../../shared/config/generated';
import { announce, focusOn } from '../../shared/frontend/a11y';
import { emit } from '../../shared/frontend/events';
import { send } from '../../shared/frontend/http';
import type { HttpResponse } from '../../shared/frontend/http';
import { effectDuration, scrollToHeight } from '../../shared/frontend/scroll';
import type { Store } from '../../shared/frontend/store';
import { replaceUrl, withParameters, withoutPagePath } from './url';
import { filterFields, pageFields } from './fields';
import type { Action, Query, State, PendingRequest } from './model';
import { parseResponse, updateFacets } from './facets';
import { pagedQuery, saveStates, savedState, restoreScrollPosition } from './history-state';
import { appendResponse, removeControl, markCurrentPage, markLoading } from './pages';
import { readControls, printedState, setControls } from './dom';
import type { ListingElements } from './dom';
import { foundText, loadedText } from './messages';

/** Pixels above the block after a numbered page was loaded. */
const SPACE_ABOVE = 25;

export type Listing = ListingElements & {
	root: HTMLElement;
	count: HTMLElement | null;
	config: ListingsConfig;
	store: Store< State, Action >;
	/** The control that requested pages, while its request is in progress. */
	trigger: HTMLElement | null;
	/** The URL before the first change whose request has not completed. */
	previousUrl: string | null;
};

/** Runs a request. After a failure everything is as it was before, without a message. */
export async function runRequest(
	listing: Listing,
	pending: PendingRequest,
	requestId: number,
	signal: AbortSignal
): Promise< void > {
	const { trigger } = listing;
	if ( pending.kind === 'filter' ) {
		await runFilter( listing, pending, requestId, signal );
	} else if ( trigger ) {
		await ( pending.kind === 'more' ? loadMore : loadPage )( listing, trigger, pending.page, requestId, signal );
	}
}

async function runFilter(
	listing: Listing,
	request: PendingRequest & { kind: 'filter' },
	requestId: number,
	signal: AbortSignal
): Promise< void > {
	const { list, form, store, root, filters } = listing;
	const { query, page: pageNumber } = request;
	if ( ! form ) {
		return;
	}
	const fields = filterFields( listing, pageNumber );
	listing.previousUrl ??= window.location.href;
	updateUrl( listing, query, pageNumber );
	// The attribute, because a hidden field named `action` hides the property.
	const url = form.getAttribute( 'action' ) ?? window.location.href;
	const method = ( form.getAttribute( 'method' ) ?? 'POST' ).toUpperCase();
	const response = await send( url, fields, { signal, method } ).catch( () => null );
	if ( signal.aborted ) {
		return;
	}
	if ( ! response ) {
		store.dispatch( { type: 'nothing', requestId, failed: true } );
		if ( ! store.get().pending ) {
			restorePrevious( listing, query );
		}
		return;
	}
	const { html, facets } = parseResponse( response.text );
	list.innerHTML = html;
	listing.previousUrl = null;
	const { pending } = store.get();
	updateFacets( filters, facets );
	const total = totalFrom( response );
	store.dispatch( { type: 'answered', requestId, total } );
	showCount( listing, total );
	saveHistoryState( listing );
	emit( document, 'awsmjobs_filtered_listings', { root, html }, ( wrap ) => [ wrap( root ), html ] );
	// Lets React render the chips above the list first.
	await Promise.resolve();
	if ( ! store.get().pending && pending?.kind === 'filter' && ! pending.quiet ) {
		moveLostFocus( listing );
	}
	restoreScrollPosition();
}

async function loadMore(
	listing: Listing,
	control: HTMLElement,
	shown: number,
	requestId: number,
	signal: AbortSignal
): Promise< void > {
	const { list, store, config } = listing;
	const undo = markLoading( control, config.messages.loading );
	const response = await fetchPage( listing, shown, signal );
	if ( ! response?.text.trim() ) {
		undo();
		if ( response ) {
			removeEmptyControl( listing, control );
		}
		store.dispatch( { type: 'nothing', requestId, failed: ! response } );
		return;
	}
	const added = appendResponse( list, control, response.text );
	store.dispatch( { type: 'answered', requestId, total: totalFrom( response ) } );
	updatePageParameter( listing, shown + 1 );
	saveHistoryState( listing );
	emit( document, 'awsmjobs_load_more', { trigger: control, html: response.text }, ( wrap ) => [
		wrap( control ),
		response.text,
	] );
	const items = added.filter( ( node ) => node.matches( '.awsm-job-listing-item' ) );
	// Moves focus to the first new opening.
	( items[ 0 ] ?? added[ 0 ] )?.querySelector< HTMLElement >( 'a[href]' )?.focus();
	announce( loadedText( config.messages, items.length ) );
}

async function loadPage(
	listing: Listing,
	link: HTMLElement,
	pageNumber: number,
	requestId: number,
	signal: AbortSignal
): Promise< void > {
	const { list, root, store, count } = listing;
	const duration = effectDuration(
		link.closest< HTMLElement >( '.awsm-jobs-pagination' )?.dataset[ 'effectDuration' ]
	);
	const undo = markCurrentPage( link as HTMLAnchorElement );
	const response = await fetchPage( listing, pageNumber, signal );
	if ( ! response?.text.trim() ) {
		undo();
		if ( response ) {
			removeEmptyControl( listing, link );
		}
		store.dispatch( { type: 'nothing', requestId, failed: ! response } );
		return;
	}
	list.innerHTML = response.text;
	const total = totalFrom( response );
	store.dispatch( { type: 'answered', requestId, total } );
	showCount( listing, total );
	updatePageParameter( listing, pageNumber );
	saveHistoryState( listing );
	emit( document, 'awsmjobs_load_more', { trigger: link, html: response.text }, ( wrap ) => [
		wrap( link ),
		response.text,
	] );
	if ( count ) {
		focusOn( count, { preventScroll: true } );
	}
	await scrollToHeight( () => root.getBoundingClientRect().top + window.scrollY - SPACE_ABOVE, duration );
}

/** Removes a control that has no more pages, and moves its focus to the count instead of the top of the page. */
function removeEmptyControl( { count }: Listing, control: HTMLElement ): void {
	const hadFocus = control.contains( document.activeElement );
	removeControl( control );
	if ( hadFocus && count ) {
		focusOn( count, { preventScroll: true } );
	}
}

/** Returns `null` for an aborted request; an aborted request is not a failure. */
async function fetchPage( listing: Listing, paged: number, signal: AbortSignal ): Promise< HttpResponse | null > {
	const fields = pageFields( listing, listing.store.get().shown, paged );
	return send( listing.config.ajaxUrl, fields, { signal } ).catch( () => null );
}

function totalFrom( response: HttpResponse ): number | null {
	const header = response.header( 'X-Courant-Total' );
	return header === null ? null : Number( header );
}

function showCount( { count, config }: Listing, total: number | null ): void {
	if ( count && total !== null ) {
		count.textContent = foundText( config.messages, total );
	}
}

/** Moves focus to the count only if the focused control was removed, such as a chip. */
function moveLostFocus( { count }: Listing ): void {
	if ( count && document.activeElement?.matches( 'body, [hidden]' ) ) {
		focusOn( count, { preventScroll: true } );
	}
}

function updateUrl( { filters, input, config: { deepLinking } }: Listing, query: Query, page: number ): void {
	const changes: Record< string, string > = { paged: page > 1 && deepLinking.pagination ? String( page ) : '' };
	if ( deepLinking.search && input ) {
		changes[ 'jq' ] = query.jq;
	}
	if ( deepLinking.spec ) {
		filters.forEach( ( { key } ) => {
			changes[ key ] = query.specs[ key ] ?? '';
			// The form without script submits several values under this name.
			changes[ `${ key }[]` ] = '';
		} );
	}
	replaceUrl( withParameters( withoutPagePath( window.location.href ), changes ) );
}

function updatePageParameter( { config: { deepLinking } }: Listing, paged: number ): void {
	if ( deepLinking.pagination ) {
		replaceUrl( withParameters( withoutPagePath( window.location.href ), { paged: String( paged ) } ) );
	}
}

/** Stores the state of all blocks of the page in the history entry. */
function saveHistoryState( { root, store }: Listing ): void {
	const { shown, paged } = store.get();
	const blocks = [ ...document.querySelectorAll< HTMLElement >( '[data-island="listings"]' ) ];
	saveStates(
		blocks.map( ( block ) => {
			const { paged: page, ...printed } = printedState( block );
			return [
				block.id,
				block === root ? pagedQuery( shown, paged ) : ( savedState( block ) ?? pagedQuery( printed, page ) ),
			] as const;
		} )
	);
}

/** Restores controls and URL, but keeps what the visitor has typed since. */
function restorePrevious( listing: Listing, request: Query ): void {
	const { shown } = listing.store.get();
	const text = readControls( listing ).jq;
	setControls( listing, { ...shown, jq: text === request.jq ? shown.jq : text } );
	if ( listing.previousUrl !== null ) {
		replaceUrl( listing.previousUrl );
	}
	listing.previousUrl = null;
}
