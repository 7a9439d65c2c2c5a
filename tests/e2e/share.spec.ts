import type { Page } from '@playwright/test';
import { delayReact } from './support/delayed-scripts';
import { expect, overflows, test } from './support/test';
import { findArticle } from './support/site-data';

/** Sharing an article. */
const article = async () => ( await findArticle() ).url;
const ready = async ( page: Page, name: string ) =>
	expect( page.locator( `[data-island="${ name }"]` ).first() ).toHaveAttribute( 'data-state', 'ready' );

test( 'the link of an article is copied, also by a tap before the script is loaded, without React', async ( {
	page,
	context,
	axe,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const release = await delayReact( page );
	const articleUrl = await article();
	await page.goto( articleUrl );
	await page.locator( '.share__button--copy' ).press( 'Enter' );
	await ready( page, 'share' );
	await expect( page.locator( '.share__text' ) ).toHaveText( 'Link copied.' );
	expect( await page.evaluate( async () => navigator.clipboard.readText() ) ).toContain(
		new URL( articleUrl ).pathname
	);
	release();
	await axe();
} );

/** Positions of the share controls and of everything after them. */
const locations = async ( page: Page ) =>
	page
		.locator( '.share > :is(button:not([hidden]), a), .byline > *, .entry-picture, .entry-content > p' )
		.evaluateAll( ( all ) =>
			all.slice( 0, 12 ).map( ( element ) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				return [ element.textContent.trim().slice( 0, 20 ), x, y, width, height ];
			} )
		);

for ( const width of [ 320, 390, 768, 1280 ] ) {
	test( `a copied link is confirmed, or shown to be copied by hand, without a layout shift at ${ String( width ) } pixels`, async ( {
		page,
		context,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		for ( const direction of [ 'ltr', 'rtl' ] ) {
			await page.goto( await article() );
			await page.evaluate( async ( dir ) => {
				document.documentElement.setAttribute( 'dir', dir );
				await document.fonts.ready;
			}, direction );
			await page.locator( '.share__button--copy' ).scrollIntoViewIfNeeded();
			const before = await locations( page );
			expect( before.length ).toBeGreaterThan( 4 );
			await page.locator( '.share__button--copy' ).click();
			await expect( page.locator( '.share__text' ) ).toBeVisible();
			await expect( page.getByRole( 'status' ) ).toHaveText( 'Link copied.' );
			expect( await locations( page ), direction ).toEqual( before );
			expect( await overflows( page ) ).toBe( false );
			const [ button, message ] = await Promise.all(
				[ '.share__button--copy', '.share__text' ].map( async ( selector ) =>
					page.locator( selector ).boundingBox()
				)
			);
			// Below its own button.
			const gap = ( message?.y ?? 0 ) - ( button?.y ?? 0 ) - ( button?.height ?? 0 );
			expect( gap ).toBeGreaterThanOrEqual( 0 );
			expect( gap ).toBeLessThan( 2 );
			expect( message?.x ).toBeLessThan( ( button?.x ?? 0 ) + ( button?.width ?? 0 ) );
			expect( button?.x ).toBeLessThan( ( message?.x ?? 0 ) + ( message?.width ?? 0 ) );
			await page.evaluate( () =>
				Object.defineProperty( navigator, 'clipboard', {
					value: { writeText: async () => Promise.reject( new Error( 'no' ) ) },
				} )
			);
			await page.locator( '.share__button--copy' ).click();
			await expect( page.locator( '.share input' ) ).toBeFocused();
			expect( await locations( page ), `${ direction }, by hand` ).toEqual( before );
			expect( await overflows( page ) ).toBe( false );
			await page.locator( '.share input' ).blur();
			await expect( page.locator( '.share input' ) ).toHaveCount( 0 );
		}
	} );
}

test( 'without clipboard access the link is shown to be copied by hand', async ( { page } ) => {
	await page.addInitScript( () => {
		Object.defineProperty( navigator, 'clipboard', {
			value: { writeText: async () => Promise.reject( new Error( 'no' ) ) },
		} );
	} );
	await page.goto( await article() );
	await page.locator( '.share__button--copy' ).click();
	await expect( page.locator( '.share input' ) ).toBeFocused();
	const field = page.getByRole( 'textbox', { name: 'Copy this link:' } );
	await expect( page.getByText( 'Copy this link:' ) ).toBeVisible();
	expect( await field.inputValue() ).toMatch( /^https?:/ );
	expect(
		await field.evaluate( ( input: HTMLInputElement ) => [ input.selectionStart, input.selectionEnd ] )
	).toEqual( [ 0, ( await field.inputValue() ).length ] );
	const widths = await page
		.locator( '.share' )
		.evaluate( ( share ) => [ share.clientWidth, share.querySelector( 'label' )?.offsetWidth ] );
	expect( widths[ 1 ] ).toBe( widths[ 0 ] );
} );
