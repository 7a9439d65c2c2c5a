import type { Page } from '@playwright/test';
import { chromium } from './support/browsers';
import {
	article,
	box,
	entry,
	heightOf,
	list,
	highlighted,
	open,
	scrollTo,
	toggle,
	topOf,
	activateTables,
	TEXT,
} from './support/contents';
import { expect, overflows, test, testWithoutScript } from './support/test';

// A click opens a new tab.
test.use( { launchOptions: chromium } );

let path = '';
test.beforeAll( async () => {
	path = await article( 'a-day-with-contents' );
} );

/** Adds a box above all headings, as an image without dimensions that has loaded. */
const late = async ( page: Page, height: number ) =>
	page.evaluate( ( pixels ) => {
		const picture = document.createElement( 'div' );
		picture.style.blockSize = `${ String( pixels ) }px`;
		document.querySelector( '.entry-content, article' )?.prepend( picture );
	}, height );

for ( const { offset, header, expected } of [
	{ offset: 30, expected: 0 },
	{ offset: 31, expected: 31 },
	{ offset: 80, header: 60, expected: 140 },
] ) {
	test( `an offset of ${ String( offset ) }${ header === undefined ? '' : ' below a fixed header of 60 pixels' } puts a heading at ${ String( expected ) }`, async ( {
		page,
	} ) => {
		await open( page, path, {
			settings: { scroll_offset: offset },
			...( header === undefined ? {} : { header } ),
		} );
		await page.locator( entry( 'Harbour' ) ).click();
		await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( expected );
		await expect( page.getByRole( 'heading', { name: 'Harbour', exact: true } ) ).toBeFocused();
		expect( new URL( page.url() ).hash ).toBe( '#harbour' );
		await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Harbour' ] );
		await page.goBack();
		await expect.poll( () => new URL( page.url() ).hash ).toBe( '' );
		await expect.poll( async () => highlighted( page ) ).not.toEqual( [ 'Harbour' ] );
	} );
}

test( "an offset of 30 below the administrator's toolbar of 32 pixels puts a heading at 32", async ( {
	page,
	asAdmin,
} ) => {
	await asAdmin();
	await open( page, path, { settings: { scroll_offset: 30 } } );
	await page.locator( entry( 'Harbour' ) ).click();
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 32 );
} );

test( 'the offset of a new site leaves space above the heading, and the entry is current', async ( { page } ) => {
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await open( page, path, { settings: { scroll_offset: 32, mobile_offset: 32 } } );
		await page.locator( entry( 'Harbour' ) ).click();
		await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 32 );
		await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Harbour' ] );
	}
} );

test( 'scrolling takes 500 ms, and happens at once with reduced motion', async ( { page } ) => {
	await open( page, path );
	await activateTables( page );
	const heights = async () =>
		page.evaluate( async ( link ) => {
			const seen = new Set< number >();
			document.querySelector< HTMLElement >( link )?.click();
			const end = performance.now() + 700;
			while ( performance.now() < end ) {
				seen.add( window.scrollY );
				await new Promise( requestAnimationFrame );
			}
			return seen.size;
		}, `${ box } a[href="#harbour"]` );
	expect( await heights() ).toBeGreaterThan( 4 );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await scrollTo( page, 0 );
	expect( await heights() ).toBeLessThanOrEqual( 2 );
	expect( await topOf( page, 'Harbour' ) ).toBe( 0 );
} );

test(
	'a choice is kept in a cookie for 30 days, read and removed on the next page, and absent on the one after',
	{ tag: '@oldest' },
	async ( { page, context } ) => {
		await open( page, path );
		await page.locator( toggle ).click();
		await expect( page.locator( list ) ).toBeHidden();
		const cookie = ( await context.cookies() ).find( ( { name } ) => name === 'ezTOC_hidetoc-0' );
		expect( cookie ).toMatchObject( { value: '1', path: '/', sameSite: 'Strict', secure: false } );
		expect( Math.abs( ( cookie?.expires ?? 0 ) - Date.now() / 1000 - 30 * 86400 ) ).toBeLessThan( 60 );
		await page.reload();
		await expect( page.locator( list ) ).toBeHidden();
		expect( ( await context.cookies() ).some( ( { name } ) => name.startsWith( 'ezTOC' ) ) ).toBe( false );
		await page.reload();
		await expect( page.locator( list ) ).toBeVisible();
		await page.locator( toggle ).click();
		await page.locator( toggle ).click();
		expect( ( await context.cookies() ).find( ( { name } ) => name === 'ezTOC_hidetoc-0' ) ).toMatchObject( {
			value: 'null',
			expires: -1,
			path: '/',
			sameSite: 'Strict',
		} );
	}
);

