import { pluginConfig } from '../../shared/config/page';
import { watchFilterBar } from './layout';
import { clearScrollPosition, saveScrollPosition, restoreScrollPosition } from './history-state';
import { queryStringOnLoad, rememberQueryString, findElements, requestOnLoad } from './dom';

/** Mounts each listing block that needs a request on load, after browsers have restored its controls. */
export function mountListings(): void {
	document.querySelectorAll< HTMLElement >( '[data-island="listings"]' ).forEach( ( root ) => {
		const parts = findElements( root );
		if ( parts && requestOnLoad( root, parts, pluginConfig(), queryStringOnLoad( root ) ) ) {
			root.dispatchEvent( new Event( 'courant:wake', { bubbles: true } ) );
		}
	} );
	restoreScrollPosition();
}

document.querySelectorAll< HTMLElement >( '[data-island="listings"]' ).forEach( rememberQueryString );
document.querySelectorAll< HTMLElement >( '.awsm-filter-wrap' ).forEach( watchFilterBar );
document.addEventListener( 'click', ( { target } ) => {
	const link = target instanceof Element ? target.closest( '.awsm-job-listing-item a[href]' ) : null;
	if ( link ) {
		saveScrollPosition( link );
	}
} );
// A page from the back/forward cache has its scroll position already.
window.addEventListener( 'pageshow', ( { persisted } ) => persisted && clearScrollPosition() );
if ( document.readyState === 'complete' ) {
	mountListings();
} else {
	window.addEventListener( 'pageshow', mountListings, { once: true } );
}
