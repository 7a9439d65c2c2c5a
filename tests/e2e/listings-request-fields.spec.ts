import { installPlugin } from './support/application-form';
import { count, createListingOpenings, named, ready, requested, titles } from './support/listings';
import { expect, test } from './support/third-parties';
import { LIST, type, more } from './listings-requests-page';
import { createOpening, findTerm, getPostMeta } from './support/site-data';

const PAGES = '/e2e-choices-pages/';

test.beforeAll( async () => {
	installPlugin();
	await createListingOpenings();
} );

test( "the next page is requested with the block's fields; an empty response removes the control; a failure changes nothing", async ( {
	page,
	expectStatus,
} ) => {
	expectStatus( 500, 'admin-ajax' );
	await page.addInitScript( () => {
		const received: [ string, string, string ][] = [];
		Object.assign( window, { labListEvents: received } );
		const names = [ 'awsmjobs_filtered_listings', 'awsmjobs_load_more' ];
		names.forEach( ( name ) => document.addEventListener( name, () => received.push( [ name, 'document', '' ] ) ) );
		document.addEventListener( 'DOMContentLoaded', () => {
			const { jQuery } = window;
			names.forEach( ( name ) =>
				jQuery?.( document ).on( name, ( _event, wrapped, html ) =>
					received.push( [
						name,
						'jQuery',
						`${ jQuery( wrapped ).attr( 'class' ).split( ' ' )[ 0 ] ?? '' }, ${ typeof html }`,
					] )
				)
			);
		} );
	} );
	const sent = requested( page );
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
	expect( await page.evaluate( () => window.labListEvents ) ).toEqual(
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
	const { url: path, id: term } = await findTerm( 'job-category', 'Choice desk' );
	const sent = requested( page );
	await page.goto( path );
	expect( await page.evaluate( () => window.awsmJobsPublic.is_tax_archive ) ).toBeTruthy();
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
	const { url, id } = await createOpening( { post_title: `Seen ${ Date.now() }`, post_content: 'Text.' } );
	const sent = requested( page, /^awsm_view_count$/ );
	const views = () => sent.map( ( fields ) => [ ...fields ] );
	const [ response ] = await Promise.all( [
		page.waitForResponse( ( candidate ) => ( candidate.request().postData() ?? '' ).includes( 'awsm_view_count' ) ),
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
	expect( Number( await getPostMeta( id, 'awsm_views_count' ) ) ).toBe( 1 );
	await page.goto( LIST );
	await page.goto( '/about/' );
	expect( views() ).toHaveLength( 1 );
} );
