import type { Page } from '@playwright/test';
import { expect, test } from './support/third-parties';
import { OPEN, ad, boxes, optionsWithAds } from './advertising-pages';
import { activateTables, article, entry, heightOf, scrollTo, topOf } from './support/contents';
import { getOption } from './support/site-data';

/** Tests what a visitor sees of the front page before scrolling. Uses the demo content. */
const ADS = [ ad( 961, 'house', [ 'header' ] ), ad( 962, 'house', [ 'navigation' ] ) ];
const WINDOWS = [
	{ width: 1280, height: 800, filled: 2, band: 90 },
	{ width: 390, height: 844, filled: 1, band: 50 },
];

const PIXEL = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

/** Returns which share of an element's height is within the first window. */
const visibleShare = ( page: Page, selector: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element ) => {
			const { top, bottom, height } = element.getBoundingClientRect();
			return ( Math.min( bottom, window.innerHeight ) - Math.max( top, 0 ) ) / height;
		} );

for ( const ads of [ ADS, [] ] ) {
	test( `the headline and the picture of the lead are in the first window, ${
		ads.length > 0 ? 'with both ad slots filled' : 'and a site without ads reserves no space for them'
	}`, async ( { page, site } ) => {
		await site( ads.length > 0 ? optionsWithAds( ads ) : { courant_ads: [], courant_consent: OPEN } );
		for ( const { width, height, filled, band } of WINDOWS ) {
			await page.setViewportSize( { width, height } );
			await page.clock.install();
			await page.goto( '/' );
			await expect( page.locator( '.ad-slot' ) ).toHaveCount( ads.length );
			if ( ads.length > 0 ) {
				await expect( async () => {
					await page.clock.runFor( 1000 );
					await expect( page.locator( '[data-courant-ad][data-state="filled"]:visible' ) ).toHaveCount(
						filled,
						{ timeout: 200 }
					);
				} ).toPass();
				const heights = Object.values( await boxes( page, [ 'header', 'navigation' ] ) ).map(
					( [ , high ] ) => high
				);
				expect( Math.max( ...heights ) ).toBe( band );
				const tops = await page
					.locator( '[data-courant-ad]:visible' )
					.evaluateAll( ( all ) => all.map( ( slot ) => slot.getBoundingClientRect() ) );
				// Next to each other, not below each other.
				expect( Math.max( ...tops.map( ( { top } ) => top ) ) ).toBeLessThan(
					Math.min( ...tops.map( ( { bottom } ) => bottom ) )
				);
			}
			expect( await visibleShare( page, '.story--lead .story__title' ) ).toBe( 1 );
			expect( await visibleShare( page, '.story--lead .story__picture' ) ).toBeGreaterThanOrEqual( 0.5 );
		}
	} );
}

test( 'an empty slot only reserves its space; its label appears with the ad', async ( { page, site } ) => {
	const image = '/demo-ad.png';
	await site( optionsWithAds( [ ad( 962, 'image', [ 'navigation' ], { image } ) ] ) );
	let sendImage = (): void => undefined;
	const isRequested = new Promise< void >( ( requested ) => {
		void page.route( `**${ image }`, async ( route ) => {
			requested();
			await new Promise< void >( ( send ) => ( sendImage = send ) );
			await route.fulfill( { contentType: 'image/png', body: PIXEL } );
		} );
	} );
	await page.goto( '/about/' );
	const slot = page.locator( '[data-courant-ad="navigation"]' );
	const look = () =>
		slot.evaluate( ( box ) => {
			const label = getComputedStyle( box, '::after' );
			const { backgroundColor, marginTop } = getComputedStyle( box );
			return {
				label: label.content.includes( 'Advertisement' ),
				isAbove: parseFloat( label.blockSize ) <= parseFloat( marginTop ),
				hasBackground: backgroundColor !== 'rgba(0, 0, 0, 0)',
				height: box.clientHeight,
			};
		} );
	expect( await look() ).toMatchObject( { label: false, hasBackground: false, height: 90 } );
	await isRequested;
	expect( await look() ).toMatchObject( { label: false, hasBackground: false, height: 90 } );
	sendImage();
	await expect( slot ).toHaveAttribute( 'data-state', 'filled' );
	expect( await look() ).toEqual( { label: true, isAbove: true, hasBackground: false, height: 90 } );
} );

test( 'a sticky header is shown while the page scrolls up, not while it scrolls down, and covers nothing', async ( {
	page,
	site,
} ) => {
	const mods = await getOption< Record< string, unknown > >( 'theme_mods_courant' );
	await site( {
		theme_mods_courant: { ...mods, courant_header_sticky: true },
		courant_ads: [],
		courant_consent: OPEN,
	} );
	for ( const [ width, height, selector ] of [
		[ 1280, 800, '.navbar' ],
		[ 390, 844, '.masthead__row' ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		await page.goto( '/' );
		const bar = page.locator( selector );
		await page.mouse.move( width / 2, height / 2 );
		await page.mouse.wheel( 0, 1500 );
		await expect( bar ).not.toBeInViewport();
		// The script is loaded at the first scroll.
		await expect( page.locator( '.back-to-top' ) ).toHaveAttribute( 'data-state', 'ready' );
		await page.mouse.wheel( 0, -300 );
		await expect( bar ).toBeInViewport();
		const box = await bar.boundingBox();
		expect( Math.round( box?.y ?? -1 ) ).toBe( 0 );
		if ( width >= 992 ) {
			const sidebar = page.locator( '.sidebar__sticky' ).first();
			const top = () => sidebar.evaluate( ( element ) => parseFloat( getComputedStyle( element ).top ) );
			await expect.poll( top ).toBeGreaterThanOrEqual( ( box?.height ?? 0 ) + 20 );
			await page.mouse.wheel( 0, 300 );
			await expect.poll( top ).toBe( 20 );
		}
		await expect( async () => {
			await page.mouse.wheel( 0, 100 );
			await expect( bar ).not.toBeInViewport( { timeout: 500 } );
		} ).toPass();
		// The focus moves to the top of the page.
		await page.locator( '.back-to-top__link' ).press( 'Enter' );
		await expect.poll( async () => page.evaluate( () => window.scrollY ) ).toBe( 0 );
		await expect( page.locator( '#top' ) ).toBeFocused();
	}
} );

test( 'a jump up to a section leaves space for the sticky header that it shows', async ( { page, site } ) => {
	const mods = await getOption< Record< string, unknown > >( 'theme_mods_courant' );
	await site( {
		theme_mods_courant: { ...mods, courant_header_sticky: true },
		courant_ads: [],
		courant_consent: OPEN,
	} );
	const path = await article( 'contents-below-a-sticky-header' );
	for ( const width of [ 390, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await page.goto( path );
		await activateTables( page );
		await scrollTo( page, await heightOf( page, 'Home' ) );
		await page.locator( entry( 'Prices' ) ).evaluate( ( link: HTMLElement ) => link.click() );
		await expect( page.getByRole( 'heading', { name: 'Prices', exact: true } ) ).toBeFocused();
		const bar = page.locator( width < 992 ? '.masthead__row' : '.navbar' );
		await expect( bar ).toBeInViewport();
		const bottom = await bar.evaluate( ( element ) => element.getBoundingClientRect().bottom );
		await expect.poll( async () => topOf( page, 'Prices' ) ).toBeGreaterThanOrEqual( Math.floor( bottom ) );
		await expect.poll( async () => topOf( page, 'Prices' ) ).toBeLessThan( bottom + 60 );
	}
} );
