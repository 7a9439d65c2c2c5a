import { expect, test } from './support/test';
import { requested, chips, count, held, createListingOpenings, named, ready, titles } from './support/listings';

const LIST = '/e2e-choices/';
const PAGES = '/e2e-choices-pages/';

test.beforeAll( createListingOpenings );

test( 'only one filter request is in flight; choices made meanwhile are sent in one more request, and no history entry is added', async ( {
	page,
} ) => {
	await page.goto( LIST );
	const before = await page.evaluate( () => history.length );
	const sent = requested( page );
	const line = await held( page );
	const type = page.locator( 'select[name="job__type_spec"]' );
	await type.selectOption( 'choice-full' );
	await expect.poll( () => sent.length ).toBe( 1 );
	await expect( page.locator( '.awsm-job-listings' ) ).toHaveAttribute( 'aria-busy', 'true' );
	await type.selectOption( 'choice-part' );
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	expect( sent ).toHaveLength( 1 );
	await line.go();
	await expect.poll( () => sent.length ).toBe( 2 );
	await line.go();
	await expect( titles( page ) ).toHaveText( named( 2, 4 ) );
	expect( sent ).toHaveLength( 2 );
	expect( Object.fromEntries( sent[ 1 ] ?? [] ) ).toMatchObject( {
		action: 'jobfilter',
		job__type_spec: 'choice-part',
		work_mode: 'remote',
		listings_per_page: '5',
		shortcode_specs: 'job-category:choice-desk',
		pagination: 'modern',
		courant: '1',
	} );
	await expect( page ).toHaveURL( /\?job__type_spec=choice-part&work_mode=remote$/ );
	expect( await page.evaluate( () => history.length ) ).toBe( before );
} );

