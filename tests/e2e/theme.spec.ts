import type { Page } from '@playwright/test';
import { expect, test, testWithoutScript } from './support/test';
import { findPost, getPostTerms } from './support/site-data';
import { parsePrinted } from '../../src/shared/config/parse-printed';
import { findStructuredDataErrors } from '../../tools/lib/structured-data.mjs';

/** The menu, the search and the first picture of the page, on the demo content, whose menu has sub-menus. */
const toggle = ( page: Page ) => page.locator( '.menu--primary > li > .menu__sub > .menu__toggle' ).first();

const subMenu = ( page: Page ) => page.locator( '.menu--primary > li > .menu__sub > .sub-menu' ).first();

const name = async ( page: Page ) => page.evaluate( () => document.activeElement?.textContent.trim() ?? '' );

test( 'the skip link is first, visible when focused, and leads to the content', async ( { page } ) => {
	await page.goto( '/' );
	await page.keyboard.press( 'Tab' );
	const link = page.locator( '.skip-link' );
	await expect( link ).toBeFocused();
	await expect( link ).toBeInViewport();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( 'main' ) ).toBeFocused();
} );

test( 'below 992 pixels the menu is a panel whose Tab order follows its button', async ( { page, axe } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/' );
	const button = page.locator( '.tool--menu' );
	await button.press( 'Enter' );
	await expect( page.locator( '#site-menu' ) ).toBeVisible();
	await expect( page.locator( '#site-menu .tool--close' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	expect( await name( page ) ).toBe( await page.locator( '#site-menu a' ).first().innerText() );
	await axe();
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '#site-menu' ) ).toBeHidden();
	await expect( button ).toBeFocused();
} );

test( 'exactly one image is fetched first, and images below are lazy', async ( { page } ) => {
	await page.goto( '/' );
	await expect( page.locator( 'img[fetchpriority="high"]' ) ).toHaveCount( 1 );
	await expect( page.locator( '.slider__slide:first-child img[fetchpriority="high"][srcset][sizes]' ) ).toHaveCount(
		1
	);
	// The other images that load eagerly do not compete with it.
	await expect(
		page.locator( 'main .featured__cards img:not([loading="lazy"]):not([fetchpriority="low"])' )
	).toHaveCount( 0 );
	expect( await page.locator( 'main .article-section img:not([loading="lazy"])' ).count() ).toBe( 0 );
} );

/**
 * Returns the images that do not declare their displayed width: lazy images declare `auto`, the others must be right
 * within a tenth below and a quarter above. Portraits have a fixed width and candidates by pixel density, which need no
 * `sizes`.
 */
const misjudged = async ( page: Page ) =>
	page.evaluate( () => {
		const probe = document.createElement( 'i' );
		probe.style.cssText = 'position:absolute;visibility:hidden;block-size:0';
		document.body.append( probe );
		const drawn = [ ...document.querySelectorAll< HTMLImageElement >( 'main img[srcset]' ) ].filter(
			( image ) => image.clientWidth > 0
		);
		const wrong = drawn
			.filter( ( image ) => ! image.sizes.startsWith( 'auto' ) )
			.filter( ( image ) => {
				if ( /\s[\d.]+x\s*$/.test( image.srcset ) ) {
					return image.sizes !== '' || image.width !== image.clientWidth;
				}
				const choices = image.sizes.split( /,(?![^(]*\))/ ).map( ( choice ) => choice.trim() );
				const match =
					choices.find(
						( choice ) =>
							! choice.startsWith( '(' ) ||
							matchMedia( choice.slice( 0, choice.indexOf( ')' ) + 1 ) ).matches
					) ?? '100vw';
				probe.style.inlineSize = match.startsWith( '(' ) ? match.slice( match.indexOf( ')' ) + 1 ) : match;
				const ratio = probe.getBoundingClientRect().width / image.clientWidth;
				return ratio < 0.9 || ratio > 1.25;
			} );
		probe.remove();
		return {
			drawn: drawn.length,
			wrong: wrong.map(
				( image ) => `${ image.sizes } drawn ${ String( image.clientWidth ) } wide: ${ image.currentSrc }`
			),
		};
	} );

