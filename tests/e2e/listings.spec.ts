import { expect, overflows, test, testWithoutScript } from './support/test';
import type { Page } from '@playwright/test';
import { createPosts, hoursBefore } from './support/site-data';

const LIST = '/e2e-listing/';
const ARCHIVE = '/job-category/lab-desk/';
const NUMBERED = '/e2e-numbered/';

const titles = ( page: Page ) => page.locator( '.awsm-job-listing-item .awsm-job-post-title' );
const count = ( page: Page ) => page.locator( '.courant-listing-count' );
const ready = ( page: Page ) => expect( page.locator( '.awsm-job-wrap' ) ).toHaveAttribute( 'data-state', 'ready' );
const named = ( ...numbers: number[] ) => numbers.map( ( number ) => `Lab opening ${ number }` );

/** Seven openings of one category: the odd ones in the north, the even ones in the south. */
test.beforeAll( async () => {
	await createPosts( [
		...[ 1, 2, 3, 4, 5, 6, 7 ].map( ( n ) => ( {
			fields: {
				post_type: 'awsm_job_openings',
				post_name: `lab-opening-${ n }`,
				post_title: `Lab opening ${ n }`,
				post_content: 'Job description.',
				post_date: hoursBefore( 1_500_000_000, n ),
			},
			terms: { 'job-category': [ 'Lab desk' ], 'job-location': [ n % 2 ? 'Lab north' : 'Lab south' ] },
		} ) ),
		...[
			[ 'e2e-listing', 'modern' ],
			[ 'e2e-numbered', 'classic' ],
		].map( ( [ name, kind ] ) => ( {
			fields: {
				post_type: 'page',
				post_name: name,
				post_title: `Listing, ${ kind }`,
				post_content: `[awsmjobs specs="job-category:lab-desk" filters="yes" listings="3" pagination="${ kind }"]`,
			},
		} ) ),
	] );
} );

for ( const [ where, list ] of [
	[ 'on a page', LIST ],
	[ 'on the archive of a specification', ARCHIVE ],
] as const ) {
	test(
		`a filter updates the list in place, and its URL can be shared: ${ where }`,
		{ tag: '@oldest' },
		async ( { page, axe } ) => {
			await page.goto( list );
			await expect( count( page ) ).toHaveText( '7 openings found' );
			await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'lab-south' );
			await expect( count( page ) ).toHaveText( '3 openings found' );
			await expect( titles( page ) ).toHaveText( named( 2, 4, 6 ) );
			await expect( page ).toHaveURL( `${ list }?job__location_spec=lab-south` );
			await expect( page.locator( '.awsm-load-more' ) ).toHaveCount( 0 );
			await axe();

			await page.goto( page.url() );
			await expect( titles( page ) ).toHaveText( named( 2, 4, 6 ) );
			await expect( page.locator( 'select[name="job__location_spec"]' ) ).toHaveValue( 'lab-south' );
		}
	);

	test( `everything works by keyboard: ${ where }`, async ( { page } ) => {
		await page.goto( list );
		await page.locator( '.awsm-job-search' ).focus();
		await page.keyboard.type( 'opening 5' );
		await page.keyboard.press( 'Enter' );
		await expect( titles( page ) ).toHaveText( named( 5 ) );
		await ready( page );
		await expect( page.locator( '.awsm-job-search' ) ).toBeFocused();
		// Tab order after the search field.
		for ( const stop of [
			page.locator( '.awsm-job-search-close-btn' ),
			...( await page.locator( '.awsm-filter-wrap select' ).all() ),
			page.getByLabel( 'Sort by' ),
			// In an archive of a specification, the first one leads to all openings.
			...( await page.locator( '.courant-chip' ).all() ),
			page.getByRole( 'link', { name: 'Clear all' } ),
			page.getByRole( 'link', { name: 'Lab opening 5', exact: true } ),
		] ) {
			await page.keyboard.press( 'Tab' );
			await expect( stop ).toBeFocused();
		}
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/jobs\/lab-opening-5\/$/ );
	} );

	test( `Back from an opening restores filter, list and focus: ${ where }`, async ( { page } ) => {
		await page.goto( list );
		await page.locator( 'select[name="job__location_spec"]' ).focus();
		await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'lab-south' );
		await expect( titles( page ) ).toHaveText( named( 2, 4, 6 ) );
		const link = page.getByRole( 'link', { name: 'Lab opening 4', exact: true } );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /\/jobs\/lab-opening-4\/$/ );
		await page.goBack();
		await expect( titles( page ) ).toHaveText( named( 2, 4, 6 ) );
		await expect( page.locator( 'select[name="job__location_spec"]' ) ).toHaveValue( 'lab-south' );
		await expect( link ).toBeFocused();
	} );
}

