import type { Page } from '@playwright/test';
import { focusVisibility } from './support/keys';
import { expect, overflows, test } from './support/test';
import { findTemplateUrl, type Template } from './support/demo-content';
import { findPost, getPostTerms } from './support/site-data';

/**
 * Checks the claims of the theme's accessibility statement beyond axe: text spacing, text of twice the size, 400 %
 * zoom, forced colors, visible focus, opened menus, print.
 */
const PAGES: Record< string, Template | '/' > = {
	'front page': '/',
	article: 'article',
	listing: 'listingPage',
	opening: 'opening',
};

/** Text spacing that readers may set (WCAG 1.4.12). */
const SPACED =
	'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Returns texts that their box clips, except moving elements and text for screen readers only. */
const cutOff = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		[ ...document.querySelectorAll< HTMLElement >( 'body *' ) ]
			.filter( ( element ) => {
				const style = getComputedStyle( element );
				const hides = /hidden|clip/.test( style.overflowX ) || /hidden|clip/.test( style.overflowY );
				const text = [ ...element.childNodes ].some(
					( node ) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
				);
				const isAnnounced =
					style.clipPath !== 'none' ||
					style.getPropertyValue( 'clip' ) !== 'auto' ||
					element.clientWidth <= 1 ||
					style.visibility === 'hidden';
				return (
					hides &&
					text &&
					! isAnnounced &&
					! /\d/.exec( style.webkitLineClamp ) &&
					! element.closest( '[class*=ticker]' ) &&
					( element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 4 )
				);
			} )
			.map(
				( element ) =>
					`${ element.tagName.toLowerCase() }.${ element.className }: ${ element.textContent.trim().slice( 0, 40 ) }`
			)
	);

/** Where the focus is, and whether any of it can be seen. */
const focus = async ( page: Page ): Promise< { control: string; seen: boolean; marked: boolean } | null > => {
	const control = await page.evaluate( () => {
		const element = document.activeElement;
		return ! ( element instanceof HTMLElement ) || element === document.body
			? null
			: `${ element.tagName.toLowerCase() }.${ element.className } "${ [ element.textContent, element.getAttribute( 'aria-label' ) ?? '' ].join( ' ' ).trim().slice( 0, 30 ) }"`;
	} );
	return control === null ? null : { control, ...( await page.evaluate( focusVisibility ) ) };
};

for ( const [ name, template ] of Object.entries( PAGES ) ) {
	test( `${ name }: readable with wider text, in forced colors, by keyboard`, async ( { page } ) => {
		test.slow();
		const path = template === '/' ? template : String( await findTemplateUrl( template ) );
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.goto( path );
		await page.addStyleTag( { content: SPACED } );
		for ( const width of [ 320, 1280, 1920 ] ) {
			await page.setViewportSize( { width, height: 640 } );
			expect( await overflows( page ), `${ String( width ) } pixels` ).toBe( false );
			expect( await cutOff( page ), `${ String( width ) } pixels` ).toEqual( [] );
		}
		await page.goto( path );
		await page.addStyleTag( { content: ':root { font-size: 200% }' } );
		for ( const width of [ 640, 1280 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await overflows( page ), `twice the size at ${ String( width ) } pixels` ).toBe( false );
			expect( await cutOff( page ), `twice the size at ${ String( width ) } pixels` ).toEqual( [] );
		}

		for ( const [ width, height, forcedColors ] of [
			[ 320, 256, 'none' ],
			[ 1280, 720, 'none' ],
			[ 1280, 720, 'active' ],
		] as const ) {
			// Where scrolling is smooth, the page would still be scrolling to the focused element.
			await page.emulateMedia( { forcedColors, reducedMotion: 'reduce' } );
			await page.setViewportSize( { width, height } );
			await page.goto( path );
			const lost: string[] = [];
			for ( let presses = 0; presses < 45; presses++ ) {
				await page.keyboard.press( 'Tab' );
				const now = await focus( page );
				if ( now === null ) {
					break;
				}
				if ( ! now.seen || ! now.marked ) {
					lost.push( `${ now.seen ? 'not marked' : 'hidden' }: ${ now.control }` );
				}
			}
			expect( lost, `${ String( width ) } pixels, forced colors ${ forcedColors }` ).toEqual( [] );
		}
	} );
}

