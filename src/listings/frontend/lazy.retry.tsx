import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ListingsConfig } from '../../shared/config/generated';
import { focusOn } from '../../shared/frontend/a11y';
import { useStore } from '../../shared/frontend/store';
import { setControls } from './controls';
import type { PendingRequest } from './model';
import type { Listing } from './requests';

type Texts = NonNullable< ListingsConfig[ 'retry' ] >;

/** Renders the notice in an element of its own below the list. */
export function mount( listing: Listing, texts: Texts ): void {
	const host = document.createElement( 'div' );
	// The notice sticks to the bottom of the window within the block.
	host.style.display = 'contents';
	listing.list.after( host );
	createRoot( host ).render( <Retry listing={ listing } texts={ texts } /> );
}

/** A button that repeats a failed request, and the notice of a lost connection. */
function Retry( { listing, texts }: { listing: Listing; texts: Texts } ): ReactNode {
	const { pending, failed = null } = useStore( listing.store );
	const isOnline = useSyncExternalStore( watchConnection, () => navigator.onLine );
	const [ settled, settle ] = useState( failed );
	// The button keeps its position and focus until the new attempt has completed.
	if ( ! pending && settled !== failed ) {
		settle( failed );
	}
	const button = useRef< HTMLButtonElement >( null );
	useLayoutEffect( () => {
		// A hidden button would lose focus to the top of the page.
		if ( ! settled && listing.count && button.current === document.activeElement ) {
			focusOn( listing.count, { preventScroll: true } );
		}
	}, [ listing, settled ] );
	const failure = settled ? texts.failed : '';
	const message = isOnline ? failure : texts.offline;
	return (
		<div className="courant-listing-retry" role="status" data-empty={ message === '' ? '' : undefined }>
			<span>{ message }</span>
			<button
				ref={ button }
				type="button"
				hidden={ ! settled }
				aria-disabled={ pending !== null }
				onClick={ () => ! pending && settled && repeat( listing, settled ) }
			>
				{ texts.again }
			</button>
		</div>
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
	window.addEventListener( 'online', onChange );
	window.addEventListener( 'offline', onChange );
	return () => {
		window.removeEventListener( 'online', onChange );
		window.removeEventListener( 'offline', onChange );
	};
}
