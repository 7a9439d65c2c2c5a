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
} from './support/contents';
import { expect, test } from './support/test';

let path = '';
test.beforeAll( async () => {
	path = await article( 'a-day-with-more-contents' );
} );

test( 'tables toggle together, and branches follow the reader, where the settings are on', async ( { page } ) => {
	await open( page, path, { widget: 'ezw_tco', settings: { sync: true, unfold: true } } );
	await activateTables( page );
	const branch = ( name: string ) =>
		page
			.locator( `${ box } li` )
			.filter( { has: page.locator( `> a:text-is("${ name }")` ) } )
			.locator( '> ul' );
	await expect( branch( 'Market' ) ).toBeHidden();
	await expect( branch( 'Harbour' ) ).toBeHidden();
	await scrollTo( page, await heightOf( page, 'Fish' ) );
	await expect( branch( 'Market' ) ).toBeVisible();
	await expect( branch( 'Harbour' ) ).toBeHidden();
	await scrollTo( page, await heightOf( page, 'The old crane' ) );
	await expect( branch( 'Harbour' ) ).toBeVisible();
	await expect( branch( 'Market' ) ).toBeHidden();
	await scrollTo( page, 0 );
	await page.locator( toggle ).click();
	await expect( page.locator( '#ez-toc-widget-container .ez-toc-list' ) ).toBeHidden();
} );

