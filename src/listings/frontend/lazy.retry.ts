import type { ListingsConfig } from '../../shared/config/generated';
import { setControls } from './controls';
import type { Listing } from './requests';

/** Shows a button that repeats a failed request, and reports a lost connection, in a status region below the list. */
export function mount(
	listing: Listing,
	{ failed: failedMessage, offline: offlineMessage, again: retryLabel }: NonNullable< ListingsConfig[ 'retry' ] >
): void {
	const { list, store } = listing;
	const region = document.createElement( 'div' );
	const text = document.createElement( 'span' );
	const button = document.createElement( 'button' );
	region.className = 'courant-listing-retry';
	region.setAttribute( 'role', 'status' );
	button.type = 'button';
	button.textContent = retryLabel;
	region.append( text, button );
	list.after( region );

	const update = () => {
		const { pending, failed: request } = store.get();
		button.setAttribute( 'aria-disabled', String( pending !== null ) );
		// The button keeps its position and focus until the new attempt has completed.
		if ( pending ) {
			return;
		}
		const message = navigator.onLine ? ( request ? failedMessage : '' ) : offlineMessage;
		if ( text.textContent !== message ) {
			text.textContent = message;
		}
		button.hidden = ! request;
		region.toggleAttribute( 'data-empty', message === '' );
	};
	button.addEventListener( 'click', () => {
		const { pending, failed: request } = store.get();
		if ( pending || ! request ) {
			return;
		}
		if ( request.kind === 'filter' ) {
			setControls( listing, request.query );
			store.dispatch( { ...request, type: 'filter' } );
		} else {
			store.dispatch( { type: request.kind, page: request.page } );
		}
	} );
	store.subscribe( update );
	window.addEventListener( 'offline', update );
	window.addEventListener( 'online', update );
	update();
}
