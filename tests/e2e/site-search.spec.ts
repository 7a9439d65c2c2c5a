import type { Locator, Page } from '@playwright/test';
import { delayModules } from './support/delayed-scripts';
import { expect, overflows, test, testWithoutScript } from './support/test';
import { createOpening, createPost, findArticle } from './support/site-data';

/** Suggestions in the search overlay. */
const ARTICLE = 'Lanterns on the quay';
const OPENING = 'Lantern keeper';

/** Old enough to appear in no list of new articles. */
const createContent = async () => {
	await createPost( {
		post_title: ARTICLE,
		post_name: 'lanterns-on-the-quay',
		post_date: '2020-02-01 10:00:00',
		post_content: 'They are lit by lamplighters.',
	} );
	await createOpening( { post_title: OPENING, post_name: 'lantern-keeper' }, { 'job-location': [ 'Kiel' ] } );
};

const field = ( page: Page ): Locator => page.locator( '#site-search input[type="search"]' );
const options = ( page: Page ): Locator => page.locator( '#site-search' ).getByRole( 'option' );
const hasReact = async ( page: Page ) => page.evaluate( () => 'ReactDOM' in window );

const openSearch = async ( page: Page ): Promise< Locator > => {
	await page.locator( '.tool--search:visible' ).first().click();
	await expect( field( page ) ).toBeFocused();
	await expect( page.locator( '[data-island="search"]' ) ).toHaveAttribute( 'data-state', 'ready' );
	return field( page );
};

/** Opens the search of a page, chooses the first option and closes the search with Escape. Returns its field. */
async function closeWithChosenOption( page: Page ): Promise< Locator > {
	await page.goto( '/about/' );
	const input = await openSearch( page );
	await input.pressSequentially( 'lantern' );
	await expect( options( page ) ).not.toHaveCount( 0 );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Escape' );
	return input;
}

/** Holds the requests for suggestions until the returned function is called. */
const holdSuggestions = async ( page: Page ): Promise< () => void > => {
	let release: () => void = () => undefined;
	const released = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /courant\/v1\/search/, async ( route ) => {
		await released;
		await route.fallback();
	} );
	return () => release();
};

