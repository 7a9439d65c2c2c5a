import type { Page } from '@playwright/test';
import { createPosts, hoursBefore } from './site-data';
import { installMuPlugin } from './site-files';
import { expect } from './test';

export const titles = ( page: Page ) => page.locator( '.awsm-job-listing-item .awsm-job-post-title' );
export const count = ( page: Page ) => page.locator( '.courant-listing-count' );
export const chips = ( page: Page ) => page.locator( '.courant-chip' );
export const ready = ( page: Page ) =>
	expect( page.locator( '.awsm-job-wrap' ).first() ).toHaveAttribute( 'data-state', 'ready' );
export const named = ( ...numbers: number[] ) =>
	numbers.map( ( number ) => `Choice opening ${ String( number ).padStart( 2, '0' ) }` );

/** Requests of listings that the page has sent so far. */
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

/** Delays the next requests of listings until they are released, and then fulfills, fails or forwards them. */
export async function held(
	page: Page
): Promise< { waiting: () => number; go: ( status?: number ) => Promise< void > } > {
	const waiting: ( ( status?: number ) => Promise< void > )[] = [];
	await page.route( '**/admin-ajax.php', async ( route ) => {
		if ( ! /action=(jobfilter|loadmore)/.test( route.request().postData() ?? '' ) ) {
			return route.continue();
		}
		return new Promise< void >( ( done ) => {
			waiting.push( async ( status ) => {
				await ( status === undefined ? route.continue() : route.fulfill( { status, body: '' } ) );
				done();
			} );
		} );
	} );
	return {
		waiting: () => waiting.length,
		go: async ( status ) => {
			await expect.poll( () => waiting.length ).toBeGreaterThan( 0 );
			await waiting.shift()?.( status );
		},
	};
}

/**
 * Twelve openings of one category: north, south, east in turn; every other one part-time; the first four remote; with
 * rising salaries. A page of the site may be requested from right to left (`?rtl`), and with styled selects
 * (`?styled`).
 */
export async function createListingOpenings(): Promise< void > {
	installMuPlugin( 'e2e-listings' );
	const openings = Array.from( { length: 12 }, ( _, index ) => index + 1 ).map( ( n ) => ( {
		fields: {
			post_type: 'awsm_job_openings',
			post_name: `choice-opening-${ String( n ).padStart( 2, '0' ) }`,
			post_title: `Choice opening ${ String( n ).padStart( 2, '0' ) }`,
			post_content: 'Job description.',
			post_date: hoursBefore( 1_400_000_000, n ),
			meta_input: {
				courant_work_mode: n <= 4 ? 'remote' : 'on-site',
				courant_salary: { min: n * 10_000, max: null, currency: 'EUR', unit: 'YEAR', shown: true },
			},
		},
		terms: {
			'job-category': [ 'Choice desk' ],
			'job-location': [ `Choice ${ String( [ 'east', 'north', 'south' ][ n % 3 ] ) }` ],
			'job-type': [ n % 2 === 1 ? 'Choice full' : 'Choice part' ],
		},
	} ) );
	const list = ( more = '' ) => `[awsmjobs specs="job-category:choice-desk" filters="yes" listings="5" ${ more }]`;
	const pages = Object.entries( {
		'e2e-choices': list( 'filter_types="job-location:checkbox"' ),
		'e2e-choices-side': list(
			'placement="side" layout="stack" filter_types="job-location:checkbox,job-type:checkbox"'
		),
		'e2e-choices-pages': `${ list( 'layout="grid" pagination="classic"' ) }<div style="height:2000px"></div>`,
		'e2e-choices-two': list() + list( 'pagination="classic"' ),
		'e2e-choices-groups': list( 'group_by="job-location"' ),
		'e2e-choices-several': list( 'filter_types="job-location:multiple"' ),
	} ).map( ( [ name, content ] ) => ( {
		fields: { post_type: 'page', post_name: name, post_title: name, post_content: content },
	} ) );
	await createPosts( [ ...openings, ...pages ] );
}
