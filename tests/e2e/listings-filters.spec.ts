import { expect, overflows, test, testWithoutScript } from './support/test';
import { requested, chips, count, held, createListingOpenings, named, ready, titles } from './support/listings';

const LIST = '/e2e-choices/';
const SIDE = '/e2e-choices-side/';

test.beforeAll( createListingOpenings );

test( 'the arrow keys reach every option of a closed select, and the focus stays there', async ( { page } ) => {
	await page.goto( LIST );
	const select = page.locator( 'select[name="work_mode"]' );
	await select.focus();
	for ( const value of [ 'onsite', 'hybrid', 'remote' ] ) {
		await page.keyboard.press( 'ArrowDown' );
		await expect( select ).toHaveValue( value );
		await ready( page );
		await expect( page ).toHaveURL( new RegExp( `work_mode=${ value }` ) );
		await expect( select ).toBeFocused();
	}
	await expect( page.locator( '[role="status"]', { hasText: /openings? found|No openings/ } ) ).toHaveCount( 1 );
} );

test( 'several values of a filter: OR within, AND across filters, counts update, and the focus stays in the checkboxes', async ( {
	page,
	axe,
} ) => {
	await page.goto( LIST );
	const menu = page.locator( '[data-filter="job__location_spec"]' );
	const number = ( name: string ) =>
		menu.locator( '.courant-choice', { hasText: name } ).locator( '.courant-choice-count' );
	await menu.locator( 'summary' ).click();
	await menu.getByRole( 'checkbox', { name: 'Choice north' } ).check();
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await expect( page ).toHaveURL( /\?job__location_spec=choice-north$/ );
	await menu.getByRole( 'checkbox', { name: 'Choice south' } ).check();
	await expect( count( page ) ).toHaveText( '8 openings found' );
	await expect( page ).toHaveURL( /\?job__location_spec=choice-north%2Cchoice-south$/ );
	await expect( menu.getByRole( 'checkbox', { name: 'Choice south' } ) ).toBeFocused();
	await expect( menu.locator( 'summary' ) ).toContainText( '2' );
	await axe();

	// The other filter excludes the openings of an option, which stays visible with the count 0.
	await page.locator( 'select[name="work_mode"]' ).focus();
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await expect( count( page ) ).toHaveText( '3 openings found' );
	await expect( page.locator( 'select[name="work_mode"]' ) ).toBeFocused();
	await expect( titles( page ) ).toHaveText( named( 1, 2, 4 ) );
	await expect( number( 'Choice east' ) ).toHaveText( '1' );
	await expect( page.locator( 'select[name="work_mode"] option' ) ).toHaveText( [
		'Any work mode',
		'On site (5)',
		'Hybrid (0)',
		'Remote (3)',
	] );
	await expect( page.locator( 'select[name="work_mode"] option[data-empty]' ) ).toHaveText( 'Hybrid (0)' );

	// Selected options are removed one by one, and all at once.
	await expect( chips( page ) ).toHaveText( [ /Choice north/, /Choice south/, /Remote/ ] );
	await page.getByRole( 'link', { name: /Work mode:\s*Remote\s*,\s*remove/ } ).click();
	await expect( count( page ) ).toHaveText( '8 openings found' );
	await expect( count( page ) ).toBeFocused();
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( '' );
	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( chips( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /\/e2e-choices\/$/ );
	await expect( menu.locator( '.courant-filter-number' ) ).toBeEmpty();

	// A shared URL shows the same result.
	await page.goto( `${ LIST }?job__location_spec=choice-north,choice-east&work_mode=remote` );
	await expect( titles( page ) ).toHaveText( named( 1, 3, 4 ) );
	await expect( chips( page ) ).toHaveCount( 3 );
} );

test( 'sorting, and the displayed salary', async ( { page } ) => {
	await page.goto( LIST );
	await page.getByLabel( 'Sort by' ).selectOption( 'oldest' );
	await expect( titles( page ).first() ).toHaveText( 'Choice opening 12' );
	await expect( page ).toHaveURL( /\?sort=oldest$/ );
	await expect( chips( page ) ).toHaveCount( 0 );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveText( named( 12, 11, 10, 9, 8, 7, 6, 5, 4, 3 ) );
	await expect( page.locator( '.courant-opening-salary' ).first() ).toHaveText( 'from €120,000 a year' );
} );

test( 'an empty list offers suggestions', async ( { page, narrow } ) => {
	await page.goto( LIST );
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'hybrid' );
	await expect( count( page ) ).toHaveText( 'No openings found' );
	await page.locator( '.awsm-job-search' ).fill( 'choice' );
	await page.locator( '.awsm-job-search' ).press( 'Enter' );
	await expect( page.getByRole( 'link', { name: 'Search for “choice” without filters' } ) ).toBeVisible();
	await narrow();
	await page.getByRole( 'link', { name: 'Search for “choice” without filters' } ).click();
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( page ).toHaveURL( /\?jq=choice$/ );
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( '' );
	await page.goto( `${ LIST }?jq=nothingofthekind` );
	await page.getByRole( 'link', { name: 'Show all openings' } ).click();
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( page.locator( '.awsm-job-search' ) ).toHaveValue( '' );
} );

