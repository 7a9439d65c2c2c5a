import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { chips, count, held, createListingOpenings, named, ready, titles } from './support/listings';

/** Tests undo, history and loading of listings (docs/features/listings.md). */
const LIST = '/e2e-choices/';
const PAGES = '/e2e-choices-pages/';

test.beforeAll( async () => {
	await createListingOpenings();
} );

test( '"Clear all" can be undone once, with the pages that were shown, and adds no history entry', async ( {
	page,
	axe,
} ) => {
	await page.goto( LIST );
	const before = await page.evaluate( () => history.length );
	const undo = page.getByRole( 'link', { name: 'Undo', exact: true } );
	await page.locator( '.awsm-job-search' ).fill( 'choice' );
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'onsite' );
	await expect( chips( page ) ).toHaveCount( 2 );
	await expect( undo ).toBeHidden();
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveCount( 8 );

	// A double click clears only.
	await page.getByRole( 'link', { name: 'Clear all' } ).dblclick();
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( page ).toHaveURL( /e2e-choices\/$/ );
	await expect( undo ).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Clear all' } ) ).toBeHidden();
	await axe();
	// No empty space before it, where the chips were.
	const left = async ( target: Locator ) => ( await target.boundingBox() )?.x;
	expect( await left( undo ) ).toBe( await left( page.locator( '.courant-listing-chips' ) ) );
	await undo.focus();
	await page.keyboard.press( 'Enter' );
	await expect( count( page ) ).toHaveText( '8 openings found' );
	await expect( titles( page ) ).toHaveCount( 8 );
	// The link is gone; the count line, which describes the current list, has the focus.
	await expect( count( page ) ).toBeFocused();
	await expect( page.locator( '.awsm-job-search' ) ).toHaveValue( 'choice' );
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( 'onsite' );
	await expect( chips( page ) ).toHaveCount( 2 );
	await expect( undo ).toBeHidden();

	// A later filter removes the link "Undo", and so does the removal of a chip.
	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect( undo ).toBeVisible();
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await expect( undo ).toBeHidden();
	await chips( page ).click();
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await expect( undo ).toBeHidden();

	// So does a suggestion of an empty list.
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'hybrid' );
	await page.getByRole( 'link', { name: 'Show all openings' } ).click();
	await expect( undo ).toBeVisible();
	await undo.click();
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( 'hybrid' );
	expect( await page.evaluate( () => history.length ) ).toBe( before );
} );

test( 'a failed "Clear all" offers no undo', async ( { page, expectStatus } ) => {
	expectStatus( 500, 'admin-ajax' );
	await page.goto( `${ LIST }?work_mode=remote` );
	// A list with a chosen filter is fetched on load.
	await ready( page );
	await expect( page.locator( '.awsm-job-listings' ) ).toHaveAttribute( 'aria-busy', 'false' );
	const line = await held( page );
	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await line.go( 500 );
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( 'remote' );
	await expect( chips( page ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'link', { name: 'Undo', exact: true } ) ).toBeHidden();
} );

for ( const [ name, query ] of [
	[ '', '' ],
	[ ' where the address keeps nothing', '?shallow' ],
] as const ) {
	test( `Back from an opening restores search, filters, numbered page, scroll and the link that was used${ name }`, async ( {
		page,
	} ) => {
		// Without smooth scrolling to the list, which would not have ended when the position of the link is read.
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( PAGES + query );
		const before = await page.evaluate( () => history.length );
		await page.locator( '.awsm-job-search' ).focus();
		await ready( page );
		await page.locator( '.awsm-job-search' ).fill( 'choice' );
		await page.locator( '.awsm-job-search' ).press( 'Enter' );
		await expect( page.locator( '.awsm-job-search-close-btn' ) ).toBeVisible();
		await page.locator( 'select[name="work_mode"]' ).selectOption( 'onsite' );
		await expect( count( page ) ).toHaveText( '8 openings found' );
		await page.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect( titles( page ) ).toHaveText( named( 10, 11, 12 ) );
		await expect( count( page ) ).toBeFocused();
		expect( await page.evaluate( () => history.length ) ).toBe( before );
		if ( query !== '' ) {
			await expect( page ).toHaveURL( /\?shallow$/ );
		}
		const card = page.locator( '.awsm-job-item', { hasText: 'Choice opening 11' } );
		// Scrolls to the card, and waits until it stays in place.
		await card.hover();
		const top = ( await card.boundingBox() )?.y ?? 0;
		await card.click();
		await expect( page ).toHaveURL( /choice-opening-11/ );
		await page.goBack();
		await expect( titles( page ) ).toHaveText( named( 10, 11, 12 ) );
		await expect( page.locator( '.awsm-job-search' ) ).toHaveValue( 'choice' );
		await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( 'onsite' );
		await expect( page.locator( '.page-numbers[aria-current="page"]' ) ).toHaveText( '2' );
		await expect.poll( async () => Math.abs( ( ( await card.boundingBox() )?.y ?? 0 ) - top ) ).toBeLessThan( 3 );
		await expect( card ).toBeFocused();
	} );
}

test( 'Back returns the focus to the link that was used, not to the first link of its opening', async ( { page } ) => {
	await page.goto( LIST );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await expect( titles( page ) ).toHaveCount( 10 );
	const details = page
		.locator( '.awsm-job-listing-item', { hasText: 'Choice opening 07' } )
		.locator( '.awsm-job-more' );
	await details.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /choice-opening-07/ );
	await page.goBack();
	await expect( titles( page ) ).toHaveCount( 10 );
	await expect( details ).toBeFocused();
} );

