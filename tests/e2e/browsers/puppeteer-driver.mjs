/** Firefox over WebDriver BiDi, and Chromium, by puppeteer-core. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { BROWSER_OPTIONS, CHROMIUM } from '../../../tools/lib/browser-options.mjs';

const PROGRAMS = {
	firefox: { browser: 'firefox', executablePath: process.env.COURANT_FIREFOX ?? '/usr/bin/firefox-esr', args: [] },
	chromium: {
		browser: 'chrome',
		executablePath: CHROMIUM,
		args: BROWSER_OPTIONS,
	},
};

/**
 * @param {'firefox'|'chromium'} name @param {string} base @param {{script?: boolean}} options script: false runs no
 * script of the pages
 */
export async function openPuppeteer( name, base, { script = true } = {} ) {
	const downloads = mkdtempSync( join( tmpdir(), 'courant-downloads-' ) );
	const browser = await puppeteer.launch( {
		...PROGRAMS[ name ],
		headless: true,
		...( name === 'firefox'
			? {
					extraPrefsFirefox: {
						'browser.download.folderList': 2,
						'browser.download.dir': downloads,
						'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,application/octet-stream',
						'pdfjs.disabled': true,
						'app.update.enabled': false,
						'datareporting.policy.dataSubmissionEnabled': false,
					},
				}
			: {} ),
	} );
	const page = await browser.newPage();
	await page.setViewport( { width: 1280, height: 900 } );
	if ( ! script ) {
		await page.setJavaScriptEnabled( false );
	}
	const problems = [];
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' && ! message.text().startsWith( 'Failed to load resource' ) ) {
			problems.push( `console: ${ message.text() }` );
		}
	} );
	page.on( 'pageerror', ( error ) => {
		// WordPress's own apiFetch rejects with a plain object when wp-admin is left during a request; Firefox reports
		// that as an error.
		const coreLeft =
			new URL( page.url() ).pathname.startsWith( '/wp-admin/' ) &&
			/uncaught exception: Object/.test( String( error.message ) );
		if ( ! coreLeft ) {
			problems.push( `uncaught on ${ page.url() }: ${ error.message ?? error } ${ error.stack ?? '' }` );
		}
	} );
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 ) {
			problems.push(
				`${ response.status() } from ${ response.url() }, requested by ${ response.request().headers().referer ?? page.url() }`
			);
		}
	} );
	const evaluate = ( work, ...args ) => page.evaluate( work, ...args );
	return {
		name,
		problems: () => problems,
		evaluate,
		goto: async ( path ) =>
			void ( await page.goto( new URL( path, base ).href, { waitUntil: 'load', timeout: 60_000 } ) ),
		url: async () => page.url(),
		click: async ( selector ) => {
			await evaluate( toMiddle, selector );
			await evaluate( endOfTransition );
			await page.click( selector );
		},
		type: ( selector, text ) => page.type( selector, text ),
		press: ( selector, key ) => page.focus( selector ).then( () => page.keyboard.press( key ) ),
		select: ( selector, value ) => page.select( selector, value ),
		upload: async ( selector, file ) => ( await page.waitForSelector( selector ) ).uploadFile( file ),
		screenshot: ( path ) => page.screenshot( { path } ),
		cookies: async () =>
			( await browser.cookies() ).map( ( { name: key, value } ) => `${ key }=${ value }` ).join( '; ' ),
		close: async () => {
			await browser.close();
			rmSync( downloads, { recursive: true, force: true } );
		},
	};
}

/** Browsers send clicks during the transition to a page (250 ms) to the root element. */
const endOfTransition = () =>
	Promise.all(
		document
			.getAnimations()
			.filter( ( { effect } ) => effect.pseudoElement?.startsWith( '::view-transition' ) )
			.map( ( { finished } ) => finished )
	).then( () => undefined );

const toMiddle = ( selector ) =>
	document.querySelector( selector )?.scrollIntoView( { block: 'center', behavior: 'instant' } );
