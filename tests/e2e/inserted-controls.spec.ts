import type { Page } from '@playwright/test';
import { createArticles as createPagesWithEmbeds } from './consent-page';
import { article as articleWithContents } from './support/contents';
import { insertAgain } from './support/inserted-content';
import { createPost, findArticle } from './support/site-data';
import { expect, test } from './support/third-parties';

/** Controls of the theme, embeds and tabs that are inserted into a page after it has loaded. */
const island = ( page: Page, name: string ) => page.locator( `[data-island="${ name }"]` );

test( 'the share buttons of an article that is added by infinite scrolling copy its URL and save it', async ( {
	page,
	context,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const { url } = await findArticle();
	await page.goto( url );
	await page.locator( '.share__button--save' ).click();
	await expect( page.locator( '.share__button--save' ) ).toHaveAccessibleName( /Saved$/ );
	await page.goto( '/about/' );
	await insertAgain( page, '.share', url );
	await expect( page.locator( '.share__button--copy' ) ).toBeVisible();
	await page.locator( '.share' ).scrollIntoViewIfNeeded();
	await expect( page.locator( '.share__button--save' ) ).toHaveAccessibleName( /Saved$/ );
	await page.locator( '.share__button--copy' ).click();
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( url );
	await page.locator( '.share__button--save' ).click();
	await expect( page.locator( '.share__button--save' ) ).toHaveAccessibleName( 'Save' );
} );

test( 'a slider that is inserted later shows the next slide', async ( { page } ) => {
	await page.goto( '/' );
	await expect( island( page, 'slider' ) ).toHaveAttribute( 'data-state', 'ready' );
	await insertAgain( page, '.slider' );
	await page.locator( '.slider__button--next' ).click();
	await expect( page.locator( '.slider__slide[data-position="shown"]' ) ).toHaveAttribute( 'aria-label', /^2 of / );
} );

test( 'a ticker that is inserted later moves, and its button pauses it', async ( { page } ) => {
	await page.goto( '/' );
	await insertAgain( page, '.ticker' );
	await expect( island( page, 'ticker' ) ).toHaveAttribute( 'data-state', 'ready' );
	const states = () =>
		page
			.locator( '.ticker__track' )
			.evaluate( ( track ) => track.getAnimations().map( ( { playState } ) => playState ) );
	expect( await states() ).toEqual( [ 'running' ] );
	await page.locator( '.ticker__pause' ).click();
	await expect.poll( states ).toEqual( [ 'paused' ] );
} );

test( 'a list of saved items that is inserted later shows them', async ( { page } ) => {
	await page.goto( '/?courant-saved=1' );
	await insertAgain( page, '[data-island="saved"]' );
	await expect( page.locator( 'main' ) ).toContainText( 'Nothing is saved yet.' );
} );

test( 'a category dropdown that is inserted later opens the category', async ( { page } ) => {
	await page.goto( '/' );
	await insertAgain( page, '.category-dropdown' );
	const select = page.locator( '.category-dropdown select' ).first();
	await select.dispatchEvent( 'pointerdown', { pointerType: 'mouse', bubbles: true } );
	await select.selectOption( { index: 1 } );
	await expect( page.locator( 'body' ) ).toHaveClass( /category/ );
} );

test( 'a link back to the top that is inserted later is shown', async ( { page } ) => {
	await page.goto( ( await findArticle() ).url );
	await insertAgain( page, '.back-to-top' );
	await page.mouse.wheel( 0, 1400 );
	await expect( page.locator( '.back-to-top__link' ) ).toBeVisible();
} );

test( 'a header that is inserted later opens its search, which suggests articles', async ( { page } ) => {
	await createPost( {
		post_title: 'Inserted lanterns',
		post_name: 'inserted-lanterns',
		post_date: '2020-02-01 10:00:00',
	} );
	await page.goto( '/about/' );
	await insertAgain( page, '#masthead' );
	await page.locator( '.tool--search:visible' ).first().click();
	const field = page.locator( '#site-search input[type="search"]' );
	await expect( field ).toBeFocused();
	await field.fill( 'inserted lanterns' );
	await expect( page.locator( '#site-search' ).getByRole( 'option' ).first() ).toContainText( 'Inserted lanterns' );
} );

test( 'an embed that is inserted later is shown when it is allowed, or after a click', async ( {
	page,
	providers,
	site,
} ) => {
	const [ article, embeds ] = await createPagesWithEmbeds();
	const embed = page.locator( '.courant-embed' ).first();
	const frame = page.frameLocator( 'iframe[title="Film"]' ).locator( 'body' );
	await site( { courant_consent: { banner: 'none', fallback: 'closed' }, courant_ads: [] } );
	await page.goto( article );
	await insertAgain( page, '.courant-embed', embeds );
	await embed.getByRole( 'button', { name: 'Accept and show' } ).click();
	await expect( frame ).toContainText( 'player.vimeo.com' );
	await site( { courant_consent: { banner: 'none', fallback: 'open' }, courant_ads: [] } );
	await page.goto( article );
	await insertAgain( page, '.courant-embed', embeds );
	await expect( frame ).toContainText( 'player.vimeo.com' );
	expect( new Set( providers.requested ) ).toEqual( new Set( [ 'player.vimeo.com/video/76979871' ] ) );
} );

test( 'lists of articles that are inserted later become tabs', async ( { page } ) => {
	const { path } = await createPost( {
		post_type: 'page',
		post_title: 'Tabs for infinite scrolling',
		post_name: 'tabs-for-infinite-scrolling',
		post_content: '<!-- wp:courant/news-tabs /-->',
	} );
	await page.goto( path );
	await insertAgain( page, '.wp-block-courant-news-tabs' );
	const tabs = page.locator( '.wp-block-courant-news-tabs' ).getByRole( 'tab' );
	await tabs.nth( 1 ).click();
	await expect( tabs.nth( 1 ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.locator( '.wp-block-courant-news-tabs' ).getByRole( 'tabpanel' ) ).toHaveCount( 1 );
} );

test( 'the bar of a table of contents that is inserted later shows the current section', async ( { page } ) => {
	const path = await articleWithContents( 'a-day-with-a-later-bar' );
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( path );
	await insertAgain( page, '#ez-toc-container' );
	await page.keyboard.press( 'Shift' );
	await expect( island( page, 'table-of-contents' ).first() ).toHaveAttribute( 'data-state', 'ready' );
} );
