/** The browser of a crawl: two reused pages, and a new browser after it was closed. */
import { chromium } from 'playwright-core';
import { BROWSER_OPTIONS, HEADLESS_SHELL } from '../lib/browser-options.mjs';

const PIXEL = Buffer.from( 'R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64' );
const MAX_SECONDS_TO_CLOSE = 30;

/** Starts with the first page. */
export class CrawlBrowser {
	#site;
	#browser;
	#pages;

	/** @param {string} site origin */
	constructor( site ) {
		this.#site = site;
	}

	/**
	 * @param {'ltr' | 'rtl'} direction
	 * @returns {Promise<{page: object, errors: string[]}>}
	 */
	async page( direction ) {
		if ( this.#browser === undefined ) {
			this.#browser = await chromium.launch( { executablePath: HEADLESS_SHELL, args: BROWSER_OPTIONS } );
			this.#pages = {
				ltr: await openPage( this.#browser, this.#site, 'ltr' ),
				rtl: await openPage( this.#browser, this.#site, 'rtl' ),
			};
		}
		return this.#pages[ direction ];
	}

	/** A browser that does not respond ends with this process. */
	async close() {
		const browser = this.#browser;
		this.#browser = undefined;
		await inTime( browser?.close() ?? Promise.resolve(), MAX_SECONDS_TO_CLOSE );
	}
}

/** @returns {Promise<unknown>} null when the promise has not been settled after that number of seconds */
export async function inTime( promise, seconds ) {
	let timer;
	const late = new Promise( ( resolve ) => {
		timer = setTimeout( () => resolve( null ), seconds * 1000 );
	} );
	try {
		return await Promise.race( [ promise, late ] );
	} finally {
		clearTimeout( timer );
	}
}

/** A reused page with its browser errors. Images are one pixel: the markup reserves their size. */
async function openPage( browser, site, direction ) {
	const context = await browser.newContext( {
		viewport: { width: 320, height: 640 },
		extraHTTPHeaders: { 'X-Courant-Direction': direction },
		reducedMotion: 'reduce',
	} );
	const page = await context.newPage();
	const errors = [];
	await context.route( /\.(?:webp|png|jpe?g|gif|avif)(?:\?|$)/, ( route ) =>
		route.fulfill( { contentType: 'image/gif', body: PIXEL } )
	);
	await context.route(
		( url ) => url.origin !== site && url.protocol.startsWith( 'http' ),
		( route ) => {
			errors.push( `request to another host: ${ new URL( route.request().url() ).hostname }` );
			return route.abort();
		}
	);
	page.on( 'console', ( message ) => {
		if (
			[ 'error', 'warning' ].includes( message.type() ) &&
			! message.text().startsWith( 'Failed to load resource' )
		) {
			errors.push( `console: ${ message.text().slice( 0, 200 ) }` );
		}
	} );
	page.on( 'pageerror', ( error ) => errors.push( `script: ${ error.message.slice( 0, 200 ) }` ) );
	page.on( 'response', ( response ) => {
		if ( response.status() >= 400 && response.request().resourceType() !== 'document' ) {
			errors.push( `${ response.status() } from ${ response.url().replace( site, '' ) }` );
		}
	} );
	return { page, errors };
}