test( 'a search by Enter, and clearing it', async ( { page, axe } ) => {
	await page.goto( LIST );
	const box = page.getByRole( 'textbox', { name: 'Search openings' } );
	await box.fill( 'opening 3' );
	await box.press( 'Enter' );
	await expect( titles( page ) ).toHaveText( named( 3 ) );
	await expect( page ).toHaveURL( /\?jq=opening(\+|%20)3$/ );
	await expect(
		page.getByRole( 'button', { name: 'Search', exact: true } ).and( page.locator( '.awsm-job-search-btn' ) )
	).toBeHidden();
	await page.locator( '.awsm-job-search-close-btn' ).click();
	await expect( count( page ) ).toHaveText( '7 openings found' );
	await expect( page ).toHaveURL( /\/e2e-listing\/$/ );
	await box.fill( 'nothing of the kind' );
	await box.press( 'Enter' );
	await expect( page.locator( '.awsm-jobs-none-container' ) ).toContainText(
		'No openings match “nothing of the kind”.'
	);
	await expect( count( page ) ).toHaveText( 'No openings found' );
	await axe();
} );

test( 'load more appends until there are no more openings', { tag: '@oldest' }, async ( { page, axe } ) => {
	await page.goto( LIST );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveText( named( 1, 2, 3, 4, 5, 6 ) );
	await expect( page ).toHaveURL( /\?paged=2$/ );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveText( named( 1, 2, 3, 4, 5, 6, 7 ) );
	await expect( page.locator( '.awsm-load-more' ) ).toHaveCount( 0 );
	await axe();
	await page.reload();
	await expect( titles( page ) ).toHaveText( named( 1, 2, 3, 4, 5, 6, 7 ) );
} );

test( 'numbered pages replace the list and mark the current page', async ( { page, axe } ) => {
	await page.goto( NUMBERED );
	await page.getByRole( 'link', { name: 'Page 2' } ).click();
	await expect( titles( page ) ).toHaveText( named( 4, 5, 6 ) );
	await expect( page.locator( '.page-numbers[aria-current="page"]' ) ).toHaveText( '2' );
	await expect( page ).toHaveURL( /\?paged=2$/ );
	await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'lab-north' );
	await expect( titles( page ) ).toHaveText( named( 1, 3, 5 ) );
	await expect( page ).toHaveURL( /\?job__location_spec=lab-north$/ );
	await axe();
} );

test( 'the panel of filters opens and closes on a small screen', async ( { page, axe } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( LIST );
	const toggle = page.getByRole( 'button', { name: 'Filter' } );
	const select = page.locator( 'select[name="job__location_spec"]' );
	await expect( select ).toBeHidden();
	await toggle.click();
	await expect( toggle ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( select ).toBeVisible();
	await axe();
	await toggle.click();
	await expect( toggle ).toHaveAttribute( 'aria-pressed', 'false' );
	await expect( select ).toBeHidden();
} );

test( 'on phones, a filtered list starts below a closed panel, whose button shows the list', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	const search = page.locator( '.awsm-filter-item-search' );
	const toggle = page.getByRole( 'button', { name: 'Filter' } );
	await page.goto( LIST );
	const layout = [ await search.boundingBox(), await toggle.boundingBox() ];
	expect( layout[ 0 ]?.width ).toBeLessThan( 300 );
	await page.goto( `${ LIST }?job__location_spec=lab-south` );
	await ready( page );
	await expect( page.locator( 'select[name="job__location_spec"]' ) ).toBeHidden();
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( ( await search.boundingBox() )?.y ).toBe( layout[ 0 ]?.y );
	expect( ( await toggle.boundingBox() )?.y ).toBe( layout[ 1 ]?.y );

	await toggle.click();
	const button = page.getByRole( 'button', { name: 'Show 3 openings' } );
	await expect( button ).toBeInViewport();
	await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'lab-north' );
	await page.getByRole( 'button', { name: 'Show 4 openings' } ).click();
	await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( count( page ) ).toBeFocused();
	// The row with the number and the sort order is at the top, below a sticky header if the page scrolled up.
	const header = page.locator( '.courant-listing-header' );
	await expect
		.poll( async () => {
			const box = await header.boundingBox();
			return box !== null && box.y >= 0 && box.y < 120;
		} )
		.toBe( true );
	await expect( header ).toBeInViewport( { ratio: 1 } );
	await expect( titles( page ).first() ).toBeInViewport();
} );