test( 'failures show nothing, restore the former state and leave every control usable', async ( {
	page,
	expectStatus,
} ) => {
	expectStatus( 500, 'admin-ajax' );
	await page.goto( `${ LIST }?paged=2#here` );
	const line = await held( page );
	const type = page.locator( 'select[name="job__type_spec"]' );
	await type.selectOption( 'choice-full' );
	await expect( page ).toHaveURL( /\?job__type_spec=choice-full#here$/ );
	await line.go( 500 );
	await expect( type ).toHaveValue( '' );
	await expect( chips( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /\?paged=2#here$/ );
	await expect( titles( page ) ).toHaveCount( 10 );
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( page.locator( '.awsm-jobs-loading' ) ).toHaveCount( 0 );

	// Both icons are gone while a search is cleared, and are shown again according to the state.
	const box = page.locator( '.awsm-job-search' );
	await box.fill( 'choice' );
	await box.press( 'Enter' );
	await line.go();
	await expect( page.locator( '.awsm-job-search-close-btn' ) ).toBeVisible();
	await expect( page.locator( '.awsm-job-search-btn' ) ).toBeHidden();
	await page.locator( '.awsm-job-search-close-btn' ).click();
	await expect( page.locator( '.awsm-job-search-icon-wrapper:visible' ) ).toHaveCount( 0 );
	await line.go( 500 );
	await expect( page.locator( '.awsm-job-search-close-btn' ) ).toBeVisible();
	await expect( box ).toHaveValue( 'choice' );
	await page.locator( '.awsm-job-search-close-btn' ).click();
	await line.go();
	await expect( page.locator( '.awsm-job-search-btn' ) ).toBeVisible();

	const more = page.locator( '.awsm-load-more' );
	await more.click();
	await expect( more ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( more ).toHaveText( 'Loading…' );
	await line.go( 500 );
	await expect( more ).toHaveText( 'Load more' );
	await expect( more ).not.toHaveAttribute( 'aria-disabled' );
	await more.click();
	await line.go();
	await expect( titles( page ) ).toHaveCount( 10 );
	await expect( page.getByRole( 'link', { name: 'Choice opening 06', exact: true } ) ).toBeFocused();
} );

test( 'a numbered page is marked at once, replaces the list, and the page scrolls to 25 px above the block in 600 ms', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( PAGES );
	await page.locator( '.awsm-job-search' ).focus();
	await ready( page );
	const line = await held( page );
	await page.evaluate( () => window.scrollTo( { top: 1200, behavior: 'instant' } ) );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.getByRole( 'link', { name: 'Page 2' } ).dispatchEvent( 'click' );
	await expect( page.locator( '.page-numbers[aria-current="page"]' ) ).toHaveText( '2' );
	await expect( page.locator( '.awsm-job-listings' ) ).toHaveClass( /awsm-jobs-loading/ );
	await line.go();
	await expect( titles( page ) ).toHaveText( named( 6, 7, 8, 9, 10 ) );
	const top = () =>
		page.locator( '.awsm-job-wrap' ).evaluate( ( block ) => Math.round( block.getBoundingClientRect().top ) );
	const from = await top();
	await page.clock.runFor( 300 );
	const half = await top();
	expect( half ).toBeGreaterThan( from + 200 );
	expect( half ).toBeLessThan( 0 );
	await page.clock.runFor( 250 );
	expect( await top() ).toBeLessThan( 25 );
	await page.clock.runFor( 80 );
	expect( await top() ).toBe( 25 );
	await expect( page ).toHaveURL( /\?paged=2$/ );
	await expect( count( page ) ).toBeFocused();
} );

test( 'the bar takes its full width when its filters wrap, rechecked when the window changes', async ( { page } ) => {
	await page.goto( LIST );
	const bar = page.locator( '.awsm-filter-wrap' );
	await page.setViewportSize( { width: 1400, height: 800 } );
	await expect( bar ).not.toHaveClass( /awsm-full-width-search-filter-wrap/ );
	await page.setViewportSize( { width: 800, height: 800 } );
	await expect( bar ).toHaveClass( /awsm-full-width-search-filter-wrap/ );
	await page.setViewportSize( { width: 1400, height: 800 } );
	await expect( bar ).not.toHaveClass( /awsm-full-width-search-filter-wrap/ );
} );

test( 'a cached page requests its list on load only when its URL has a query that the server ignored', async ( {
	page,
	baseURL,
} ) => {
	const plain = await ( await page.request.get( LIST ) ).text();
	await page.route( /e2e-choices\/\?/, ( route ) => route.fulfill( { body: plain, contentType: 'text/html' } ) );
	const sent = requested( page );
	await page.goto( LIST );
	await expect( titles( page ) ).toHaveCount( 5 );
	expect( sent ).toHaveLength( 0 );
	await page.goto(
		`${ LIST }?jq=choice&job__location_spec=choice-north,choice-south&sort=oldest&paged=2&utm=${ encodeURIComponent( baseURL ?? '' ) }`
	);
	await expect( count( page ) ).toHaveText( '8 openings found' );
	await expect( titles( page ) ).toHaveText( named( 11, 10, 8, 7, 5, 4, 2, 1 ) );
	await expect( chips( page ) ).toHaveCount( 3 );
	await expect( page.locator( '.awsm-job-search' ) ).toHaveValue( 'choice' );
	expect( sent.length ).toBe( 1 );
	await expect( page ).toHaveURL( /paged=2/ );
} );

test( 'Back restores page, scroll position and filters, with and without back/forward cache', async ( { page } ) => {
	for ( const path of [ LIST, '/e2e-choices-side/' ] ) {
		await page.goto( path );
		// With a listener of `unload`, the browser does not store the page in its back/forward cache.
		await page.evaluate( () => window.addEventListener( 'unload', () => undefined ) );
		await page
			.locator( 'select[name="work_mode"], [name="work_mode[]"][value="onsite"]' )
			.first()
			.evaluate( ( control ) => {
				if ( control instanceof HTMLSelectElement ) {
					control.value = 'onsite';
				}
				control.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			} );
		await expect( count( page ) ).toHaveText( '8 openings found' );
		await page.getByRole( 'link', { name: 'Load more' } ).click();
		await expect( titles( page ) ).toHaveCount( 8 );
		const link = page.locator( '.awsm-job-post-title a', { hasText: 'Choice opening 11' } );
		await link.scrollIntoViewIfNeeded();
		const before = ( await link.boundingBox() )?.y ?? 0;
		await link.click();
		await expect( page ).toHaveURL( /choice-opening-11/ );
		await page.goBack();
		await expect( titles( page ) ).toHaveCount( 8 );
		await expect( count( page ) ).toHaveText( '8 openings found' );
		await expect( page ).toHaveURL( /work_mode=onsite&paged=2$/ );
		await expect
			.poll( async () => Math.abs( ( ( await link.boundingBox() )?.y ?? 0 ) - before ) )
			.toBeLessThan( 3 );
		await expect( link ).toBeFocused();
	}
} );

test( 'two blocks of a page have independent state, and Back restores both', async ( { page } ) => {
	await page.goto( '/e2e-choices-two/' );
	const block = ( index: number ) => page.locator( '.awsm-job-wrap' ).nth( index );
	const found = ( index: number ) => block( index ).locator( '.courant-listing-count' );
	await block( 0 ).locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await expect( found( 0 ) ).toHaveText( '4 openings found' );
	await expect( found( 1 ) ).toHaveText( '12 openings found' );
	await block( 1 ).getByRole( 'link', { name: 'Page 3' } ).click();
	await expect( block( 1 ).locator( '.awsm-job-post-title' ) ).toHaveText( named( 11, 12 ) );
	await expect( block( 0 ).locator( '.awsm-job-listing-item' ) ).toHaveCount( 4 );
	await page.evaluate( () => window.addEventListener( 'unload', () => undefined ) );
	await page.goto( LIST );
	await page.goBack();
	await expect( found( 0 ) ).toHaveText( '4 openings found' );
	await expect( found( 1 ) ).toHaveText( '12 openings found' );
	await expect( block( 1 ).locator( '.awsm-job-post-title' ) ).toHaveText( named( 11, 12 ) );
	await expect( block( 1 ).locator( 'select[name="work_mode"]' ) ).toHaveValue( '' );
} );

test( 'styled selects mirror the native selects: keyboard, type-ahead of 500 ms, 300 px, axe', async ( {
	page,
	axe,
} ) => {
	await page.clock.install();
	await page.goto( '/e2e-choices-several/?styled' );
	const native = page.locator( 'select[name="job__type_spec"]' );
	const type = page.getByRole( 'combobox', { name: 'Job Type' } );
	await expect( type ).toHaveText( /Any Job Type/ );
	await expect( native ).toHaveAttribute( 'aria-hidden', 'true' );
	await axe();
	await type.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'listbox' ) ).toBeVisible();
	await axe();
	expect( await page.getByRole( 'listbox' ).evaluate( ( list ) => getComputedStyle( list ).maxHeight ) ).toBe(
		'300px'
	);
	const active = () => page.locator( '[role="option"][data-highlighted]' );
	await page.clock.pauseAt( Date.now() + 60_000 );
	await page.keyboard.type( 'choice p' );
	await expect( active() ).toHaveText( /Choice part/ );
	await page.clock.runFor( 400 );
	await page.keyboard.type( 'a' );
	await expect( active() ).toHaveText( /Choice part/ );
	await page.clock.runFor( 600 );
	await page.keyboard.type( 'a' );
	await expect( active() ).toHaveText( /Any Job Type/ );
	await page.clock.resume();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect( count( page ) ).toHaveText( '6 openings found' );
	await expect( native ).toHaveValue( 'choice-full' );
	await expect( type ).toHaveText( 'Choice full (6)' );
	await chips( page ).first().click();
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( type ).toHaveText( /Any Job Type/ );

	// Several values, chosen one after another.
	const locations = page.getByRole( 'combobox', { name: 'Job Location' } );
	await locations.click();
	await page.getByRole( 'option', { name: /Choice north/ } ).click();
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await page.getByRole( 'option', { name: /Choice south/ } ).click();
	await expect( count( page ) ).toHaveText( '8 openings found' );
	await expect( page ).toHaveURL( /job__location_spec=choice-north%2Cchoice-south/ );
	await axe();
} );
