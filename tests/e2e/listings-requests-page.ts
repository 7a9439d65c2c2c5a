import type { Page } from '@playwright/test';

/** What listings send, and when, in a browser against the real server (docs/reference/behavior.md). */
export const LIST = '/e2e-choices/';

export const type = ( page: Page ) => page.locator( 'select[name="job__type_spec"]' );

export const more = ( page: Page ) => page.locator( '.awsm-load-more' );

/** Requests of lists that the page has sent so far. */
export function requested( page: Page, actions = /^(jobfilter|loadmore)$/ ): URLSearchParams[] {
	const sent: URLSearchParams[] = [];
	page.on( 'request', ( request ) => {
		const fields = new URLSearchParams( request.postData() ?? '' );
		// Ads and consent count by the same endpoint.
		if ( request.url().includes( 'admin-ajax' ) && actions.test( fields.get( 'action' ) ?? '' ) ) {
			sent.push( fields );
		}
	} );
	return sent;
}