test( 'a teaser list: the keyboard opens an opening, Back restores the position, and its link leads to the full list', async ( {
	page,
} ) => {
	await page.goto( '/' );
	const teaser = page.locator( '.courant-listing-teaser' );
	const link = teaser.locator( '.awsm-job-post-title a' ).nth( 1 );
	const title = await link.innerText();
	await teaser.locator( '.awsm-job-post-title a' ).first().focus();
	await expect( async () => {
		await page.keyboard.press( 'Tab' );
		await expect( link ).toBeFocused( { timeout: 100 } );
	} ).toPass( { timeout: 5_000 } );
	await expect( link ).toBeInViewport();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText( title );
	await page.goBack();
	await expect( link ).toHaveText( title );
	await expect( link ).toBeInViewport();
	expect( await page.evaluate( () => window.scrollY ) ).toBeGreaterThan( 0 );
	await teaser.getByRole( 'link', { name: /Show all/ } ).click();
	await page.locator( '.awsm-job-search' ).fill( 'Lab opening 5' );
	await page.keyboard.press( 'Enter' );
	await expect( titles( page ) ).toHaveText( named( 5 ) );
} );

test( 'a click anywhere on a card opens it', async ( { page } ) => {
	await page.goto( LIST );
	const item = page.locator( '.awsm-job-listing-item' ).nth( 1 );
	await item.scrollIntoViewIfNeeded();
	const box = await item.boundingBox();
	await page.mouse.click( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2, ( box?.y ?? 0 ) + ( box?.height ?? 0 ) - 4 );
	await expect( page ).toHaveURL( /\/jobs\/lab-opening-2\/$/ );
} );

test( 'nothing overflows the window, down to 320 pixels', async ( { page, screens } ) => {
	for ( const path of [ LIST, NUMBERED, '/jobs/' ] ) {
		await page.goto( path );
		for ( const width of [ 320, 390, 768, 1280 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await overflows( page ), `${ path } at ${ width }` ).toBe( false );
		}
	}
	await page.goto( LIST );
	await screens( 'listing' );
	await page.goto( '/jobs/' );
	await screens( 'archive-of-openings' );
} );

testWithoutScript( 'without JavaScript the form leads to a page with a URL', async ( { page } ) => {
	await page.goto( LIST );
	await page.locator( '.awsm-job-search' ).fill( 'opening' );
	await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'lab-north' );
	await page.getByRole( 'button', { name: 'Show openings' } ).click();
	await expect( page ).toHaveURL( /\/e2e-listing\/\?jq=opening&job__location_spec=lab-north$/ );
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveText( named( 1, 3, 5, 7 ) );
	await page.locator( '.awsm-job-search-close-btn' ).click();
	await expect( page ).toHaveURL( /\/e2e-listing\/\?job__location_spec=lab-north$/ );
	await expect( page.locator( '.awsm-job-search' ) ).toHaveValue( '' );
} );

testWithoutScript( 'without JavaScript numbered pages are links and the panel is open', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( NUMBERED );
	await expect( page.locator( 'select[name="job__location_spec"]' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Page 3' } ).click();
	await expect( titles( page ) ).toHaveText( named( 7 ) );
	await expect( page.locator( '.page-numbers[aria-current="page"]' ) ).toHaveText( '3' );
} );

test( 'when the script fails to load, the panel is open and the form is sent by its button', async ( {
	page,
	expectConsole,
	expectStatus,
} ) => {
	expectConsole( /react/ );
	expectStatus( 503, /react/ );
	await page.route( /react(-dom)?\.min\.js/, ( route ) => route.fulfill( { status: 503 } ) );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( LIST );
	await expect( page.getByRole( 'button', { name: 'Show openings' } ) ).toBeHidden();
	await page.getByRole( 'button', { name: 'Filter' } ).click();
	await expect( page.locator( '.awsm-job-wrap' ) ).toHaveAttribute( 'data-state', 'failed' );
	await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'lab-south' );
	await page.getByRole( 'button', { name: 'Show openings' } ).click();
	await expect( page ).toHaveURL( /job__location_spec=lab-south/ );
	await expect( titles( page ) ).toHaveText( named( 2, 4, 6 ) );
} );

test( 'hidden elements stay hidden under a theme that styles every button', async ( { page } ) => {
	await page.goto( LIST );
	await page.addStyleTag( { content: 'button { display: inline-block }' } );
	await expect( page.locator( '.awsm-job-search-close-btn' ) ).toBeHidden();
	await expect( page.getByRole( 'button', { name: 'Show openings' } ) ).toBeHidden();
} );