for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
	test( `loading is visible after 300 ms and not before (${ reducedMotion })`, async ( { page } ) => {
		await page.emulateMedia( { reducedMotion } );
		await page.goto( LIST );
		const line = await held( page );
		/** Returns the opacity of the list and of the bar above it, `time` milliseconds after loading began. */
		const seenAt = ( time: number ) =>
			page.locator( '.awsm-job-listings' ).evaluate( ( list, at ) => {
				const running = document
					.getAnimations()
					.filter( ( { effect } ) => effect instanceof KeyframeEffect && effect.target === list );
				for ( const animation of running ) {
					animation.pause();
					animation.currentTime = at;
				}
				return {
					running: running.length,
					list: getComputedStyle( list ).opacity,
					bar: getComputedStyle( list, '::before' ).opacity,
				};
			}, time );
		await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
		await expect( page.locator( '.awsm-job-listings' ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( await seenAt( 0 ) ).toEqual( { running: 2, list: '1', bar: '0' } );
		expect( await seenAt( 299 ) ).toEqual( { running: 2, list: '1', bar: '0' } );
		expect( await seenAt( 301 ) ).toEqual( { running: 2, list: '0.85', bar: '1' } );
		await line.go();
		await expect( count( page ) ).toHaveText( '4 openings found' );
		await expect( page.locator( '.awsm-job-listings' ) ).toHaveCSS( 'opacity', '1' );
	} );
}

test( "without the owner's setting a failure and a lost connection show nothing", async ( {
	page,
	context,
	expectStatus,
	watch,
} ) => {
	expectStatus( 500, 'admin-ajax' );
	// A request in progress fails when the network is cut, and Chromium fetches the icon of the site again.
	watch.ignoreErrors( /ERR_INTERNET_DISCONNECTED/ );
	await page.goto( LIST );
	const line = await held( page );
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await line.go( 500 );
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( '' );
	await context.setOffline( true );
	await expect( page.getByText( /offline|could not be loaded|Try again/ ) ).toHaveCount( 0 );
	await context.setOffline( false );
} );

test( "with the owner's setting a failed request can be tried again, each kind of it", async ( {
	page,
	narrow,
	expectStatus,
} ) => {
	expectStatus( 500, 'admin-ajax' );
	await page.goto( `${ LIST }?retry` );
	const line = await held( page );
	const notice = page.locator( '.courant-listing-retry[role="status"]' );
	const again = page.getByRole( 'button', { name: 'Try again' } );
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await expect( again ).toHaveCount( 0 );
	await line.go( 500 );
	await expect( notice ).toContainText( 'The list could not be loaded.' );
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( '' );
	await expect( page ).toHaveURL( /\?retry$/ );
	await narrow();

	// It may fail again; the focus stays in the button meanwhile.
	await again.focus();
	await page.keyboard.press( 'Enter' );
	await expect( again ).toHaveAttribute( 'aria-disabled', 'true' );
	await line.go( 500 );
	await expect( again ).toHaveAttribute( 'aria-disabled', 'false' );
	await expect( again ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await line.go();
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( 'remote' );
	await expect( page ).toHaveURL( /work_mode=remote/ );
	await expect( again ).toBeHidden();
	await expect( notice ).not.toContainText( 'could not' );
	await expect( count( page ) ).toBeFocused();

	await page.getByRole( 'link', { name: 'Clear all' } ).click();
	await line.go();
	await expect( count( page ) ).toHaveText( '12 openings found' );
	await page.getByRole( 'link', { name: 'Load more' } ).click();
	await line.go( 500 );
	await expect( again ).toBeVisible();
	await again.click();
	await line.go();
	await expect( titles( page ) ).toHaveCount( 10 );
	await expect( page.getByRole( 'link', { name: 'Choice opening 06', exact: true } ) ).toBeFocused();
	await expect( again ).toBeHidden();

	await page.goto( `${ PAGES }?retry` );
	await page.getByRole( 'link', { name: 'Page 2' } ).click();
	await line.go( 500 );
	await again.click();
	await line.go();
	await expect( titles( page ) ).toHaveText( named( 6, 7, 8, 9, 10 ) );
} );

test( "with the owner's setting a lost connection is reported until it is back", async ( {
	page,
	context,
	expectStatus,
	watch,
} ) => {
	expectStatus( 500, 'admin-ajax' );
	// A request in progress fails when the network is cut, and Chromium fetches the icon of the site again.
	watch.ignoreErrors( /ERR_INTERNET_DISCONNECTED/ );
	await page.goto( `${ LIST }?retry` );
	const line = await held( page );
	await page.locator( '.awsm-job-search' ).focus();
	await ready( page );
	const notice = page.locator( '.courant-listing-retry[role="status"]' );
	await expect( notice ).toBeAttached();
	await context.setOffline( true );
	await expect( notice ).toContainText( 'You are offline.' );
	await expect( page.getByRole( 'button', { name: 'Try again' } ) ).toBeHidden();
	await page.locator( 'select[name="work_mode"]' ).selectOption( 'remote' );
	await line.go( 500 );
	await expect( page.getByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
	await expect( page.locator( 'select[name="work_mode"]' ) ).toHaveValue( '' );
	await context.setOffline( false );
	await expect( notice ).toContainText( 'The list could not be loaded.' );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await line.go();
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await expect( notice ).not.toContainText( /offline|could not/ );
} );
