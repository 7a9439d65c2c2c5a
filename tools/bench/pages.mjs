/* global window, document */
/**
 * Measures a page on a phone: bytes as a browser fetches them (gzip, same origin), files that block the first paint,
 * and queries.
 */
import { gzipSync } from 'node:zlib';

export const KB = 1000;
const size = ( body ) => gzipSync( body, { level: 9 } ).length;
/** The phone that Lighthouse emulates, so that the browser selects the same images. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** Fonts that only pages with such characters load: the budget is that of a page with Latin characters. */
const isFurtherFont = ( url ) => /-(?:latin-ext|names|vietnamese|cyrillic|greek)(?:-italic)?\.woff2/.test( url );
const isReact = ( url ) => /\/wp-includes\/js\/dist\/vendor\/react/.test( url );

const sum = ( list ) => list.reduce( ( total, item ) => total + item.bytes, 0 );

/** Collects the bytes of a page's responses. */
class PageTraffic {
	scripts = [];
	styles = [];
	foreign = [];
	/** Scripts and styles whose bytes are not known. */
	unread = [];
	early = {};
	html = 0;
	requests = 0;
	#reading = [];
	#isLoaded = false;

	constructor( page, origin ) {
		page.on( 'load', () => {
			this.#isLoaded = true;
		} );
		page.on( 'request', ( request ) => {
			if ( ! request.url().startsWith( origin ) && ! /^(data|blob):/.test( request.url() ) ) {
				this.foreign.push( request.url() );
			}
		} );
		page.on( 'response', ( response ) => {
			if ( response.url().startsWith( origin ) ) {
				this.requests += this.#isLoaded ? 0 : 1;
				this.#reading.push( this.#read( response, ! this.#isLoaded ) );
			}
		} );
	}

	/** Waits until all bodies have been read. */
	async settle() {
		await Promise.all( this.#reading );
	}

	async #read( response, isEarly ) {
		const type = response.request().resourceType();
		let body;
		try {
			body = await response.body();
		} catch ( error ) {
			// A redirect, or no content, has no body; a script or style that cannot be read would make the page too small.
			if ( response.status() === 200 && [ 'script', 'stylesheet' ].includes( type ) ) {
				this.unread.push( `${ response.url() }: ${ error.message.split( '\n' )[ 0 ] }` );
			}
			return;
		}
		const bytes = [ 'font', 'image' ].includes( type ) ? body.length : size( body );
		if ( type === 'script' || type === 'stylesheet' ) {
			const list = type === 'script' ? this.scripts : this.styles;
			list.push( { url: response.url(), bytes, early: isEarly } );
		}
		this.html += type === 'document' ? bytes : 0;
		const kind = isFurtherFont( response.url() ) ? 'further font' : type;
		this.early[ kind ] = ( this.early[ kind ] ?? 0 ) + ( isEarly ? bytes : 0 );
	}
}

/** Sums the page's layout shifts in `window.courantShift`. Runs in the browser. */
function observeLayoutShift() {
	window.courantShift = 0;
	new PerformanceObserver( ( list ) =>
		list.getEntries().forEach( ( entry ) => {
			window.courantShift += entry.hadRecentInput ? 0 : entry.value;
		} )
	).observe( { type: 'layout-shift', buffered: true } );
}

/** Inline styles, and the files that block rendering. Runs in the browser. */
function readPage() {
	return {
		css: [ ...document.querySelectorAll( 'style' ) ].map( ( item ) => item.textContent ).join( '\n' ),
		blocking: performance
			.getEntriesByType( 'resource' )
			.filter( ( entry ) => entry.renderBlockingStatus === 'blocking' )
			.map( ( entry ) => entry.name ),
	};
}

