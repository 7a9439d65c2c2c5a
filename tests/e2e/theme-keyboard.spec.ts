import type { Page } from '@playwright/test';
import { Keyboard } from './support/keys';
import { expect, test as base } from './support/test';
import { findArticle, findPost } from './support/site-data';

/**
 * Operates each control with Tab, Enter, Space, Escape and arrow keys only. After each key it checks which element has
 * the focus, that it is visible, and its accessible name and state.
 */
const test = base.extend< { keys: Keyboard } >( { keys: async ( { page }, use ) => use( new Keyboard( page ) ) } );

const ready = async ( page: Page, name: string ) =>
	expect( page.locator( `[data-island="${ name }"]` ).first() ).toHaveAttribute( 'data-state', 'ready' );
const article = async () => ( await findArticle() ).url;
const closed = { states: { expanded: false } };
const open = { states: { expanded: true } };

test( 'the skip link', async ( { page, keys } ) => {
	await page.goto( '/about/' );
	await keys.press( 'Tab', { role: 'link', name: 'Skip to content' } );
	await keys.press( 'Enter', { role: 'main', seen: true } );
	await keys.press( 'Tab', { role: 'link', name: 'Home' } );
	expect( await page.evaluate( () => document.activeElement?.closest( 'main' ) !== null ) ).toBe( true );
} );

test( 'the menu of links in the info bar', async ( { page, keys } ) => {
	await page.goto( '/about/' );
	await keys.press( 'Tab', { name: 'Skip to content' } );
	await keys.press( 'Tab', { name: 'Quick links', ...closed } );
	await keys.press( 'Space', { name: 'Quick links', ...open } );
	await ready( page, 'masthead' );
	await keys.press( 'Tab', { role: 'link', name: 'About' } );
	await keys.press( 'Tab', { role: 'link', name: 'Contact' } );
	await keys.press( 'Escape', { name: 'Quick links', ...closed } );
	await keys.press( 'Enter', { name: 'Quick links', ...open } );
	await keys.press( 'Enter', { name: 'Quick links', ...closed } );
	await keys.press( 'Enter', { name: 'Quick links', ...open } );
	await keys.press( 'Shift+Tab', { name: 'Skip to content' } );
	await expect( page.locator( '.links' ) ).not.toHaveAttribute( 'open' );
} );

test( 'the main navigation in a wide window', async ( { page, keys } ) => {
	await page.goto( '/about/' );
	await keys.tabTo( 'Cities' );
	await keys.press( 'Tab', { name: 'Cities submenu', ...closed } );
	await keys.press( 'Enter', { name: 'Cities submenu', ...open } );
	await ready( page, 'masthead' );
	await keys.press( 'Tab', { role: 'link', name: 'The listening harbor' } );
	await keys.press( 'Tab', { role: 'link', name: 'Where the trams sleep' } );
	await keys.press( 'Escape', { name: 'Cities submenu', ...closed } );
	await keys.press( 'Space', { name: 'Cities submenu', ...open } );
	await keys.press( 'Tab', { name: 'The listening harbor' } );
	await keys.press( 'Tab', { name: 'Where the trams sleep' } );
	await keys.press( 'Tab', { role: 'link', name: 'Work' } );
	await expect( page.locator( '.menu__sub[open]' ) ).toHaveCount( 0 );
	await keys.press( 'Shift+Tab', { name: 'Cities submenu', ...closed } );
	await keys.press( 'Shift+Tab', { role: 'link', name: 'Cities' } );
	await keys.leave( 'Enter' );
	await expect( page.locator( 'h1' ) ).toHaveText( 'Cities' );
} );