test( 'headings have a button that copies their URL, where the setting is on', async ( { page, context } ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await open( page, path, { settings: { copy_links: true } } );
	await activateTables( page );
	await page.getByRole( 'link', { name: 'Copy the link to “Harbour”' } ).click();
	await expect.poll( async () => page.evaluate( async () => navigator.clipboard.readText() ) ).toMatch( /#harbour$/ );
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Link copied.' } ) ).toHaveCount( 1 );
} );

test( 'the bar on a small screen shows the current section, moves between sections and opens the drawer', async ( {
	page,
	narrow,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await open( page, path, { settings: { reading_time: true } } );
	await activateTables( page );
	const bar = page.locator( '.courant-contents-bar' );
	await expect( bar ).toBeHidden();
	await scrollTo( page, await heightOf( page, 'Fish' ) );
	await expect( bar ).toBeVisible();
	await expect( bar.locator( '.courant-contents-bar__now' ) ).toHaveText( 'Fish' );
	await expect( bar.locator( '.courant-contents-bar__progress' ) ).toHaveText( /min left/ );
	await page.getByRole( 'button', { name: 'Next section' } ).click();
	await expect.poll( async () => topOf( page, 'Prices' ) ).toBe( 0 );
	await expect( bar.locator( '.courant-contents-bar__now' ) ).toHaveText( 'Prices' );
	await page.getByRole( 'button', { name: /On this page/ } ).click();
	const drawer = page.getByRole( 'dialog', { name: 'On this page' } );
	await expect( drawer ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Close' } ) ).toBeFocused();
	await narrow();
	await page.keyboard.press( 'Escape' );
	await expect( drawer ).toBeHidden();
	await expect( page.getByRole( 'button', { name: /On this page/ } ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await drawer.getByRole( 'link', { name: 'Harbour', exact: true } ).click();
	await expect( drawer ).toBeHidden();
	await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 0 );
	await expect( page.getByRole( 'heading', { name: 'Harbour', exact: true } ) ).toBeFocused();
} );

test( 'an article that is read to its end by scrolling loads no React, and the first use of a button loads it', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push( new URL( request.url() ).pathname );
		}
	} );
	const react = () =>
		scripts.filter( ( path ) => /\/react(?:-dom)?(?:\.min)?\.js$|\/kit\.js$|\/islands\//.test( path ) );
	await page.setViewportSize( { width: 390, height: 800 } );
	await open( page, path, { settings: { reading_time: true, unfold: true, sub_toggle: true } } );
	const bar = page.locator( '.courant-contents-bar' );
	await expect( async () => {
		await page.mouse.wheel( 0, 600 );
		expect( await page.evaluate( () => window.scrollY + window.innerHeight ) ).toBe(
			await page.evaluate( () => document.documentElement.scrollHeight )
		);
	} ).toPass( { intervals: [ 100 ] } );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Home' ] );
	await scrollTo( page, await heightOf( page, 'Fish' ) );
	await expect( bar.locator( '.courant-contents-bar__now' ) ).toHaveText( 'Fish' );
	await expect( page.getByRole( 'button', { name: 'Previous section' } ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	expect( react() ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Next section' } ).click();
	await expect.poll( async () => topOf( page, 'Prices' ) ).toBe( 0 );
	expect( react().filter( ( name ) => name.includes( '/react' ) ) ).toHaveLength( 2 );
	await page.locator( toggle ).click();
	await expect( page.locator( toggle ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( page.locator( list ) ).toBeHidden();
} );

test( 'by keyboard the list closes and opens, and an entry leads to its section', async ( { page, axe } ) => {
	await open( page, path );
	await page.locator( toggle ).focus();
	await page.keyboard.press( 'Space' );
	await expect( page.locator( toggle ) ).toHaveAttribute( 'aria-expanded', 'false' );
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( list ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( entry( 'Market' ) ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Fish', exact: true } ) ).toBeFocused();
	await axe();
	await expect( page.getByRole( 'navigation', { name: 'Table of Contents', exact: true } ) ).toBeVisible();
} );

test( 'scrolling through 500 headings in three tables takes one listener and forces no layout', async ( { page } ) => {
	await page.addInitScript( () => {
		const mine: string[] = [];
		const add: unknown = Reflect.get( EventTarget.prototype, 'addEventListener' );
		Object.assign( EventTarget.prototype, {
			addEventListener( this: unknown, ...values: Parameters< EventTarget[ 'addEventListener' ] > ): void {
				const [ type ] = values;
				if (
					type === 'scroll' &&
					// Called without a target, the function listens to the window.
					( this ?? window ) === window &&
					( new Error().stack ?? '' ).includes( 'modules/table-of-contents' )
				) {
					mine.push( type );
				}
				if ( typeof add === 'function' ) {
					Reflect.apply( add, this, values );
				}
			},
		} );
		Object.assign( window, { scrollListeners: mine } );
	} );
	const long = await article(
		'five-hundred-headings',
		Array.from(
			{ length: 500 },
			( _, number ) => `<h2>Heading ${ String( number ) }</h2><p>Text of the section.</p>`
		).join( '' )
	);
	await open( page, long, { widget: 'ez_toc_widget_sticky' } );
	await activateTables( page );
	await scrollTo( page, 400 );
	const session = await page.context().newCDPSession( page );
	const forced: unknown[] = [];
	session.on( 'Tracing.dataCollected', ( { value } ) =>
		forced.push(
			...value.filter(
				( { name, args } ) => name === 'Layout' && JSON.stringify( args ).includes( '"stackTrace":[{' )
			)
		)
	);
	await session.send( 'Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: {
			includedCategories: [
				'devtools.timeline',
				'disabled-by-default-devtools.timeline',
				'disabled-by-default-devtools.timeline.stack',
			],
		},
	} );
	const frames = await page.evaluate( async () => {
		for ( let frame = 0; frame < 120; frame++ ) {
			window.scrollBy( { top: 90, behavior: 'instant' } );
			await new Promise( requestAnimationFrame );
		}
		return 120;
	} );
	await Promise.all( [
		new Promise( ( done ) => session.once( 'Tracing.tracingComplete', done ) ),
		session.send( 'Tracing.end' ),
	] );
	expect( forced.length, 'layouts forced by script' ).toBeLessThan( frames / 20 );
	expect( await page.evaluate( () => window.scrollListeners ), 'one for the box, the widget and the drawer' ).toEqual(
		[ 'scroll' ]
	);
	await scrollTo( page, 1e6 );
	await expect.poll( async () => highlighted( page ) ).toEqual( [ 'Heading 499' ] );
} );
