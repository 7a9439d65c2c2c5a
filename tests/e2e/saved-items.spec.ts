import type { Page } from '@playwright/test';
import { delayModules, delayScripts } from './support/delayed-scripts';
import { expect, test, testWithoutScript } from './support/test';
import { shiftOf, watchShifts } from './support/third-parties';
import { createOpening, findArticle } from './support/site-data';

/** Articles and openings that a visitor saves in the browser. */
const PAGE = '/?courant-saved=1';

const button = ( page: Page ) => page.locator( '.share__button--save' );
const stored = async ( page: Page ) => page.evaluate( () => localStorage.getItem( 'courant-saved' ) );
const collectRequests = ( page: Page ): string[] => {
	const urls: string[] = [];
	page.on( 'request', ( request ) => urls.push( request.url() ) );
	return urls;
};

test( 'an article is saved by a press, without React, and its button shows that after a reload', async ( { page } ) => {
	const urls = collectRequests( page );
	await page.goto( ( await findArticle() ).url );
	await button( page ).scrollIntoViewIfNeeded();
	expect( await stored( page ) ).toBeNull();
	expect( urls.filter( ( url ) => url.includes( 'modules/share' ) ) ).toEqual( [] );
	await button( page ).press( 'Enter' );
	await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Saved' );
	expect( await page.evaluate( () => 'ReactDOM' in window ) ).toBe( false );
	await page.reload();
	await button( page ).scrollIntoViewIfNeeded();
	await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
	await button( page ).click();
	await expect( button( page ) ).toHaveAccessibleName( 'Save' );
	expect( await stored( page ) ).toBe( '[]' );
} );

test( 'presses before the script is loaded save the article once', async ( { page } ) => {
	const release = await delayModules( page );
	await page.goto( ( await findArticle() ).url );
	await button( page ).dblclick();
	await expect( button( page ) ).toHaveAttribute( 'aria-busy', 'true' );
	expect( await stored( page ) ).toBeNull();
	release();
	await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
	await expect( button( page ) ).not.toHaveAttribute( 'aria-busy' );
	expect( JSON.parse( String( await stored( page ) ) ) ).toHaveLength( 1 );
} );

/** Contrast of the button's label with its background; the theme writes colors as `rgb()`. */
const contrast = async ( page: Page ) =>
	button( page ).evaluate( ( element ) => {
		const { color, backgroundColor } = getComputedStyle( element );
		const luminance = ( value: string ) =>
			( value.match( /[\d.]+/g ) ?? [] )
				.slice( 0, 3 )
				.map( ( part ) => Number( part ) / 255 )
				.map( ( part ) => ( part <= 0.03928 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4 ) )
				.reduce( ( sum, part, index ) => sum + part * ( [ 0.2126, 0.7152, 0.0722 ][ index ] ?? 0 ), 0.05 );
		const [ darker = 0, lighter = 0 ] = [ luminance( color ), luminance( backgroundColor ) ].sort(
			( a, b ) => a - b
		);
		return lighter / darker;
	} );

for ( const colorScheme of [ 'light', 'dark' ] as const ) {
	test( `the label of a saved article is readable under the pointer, ${ colorScheme }`, async ( { page } ) => {
		await page.emulateMedia( { colorScheme } );
		await page.goto( ( await findArticle() ).url );
		await button( page ).click();
		await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
		await button( page ).hover();
		await expect.poll( async () => contrast( page ) ).toBeGreaterThan( 4.5 );
	} );
}

for ( const width of [ 390, 1280 ] ) {
	test( `after saving, a link to the list covers no control and disappears, at ${ width } pixels`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 844 } );
		const { url } = await createOpening( { post_title: 'Tow boat deckhand', post_name: 'tow-boat-deckhand' } );
		await page.goto( url );
		await button( page ).click();
		const message = page.locator( '.share__text' );
		const link = message.getByRole( 'link', { name: 'View list' } );
		await expect( message ).toHaveText( 'Saved View list' );
		await expect( link ).toHaveAttribute( 'href', /courant-saved=1$/ );
		const covered = await message.evaluate( ( element ) => {
			const box = element.getBoundingClientRect();
			const isBelow = ( other: Element ) => {
				const { top, right, bottom, left } = other.getBoundingClientRect();
				return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
			};
			return [ ...document.querySelectorAll( '.share button, .share > a, .courant-apply-bar, a[href="#apply"]' ) ]
				.filter( ( other ) => other.checkVisibility() && ! element.contains( other ) )
				.filter( isBelow ).length;
		} );
		expect( covered ).toBe( 0 );
		// Keyboard users reach it from the button; it stays while it has focus.
		await page.keyboard.press( 'Tab' );
		await expect( link ).toBeFocused();
		const animations = async () => message.evaluate( ( element ) => element.getAnimations().length );
		expect( await animations() ).toBe( 0 );
		await link.blur();
		await page.mouse.move( 600, 5 );
		await expect.poll( animations ).toBe( 1 );
		await message.evaluate( ( element ) => element.getAnimations().forEach( ( animation ) => animation.finish() ) );
		await expect( message ).toBeHidden();
	} );
}