test( 'the main navigation in a narrow window', async ( { page, keys } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/about/' );
	await keys.tabTo( 'Menu' );
	await keys.is( { role: 'button', ...closed } );
	await keys.press( 'Enter', { role: 'button', name: 'Close menu' } );
	await ready( page, 'masthead' );
	await keys.press( 'Tab', { role: 'link', name: 'Home' } );
	await keys.press( 'Tab', { role: 'link', name: 'Cities' } );
	await keys.press( 'Tab', { name: 'Cities submenu', ...closed } );
	await keys.press( 'Space', { name: 'Cities submenu', ...open } );
	await keys.press( 'Tab', { role: 'link', name: 'The listening harbor' } );
	await keys.press( 'Escape', { name: 'Cities submenu', ...closed } );
	await keys.press( 'Escape', { name: 'Menu', ...closed } );
	await expect( page.locator( '#site-menu' ) ).toBeHidden();
	await keys.press( 'Space', { name: 'Close menu' } );
	await keys.press( 'Enter', { name: 'Menu', ...closed } );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `the keyboard stays in the open menu of a narrow window (${ direction })`, async ( { page, keys } ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.goto( '/about/' );
		await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		await keys.tabTo( 'Menu' );
		await keys.press( 'Enter', { name: 'Close menu' } );
		await ready( page, 'masthead' );
		await keys.press( 'Shift+Tab' );
		const last = ( await keys.focused() ).name;
		await keys.press( 'Tab', { name: 'Close menu' } );
		const passed: string[] = [];
		for ( let presses = 0; presses < 30; presses += 1 ) {
			await page.keyboard.press( 'Tab' );
			expect( await page.evaluate( () => document.activeElement?.closest( '#site-menu' ) !== null ) ).toBe(
				true
			);
			passed.push( ( await keys.focused() ).name );
		}
		expect( passed ).toContain( last );
		expect( passed ).toContain( 'Close menu' );
		await keys.press( 'Escape', { name: 'Menu', ...closed } );
	} );
}

test( 'the search', async ( { page, keys } ) => {
	await page.goto( '/about/' );
	await keys.tabTo( 'Search' );
	await keys.is( { role: 'button', ...closed } );
	// A search box, and a combobox as soon as its island is mounted.
	await keys.press( 'Enter', { name: 'Search this site' } );
	await ready( page, 'masthead' );
	await ready( page, 'search' );
	await keys.type( 'harbor' );
	await keys.press( 'Tab', { role: 'button', name: 'Search' } );
	await keys.press( 'Tab', { role: 'button', name: 'Close search' } );
	await keys.press( 'Enter', { role: 'button', name: 'Search', ...closed } );
	await keys.press( 'Space', { role: 'combobox' } );
	await keys.press( 'Escape', { role: 'button', name: 'Search', ...closed } );
	await keys.press( 'Enter', { role: 'combobox' } );
	await keys.leave( 'Enter' );
	await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “harbor”' );
} );

test( 'the ticker', async ( { page, keys } ) => {
	await page.goto( '/' );
	await ready( page, 'ticker' );
	const motion = page.locator( '.ticker' );
	const first = await page.locator( '.ticker__list' ).first().locator( 'a' ).first().innerText();
	await keys.tabTo( first );
	await expect( motion ).toHaveAttribute( 'data-motion', 'paused' );
	await keys.tabTo( 'Pause the ticker' );
	await expect( motion ).toHaveAttribute( 'data-motion', 'running' );
	await keys.press( 'Space', { role: 'button', name: 'Start the ticker' } );
	await expect( motion ).toHaveAttribute( 'data-motion', 'paused' );
	await keys.press( 'Shift+Tab', { role: 'link' } );
	await keys.press( 'Tab', { name: 'Start the ticker' } );
	await expect( motion ).toHaveAttribute( 'data-motion', 'paused' );
	await keys.press( 'Enter', { name: 'Pause the ticker' } );
	await expect( motion ).toHaveAttribute( 'data-motion', 'running' );
} );

test( 'the slider', async ( { page, keys } ) => {
	await page.goto( '/' );
	await ready( page, 'slider' );
	const shown = page.locator( '.slider__slide[data-position="shown"]' );
	// Its own focus has stopped it.
	await keys.tabTo( 'Start slideshow' );
	await keys.press( 'Enter', { role: 'button', name: 'Stop slideshow' } );
	await keys.press( 'Space', { role: 'button', name: 'Start slideshow' } );
	const label = String( await shown.getAttribute( 'aria-label' ) );
	await keys.press( 'Tab', { role: 'button', name: 'Previous article' } );
	await keys.press( 'Enter', { name: 'Previous article' } );
	await expect( shown ).not.toHaveAttribute( 'aria-label', label );
	await keys.press( 'Tab', { role: 'button', name: 'Next article' } );
	await keys.press( 'Space', { name: 'Next article' } );
	await expect( shown ).toHaveAttribute( 'aria-label', label );
	await expect( page.locator( '.slider__slides' ) ).toHaveAttribute( 'aria-live', 'polite' );
	await keys.press( 'Tab', { role: 'link', name: await shown.locator( '.kicker__section' ).innerText() } );
	await keys.press( 'Tab', { role: 'link', name: await shown.locator( '.story__title a' ).innerText() } );
	await keys.press( 'Tab', { role: 'link' } );
	// Hidden slides cannot be reached with the keyboard.
	expect( await page.evaluate( () => document.activeElement?.closest( '.slider' ) ?? null ) ).toBeNull();
} );

