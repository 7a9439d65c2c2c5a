import { useEffect, useLayoutEffect } from 'react';
import { useStore } from '../../shared/frontend/store';
import { renderChips, clearFilters, removeChip } from './chips';
import { updateFilterCounts } from './facets';
import { filterItem } from './filters';
import { searchButtons } from './model';
import { pageOf } from './pages';
import { readControls, setControls } from './dom';
import { runRequest } from './requests';
import type { Listing } from './requests';

/**
 * A listing block on top of the server's markup. Renders nothing itself; its effects update the controls and the list.
 */
export function Listings( { listing }: { listing: Listing } ) {
	const { root, list, input, store } = listing;
	const state = useStore( store );
	const { pending, requestId, shown, undo, panelOpen } = state;

	useEffect( () => addListeners( listing ), [ listing ] );

	useEffect( () => {
		// Depends on requestId alone: each id has one request, and its completion must not abort the rest of its
		// handler.
		const { pending } = listing.store.get();
		const abort = new AbortController();
		if ( pending && requestId > 0 ) {
			void runRequest( listing, pending, requestId, abort.signal );
		}
		return () => abort.abort();
	}, [ listing, requestId ] );

	useLayoutEffect( () => {
		const busy = pending !== null && pending.kind !== 'more';
		list.classList.toggle( 'awsm-jobs-loading', busy );
		list.setAttribute( 'aria-busy', String( pending !== null ) );
	}, [ list, pending ] );

	const { search, close } = searchButtons( state );
	useLayoutEffect( () => {
		const focused = document.activeElement;
		const show = ( name: string, isShown: boolean ) =>
			root
				.querySelectorAll( `.awsm-job-search-${ name }` )
				.forEach( ( button ) => button.classList.toggle( 'awsm-job-hide', ! isShown ) );
		show( 'btn', search );
		show( 'close-btn', close );
		// A hidden button would lose focus to the top of the page.
		if ( focused?.closest( '.awsm-job-hide' ) ) {
			( close ? root.querySelector< HTMLElement >( '.awsm-job-search-close-btn' ) : input )?.focus( {
				preventScroll: true,
			} );
		}
	}, [ root, input, search, close ] );

	useEffect( () => {
		// The server's markup is correct until the first request.
		if ( requestId > 0 ) {
			renderChips( listing, { shown, undo } );
		}
	}, [ listing, shown, undo, requestId ] );
	useEffect( () => updateFilterCounts( root, listing.filters ) );

	useLayoutEffect( () => {
		const toggle = root.querySelector( '.awsm-filter-toggle' );
		toggle?.setAttribute( 'aria-pressed', String( panelOpen ) );
		toggle?.setAttribute( 'aria-expanded', String( panelOpen ) );
		toggle?.classList.toggle( 'awsm-on', panelOpen );
	}, [ root, panelOpen ] );

	return null;
}

/** Adds the event listeners. Returns a function that removes them. */
function addListeners( listing: Listing ): () => void {
	const { root, form, input, store } = listing;
	const controller = new AbortController();
	const { signal } = controller;
	const dispatchFilter = () => store.dispatch( { type: 'filter', query: readControls( listing ) } );

	form?.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			dispatchFilter();
		},
		{ signal }
	);
	const changed = ( { target }: Event ) => filterItem( target as Element ) && dispatchFilter();
	root.addEventListener( 'change', changed, { signal } );
	input?.addEventListener( 'input', () => store.dispatch( { type: 'typed', text: input.value } ), { signal } );
	root.addEventListener(
		'click',
		( event ) => {
			const target = event.target as Element;
			const control = target.closest< HTMLElement >(
				'.awsm-job-search-btn, .awsm-job-search-close-btn, .awsm-filter-toggle, .awsm-load-more, .awsm-load-more-classic a.page-numbers, .courant-chip, [data-take-back]'
			);
			if ( ! control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
				return;
			}
			event.preventDefault();
			if ( control.matches( '.awsm-filter-toggle' ) ) {
				store.dispatch( { type: 'toggle' } );
			} else if ( control.matches( '.awsm-job-search-close-btn' ) ) {
				if ( input ) {
					input.value = '';
				}
				dispatchFilter();
			} else if ( control.matches( '.awsm-job-search-btn' ) ) {
				dispatchFilter();
			} else if ( control.matches( '.courant-chip, [data-take-back]' ) ) {
				removeFilter( listing, control, event.detail );
			} else {
				requestPage( listing, control );
			}
		},
		{ signal }
	);
	return () => controller.abort();
}

/** Handles a chip, a suggestion of an empty list, "Clear all" and its undo. */
function removeFilter( listing: Listing, { dataset }: HTMLElement, clicks: number ): void {
	const { takeBack: kind } = dataset;
	const { undo } = listing.store.get();
	if ( kind !== 'undo' ) {
		( kind ? clearFilters : removeChip )( listing, dataset );
	} else if ( ! undo || clicks > 1 ) {
		// The second click of a double click on "Clear all" must not undo it.
		return;
	}
	setControls( listing, kind === 'undo' && undo ? undo : readControls( listing ) );
	listing.store.dispatch( {
		type: 'filter',
		query: readControls( listing ),
		page: kind === 'undo' ? undo?.page : 1,
		clears: kind === 'all',
	} );
}

function requestPage( listing: Listing, control: HTMLElement ): void {
	const { store } = listing;
	const previousId = store.get().requestId;
	const previousTrigger = listing.trigger;
	listing.trigger = control;
	if ( control.matches( '.awsm-load-more' ) ) {
		store.dispatch( { type: 'more', page: Number( control.dataset[ 'page' ] ) || store.get().paged } );
	} else {
		store.dispatch( { type: 'page', page: pageOf( control as HTMLAnchorElement ) } );
	}
	if ( store.get().requestId === previousId ) {
		listing.trigger = previousTrigger;
	}
}