test( 'the list shows saved articles and removes them', async ( { page, axe, narrow } ) => {
	const { url, title } = await findArticle();
	await page.goto( PAGE );
	await expect( page.locator( 'main' ) ).toContainText( 'Nothing is saved yet.' );
	await axe();
	await page.goto( url );
	await button( page ).click();
	await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
	await page.getByRole( 'link', { name: 'Saved for later' } ).click();
	await expect( page.locator( 'h1' ) ).toHaveText( 'Saved for later' );
	await expect( page.locator( 'main' ).getByRole( 'link', { name: title } ) ).toHaveAttribute( 'href', url );
	// Section and date.
	await expect( page.locator( '.saved__details' ) ).toHaveText( /\S · .*\d{4}/ );
	await narrow();
	await page.getByRole( 'button', { name: `Remove ${ title }` } ).click();
	await expect( page.locator( 'main' ) ).toContainText( 'Nothing is saved yet.' );
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Removed from the list.' );
	expect( await page.evaluate( () => document.activeElement?.closest( 'main' ) !== null ) ).toBe( true );
	expect( await stored( page ) ).toBe( '[]' );
} );

test( 'the list reports that it is loading, and nothing moves when it is shown', async ( { page } ) => {
	await watchShifts( page );
	await page.addInitScript( () => {
		const items = [ 1, 2, 3 ].map( ( id ) => ( {
			kind: 'article',
			id,
			title: `Saved ${ String( id ) }`,
			url: location.href,
		} ) );
		localStorage.setItem( 'courant-saved', JSON.stringify( items ) );
	} );
	for ( const [ width, height ] of [
		[ 390, 844 ],
		[ 1280, 800 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		const release = await delayScripts( page );
		await page.goto( PAGE, { waitUntil: 'commit' } );
		await expect( page.locator( 'main' ) ).toContainText( 'Loading your list…' );
		release();
		await expect( page.locator( '.saved__item' ) ).toHaveCount( 3 );
		await expect( page.locator( 'main' ) ).not.toContainText( 'Loading your list…' );
		expect( await shiftOf( page ) ).toBeLessThan( 0.02 );
	}
} );

test( 'after an item is removed, the button that restores it in its position has focus', async ( {
	page,
	axe,
	screens,
} ) => {
	const item = ( id: number ) => ( {
		kind: 'article',
		id,
		title: `Pier ${ String( id ) }`,
		url: 'http://pier.test/',
	} );
	await page.addInitScript(
		( items ) => localStorage.getItem( 'courant-saved' ) ?? localStorage.setItem( 'courant-saved', items ),
		JSON.stringify( [ item( 1 ), item( 2 ), item( 3 ) ] )
	);
	await page.goto( PAGE );
	const remove = ( id: number ) => page.getByRole( 'button', { name: `Remove Pier ${ String( id ) }` } );
	const undo = page.getByRole( 'button', { name: 'Undo' } );
	const links = page.locator( '.saved a' );
	await remove( 2 ).press( 'Enter' );
	await expect( undo ).toBeFocused();
	await expect( page.locator( 'main' ) ).toContainText( 'Removed from the list.' );
	await axe();
	await screens( 'saved-undo' );
	await undo.press( 'Enter' );
	await expect( remove( 2 ) ).toBeFocused();
	await expect( links ).toHaveText( [ 'Pier 1', 'Pier 2', 'Pier 3' ] );
	await expect( undo ).toHaveCount( 0 );
	await remove( 3 ).press( 'Enter' );
	await expect( undo ).toBeFocused();
	await remove( 2 ).press( 'Enter' );
	await remove( 1 ).press( 'Enter' );
	// Only the last removal can be undone.
	await expect( undo ).toBeFocused();
	await page.reload();
	await expect( page.locator( 'main' ) ).toContainText( 'Nothing is saved yet.' );
	await expect( undo ).toHaveCount( 0 );
} );

test( 'nothing moves when an article is saved, and the message is near the button', async ( { page } ) => {
	for ( const width of [ 390, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( ( await findArticle() ).url );
		const boxes = async () =>
			page
				.locator( '.share > :is(button:not([hidden]), a)' )
				.evaluateAll( ( all ) => all.map( ( element ) => JSON.stringify( element.getBoundingClientRect() ) ) );
		await button( page ).scrollIntoViewIfNeeded();
		const before = await boxes();
		await button( page ).click();
		await expect( button( page ) ).toHaveAccessibleName( /Saved$/ );
		expect( await boxes() ).toEqual( before );
		const [ save, message ] = [
			await button( page ).boundingBox(),
			await page.locator( '.share p' ).boundingBox(),
		];
		expect( Math.abs( ( message?.y ?? 0 ) - ( save?.y ?? 0 ) ) ).toBeLessThan( 100 );
		await button( page ).click();
	}
} );

test( 'a blocked storage is reported', async ( { page } ) => {
	await page.addInitScript( () => {
		Storage.prototype.setItem = () => {
			throw new Error( 'blocked' );
		};
	} );
	await page.goto( ( await findArticle() ).url );
	await button( page ).click();
	await expect( page.getByRole( 'status' ) ).toHaveText( 'This browser does not allow saving.' );
	await expect( button( page ) ).toHaveAccessibleName( 'Save' );
} );

testWithoutScript( 'without JavaScript there is no button, and the page explains it', async ( { page } ) => {
	await page.goto( ( await findArticle() ).url );
	await expect( button( page ) ).toBeHidden();
	await page.goto( PAGE );
	// Texts of a whole element do not include `noscript`.
	const explanation = page.locator( 'main noscript p' ).first();
	await expect( explanation ).toHaveText( 'The list needs JavaScript.' );
	await expect( explanation ).toBeVisible();
	await page.locator( 'main noscript a', { hasText: 'Latest articles' } ).click();
	await expect( page.locator( 'main .story' ).first() ).toBeVisible();
} );

testWithoutScript( 'without JavaScript the button for email ends where the group does', async ( { page } ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( ( await findArticle() ).url );
	const end = async ( selector: string ) =>
		page.locator( selector ).evaluate( ( element ) => element.getBoundingClientRect().right );
	expect( await end( '.share > a' ) ).toBe( await end( '.byline' ) );
} );