test.describe( 'suggestions', () => {
	test.beforeEach( createContent );

	test( 'articles and openings are suggested in groups; React loads when the overlay opens', async ( {
		page,
		axe,
	} ) => {
		const scripts: string[] = [];
		page.on( 'request', ( request ) => scripts.push( request.url() ) );
		const parts = () => scripts.filter( ( url ) => url.includes( 'lazy/search-combobox' ) ).length;
		await page.goto( ( await findArticle() ).url );
		await page.mouse.wheel( 0, 600 );
		expect( await hasReact( page ) ).toBe( false );
		const input = await openSearch( page );
		expect( await hasReact( page ) ).toBe( true );
		await expect( input ).toHaveAttribute( 'role', 'combobox' );
		await expect( input ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( parts() ).toBe( 0 );
		await input.pressSequentially( 'lant' );
		await expect( page.getByRole( 'group', { name: 'Articles' } ).getByRole( 'option' ) ).toContainText( [
			ARTICLE,
		] );
		await expect( page.getByRole( 'group', { name: 'Job openings' } ).getByRole( 'option' ) ).toContainText( [
			OPENING,
		] );
		await expect( page.getByRole( 'option', { name: OPENING } ) ).toContainText( 'Kiel' );
		await expect( page.getByRole( 'status' ) ).toHaveText( /^\d+ suggestions$/ );
		await expect( input ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( parts() ).toBe( 1 );
		await axe();
	} );

	test( 'arrow keys move through the options and back to the field, and Enter opens the chosen one', async ( {
		page,
	} ) => {
		await page.goto( '/about/' );
		const input = await openSearch( page );
		await input.pressSequentially( 'lantern' );
		await expect( options( page ) ).not.toHaveCount( 0 );
		const count = await options( page ).count();
		for ( let position = 0; position < count; position += 1 ) {
			await page.keyboard.press( 'ArrowDown' );
			const option = options( page ).nth( position );
			await expect( option ).toHaveAttribute( 'aria-selected', 'true' );
			await expect( option ).toBeInViewport();
			expect( await input.getAttribute( 'aria-activedescendant' ) ).toBe( await option.getAttribute( 'id' ) );
		}
		await page.keyboard.press( 'ArrowDown' );
		await expect( page.locator( '[aria-selected="true"]' ) ).toHaveCount( 0 );
		await expect( input ).toBeFocused();
		await page.keyboard.press( 'ArrowUp' );
		await expect( options( page ).last() ).toHaveAttribute( 'aria-selected', 'true' );
		await page.keyboard.press( 'ArrowUp' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText( OPENING );
	} );

	test( 'the last option opens the results page; words of texts and names of sections are suggested', async ( {
		page,
	} ) => {
		await page.goto( '/about/' );
		const input = await openSearch( page );
		await input.fill( 'lamplighters' );
		await expect( options( page ) ).toHaveText( [ new RegExp( ARTICLE ), 'All results for “lamplighters”' ] );
		await page.keyboard.press( 'ArrowUp' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “lamplighters”' );
	} );

	test( 'after the overlay was closed, no option is chosen, and Enter sends the form', async ( { page } ) => {
		const input = await closeWithChosenOption( page );
		await page.locator( '.tool--search:visible' ).first().click();
		await expect( input ).toBeFocused();
		await expect( input ).toHaveAttribute( 'aria-activedescendant', '' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “lantern”' );
	} );

	test( 'one Escape closes the overlay, also with a chosen option, and returns the focus', async ( { page } ) => {
		await closeWithChosenOption( page );
		await expect( page.locator( '#site-search' ) ).toBeHidden();
		await expect( page.locator( '.tool--search:visible' ).first() ).toBeFocused();
	} );

	test( 'Enter without a chosen option sends the form', async ( { page } ) => {
		await page.goto( '/about/' );
		await ( await openSearch( page ) ).pressSequentially( 'lantern' );
		await expect( options( page ) ).not.toHaveCount( 0 );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “lantern”' );
	} );

	test( 'a search without suggestions is shown and announced, and can be sent', async ( { page, axe } ) => {
		await page.goto( '/about/' );
		const input = await openSearch( page );
		await input.pressSequentially( 'qqqqzzzz' );
		await expect( page.getByRole( 'status' ) ).toHaveText( 'No suggestions' );
		await expect( page.locator( '#site-search .suggestions-status' ) ).toHaveText( 'No suggestions' );
		await expect( options( page ) ).toHaveText( [ 'Search the site for “qqqqzzzz”' ] );
		await expect( options( page ) ).toHaveAttribute( 'href', /\/\?s=qqqqzzzz$/ );
		await expect( input ).toHaveAttribute( 'aria-expanded', 'true' );
		await axe();
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText( 'No results for “qqqqzzzz”' );
	} );

	test( 'on a results page, typing replaces the old search, also before the scripts are loaded', async ( {
		page,
	} ) => {
		const release = await delayModules( page );
		await page.goto( '/?s=lantern' );
		await page.locator( '.tool--search:visible' ).first().click();
		await expect( field( page ) ).toBeFocused();
		await expect( field( page ) ).toHaveValue( 'lantern' );
		await page.keyboard.type( 'quay' );
		await expect( field( page ) ).toHaveValue( 'quay' );
		release();
		await expect( options( page ).first() ).toContainText( ARTICLE );
		await expect( field( page ) ).toHaveValue( 'quay' );
	} );

	test( 'on a slow network, only the suggestions for the current text are shown, and the form can be sent', async ( {
		page,
	} ) => {
		await page.goto( '/about/' );
		const input = await openSearch( page );
		const release = await holdSuggestions( page );
		const first = page.waitForRequest( /term=lantern/ );
		await input.pressSequentially( 'lantern' );
		await first;
		const second = page.waitForRequest( /term=qqqqzzzz/ );
		await input.fill( 'qqqqzzzz' );
		await second;
		release();
		await expect( page.getByRole( 'status' ) ).toHaveText( 'No suggestions' );
		await expect( options( page ) ).toHaveText( [ 'Search the site for “qqqqzzzz”' ] );

		await holdSuggestions( page );
		const third = page.waitForRequest( /term=lantern/ );
		await input.fill( 'lantern' );
		await third;
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “lantern”' );
	} );

	test( 'after a failed request there are no suggestions, and the next one works', async ( {
		page,
		expectStatus,
		expectConsole,
	} ) => {
		expectStatus( 503, '/courant/v1/search' );
		expectConsole( /503/ );
		await page.route( /term=lanter$/, async ( route ) => route.fulfill( { status: 503, body: '' } ) );
		await page.goto( '/about/' );
		const input = await openSearch( page );
		const failed = page.waitForResponse( /term=lanter$/ );
		await input.fill( 'lanter' );
		await failed;
		await expect( options( page ) ).toHaveCount( 0 );
		await input.fill( 'lantern' );
		await expect( options( page ) ).not.toHaveCount( 0 );
	} );

	for ( const direction of [ 'ltr', 'rtl' ] ) {
		test( `fit into 320 pixels and can be scrolled (${ direction })`, async ( { page, axe } ) => {
			await page.setViewportSize( { width: 320, height: 480 } );
			await page.goto( '/about/' );
			await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
			await ( await openSearch( page ) ).pressSequentially( 'lantern' );
			await expect( options( page ) ).not.toHaveCount( 0 );
			await page.keyboard.press( 'ArrowUp' );
			await expect( options( page ).last() ).toBeInViewport();
			expect( await overflows( page ) ).toBe( false );
			await axe();
		} );
	}
} );

testWithoutScript( 'without JavaScript the overlay opens, and its form finds articles', async ( { page } ) => {
	await createContent();
	await page.goto( '/about/' );
	await page.locator( '.tool--search:visible' ).first().click();
	await field( page ).fill( 'lanterns' );
	await field( page ).press( 'Enter' );
	await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “lanterns”' );
	await expect( page.locator( 'main' ).getByRole( 'link', { name: ARTICLE } ).first() ).toBeVisible();
} );

testWithoutScript(
	'the filters of the results are folded on phones, and visible in wide windows',
	async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( '/?s=the' );
		const date = page.locator( '.search-filters select' ).last();
		await expect( date ).toBeHidden();
		await expect( page.locator( '.post-list .story' ).first() ).toBeInViewport( { ratio: 0.5 } );
		await page.getByRole( 'link', { name: /^Articles \(\d+\)$/ } ).click();
		await page.locator( '.search-filters summary' ).click();
		await date.selectOption( 'year' );
		await page.getByRole( 'button', { name: 'Apply filters' } ).click();
		await expect( page ).toHaveURL( /courant-kind=post.*courant-period=year/ );
		await expect( page.locator( '.search-filters summary' ) ).toHaveText( 'Filtered by: Past year' );
		await page.setViewportSize( { width: 1280, height: 844 } );
		await expect( date ).toBeVisible();
		await expect( date ).toHaveValue( 'year' );
		await expect( page.locator( '.search-filters summary' ) ).toBeHidden();
	}
);