test( 'images have sizes attributes, so that browsers fetch the width they need', async ( { page } ) => {
	const article = await findPost( { meta_key: '_thumbnail_id' } );
	const [ category ] = await getPostTerms( article.id, 'category' );
	const about = await findPost( { post_type: 'page', name: 'about' } );
	const paths = [ '/', article.url, String( category?.url ), about.url ];
	for ( const path of paths ) {
		await page.goto( path );
		for ( const width of [ 390, 768, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const { drawn, wrong } = await misjudged( page );
			expect( drawn, path ).toBeGreaterThan( 0 );
			expect( wrong, `${ path } at ${ String( width ) }` ).toEqual( [] );
		}
	}
} );

test( 'no article is on the front page twice', async ( { page } ) => {
	await page.goto( '/' );
	const urls = await page
		.locator( 'main .story__title a' )
		.evaluateAll( ( links: HTMLAnchorElement[] ) => links.map( ( { href } ) => href ) );
	expect( urls.length ).toBeGreaterThan( 5 );
	expect( new Set( urls ).size ).toBe( urls.length );
} );

test( 'dark color scheme and right to left keep the page readable and without overflow', async ( { page, axe } ) => {
	// Without motion: axe would measure a headline of the ticker together with the button that it passes.
	await page.emulateMedia( { colorScheme: 'dark', reducedMotion: 'reduce' } );
	await page.goto( '/' );
	await page.evaluate( () => document.documentElement.setAttribute( 'dir', 'rtl' ) );
	await axe();
	await page.setViewportSize( { width: 320, height: 800 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 320 );
	await axe();
} );

test( 'dots between the facts of an article follow the direction of the page, not that of the date', async ( {
	page,
} ) => {
	await page.goto( '/' );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		const directions = await page
			.locator( '.story__meta > *' )
			.evaluateAll( ( facts ) => facts.map( ( fact ) => getComputedStyle( fact, '::before' ).direction ) );
		expect( directions.length ).toBeGreaterThan( 5 );
		expect( new Set( directions ) ).toEqual( new Set( [ direction ] ) );
	}
} );

test( 'selects of the theme and of the plugin have one height, weight and kind of arrow', async ( { page } ) => {
	const looks: string[] = [];
	for ( const path of [ '/', '/?s=editor', '/jobs/' ] ) {
		await page.goto( path );
		const found = await page
			.locator( ':is(.category-dropdown, .search-filters, .awsm-filter-items) select:not([multiple])' )
			.evaluateAll( ( all ) =>
				all.map( ( select ) => {
					const { appearance, blockSize, fontSize, fontWeight, borderRadius } = getComputedStyle( select );
					return [ appearance, blockSize, fontSize, fontWeight, borderRadius ].join( ' ' );
				} )
			);
		expect( found.length, path ).toBeGreaterThan( 0 );
		looks.push( ...found );
	}
	expect( new Set( looks ) ).toEqual( new Set( [ 'none 44px 16px 400 4px' ] ) );
} );

test( 'the sidebar is sticky from 992 pixels on, 20 pixels below the top, and not below that width', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 992, height: 900 } );
	await page.goto( '/' );
	const sidebar = page.locator( '.sidebar__sticky' ).first();
	await expect( sidebar ).toHaveCSS( 'position', 'sticky' );
	await expect( sidebar ).toHaveCSS( 'top', '20px' );
	await page.setViewportSize( { width: 991, height: 900 } );
	await expect( sidebar ).toHaveCSS( 'position', 'static' );
} );

test( 'the sidebar is below the admin toolbar, and ends with the content row', async ( { page, asAdmin } ) => {
	await asAdmin();
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( ( await findPost( { orderby: 'comment_count' } ) ).url );
	const bar = await page.locator( '#wpadminbar' ).evaluate( ( element ) => element.getBoundingClientRect().height );
	const sidebar = page.locator( '.sidebar__sticky' ).first();
	await expect( sidebar ).toHaveCSS( 'top', `${ String( 20 + bar ) }px` );
	// Its bottom spacing is the height of the page below the content row (docs/features/theme.md#controls).
	const row = page.locator( '.content-row' );
	for ( const share of [ 0.4, 0.7, 1 ] ) {
		await page.evaluate(
			( part ) => window.scrollTo( { top: document.documentElement.scrollHeight * part, behavior: 'instant' } ),
			share
		);
		const [ end, most ] = await Promise.all(
			[ sidebar, row ].map( async ( locator ) =>
				locator.evaluate( ( element ) => element.getBoundingClientRect().bottom )
			)
		);
		expect( end ).toBeLessThanOrEqual( Number( most ) + 1 );
	}
} );

