import { createArticlesWithImage } from './support/articles-with-image';
import { expect, test } from './support/third-parties';
import { OPEN, ad, optionsWithAds } from './advertising-pages';
import { findArticle } from './support/site-data';

/** Tests the geometry of page numbers, ad slots and the color scheme switch. Uses the demo content. */

/** The links of page 105 of 212, as WordPress prints them. */
const PAGE_NUMBERS = [
	'<a class="prev page-numbers" href="#"><span><span aria-hidden="true">‹</span> <span class="pagination__label">Previous page</span></span></a>',
	'<a class="page-numbers" href="#">1</a>',
	'<span class="page-numbers dots">…</span>',
	'<a class="page-numbers" href="#">104</a>',
	'<span class="page-numbers current" aria-current="page">105</span>',
	'<a class="page-numbers" href="#">106</a>',
	'<span class="page-numbers dots">…</span>',
	'<a class="page-numbers" href="#">212</a>',
	'<a class="next page-numbers" href="#"><span><span class="pagination__label">Next page</span> <span aria-hidden="true">›</span></span></a>',
].join( '\n' );

test( 'page numbers are in one row on phones, with targets of at least 24 pixels and names', async ( {
	page,
	axe,
} ) => {
	for ( const width of [ 390, 320 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/page/2/' );
		const links = page.locator( 'nav.pagination .nav-links' );
		await expect( links.locator( '.prev .pagination__label' ) ).toHaveText( 'Previous page' );
		await links.evaluate( ( element, html ) => ( element.innerHTML = html ), PAGE_NUMBERS );
		await expect( links.getByRole( 'link', { name: 'Next page' } ) ).toBeVisible();
		await axe();
		for ( const direction of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
			const targets = await links
				.locator( '.page-numbers:not(.dots)' )
				.evaluateAll( ( all ) => all.map( ( target ) => target.getBoundingClientRect() ) );
			expect( new Set( targets.map( ( { top } ) => Math.round( top ) ) ).size ).toBe( 1 );
			expect( Math.min( ...targets.map( ( target ) => target.width ) ) ).toBeGreaterThanOrEqual( 24 );
			expect( Math.min( ...targets.map( ( target ) => target.height ) ) ).toBeGreaterThanOrEqual( 44 );
			expect( Math.min( ...targets.map( ( { left } ) => left ) ) ).toBeGreaterThanOrEqual( 0 );
			expect( Math.max( ...targets.map( ( { right } ) => right ) ) ).toBeLessThanOrEqual( width );
		}
	}
} );

test( 'the band of an ad slot has the edges of its column', async ( { page, site } ) => {
	const locations = [ 'header', 'front', 'sidebar' ];
	await site(
		optionsWithAds(
			locations.map( ( place, index ) => ad( 971 + index, 'house', [ place ] ) ),
			OPEN
		)
	);
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( '/' );
	const edges = async ( selector: string ) =>
		page
			.locator( selector )
			.first()
			.evaluate( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				return [ Math.round( left ), Math.round( right ) ];
			} );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		const column = await edges( '.top-stories' );
		for ( const place of locations ) {
			expect( await edges( `.ad-slot--${ place }` ), `${ place }, ${ direction }` ).toEqual( column );
		}
		// The ad itself keeps its size, in the middle of the band.
		const [ left = 0, right = 0 ] = await edges( '[data-courant-ad="header"]' );
		expect( right - left ).toBe( 320 );
		expect( Math.abs( left + right - 390 ) ).toBeLessThanOrEqual( 1 );
	}
} );

test( 'the choices of the color scheme have different icons, a name, and a visible state', async ( { page } ) => {
	await page.goto( '/about/' );
	const icons = await page
		.locator( '.scheme__choice path' )
		.evaluateAll( ( all ) => all.map( ( path ) => path.getAttribute( 'd' ) ) );
	expect( new Set( icons ).size ).toBe( 3 );
	const background = async ( name: string ) =>
		page
			.locator( '.scheme__choice', { has: page.getByRole( 'radio', { name, exact: true } ) } )
			.evaluate( ( element ) => getComputedStyle( element ).backgroundColor );
	for ( const name of [ 'Light', 'Dark', 'System' ] ) {
		await page.getByRole( 'radio', { name, exact: true } ).check();
		const chosen = await background( name );
		for ( const other of [ 'Light', 'Dark', 'System' ].filter( ( choice ) => choice !== name ) ) {
			expect( await background( other ), `${ other } next to ${ name }` ).not.toBe( chosen );
		}
	}
} );

for ( const isBlocked of [ false, true ] ) {
	test( `pictures of further slides are loaded after the page${ isBlocked ? ', without script files' : '' }`, async ( {
		page,
	} ) => {
		if ( isBlocked ) {
			await page.route( /\/build\/.*\.js/, ( route ) =>
				route.fulfill( { contentType: 'text/javascript', body: '' } )
			);
		}
		await createArticlesWithImage( 4 );
		const further = page.locator( '.slider__slide + .slider__slide img' );
		const isHidden = page
			.waitForEvent( 'domcontentloaded' )
			.then( async () =>
				further.evaluateAll(
					( images ) =>
						document.readyState === 'complete' ||
						images.every( ( image ) => getComputedStyle( image ).display === 'none' )
				)
			);
		await page.goto( '/', { waitUntil: 'load' } );
		expect( await isHidden ).toBe( true );
		await expect( page.locator( '.slider__slide:first-child img' ) ).toBeVisible();
		await expect( further.first() ).not.toHaveCSS( 'display', 'none' );
	} );
}

test( 'the portrait of an author is on the line of the name on phones, also with long dates', async ( { page } ) => {
	await page.goto( ( await findArticle() ).url );
	await page.locator( '.byline__facts' ).evaluate( ( facts ) => {
		facts.innerHTML =
			'<time>11 November 2026</time> <span>Updated 25 November 2026</span> <span>2-minute read</span>';
	} );
	for ( const width of [ 390, 320 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		const [ portrait, text ] = [
			await page.locator( '.byline .avatar' ).first().boundingBox(),
			await page.locator( '.byline__text' ).boundingBox(),
		];
		expect( text?.x ).toBeGreaterThanOrEqual( Number( portrait?.x ) + Number( portrait?.width ) );
		expect( text?.y ).toBeLessThan( Number( portrait?.y ) + Number( portrait?.height ) );
	}
} );

test( 'the link of the logo is as wide as the logo', async ( { page } ) => {
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/about/' );
		const link = page.locator( '.brand a:visible' );
		const [ outer, image ] = [ await link.boundingBox(), await link.locator( 'img' ).boundingBox() ];
		expect( image?.width ).toBeGreaterThan( 0 );
		expect( outer?.width ).toBeCloseTo( Number( image?.width ), 0 );
		expect( outer?.height ).toBeCloseTo( Number( image?.height ), 0 );
	}
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the sidebar of the front page begins where the section next to it does', async ( { page, site } ) => {
		await site( optionsWithAds( [ ad( 981, 'house', [ 'sidebar' ] ) ], OPEN ) );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await page.goto( '/' );
		const [ section, widget ] = [
			await page.locator( '.magazine__sections .article-section' ).first().boundingBox(),
			await page.locator( '.sidebar__sticky > :visible' ).first().boundingBox(),
		];
		expect( Math.abs( Number( section?.y ) - Number( widget?.y ) ) ).toBeLessThanOrEqual( 2 );
	} );
} );