test( 'the category dropdown in the sticky sidebar', async ( { page, keys } ) => {
	// Not as high as the sidebar is long: an element that is focused below the visible area must be scrolled into view.
	await page.setViewportSize( { width: 1280, height: 520 } );
	await page.goto( '/' );
	await keys.tabTo( /^Choose a category/, { most: 90 } );
	await keys.is( { role: 'combobox' } );
	await ready( page, 'categories' );
	const before = page.url();
	await keys.press( 'ArrowDown', { role: 'combobox' } );
	await keys.press( 'ArrowDown', { role: 'combobox' } );
	await keys.press( 'ArrowUp', { role: 'combobox' } );
	expect( page.url() ).toBe( before );
	const chosen = await page
		.locator( '.category-dropdown select' )
		.first()
		.evaluate( ( select: HTMLSelectElement ) =>
			select.selectedOptions[ 0 ]?.text.replace( /\s*\(\d+\)/, '' ).trim()
		);
	await keys.press( 'Tab', { role: 'button', name: 'Open' } );
	await keys.leave( 'Space' );
	await expect( page.locator( 'h1' ) ).toHaveText( String( chosen ) );
} );

test( 'the color scheme switch, and the stored choice', async ( { page, keys } ) => {
	await page.goto( '/about/' );
	await keys.tabTo( 'System' );
	await keys.is( { role: 'radio', states: { checked: 'true' } } );
	await ready( page, 'masthead' );
	await keys.press( 'ArrowRight', { role: 'radio', name: 'Light', states: { checked: 'true' } } );
	await keys.press( 'ArrowRight', { role: 'radio', name: 'Dark', states: { checked: 'true' } } );
	await keys.press( 'ArrowRight', { name: 'System', states: { checked: 'true' } } );
	await keys.press( 'ArrowLeft', { name: 'Dark', states: { checked: 'true' } } );
	const background = await page.evaluate( () => getComputedStyle( document.body ).backgroundColor );
	await page.goto( '/' );
	expect( await page.evaluate( () => getComputedStyle( document.body ).backgroundColor ) ).toBe( background );
	await keys.tabTo( 'Dark' );
	await keys.is( { role: 'radio', states: { checked: 'true' } } );
} );

test( 'sharing, related articles, previous and next article, and back to top', async ( { page, context, keys } ) => {
	test.slow();
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.goto( await article() );
	await keys.tabTo( 'Copy link' );
	await keys.press( 'Enter', { role: 'button', name: 'Copy link' } );
	await expect( page.locator( '.share__text' ) ).toHaveText( 'Link copied.' );
	await keys.press( 'Tab', { role: 'link', name: 'Email' } );

	// The post listing block is immediately before the links to the adjacent posts, for the keyboard too.
	const related = await page.locator( '.related .story__title a' ).allInnerTexts();
	await keys.tabTo( String( related.at( -1 ) ), { most: 90 } );
	await keys.press( 'Tab', { role: 'link', name: /^(Previous|Next)/ } );

	await keys.tabTo( 'Back to top', { most: 90 } );
	await keys.is( { role: 'link' } );
	await keys.press( 'Enter', { marked: expect.any( Boolean ) } );
	await expect( page.locator( '#masthead' ) ).toBeFocused();
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 0 );
	await keys.press( 'Tab', { name: 'Quick links' } );
} );

test( 'the comment form', async ( { page, keys } ) => {
	await page.goto( ( await findPost( { orderby: 'comment_count' } ) ).url );
	await keys.tabTo( /^Reply to/, { most: 90 } );
	await keys.press( 'Enter', { role: 'textbox', name: /^Comment/ } );
	await keys.press( 'Shift+Tab', { role: 'link', name: 'Cancel reply' } );
	await keys.leave( 'Enter' );
	await expect( page.locator( '#cancel-comment-reply-link' ) ).toBeHidden();
	await keys.tabTo( /^Comment/, { most: 30 } );
	await keys.type( 'By keyboard.' );
	await keys.press( 'Tab', { role: 'textbox', name: /^Name/ } );
	await keys.press( 'Tab', { role: 'textbox', name: /^Email/ } );
	await keys.tabTo( 'Post comment', { most: 5 } );
	await keys.is( { role: 'button' } );
} );