test( 'with permanent storage a choice is kept on every page', async ( { page } ) => {
	const settings = { remember: 'always' };
	await open( page, path, { settings } );
	await page.locator( toggle ).click();
	await expect( page.locator( list ) ).toBeHidden();
	for ( let time = 0; time < 3; time++ ) {
		await page.reload();
		await expect( page.locator( list ) ).toBeHidden();
	}
} );

test( 'hidden by default it starts hidden despite the cookie, by screen width', async ( { page, context } ) => {
	await context.addCookies( [
		{
			name: 'ezTOC_hidetoc-0',
			value: '1',
			url: new URL( page.url() === 'about:blank' ? String( process.env[ 'COURANT_URL' ] ) : page.url() ).origin,
		},
	] );
	await open( page, path, { settings: { hidden: true, hidden_on: [ 'desktop' ] } } );
	await expect( page.locator( list ) ).toBeHidden();
	await page.setViewportSize( { width: 900, height: 800 } );
	await page.reload();
	await expect( page.locator( list ) ).toBeVisible();
} );

test( 'the current section is highlighted from 30 pixels on, from an offset of 80, from 5 without smooth scrolling, and the last one at the end of the page', async ( {
	page,
} ) => {
	await open( page, path, { settings: { scroll_offset: 30 } } );
	await activateTables( page );
	const top = await heightOf( page, 'Fish' );
	await scrollTo( page, Math.floor( top ) - 33 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Market' ] );
	await scrollTo( page, Math.ceil( top ) - 30 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Fish' ] );
	await scrollTo( page, 1e6 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Home' ] );
	await open( page, path, { settings: { scroll_offset: 80 } } );
	await activateTables( page );
	await scrollTo( page, Math.floor( top ) - 83 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Market' ] );
	await scrollTo( page, Math.ceil( top ) - 80 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Fish' ] );
	await open( page, path, { settings: { smooth_scroll: false } } );
	await activateTables( page );
	await scrollTo( page, Math.floor( top ) - 8 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Market' ] );
	await scrollTo( page, Math.ceil( top ) - 5 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Fish' ] );
} );

test( 'a clicked entry stays highlighted until the visitor scrolls, also below a sticky header', async ( { page } ) => {
	await open( page, path, { settings: { scroll_offset: 80 }, header: 60 } );
	await page.locator( entry( 'Prices' ) ).click();
	await expect.poll( async () => topOf( page, 'Prices' ) ).toBe( 140 );
	await page.waitForTimeout( 200 );
	expect( await highlighted( page ) ).toEqual( [ 'Prices' ] );
	await page.mouse.wheel( 0, -40 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Fish' ] );
} );

test( 'a sticky widget is at the scroll offset, or below an element that would cover it', async ( { page } ) => {
	const sticky = page.locator( '#ez-toc-widget-sticky-container' );
	await open( page, path, { widget: 'ez_toc_widget_sticky', settings: { scroll_offset: 30 } } );
	await activateTables( page );
	await expect( sticky ).toHaveCSS( 'top', '30px' );
	await scrollTo( page, await heightOf( page, 'Fish' ) );
	await expect.poll( async () => highlighted( page, '#ez-toc-widget-sticky-container' ) ).toEqual( [ 'Fish' ] );
	await open( page, path, { widget: 'ez_toc_widget_sticky', settings: { scroll_offset: 0 } } );
	await activateTables( page );
	await expect( sticky ).toHaveCSS( 'top', '0px' );
	await open( page, path, { widget: 'ez_toc_widget_sticky', settings: { scroll_offset: 80 }, header: 120 } );
	await activateTables( page );
	await expect( sticky ).toHaveCSS( 'top', '120px' );
} );

test( "a hash on load and the browser's own navigation stop below sticky elements", async ( { page } ) => {
	await open( page, path, { settings: { scroll_offset: 80 }, header: 60, hash: '#harbour' } );
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 140 );
	await activateTables( page );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Harbour' ] );
	expect( await topOf( page, 'Harbour' ) ).toBe( 140 );
	// Late content does not change it until the visitor scrolls.
	await late( page, 300 );
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 140 );
	expect( await highlighted( page ) ).toEqual( [ 'Harbour' ] );
	await page.mouse.move( 640, 400 );
	await page.mouse.wheel( 0, -60 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Prices' ] );
} );

test( 'a click that opens a new tab is left to the browser', async ( { page, context } ) => {
	await open( page, path );
	await activateTables( page );
	await page.locator( entry( 'Harbour' ) ).scrollIntoViewIfNeeded();
	const before = await page.evaluate( () => window.scrollY );
	const [ tab ] = await Promise.all( [
		context.waitForEvent( 'page' ),
		page.locator( entry( 'Harbour' ) ).click( { modifiers: [ 'Control' ] } ),
	] );
	expect( new URL( tab.url() ).hash ).toBe( '#harbour' );
	expect( await page.evaluate( () => window.scrollY ) ).toBe( before );
	await tab.close();
} );

test( 'a heading keeps its position while images above it load late and the header shrinks', async ( { page } ) => {
	await open( page, path, { settings: { scroll_offset: 80 }, header: 60 } );
	await page.locator( entry( 'Harbour' ) ).click();
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 140 );
	await late( page, 700 );
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 140 );
	await page.evaluate( () =>
		document
			.querySelectorAll< HTMLElement >( 'header' )
			.forEach( ( header ) => header.style.setProperty( 'block-size', '20px', 'important' ) )
	);
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 100 );
} );

test( 'the table works without cookies and at twice the text size', async ( { page } ) => {
	await page.addInitScript( () =>
		Object.defineProperty( document, 'cookie', {
			get: () => {
				throw new DOMException( '', 'SecurityError' );
			},
			set: () => {
				throw new DOMException( '', 'SecurityError' );
			},
		} )
	);
	await page.setViewportSize( { width: 640, height: 400 } );
	await open( page, path );
	await page.locator( toggle ).click();
	await expect( page.locator( list ) ).toBeHidden();
	expect( await overflows( page ) ).toBe( false );
} );

test( 'an article that is inserted later has a working table, and tables toggle independently', async ( { page } ) => {
	await open( page, path, { widget: 'ezw_tco' } );
	await activateTables( page );
	await page.evaluate( () => {
		const first = document.querySelector( '#ez-toc-container' );
		const copy = document.createElement( 'article' );
		copy.innerHTML =
			'<div id="later" class="courant-contents" data-toc-form="container" data-toc-offset="30" data-toc-hide="" data-toc-index="9" data-island="table-of-contents" data-when="gesture"><span data-island="table-of-contents-controls" data-when="interact" data-props="{&quot;control&quot;:&quot;toggle&quot;}"><button type="button" class="ez-toc-toggle ez-toc-btn" aria-expanded="true" aria-controls="later-list" aria-label="Later" hidden></button></span><nav><ul id="later-list" class="ez-toc-list"><li><a href="#later-heading">Later heading</a></li></ul></nav></div><h2 id="later-heading">Later heading</h2>';
		first?.closest( 'main' )?.append( copy );
	} );
	await expect( page.locator( '#later' ) ).toHaveAttribute( 'data-state', 'ready' );
	await page.locator( '#later .ez-toc-toggle' ).click();
	await expect( page.locator( '#later-list' ) ).toBeHidden();
	await expect( page.locator( list ) ).toBeVisible();
	await page.locator( '#ez-toc-widget-container .ez-toc-toggle' ).click();
	await expect( page.locator( '#ez-toc-widget-container .ez-toc-list' ) ).toBeHidden();
	await expect( page.locator( list ) ).toBeVisible();
} );

testWithoutScript(
	'without JavaScript the list, its branches and all its entries are shown, and links lead to their sections',
	async ( { page } ) => {
		const more = await article( 'contents-without-script', TEXT );
		await page.goto(
			`${ more }?toc=${ encodeURIComponent( JSON.stringify( { hidden: true, view_more: 2, sub_toggle: true } ) ) }`
		);
		await expect( page.locator( `${ box } a:visible` ) ).toHaveCount( 6 );
		await expect( page.locator( toggle ) ).toBeHidden();
		await page.locator( entry( 'Harbour' ) ).click();
		await expect.poll( async () => topOf( page, 'Harbour' ) ).toBeLessThan( 40 );
	}
);