test( 'menus of the header are readable at 320 pixels, in all color schemes and both directions', async ( {
	page,
	narrow,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( '/' );
	await page.locator( '.tool--menu' ).click();
	await page.locator( '#site-menu .menu__toggle' ).first().press( 'Enter' );
	await expect( page.locator( '#site-menu .sub-menu' ).first() ).toBeVisible();
	await narrow();
	await page.locator( '#site-menu .tool--close' ).click();
	await page.locator( '.masthead__tools .tool--search' ).click();
	await expect( page.locator( '#site-search input[type="search"]' ) ).toBeFocused();
	await narrow();
	await page.keyboard.press( 'Escape' );
	await page.locator( '.links__button' ).click();
	await expect( page.locator( '#menu-top' ) ).toBeVisible();
	await narrow();
} );

test( 'an empty comment is not sent, and the browser reports it at the field', async ( { page, narrow } ) => {
	await page.goto( ( await findPost( { orderby: 'comment_count' } ) ).url );
	const url = page.url();
	await page.getByRole( 'button', { name: 'Post comment' } ).click();
	const field = page.getByRole( 'textbox', { name: 'Comment' } );
	await expect( field ).toBeFocused();
	expect( await field.evaluate( ( element: HTMLTextAreaElement ) => element.validity.valueMissing ) ).toBe( true );
	expect( page.url() ).toBe( url );
	await narrow();
} );

test( 'print shows the article, black on white, without controls', async ( { page } ) => {
	await page.goto( ( await findPost( {} ) ).url );
	await page.emulateMedia( { media: 'print', colorScheme: 'dark' } );
	for ( const gone of [
		'.topbar',
		'.navbar',
		'.sidebar',
		'.comments',
		'.post-navigation',
		'.breadcrumbs',
		'.share',
		'.footer__columns',
	] ) {
		await expect( page.locator( gone ).first(), gone ).toBeHidden();
	}
	await expect( page.locator( 'h1' ) ).toBeVisible();
	await expect( page.locator( '.entry-content' ) ).toBeVisible();
	expect( await page.locator( 'body' ).evaluate( ( body ) => getComputedStyle( body ).color ) ).toBe(
		'rgb(23, 24, 28)'
	);
} );

/** Problems with the loading order and the reserved size of images. Images of the header are small. */
const misfetched = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const seen = ( image: HTMLImageElement ): number => {
			const box = image.getBoundingClientRect();
			// The next slide is next to the visible one, where the slider hides it.
			const { left = 0, right = innerWidth } = image.closest( '.slider' )?.getBoundingClientRect() ?? {};
			return (
				Math.max( 0, Math.min( box.right, right ) - Math.max( box.left, left ) ) *
				Math.max( 0, Math.min( box.bottom, innerHeight ) - Math.max( box.top, 0 ) )
			);
		};
		// Ads are filled after their delay, into boxes with a reserved size.
		const all = [
			...document.querySelectorAll< HTMLImageElement >( 'main img:not(.avatar, .courant-ad img)' ),
		].filter( ( image ) => image.checkVisibility( { visibilityProperty: true } ) );
		const first = document.querySelectorAll< HTMLImageElement >( 'img[fetchpriority="high"]' );
		const largest = [ ...all ].sort( ( left, right ) => seen( right ) - seen( left ) )[ 0 ];
		const name = ( image: HTMLImageElement ): string => image.src.replace( /^.*\//, '' );
		return [
			...all
				.filter(
					( image ) =>
						! (
							image.getAttribute( 'width' ) &&
							image.getAttribute( 'height' ) &&
							image.getAttribute( 'decoding' )
						)
				)
				.map( ( image ) => `${ name( image ) }: no measures` ),
			...all
				.filter( ( image ) => image.loading === 'lazy' && seen( image ) > 2000 )
				.map( ( image ) => `${ name( image ) }: waits in the first window` ),
			...all
				.filter( ( image ) => image.loading !== 'lazy' && image.getBoundingClientRect().top > 3 * innerHeight )
				.map( ( image ) => `${ name( image ) }: does not wait far below` ),
			// The newest articles may have none.
			...( first.length <= 1 ? [] : [ `${ String( first.length ) } pictures are fetched first` ] ),
			...( largest && seen( largest ) > 20_000 && seen( largest ) > 1.1 * Math.max( ...[ ...first ].map( seen ) )
				? [ `${ name( largest ) }: largest, but not fetched first` ]
				: [] ),
		];
	} );

test( 'the largest image above the fold is fetched first, and only images below it are lazy', async ( {
	page,
	expectStatus,
} ) => {
	expectStatus( 404, 'nowhere' );
	const article = await findPost( { meta_key: '_thumbnail_id' } );
	const [ category ] = await getPostTerms( article.id, 'category' );
	const paths = [ '/', '/nowhere/', String( category?.url ), article.url ];
	for ( const path of paths ) {
		for ( const [ width, height ] of [
			[ 390, 844 ],
			[ 768, 1024 ],
			[ 1280, 800 ],
		] as const ) {
			await page.setViewportSize( { width, height } );
			await page.goto( path );
			expect( await misfetched( page ), `${ path } at ${ String( width ) }` ).toEqual( [] );
		}
	}
} );