testWithoutScript(
	'without JavaScript sub-menus, panel, links and search open by their buttons, the search works and the color scheme changes',
	async ( { page } ) => {
		await page.goto( '/' );
		await expect( subMenu( page ) ).toBeHidden();
		await toggle( page ).press( 'Enter' );
		await expect( subMenu( page ) ).toBeVisible();
		await page.locator( '.links__button' ).press( 'Enter' );
		await expect( page.locator( '#menu-top' ) ).toBeVisible();
		await page.locator( '.tool--search:visible' ).press( 'Enter' );
		await expect( page.locator( '#site-search input[type="search"]' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		const background = async () => page.evaluate( () => getComputedStyle( document.body ).backgroundColor );
		const light = await background();
		await page.locator( '#scheme-dark' ).check();
		expect( await background() ).not.toBe( light );
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.locator( '.tool--menu' ).press( 'Enter' );
		await page.locator( '#site-menu .menu__toggle' ).nth( 1 ).press( 'Enter' );
		await expect( page.locator( '#site-menu .sub-menu' ).nth( 1 ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page.locator( '.tool--search:visible' ).press( 'Enter' );
		await page.keyboard.type( 'harbor' );
		await page.keyboard.press( 'Enter' );
		await expect( page.locator( 'h1' ) ).toHaveText( 'Results for “harbor”' );
	}
);

testWithoutScript(
	'without JavaScript the ticker is a row of links and the slider a row of stories',
	async ( { page } ) => {
		await page.goto( '/' );
		const links = page.locator( '.ticker__list a' );
		await links.last().focus();
		await expect( links.last() ).toBeInViewport();
		await expect( page.locator( '.ticker__pause' ) ).toBeHidden();
		await expect( page.locator( '.slider__controls' ) ).toBeHidden();
		const last = page.locator( '.slider__slide' ).last();
		await last.locator( '.story__title a' ).focus();
		await expect( last ).toBeInViewport();
	}
);

test( 'structured data has publisher, article and breadcrumbs', async ( { page } ) => {
	const article = ( await findPost( { meta_key: '_thumbnail_id' } ) ).url;
	const seen: Record< string, Record< string, unknown > > = {};
	for ( const path of [ '/', article ] ) {
		await page.goto( path );
		const { '@graph': graph } = parsePrinted< { '@graph': ( Record< string, unknown > & { '@type': string } )[] } >(
			await page.locator( 'script[type="application/ld+json"]' ).first().innerText()
		);
		for ( const entity of graph ) {
			seen[ entity[ '@type' ] ] = entity;
			// Publisher, author and breadcrumbs are recognized at any position.
			expect( await findStructuredDataErrors( entity[ '@type' ], [ entity ] ), entity[ '@type' ] ).toEqual( [] );
		}
	}
	expect( Object.keys( seen ).sort() ).toEqual( [ 'BreadcrumbList', 'NewsArticle', 'Organization', 'WebSite' ] );
	expect( seen[ 'NewsArticle' ] ).toMatchObject( {
		headline: await page.locator( 'h1' ).innerText(),
		image: [ expect.stringMatching( /^http/ ) ],
		mainEntityOfPage: article,
		author: { '@type': 'Person', name: expect.stringMatching( /\S/ ), url: expect.stringMatching( /^http/ ) },
		publisher: { '@type': 'Organization', name: 'Courant' },
		datePublished: expect.stringMatching( /^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d$/ ),
		dateModified: expect.stringMatching( /[+-]\d\d:\d\d$/ ),
	} );
} );

for ( const width of [ 390, 768, 1280 ] ) {
	test( `the logo has its size before it has loaded, at ${ width } pixels`, async ( { page } ) => {
		let release: () => void = () => undefined;
		const released = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( '**/courant-logo*', async ( route ) => {
			await released;
			await route.continue();
		} );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/about/', { waitUntil: 'domcontentloaded' } );
		const logo = page.locator( '.custom-logo' ).first();
		const before = await logo.boundingBox();
		expect( before?.width ).toBeGreaterThan( 100 );
		release();
		await expect.poll( () => logo.evaluate( ( image: HTMLImageElement ) => image.complete ) ).toBe( true );
		// The file for this width may have a ratio that differs by a fraction of a pixel.
		const after = await logo.boundingBox();
		expect( Math.abs( ( after?.width ?? 0 ) - ( before?.width ?? 0 ) ) ).toBeLessThan( 1 );
		expect( Math.abs( ( after?.height ?? 0 ) - ( before?.height ?? 0 ) ) ).toBeLessThan( 1 );
		// No empty space next to the image.
		const ratio = await logo.evaluate( ( image: HTMLImageElement ) => image.naturalWidth / image.naturalHeight );
		expect( ( after?.width ?? 0 ) / ( after?.height ?? 1 ) ).toBeCloseTo( ratio, 1 );
	} );
}
