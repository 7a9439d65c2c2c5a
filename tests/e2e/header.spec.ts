import type { Page } from '@playwright/test';
import { delayModules, delayReact, delayScripts } from './support/delayed-scripts';
import { leaveControl } from './support/focus';
import { expect, overflows, test } from './support/test';

/** Tests the header: navigation, links menu, search, color scheme. Uses the demo content, whose menu has sub-menus. */
const subs = ( page: Page ) => page.locator( '.menu--primary > li > .menu__sub' );
const toggles = ( page: Page ) => page.locator( '.menu--primary > li > .menu__sub > .menu__toggle' );
const ready = async ( page: Page ) => expect( page.locator( '#masthead' ) ).toHaveAttribute( 'data-state', 'ready' );
const mountHeader = async ( page: Page ) => {
	await page.locator( '#masthead' ).dispatchEvent( 'courant:mount' );
	await ready( page );
};

test( 'a sub-menu opens before its script is loaded, without React; its button and Escape close it and return the focus', async ( {
	page,
	axe,
} ) => {
	const releaseReact = await delayReact( page );
	const release = await delayModules( page );
	await page.goto( '/about/' );
	await toggles( page ).first().focus();
	await page.keyboard.press( 'Enter' );
	await expect( subs( page ).first() ).toHaveAttribute( 'open', '' );
	await expect( subs( page ).first().locator( '.sub-menu' ) ).toBeVisible();
	await expect( page.locator( '#masthead' ) ).toHaveAttribute( 'data-state', 'loading' );
	release();
	await ready( page );
	await expect( subs( page ).first() ).toHaveAttribute( 'open', '' );
	await axe();
	await page.keyboard.press( 'Tab' );
	expect(
		await subs( page )
			.first()
			.evaluate( ( menu ) => menu.contains( document.activeElement ) )
	).toBe( true );
	await page.keyboard.press( 'Escape' );
	await expect( toggles( page ).first() ).toBeFocused();
	await expect( subs( page ).first().locator( '.sub-menu' ) ).toBeHidden();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( subs( page ).first() ).not.toHaveAttribute( 'open' );
	releaseReact();
} );

test( 'before any script is loaded the header responds, and the color scheme chosen then is kept', async ( {
	page,
} ) => {
	await page.addInitScript( () =>
		localStorage.setItem( 'courant-scheme', localStorage.getItem( 'courant-scheme' ) ?? 'light' )
	);
	const release = await delayScripts( page );
	await page.goto( '/about/', { waitUntil: 'commit' } );
	await page.locator( '.footer__legal' ).waitFor();
	await page.locator( '.tool--search:visible' ).click();
	await expect( page.locator( '#site-search input[type="search"]' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '#site-search' ) ).toBeHidden();
	await page.locator( '.links__button' ).click();
	await expect( page.locator( '#menu-top' ) ).toBeVisible();
	await page.locator( '.links__button' ).click();
	await expect( page.locator( '#menu-top' ) ).toBeHidden();
	await toggles( page ).first().click();
	await expect( subs( page ).first().locator( '.sub-menu' ) ).toBeVisible();
	const background = async () => page.evaluate( () => getComputedStyle( document.body ).backgroundColor );
	const light = await background();
	await page.locator( '#scheme-dark' ).check();
	const dark = await background();
	expect( dark ).not.toBe( light );
	await expect( page.locator( '#masthead' ) ).not.toHaveAttribute( 'data-state' );
	release();
	await page.waitForLoadState( 'load' );
	expect( await background() ).toBe( dark );
	await expect( page.locator( '#scheme-dark' ) ).toBeChecked();
	await page.reload();
	expect( await background() ).toBe( dark );
} );

test( 'only one sub-menu is open at a time; leaving it or tapping elsewhere closes it', async ( { page } ) => {
	await page.goto( '/about/' );
	await toggles( page ).nth( 0 ).press( 'Enter' );
	await ready( page );
	await toggles( page ).nth( 1 ).press( 'Enter' );
	await expect( subs( page ).nth( 0 ) ).not.toHaveAttribute( 'open' );
	await expect( subs( page ).nth( 1 ) ).toHaveAttribute( 'open', '' );
	await page.locator( 'main a' ).first().focus();
	await expect( subs( page ).nth( 1 ) ).not.toHaveAttribute( 'open' );
	await toggles( page ).nth( 1 ).click();
	await page.locator( 'h1' ).click();
	await expect( subs( page ).nth( 1 ) ).not.toHaveAttribute( 'open' );
} );

test( 'at 992 pixels and more every resize closes all sub-menus except the one with focus; below, they stay open', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1100, height: 800 } );
	await page.goto( '/about/' );
	await expect( page.locator( '.menu__sub[open]' ) ).toHaveCount( 0 );
	await toggles( page ).first().press( 'Enter' );
	await ready( page );
	await page.setViewportSize( { width: 1000, height: 800 } );
	await expect( subs( page ).first() ).toHaveAttribute( 'open', '' );
	await leaveControl( page );
	await page.setViewportSize( { width: 992, height: 800 } );
	await expect( subs( page ).first() ).not.toHaveAttribute( 'open' );
	await expect( page.locator( '.tool--menu' ) ).toBeHidden();
	await page.setViewportSize( { width: 991, height: 800 } );
	await page.locator( '.tool--menu' ).click();
	await toggles( page ).first().click();
	await page.locator( '#site-menu .tool--close' ).focus();
	await page.setViewportSize( { width: 990, height: 800 } );
	await expect( subs( page ).first() ).toHaveAttribute( 'open', '' );
} );

