import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { desk } from './desk';
import { Watch, axeFindings, type AxeOptions } from './watch';

export { expect } from '@playwright/test';
export { desk, type Mail } from './desk';

interface Fixtures {
	watch: Watch;
	/** Declares a status that a response of this test must have. */
	expectStatus: ( status: number, where: string | RegExp ) => void;
	/** Allows console messages that match the pattern in this test. */
	expectConsole: ( text: RegExp ) => void;
	/** Fails if axe finds a violation. */
	axe: ( options?: AxeOptions ) => Promise< void >;
	/**
	 * Checks the current page at 320 pixels, light from left to right and dark from right to left: it does not overflow
	 * its window, and axe finds no violation.
	 */
	narrow: () => Promise< void >;
	/** With COURANT_SCREENS=1, keeps the page at 390, 768 and 1280 pixels in artifacts/screens. */
	screens: ( name: string ) => Promise< void >;
	/** Signs the browser in. */
	asRole: ( role: string ) => Promise< void >;
	asAdmin: () => Promise< void >;
}

const WIDTHS = [ 390, 768, 1280 ];
/** Rules whose results depend on the color scheme or the direction. */
const COLOR_RULES = [ 'color-contrast', 'link-in-text-block' ];
const LAYOUT_RULES = [ 'target-size', 'scrollable-region-focusable' ];
const kept = resolve( import.meta.dirname, '../../../artifacts/screens' );

export const test = base.extend< Fixtures >( {
	watch: [
		async ( { context }, use ) => {
			slowDown( context );
			// In most tests the visitor has closed the consent banner; tests of consent start without a choice.
			await context.addCookies( [ { name: 'courant_consent', value: '1.', url: desk.url } ] );
			const watch = new Watch( context );
			await use( watch );
			expect( watch.problems(), 'The browser reported errors.' ).toEqual( [] );
		},
		{ auto: true },
	],
	expectStatus: async ( { watch }, use ) => use( ( status, where ) => watch.expectStatus( status, where ) ),
	expectConsole: async ( { watch }, use ) => use( ( text ) => watch.expectConsole( text ) ),
	axe: async ( { page }, use ) =>
		use( async ( options ) => {
			expect( await axeFindings( page, options ), `axe on ${ page.url() }` ).toEqual( [] );
		} ),
	narrow: async ( { page }, use, testInfo ) =>
		use( async () => {
			// Two checks of a page take long on a slow machine.
			testInfo.setTimeout( testInfo.timeout + 30_000 );
			const size = page.viewportSize();
			await page.setViewportSize( { width: 320, height: 640 } );
			// Colors do not depend on the direction, layout does not depend on the color scheme: two runs cover both.
			for ( const { direction, colorScheme, rules } of [
				{ direction: 'ltr', colorScheme: 'light', rules: undefined },
				{ direction: 'rtl', colorScheme: 'dark', rules: [ ...COLOR_RULES, ...LAYOUT_RULES ] },
			] as const ) {
				await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
				await page.emulateMedia( { colorScheme, reducedMotion: 'reduce' } );
				// Colors of the other scheme and the highlighted heading are drawn within two frames.
				await page.evaluate(
					() => new Promise( ( drawn ) => requestAnimationFrame( () => requestAnimationFrame( drawn ) ) )
				);
				expect( await overflows( page ), `${ page.url() } is wider than 320 pixels (${ direction })` ).toBe(
					false
				);
				expect(
					await axeFindings( page, rules === undefined ? {} : { rules: [ ...rules ] } ),
					`axe on ${ page.url() }, ${ direction }, ${ colorScheme }`
				).toEqual( [] );
			}
			await page.evaluate( () => document.documentElement.removeAttribute( 'dir' ) );
			await page.emulateMedia( { colorScheme: null, reducedMotion: null } );
			if ( size !== null ) {
				await page.setViewportSize( size );
			}
		} ),
	screens: async ( { page }, use ) =>
		use( async ( name ) => {
			if ( process.env[ 'COURANT_SCREENS' ] !== '1' ) {
				return;
			}
			const size = page.viewportSize();
			mkdirSync( kept, { recursive: true } );
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.screenshot( { path: resolve( kept, `${ name }-${ width }.png` ), fullPage: true } );
			}
			if ( size !== null ) {
				await page.setViewportSize( size );
			}
		} ),
	asRole: async ( { context }, use ) => use( async ( role ) => context.addCookies( await desk.signedIn( role ) ) ),
	asAdmin: async ( { asRole }, use ) => use( async () => asRole( 'administrator' ) ),
} );

/** Slows pages down to find race conditions: twenty times with `COURANT_CPU=20 npm test -- e2e`. */
function slowDown( context: BrowserContext ): void {
	const rate = Number( process.env[ 'COURANT_CPU' ] ?? 1 );
	if ( rate > 1 ) {
		context.on(
			'page',
			( page ) =>
				void context
					.newCDPSession( page )
					.then( async ( session ) => session.send( 'Emulation.setCPUThrottlingRate', { rate } ) )
					.catch( ( error: unknown ) => console.info( String( error ) ) )
		);
	}
}

/** The same fixtures in a browser without JavaScript. */
export const testWithoutScript = test.extend( { javaScriptEnabled: false } );

/** Returns whether the page is wider than its window. */
export async function overflows( page: Page ): Promise< boolean > {
	return page.evaluate( () => document.documentElement.scrollWidth > document.documentElement.clientWidth );
}
