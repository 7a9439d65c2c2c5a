import { pluginConfig } from '../../shared/config/page';
import { watchFilterBars } from './layout';
import {
	clearScrollPosition,
	restoreScrollPosition,
	savedState,
	saveScrollPosition,
	writeState,
} from './history-state';
import { findElements, printedQuery, printedState, readControls, requestOnLoad } from './dom';
import { storeList } from './last-list';
import { choicesFor, filterItem, slugFor } from './filters';

declare global {
	interface Window {
		courantListings?: unknown;
	}
}

/** Mounts each listing block that needs a request on load, after browsers have restored its controls. */
export function mountListings(): void {
	document.querySelectorAll< HTMLElement >( '[data-island="listings"]' ).forEach( ( root ) => {
		const elements = findElements( root );
		if ( elements && requestOnLoad( root, elements, pluginConfig() ) ) {
			root.dispatchEvent( new Event( 'courant:mount', { bubbles: true } ) );
		}
	} );
	restoreScrollPosition();
}

// The island uses these functions from here, so that a page loads them once.
window.courantListings = {
	choicesFor,
	filterItem,
	findElements,
	printedQuery,
	printedState,
	readControls,
	requestOnLoad,
	restoreScrollPosition,
	savedState,
	slugFor,
	writeState,
};
watchFilterBars();
document.addEventListener( 'click', ( { target } ) => {
	const link = target?.closest?.< HTMLAnchorElement >( '.awsm-job-listing-item a[href]' );
	if ( link ) {
		saveScrollPosition( link );
		storeList();
	}
} );
// A page from the back/forward cache has its scroll position already.
addEventListener( 'pageshow', ( { persisted } ) => persisted && clearScrollPosition() );
if ( document.readyState === 'complete' ) {
	mountListings();
} else {
	addEventListener( 'pageshow', mountListings, { once: true } );
}