test( 'the keyboard opens a menu, selects, closes it, removes a choice and reaches the openings', async ( {
	page,
} ) => {
	await page.goto( LIST );
	const summary = page.locator( '[data-filter="job__location_spec"] summary' );
	await summary.focus();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'checkbox', { name: 'Choice east' } ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await ready( page );
	await page.keyboard.press( 'Escape' );
	await expect( summary ).toBeFocused();
	await expect( page.locator( '[data-filter="job__location_spec"] details' ) ).not.toHaveAttribute( 'open' );
	await page.keyboard.press( 'Enter' );
	await page.locator( '.awsm-job-search' ).focus();
	await expect( page.locator( '[data-filter="job__location_spec"] details' ) ).not.toHaveAttribute( 'open' );
	await chips( page ).first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( count( page ) ).toBeFocused();
} );

test( 'every state passes axe: closed and open panel, loading, empty, after a failure, at the end of the list', async ( {
	page,
	axe,
	narrow,
	expectStatus,
} ) => {
	expectStatus( 500, 'admin-ajax' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( LIST );
	await axe();
	await page.getByRole( 'button', { name: 'Filter' } ).click();
	await page.locator( '[data-filter="job__location_spec"] summary' ).click();
	await narrow();
	const line = await held( page );
	await page.getByRole( 'checkbox', { name: 'Choice north' } ).check();
	await expect( page.locator( '.awsm-job-listings' ) ).toHaveClass( /awsm-jobs-loading/ );
	await axe();
	await line.go( 500 );
	await expect( page.getByRole( 'checkbox', { name: 'Choice north' } ) ).not.toBeChecked();
	await axe();
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( page.locator( '.awsm-load-more' ) ).toHaveText( 'Loading…' );
	await axe();
	await line.go();
	await expect( titles( page ) ).toHaveCount( 10 );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await line.go();
	await expect( page.locator( '.awsm-load-more' ) ).toHaveCount( 0 );
	await axe();
} );

test( 'top and side, list, grid and stack fit from 320 to 1920 pixels, at 400% zoom and from right to left', async ( {
	page,
	axe,
	screens,
} ) => {
	for ( const path of [ LIST, SIDE, '/e2e-choices-pages/', `${ LIST }?rtl`, `${ SIDE }?rtl` ] ) {
		await page.goto( `${ path }${ path.includes( '?' ) ? '&' : '?' }job__type_spec=choice-full` );
		for ( const width of [ 320, 768, 1024, 1280, 1920 ] ) {
			// 1280 by 1024 pixels at 400 % are 320 by 256.
			await page.setViewportSize( { width, height: width === 320 ? 256 : 900 } );
			expect( await overflows( page ), `${ path } at ${ width }` ).toBe( false );
		}
		await axe();
	}
	await page.goto( SIDE );
	const bar = await page.locator( '.awsm-filter-wrap' ).boundingBox();
	const list = await page.locator( '.awsm-job-listings' ).boundingBox();
	expect( ( bar?.x ?? 0 ) + ( bar?.width ?? 0 ) ).toBeLessThan( list?.x ?? 0 );
	await screens( 'listing-side' );
	await page.goto( `${ SIDE }?rtl` );
	const mirrored = await page.locator( '.awsm-filter-wrap' ).boundingBox();
	const box = await page.locator( '.awsm-job-listings' ).boundingBox();
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThan( mirrored?.x ?? 0 );
	await page.goto( '/e2e-choices-pages/' );
	await screens( 'listing-grid' );
} );

testWithoutScript( 'without JavaScript everything is a plain form and plain links', async ( { page } ) => {
	const sent = requested( page );
	await page.goto( LIST );
	await page.locator( '[data-filter="job__location_spec"] summary' ).click();
	await page.getByRole( 'checkbox', { name: 'Choice north' } ).check();
	await page.getByRole( 'checkbox', { name: 'Choice south' } ).check();
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await page.getByLabel( 'Sort by' ).selectOption( 'oldest' );
	await page.getByRole( 'button', { name: 'Show openings' } ).click();
	await expect( titles( page ) ).toHaveText( named( 4, 2, 1 ) );
	expect( sent ).toHaveLength( 1 );
	await expect( page ).toHaveURL( /\?job__location_spec=choice-north%2Cchoice-south&work_mode=remote&sort=oldest$/ );
	await expect( page.getByLabel( 'Sort by' ) ).toHaveValue( 'oldest' );
	await chips( page ).last().click();
	await expect( count( page ) ).toHaveText( '8 openings found' );
	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect( page ).toHaveURL( /\/e2e-choices\/$/ );
} );

test( 'rows begin and end at the edges of the list: sort order, and lines of specifications without separators', async ( {
	page,
} ) => {
	await page.goto( LIST );
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		const [ list, sort, title ] = await Promise.all(
			[ '.awsm-job-listings', '.courant-listing-sort', '.awsm-job-post-title' ].map( ( selector ) =>
				page.locator( selector ).first().boundingBox()
			)
		);
		expect( ( sort?.x ?? 0 ) + ( sort?.width ?? 0 ) ).toBeCloseTo( ( list?.x ?? 0 ) + ( list?.width ?? 0 ), 0 );
		const starts = await page.locator( '.awsm-job-specification-wrapper' ).evaluateAll( ( wrappers ) =>
			wrappers.map( ( wrapper ) => {
				const text = document.createRange();
				text.selectNodeContents( wrapper.querySelector( '.awsm-job-specification-term' ) ?? wrapper );
				return text.getBoundingClientRect().left;
			} )
		);
		expect( starts.every( ( start ) => Math.abs( start - ( title?.x ?? 0 ) ) < 1 ) ).toBe( true );
	}
} );

testWithoutScript( 'without JavaScript the arrow of the sort order is in its select', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/jobs/' );
	const arrow = await page.locator( '.courant-listing-sort' ).evaluate( ( element ) => {
		const { insetInlineEnd, inlineSize } = getComputedStyle( element, '::after' );
		return element.getBoundingClientRect().right - parseFloat( insetInlineEnd ) - parseFloat( inlineSize );
	} );
	const select = await page.locator( '.courant-listing-sort select' ).boundingBox();
	expect( arrow ).toBeGreaterThan( ( select?.x ?? 0 ) + ( select?.width ?? 0 ) - 32 );
	expect( arrow ).toBeLessThan( ( select?.x ?? 0 ) + ( select?.width ?? 0 ) );
	await expect( page.getByRole( 'button', { name: 'Sort' } ) ).toBeVisible();
} );