test( 'Escape closes a sub-menu that was opened by hovering', async ( { page } ) => {
	await page.goto( '/about/' );
	await page.locator( '.menu--primary > .menu-item-has-children' ).first().hover();
	await expect( subs( page ).first().locator( '.sub-menu' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( subs( page ).first().locator( '.sub-menu' ) ).toBeHidden();
} );

test( 'the button of the info bar opens and closes the menu of links', async ( { page, axe } ) => {
	await page.goto( '/about/' );
	const button = page.locator( '.links__button' );
	const list = page.locator( '#menu-top' );
	await expect( list ).toBeHidden();
	await button.press( 'Enter' );
	await expect( list ).toBeVisible();
	await ready( page );
	// The open list covers a part of the navigation below it.
	await axe( { include: '.topbar' } );
	await page.keyboard.press( 'Tab' );
	await expect( list.locator( 'a' ).first() ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( list ).toBeHidden();
	await expect( button ).toBeFocused();
	await button.click();
	await expect( list ).toBeVisible();
	await button.click();
	await expect( list ).toBeHidden();
} );

test( 'the search opens with focus in its field; Escape closes it with text in it and returns the focus', async ( {
	page,
	axe,
} ) => {
	await page.goto( '/about/' );
	const button = page.locator( '.tool--search:visible' );
	const overlay = page.locator( '#site-search' );
	const field = overlay.locator( 'input[type="search"]' );
	await button.press( 'Enter' );
	await expect( field ).toBeFocused();
	await ready( page );
	await axe();
	await page.keyboard.type( 'harbor' );
	await page.keyboard.press( 'Escape' );
	await expect( overlay ).toBeHidden();
	await expect( button ).toBeFocused();
	await button.press( 'Enter' );
	await expect( field ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “harbor”' );
} );

test( 'the search closes when focus leaves it, so that it never covers the focused element', async ( { page } ) => {
	await page.goto( '/about/' );
	await page.locator( '.tool--search:visible' ).press( 'Enter' );
	await ready( page );
	await page.locator( '#site-search .tool--close' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '#site-search' ) ).toBeHidden();
} );

test( 'a choice of the dark color scheme is stored and applied before the first paint of the next page', async ( {
	page,
	axe,
} ) => {
	await page.goto( '/about/' );
	const background = async () => page.evaluate( () => getComputedStyle( document.body ).backgroundColor );
	const light = await background();
	await page.locator( '#scheme-auto' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	const dark = await background();
	expect( dark ).not.toBe( light );
	await ready( page );
	await axe();
	expect( await page.evaluate( () => localStorage.getItem( 'courant-scheme' ) ) ).toBe( 'dark' );
	await page.goto( '/', { waitUntil: 'commit' } );
	await page.locator( 'body' ).waitFor();
	expect( await background() ).toBe( dark );
	await expect( page.locator( '#scheme-dark' ) ).toBeChecked();
	await page.emulateMedia( { colorScheme: 'dark' } );
	await page.locator( '#scheme-light' ).check();
	expect( await background() ).toBe( light );
} );

test( 'the open header fits a window of 320 pixels, also from right to left', async ( { page, axe } ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	await page.goto( '/about/' );
	await mountHeader( page );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		await page.locator( '.links__button' ).press( 'Enter' );
		expect( await overflows( page ) ).toBe( false );
		const box = await page.locator( '#menu-top' ).boundingBox();
		expect( box === null ? 0 : Math.min( box.x, 320 - box.x - box.width ) ).toBeGreaterThanOrEqual( 0 );
		await axe();
		await page.locator( '.tool--menu' ).press( 'Enter' );
		await toggles( page ).first().press( 'Enter' );
		await axe();
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
	}
} );

test( 'resizing the window keeps the keyboard focus', async ( { page, axe } ) => {
	await page.setViewportSize( { width: 800, height: 800 } );
	await page.goto( '/about/' );
	await mountHeader( page );
	await page.locator( '.tool--menu' ).press( 'Enter' );
	await toggles( page ).first().press( 'Enter' );
	const link = subs( page ).first().locator( '.sub-menu a' ).first();
	await link.focus();
	// The panel becomes the row; the sub-menu in use stays open, on the page and not above it.
	await page.setViewportSize( { width: 1100, height: 800 } );
	await expect
		.poll( async () => page.locator( '#site-menu' ).evaluate( ( menu ) => menu.matches( ':popover-open' ) ) )
		.toBe( false );
	await expect( link ).toBeFocused();
	await expect( link ).toBeVisible();
	await axe();
	// The row becomes a closed panel: its button has the focus.
	await page.setViewportSize( { width: 800, height: 800 } );
	await expect( page.locator( '.tool--menu' ) ).toBeFocused();
	await expect( page.locator( '#site-menu' ) ).toBeHidden();
} );
