import type { Page } from '@playwright/test';
import { installPlugin } from './support/application-form';
import { count, layOut, named, ready, titles } from './support/listings';
import { expect, test } from './support/third-parties';
import { desk } from './support/test';

/** What listings send, and when, in a browser against the real server (docs/reference/behavior.md). */
const LIST = '/e2e-choices/';
const PAGES = '/e2e-choices-pages/';
const PLAIN = { courant_ads: [], courant_consent: { banner: 'none' } };

const type = ( page: Page ) => page.locator( 'select[name="job__type_spec"]' );
const more = ( page: Page ) => page.locator( '.awsm-load-more' );

/** Requests of lists that the page has sent so far. */
function asked( page: Page, actions = /^(jobfilter|loadmore)$/ ): URLSearchParams[] {
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

test.beforeAll( async () => {
	installPlugin();
	await layOut();
} );

test( "a search or a filter in the URL is requested on load at once, from the form's own action and by its method", async ( {
	page,
} ) => {
	const sent = asked( page );
	await page.goto( `${ LIST }?jq=choice` );
	await expect.poll( () => sent.length ).toBe( 1 );
	await expect( count( page ) ).toHaveText( '12 openings found' );
	expect( Object.fromEntries( sent[ 0 ] ?? [] ) ).toMatchObject( { action: 'jobfilter', jq: 'choice' } );
	expect(
		await page.evaluate(
			() => ( window as unknown as { awsmJobsPublic: { is_search: string } } ).awsmJobsPublic.is_search
		)
	).toBe( 'choice' );
	await page.goto( `${ LIST }?job__type_spec=choice-full` );
	await expect.poll( () => sent.length ).toBe( 2 );
	await expect( count( page ) ).toHaveText( '6 openings found' );
	expect( sent[ 1 ]?.get( 'job__type_spec' ) ).toBe( 'choice-full' );
	expect( sent[ 1 ]?.get( 'jq' ) ?? '' ).toBe( '' );
	expect(
		await page.evaluate( () => ( window as unknown as { awsmJobsPublic: object } ).awsmJobsPublic )
	).toMatchObject( {
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
	await form.evaluate( ( one ) => {
		one.setAttribute( 'method', 'get' );
		one.setAttribute( 'action', '/e2e-own-action/?kept=1' );
	} );
	await type( page ).selectOption( 'choice-part' );
	await expect( titles( page ) ).toHaveText( [ 'From its own action' ] );
	expect( requests[ 0 ]?.[ 0 ] ).toBe( 'GET' );
	expect( requests[ 0 ]?.[ 1 ] ).toMatch( /^\/e2e-own-action\/\?kept=1&.*job__type_spec=choice-part/ );
	await form.evaluate( ( one ) => {
		one.setAttribute( 'method', 'post' );
		one.setAttribute( 'action', '/e2e-own-action/posted/' );
	} );
	await type( page ).selectOption( 'choice-full' );
	await expect.poll( () => requests.length ).toBe( 2 );
	expect( requests[ 1 ]?.slice( 0, 2 ) ).toEqual( [ 'POST', '/e2e-own-action/posted/' ] );
	expect( requests[ 1 ]?.[ 2 ] ).toContain( 'job__type_spec=choice-full' );
	expect( sent ).toHaveLength( 2 );
} );

/** A search, a filter and the next page. @returns what of them is in the URL */
async function choose( page: Page ): Promise< string > {
	await page.locator( '.awsm-job-search' ).focus();
	await ready( page );
	await page.locator( '.awsm-job-search' ).fill( 'choice' );
	await Promise.all( [
		page.waitForResponse( ( one ) => ( one.request().postData() ?? '' ).includes( 'action=jobfilter' ) ),
		page.locator( '.awsm-job-search' ).press( 'Enter' ),
	] );
	await expect( page.locator( '.awsm-job-search-close-btn' ) ).toBeVisible();
	await type( page ).selectOption( 'choice-full' );
	await expect( count( page ) ).toHaveText( '6 openings found' );
	await expect( page.locator( '.courant-chip' ) ).toHaveCount( 2 );
	await expect( page.locator( '.awsm-job-listings' ) ).toHaveAttribute( 'aria-busy', 'false' );
	// By keyboard: the chips move the list down, and a click may land where the control stood before.
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
		// The same URL again would be a reload, after which the list comes back as it was.
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

test( "the next page is requested with the block's fields; an empty response removes the control; a failure changes nothing", async ( {
	page,
	expectStatus,
} ) => {
	expectStatus( 500, 'admin-ajax' );
	await page.addInitScript( () => {
		const heard: [ string, string, string ][] = [];
		Object.assign( window, { labEvents: heard } );
		const names = [ 'awsmjobs_filtered_listings', 'awsmjobs_load_more' ];
		names.forEach( ( name ) => document.addEventListener( name, () => heard.push( [ name, 'document', '' ] ) ) );
		document.addEventListener( 'DOMContentLoaded', () => {
			type JQuery = ( target: Document ) => {
				on: (
					name: string,
					act: ( event: unknown, wrapped: { attr: ( name: string ) => string }, html: unknown ) => void
				) => void;
			};
			const { jQuery } = window as unknown as { jQuery: JQuery };
			names.forEach( ( name ) =>
				jQuery( document ).on( name, ( _event, wrapped, html ) =>
					heard.push( [
						name,
						'jQuery',
						`${ wrapped.attr( 'class' ).split( ' ' )[ 0 ] ?? '' }, ${ typeof html }`,
					] )
				)
			);
		} );
	} );
	const sent = asked( page );
	await page.goto( `${ LIST }?e2e_jquery` );
	await page
		.locator( '.awsm-job-listings' )
		.evaluate( ( list: HTMLElement ) =>
			Object.assign( list.dataset, { labHint: 'of an integration', lang: 'en' } )
		);
	await type( page ).selectOption( 'choice-full' );
	await expect( count( page ) ).toHaveText( '6 openings found' );
	const block = {
		listings_per_page: '5',
		shortcode_specs: 'job-category:choice-desk',
		labHint: 'of an integration',
		lang: 'en',
	};
	expect( Object.fromEntries( sent[ 0 ] ?? [] ) ).toMatchObject( {
		...block,
		action: 'jobfilter',
		job__type_spec: 'choice-full',
	} );
	for ( const name of [ 'listings', 'specs', 'search', 'taxonomy', 'termId' ] ) {
		expect( sent[ 0 ]?.has( name ), name ).toBe( false );
	}

	const respond = ( status: number ) =>
		page.route( '**/admin-ajax.php', ( route ) => route.fulfill( { status, body: '', contentType: 'text/html' } ), {
			times: 1,
		} );
	await respond( 500 );
	await more( page ).click();
	await expect.poll( () => sent.length ).toBe( 2 );
	await expect( more( page ) ).toHaveText( 'Load more' );
	await expect( titles( page ) ).toHaveCount( 5 );
	expect( Object.fromEntries( sent[ 1 ] ?? [] ) ).toMatchObject( {
		...block,
		action: 'loadmore',
		paged: '1',
		job__type_spec: 'choice-full',
		jq: '',
		awsm_pagination_base: expect.stringContaining( LIST ),
	} );
	await respond( 200 );
	await more( page ).click();
	await expect( more( page ) ).toHaveCount( 0 );
	await expect( page.locator( '.awsm-load-more-main' ) ).toHaveCount( 0 );
	await expect( titles( page ) ).toHaveCount( 5 );
	await type( page ).selectOption( '' );
	await more( page ).click();
	await expect( titles( page ) ).toHaveCount( 10 );
	expect( await page.evaluate( () => ( window as unknown as { labEvents: string[][] } ).labEvents ) ).toEqual(
		[
			[ 'awsmjobs_filtered_listings', 'awsm-job-wrap' ],
			[ 'awsmjobs_filtered_listings', 'awsm-job-wrap' ],
			[ 'awsmjobs_load_more', 'awsm-load-more' ],
		].flatMap( ( [ name, wrapped ] ) => [
			[ name, 'jQuery', `${ wrapped ?? '' }, string` ],
			[ name, 'document', '' ],
		] )
	);

	await page.goto( `${ PAGES }?e2e_jquery` );
	const link = page.getByRole( 'link', { name: 'Page 3' } );
	await respond( 500 );
	await link.click();
	await expect.poll( () => sent.at( -1 )?.get( 'paged' ) ).toBe( '3' );
	await expect( page.locator( '.page-numbers[aria-current="page"]' ) ).toHaveText( '1' );
	await expect( titles( page ) ).toHaveText( named( 1, 2, 3, 4, 5 ) );
	await expect( page.locator( '.awsm-jobs-loading' ) ).toHaveCount( 0 );
	expect( sent.at( -1 )?.get( 'action' ) ).toBe( 'loadmore' );
	await respond( 200 );
	await link.click();
	await expect( link ).toHaveCount( 0 );
	await expect( page.getByRole( 'link', { name: 'Page 2' } ) ).toBeVisible();
	await expect( titles( page ) ).toHaveText( named( 1, 2, 3, 4, 5 ) );
} );

test( 'on the archive of a specification every request includes its term', async ( { page } ) => {
	const [ path, term ] = await desk.wp< [ string, number ] >(
		"$term = get_term_by('slug', 'choice-desk', 'job-category'); return [get_term_link($term), $term->term_id];"
	);
	const sent = asked( page );
	await page.goto( path );
	expect(
		await page.evaluate(
			() => ( window as unknown as { awsmJobsPublic: { is_tax_archive: unknown } } ).awsmJobsPublic.is_tax_archive
		)
	).toBeTruthy();
	await more( page ).click();
	await expect( titles( page ) ).toHaveText( named( 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 ) );
	expect( sent[ 0 ]?.get( 'awsm_job_spec[job-category]' ) ).toBe( String( term ) );
	expect( sent[ 0 ]?.has( 'taxonomy' ) ).toBe( false );
	await ready( page );
	await type( page ).selectOption( 'choice-full' );
	await expect( count( page ) ).toHaveText( '6 openings found' );
	expect( sent[ 1 ]?.get( 'awsm_job_spec[job-category]' ) ).toBe( String( term ) );
} );

test( 'the page of an opening counts one view with one request of two fields; other pages count none', async ( {
	page,
} ) => {
	const [ url, id ] = await desk.wp< [ string, number ] >(
		"$id = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Seen ' . wp_generate_password(8, false), 'post_content' => 'Text.', 'post_author' => 1]); return [get_permalink($id), $id];"
	);
	const sent = asked( page, /^awsm_view_count$/ );
	const views = () => sent.map( ( one ) => [ ...one ] );
	const [ response ] = await Promise.all( [
		page.waitForResponse( ( one ) => ( one.request().postData() ?? '' ).includes( 'awsm_view_count' ) ),
		page.goto( url ),
	] );
	expect( response.request().headers()[ 'content-type' ] ).toMatch( /^application\/x-www-form-urlencoded/ );
	expect( views() ).toEqual( [
		[
			[ 'action', 'awsm_view_count' ],
			[ 'awsm_job_id', String( id ) ],
		],
	] );
	expect( [
		response.status(),
		await (
			await page.request.post( response.url(), { form: { action: 'awsm_view_count', awsm_job_id: '0' } } )
		).text(),
	] ).toEqual( [ 200, '' ] );
	expect( await desk.wp( `return (int) get_post_meta(${ id }, 'awsm_views_count', true);` ) ).toBe( 1 );
	await page.goto( LIST );
	await page.goto( '/about/' );
	expect( views() ).toHaveLength( 1 );
} );