/**
 * @typedef {{beforeLoad: number, untouched: number, mounted: number, react: boolean, reactBytes: number, css: number,
 *   shift: number, foreign: string[], html: number, early: Record<string, number>, requests: number,
 *   blocking: string[], islands: {name: string, state: string}[], unread: string[]}} PageCost
 * bytes gz; early: fetched before the load event, by kind; blocking: files that block the first paint, besides the page
 * itself; islands: those of the page, with their state after they were activated; unread: scripts and styles whose
 * bytes are not known
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{touch?: boolean}} options touch: also scroll, tap and focus, so that every island mounts
 * @returns {Promise<PageCost>}
 */
export async function measurePage( browser, url, { touch = true } = {} ) {
	const context = await browser.newContext( PHONE );
	const page = await context.newPage();
	const traffic = new PageTraffic( page, new URL( url ).origin );
	await page.addInitScript( observeLayoutShift );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( 1500 );
	await traffic.settle();
	const inline = await page.evaluate( readPage );
	const before = {
		beforeLoad: sum( traffic.scripts.filter( ( script ) => script.early ) ),
		untouched: sum( traffic.scripts ),
		react: traffic.scripts.some( ( script ) => isReact( script.url ) ),
	};
	const islands = touch ? await mountAll( page ) : [];
	await traffic.settle();
	const shift = await page.evaluate( () => window.courantShift );
	await context.close();
	const { html, early, requests, foreign, unread } = traffic;
	return {
		...before,
		mounted: sum( traffic.scripts.filter( ( script ) => ! isReact( script.url ) ) ),
		reactBytes: sum( traffic.scripts.filter( ( script ) => isReact( script.url ) ) ),
		css: sum( traffic.styles ) + size( inline.css ),
		blocking: inline.blocking,
		...{ shift, foreign, html, early, requests, islands, unread },
	};
}

/**
 * @returns {Promise<{name: string, state: string}[]>} all islands of the page; only those with the state `ready` have
 * been measured
 */
async function mountAll( page ) {
	for ( const island of await page.locator( '[data-island]' ).all() ) {
		// Islands in a closed popover have no position.
		await island.scrollIntoViewIfNeeded( { timeout: 2000 } ).catch( () => undefined );
		await island.evaluate( ( element ) =>
			element.dispatchEvent( new CustomEvent( 'courant:mount', { bubbles: true } ) )
		);
	}
	await page
		.waitForFunction(
			() =>
				[ ...document.querySelectorAll( '[data-island]' ) ].every( ( item ) =>
					/ready|failed/.test( item.dataset.state ?? '' )
				),
			null,
			{ timeout: 15000 }
		)
		.catch( () => undefined );
	await page.waitForTimeout( 300 );
	return page.evaluate( () =>
		[ ...document.querySelectorAll( '[data-island]' ) ].map( ( { dataset } ) => ( {
			name: dataset.island,
			state: dataset.state ?? '',
		} ) )
	);
}

/** Queries that a list takes above an empty call. @returns {Promise<number>} */
export async function listQueries( site, fields ) {
	const request = async ( action, more ) => {
		const response = await fetch( `${ site }/wp-admin/admin-ajax.php?action=${ action }`, {
			method: 'POST',
			body: new URLSearchParams( { action, ...more } ),
			headers: { 'X-Requested-With': 'XMLHttpRequest' },
		} );
		await response.text();
		return Number( response.headers.get( 'x-courant-queries' ) ?? NaN );
	};
	return ( await request( 'jobfilter', fields ) ) - ( await request( 'courant_empty', {} ) );
}

/** Queries of a page, and how many of them the plugin adds. @returns {Promise<{queries: number, added: number}>} */
export async function countQueries( url ) {
	const request = async ( headers ) => {
		await ( await fetch( url, { headers } ) ).text();
		const response = await fetch( url, { headers } );
		await response.text();
		return Number( response.headers.get( 'x-courant-queries' ) ?? NaN );
	};
	const queries = await request( {} );
	// Both without the widgets of Courant Desk in the sidebars of the demo site.
	return {
		queries,
		added: ( await request( { 'X-Courant-Without': '0' } ) ) - ( await request( { 'X-Courant-Without': '1' } ) ),
	};
}
