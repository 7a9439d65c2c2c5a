import type { Page } from '@playwright/test';
import { installPlugin } from './support/application-form';
import { count, createListingOpenings, named, ready, requested, titles } from './support/listings';
import { expect, test } from './support/third-parties';
import { desk } from './support/test';
import { LIST, type, more } from './listings-requests-page';

const PLAIN = { courant_ads: [], courant_consent: { banner: 'none' } };

test.beforeAll( async () => {
	installPlugin();
	await createListingOpenings();
} );

test( "a search or a filter in the URL is requested on load at once, from the form's own action and by its method", async ( {
	page,
} ) => {
	const sent = requested( page );
	await page.goto( `${ LIST }?jq=choice` );
	await expect.poll( () => sent.length ).toBe( 1 );
	await expect( count( page ) ).toHaveText( '12 openings found' );
	expect( Object.fromEntries( sent[ 0 ] ?? [] ) ).toMatchObject( { action: 'jobfilter', jq: 'choice' } );
	expect( await page.evaluate( () => window.awsmJobsPublic.is_search ) ).toBe( 'choice' );
	await page.goto( `${ LIST }?job__type_spec=choice-full` );
	await expect.poll( () => sent.length ).toBe( 2 );
	await expect( count( page ) ).toHaveText( '6 openings found' );
	expect( sent[ 1 ]?.get( 'job__type_spec' ) ).toBe( 'choice-full' );
	expect( sent[ 1 ]?.get( 'jq' ) ?? '' ).toBe( '' );
	expect( await page.evaluate( () => window.awsmJobsPublic ) ).toMatchObject( {
		ajaxurl: `${ desk.url }/wp-admin/admin-ajax.php`,
		is_search: '',
		is_tax_archive: '',
		deep_linking: { search: true, spec: true, pagination: true },
		vendors: { selectric: false },
		i18n: { loading_text: 'Loading…' },
	} );

	const requests: [ string, string, string | null ][] = [];
	await page.route( '**/e2e-own-action/**', ( route ) => {
		const { pathname, search } = new URL( route.request().url() );
		requests.push( [ route.request().method(), `${ pathname }${ search }`, route.request().postData() ] );
		return route.fulfill( {
			contentType: 'text/html',
			body: '<div class="awsm-job-listing-item"><h2 class="awsm-job-post-title">From its own action</h2></div>',
		} );
	} );
	const form = page.locator( '.awsm-filter-wrap form' );
	await form.evaluate( ( element ) => {
		element.setAttribute( 'method', 'get' );
		element.setAttribute( 'action', '/e2e-own-action/?kept=1' );
	} );
	await type( page ).selectOption( 'choice-part' );
	await expect( titles( page ) ).toHaveText( [ 'From its own action' ] );
	expect( requests[ 0 ]?.[ 0 ] ).toBe( 'GET' );
	expect( requests[ 0 ]?.[ 1 ] ).toMatch( /^\/e2e-own-action\/\?kept=1&.*job__type_spec=choice-part/ );
	await form.evaluate( ( element ) => {
		element.setAttribute( 'method', 'post' );
		element.setAttribute( 'action', '/e2e-own-action/posted/' );
	} );
	await type( page ).selectOption( 'choice-full' );
	await expect.poll( () => requests.length ).toBe( 2 );
	expect( requests[ 1 ]?.slice( 0, 2 ) ).toEqual( [ 'POST', '/e2e-own-action/posted/' ] );
	expect( requests[ 1 ]?.[ 2 ] ).toContain( 'job__type_spec=choice-full' );
	expect( sent ).toHaveLength( 2 );
} );

/** Searches, filters and loads the next page. @returns the parts of it that are in the URL */
async function choose( page: Page ): Promise< string > {
	await page.locator( '.awsm-job-search' ).focus();
	await ready( page );
	await page.locator( '.awsm-job-search' ).fill( 'choice' );
	await Promise.all( [
		page.waitForResponse( ( response ) => ( response.request().postData() ?? '' ).includes( 'action=jobfilter' ) ),
		page.locator( '.awsm-job-search' ).press( 'Enter' ),
	] );
	await expect( page.locator( '.awsm-job-search-close-btn' ) ).toBeVisible();
	await type( page ).selectOption( 'choice-full' );
	await expect( count( page ) ).toHaveText( '6 openings found' );
	await expect( page.locator( '.courant-chip' ) ).toHaveCount( 2 );
	await expect( page.locator( '.awsm-job-listings' ) ).toHaveAttribute( 'aria-busy', 'false' );
	// By keyboard: the chips move the list down, and a click may hit the former position of the control.
	await more( page ).press( 'Enter' );
	await expect( titles( page ) ).toHaveCount( 6 );
	return new URL( page.url() ).search;
}

test( 'the URL gets the search, the filters and the page each only where its setting is on, and a new filter removes the page', async ( {
	page,
	site,
} ) => {
	test.slow();
	const flags = { deep_search: false, deep_spec: false, deep_pagination: false };
	for ( const [ flag, expected ] of [
		[ 'deep_search', '?jq=choice' ],
		[ 'deep_spec', '?job__type_spec=choice-full' ],
		[ 'deep_pagination', '?paged=2' ],
		[ 'none', '' ],
	] as const ) {
		await site( { ...PLAIN, courant_listings: { ...flags, [ flag ]: true } } );
		// The same URL again would be a reload, after which the list is restored.
		await page.goto( 'about:blank' );
		await page.goto( LIST );
		const before = await page.evaluate( () => history.length );
		expect( await choose( page ), flag ).toBe( expected );
		expect( await page.evaluate( () => history.length ) ).toBe( before );
		if ( flag === 'deep_pagination' ) {
			await type( page ).selectOption( 'choice-part' );
			await expect( page.locator( '.courant-chip', { hasText: 'Choice part' } ) ).toBeVisible();
			expect( new URL( page.url() ).search ).toBe( '' );
		}
	}
} );

test( 'the search button searches, and is shown again when the text changes', async ( { page } ) => {
	await page.goto( LIST );
	const box = page.locator( '.awsm-job-search' );
	const search = page.locator( '.awsm-job-search-btn' );
	const close = page.locator( '.awsm-job-search-close-btn' );
	await expect( close ).toBeHidden();
	await box.focus();
	await ready( page );
	await box.fill( 'opening 03' );
	await search.click();
	await expect( titles( page ) ).toHaveText( named( 3 ) );
	await expect( close ).toBeVisible();
	await expect( search ).toBeHidden();
	await box.fill( 'opening 04' );
	await expect( search ).toBeVisible();
	await search.click();
	await expect( titles( page ) ).toHaveText( named( 4 ) );
} );
