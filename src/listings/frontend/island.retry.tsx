import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ListingsConfig } from '../../shared/config/generated';
import { setControls } from './controls';
import type { PendingRequest, State } from './model';
import type { Listing } from './requests';

interface Props {
	listing: Listing;
	state: State;
	texts: NonNullable< ListingsConfig[ 'retry' ] >;
}

/**
 * A button that repeats a failed request, and a notice of a lost connection, in a status region below the list. Loaded
 * where the owner has turned it on (`Listings.tsx`).
 */
export function RetryNotice( { listing, state, texts }: Props ) {
	const { pending, failed } = state;
	const isOnline = useSyncExternalStore( watchConnection, () => navigator.onLine );
	const [ slot ] = useState( () => {
		const element = document.createElement( 'div' );
		// Without a box of this element, the region is sticky within the block.
		element.style.display = 'contents';
		listing.list.after( element );
		return element;
	} );
	// The button keeps its position and focus until the new attempt has completed.
	const [ shown, setShown ] = useState< { request: typeof failed; isOnline: boolean } >( {
		request: null,
		isOnline: true,
	} );
	if ( ! pending && ( shown.request !== failed || shown.isOnline !== isOnline ) ) {
		setShown( { request: failed, isOnline } );
	}
	const message = shown.isOnline ? ( shown.request ? texts.failed : '' ) : texts.offline;
	return createPortal(
		<div className="courant-listing-retry" role="status" data-empty={ message ? undefined : '' }>
			<span>{ message }</span>
			<button
				type="button"
				hidden={ ! shown.request }
				aria-disabled={ pending !== null }
				onClick={ () => ! pending && failed && repeat( listing, failed ) }
			>
				{ texts.again }
			</button>
		</div>,
		slot
	);
}

function repeat( listing: Listing, request: PendingRequest ): void {
	if ( request.kind === 'filter' ) {
		setControls( listing, request.query );
		listing.store.dispatch( { ...request, type: 'filter' } );
	} else {
		listing.store.dispatch( { type: request.kind, page: request.page } );
	}
}

function watchConnection( onChange: () => void ): () => void {
	const controller = new AbortController();
	for ( const type of [ 'online', 'offline' ] ) {
		addEventListener( type, onChange, { signal: controller.signal } );
	}
	return () => controller.abort();
}
