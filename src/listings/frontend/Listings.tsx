import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { importModule } from '../../shared/frontend/import-module';
import { useStore } from '../../shared/frontend/store';
import { Chips } from './Chips';
import { clearFilters, removeChip, setControls } from './controls';
import { readControls } from './dom';
import { useFilterBar } from './filter-bar';
import { filterItem } from './filters';
import { List } from './List';
import { foundText } from './messages';
import { pageOf } from './pagination';
import { runRequest } from './requests';
import type { Listing } from './requests';
import type * as RetryModule from './island.retry';
import { Slot } from './server-elements';

interface Props {
	listing: Listing;
	/** URL of the notice about failed requests, where the owner has turned it on. */
	retryScript: string | undefined;
}

/**
 * A listing block. A control dispatches an action; the state has the query, the request in progress and the last
 * response, from which everything is rendered. The filter form and the openings stay the server's HTML, and until the
 * first response so does everything else.
 */
export function Listings( { listing, retryScript }: Props ): ReactNode {
	const { root, count, config, store } = listing;
	const state = useStore( store );
	const { requestId, response, found } = state;
	useFilterBar( listing, state );
	useEffect( () => addListeners( listing ), [ listing ] );
	useEffect( () => {
		// Depends on requestId alone: each id has one request, and its completion must not abort it.
		const { pending } = store.get();
		const controller = new AbortController();
		if ( pending && requestId > 0 ) {
			void runRequest( listing, pending, requestId, controller.signal );
		}
		return () => controller.abort();
	}, [ listing, store, requestId ] );

	const [ retry, setRetry ] = useState< typeof RetryModule | null >( null );
	useEffect( () => {
		if ( retryScript ) {
			// Loaded in advance, because the connection may be lost when it is needed. Optional.
			importModule< typeof RetryModule >( retryScript ).then( setRetry, () => undefined );
		}
	}, [ retryScript ] );

	const box = root.querySelector< HTMLElement >( '.courant-listing-chips:has(ul)' );
	return (
		<>
			{ count && found !== null && <Slot into={ count }>{ foundText( config.messages, found ) }</Slot> }
			{ box && response && <Chips listing={ listing } state={ state } box={ box } /> }
			<List listing={ listing } state={ state } />
			{ retry && config.retry && (
				<retry.RetryNotice listing={ listing } state={ state } texts={ config.retry } />
			) }
		</>
	);
}

/** Adds the event listeners. Returns a function that removes them. */
function addListeners( listing: Listing ): () => void {
	const { root, form, input, count, store } = listing;
	const controller = new AbortController();
	const { signal } = controller;
	const dispatchFilter = () => store.dispatch( { type: 'filter', query: readControls( listing ) } );

	form?.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			if ( store.get().panelOpen ) {
				store.dispatch( { type: 'toggle' } );
				// When the panel is closed, which moves the row of the number.
				setTimeout( () => {
					count?.focus();
					count?.parentElement?.scrollIntoView();
				} );
			}
			dispatchFilter();
		},
		{ signal }
	);
	root.addEventListener( 'change', ( { target } ) => filterItem( target ) && dispatchFilter(), { signal } );
	input?.addEventListener( 'input', () => store.dispatch( { type: 'typed', text: input.value } ), { signal } );
	root.addEventListener(
		'click',
		( event ) => {
			const control = event.target.closest< HTMLElement >(
				'.awsm-job-search-close-btn, .awsm-filter-toggle, .awsm-load-more, .awsm-load-more-classic a.page-numbers, .courant-chip[data-key], [data-clear]'
			);
			if ( ! control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ) {
				return;
			}
			if ( input && control.matches( '.awsm-job-search-close-btn' ) ) {
				// It submits the form.
				input.value = '';
				return;
			}
			event.preventDefault();
			if ( control.matches( '.awsm-filter-toggle' ) ) {
				store.dispatch( { type: 'toggle' } );
			} else if ( control.matches( '.courant-chip, [data-clear]' ) ) {
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
	const { clear: kind } = dataset;
	const { undo } = listing.store.get();
	if ( kind !== 'undo' ) {
		( kind ? clearFilters : removeChip )( listing, dataset );
	} else if ( ! undo || clicks > 1 ) {
		// The second click of a double click on "Clear all" must not undo it.
		return;
	} else {
		setControls( listing, undo );
	}
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
		store.dispatch( { type: 'page', page: pageOf( control ) } );
	}
	if ( store.get().requestId === previousId ) {
		listing.trigger = previousTrigger;
	}
}
