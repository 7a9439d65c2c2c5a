/* global window, document */
/**
 * What a page costs a phone: bytes as a browser fetches them (gz, own origin), what its first paint waits for, and
 * queries.
 */
import { gzipSync } from 'node:zlib';

export const KB = 1000;
const size = ( body ) => gzipSync( body, { level: 9 } ).length;
/** The phone that Lighthouse plays, so that pictures are those that it chooses. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
/** Fonts that only pages with such characters load: the budget is that of a page with Latin characters. */
const isFurtherFont = ( url ) => /-(?:latin-ext|vietnamese|cyrillic|greek)(?:-italic)?\.woff2/.test( url );
const isReact = ( url ) => /\/wp-includes\/js\/dist\/vendor\/react/.test( url );

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{touch?: boolean}} options touch: also scroll, tap and focus, so that every island mounts
 * @returns {Promise<{beforeLoad: number, untouched: number, mounted: number, react: boolean, reactBytes: number, css:
 * number, shift: number, foreign: string[],
 *   html: number, early: Record<string, number>, requests: number, blocking: string[], islands: {name: string, state: string}[], unread: string[]}>} bytes gz; early: fetched before the load event, by kind;
 *   blocking: what the first paint waits for besides the page itself; islands: those of the page, with their state after they were activated;
 *   unread: scripts and styles whose bytes are not known
 */
export async function weigh( browser, url, { touch = true } = {} ) {
	const context = await browser.newContext( PHONE );
	const page = await context.newPage();
	const origin = new URL( url ).origin;
	const scripts = [];
	const styles = [];
	const foreign = [];
	const reading = [];
	const unread = [];
	const early = {};
	let html = 0;
	let requests = 0;
	let loaded = false;
	page.on( 'load', () => {
		loaded = true;
	} );
	page.on( 'request', ( request ) => {
		if ( ! request.url().startsWith( origin ) && ! /^(data|blob):/.test( request.url() ) ) {
			foreign.push( request.url() );
		}
	} );
	page.on( 'response', ( response ) => {
		const type = response.request().resourceType();
		const isEarly = ! loaded;
		if ( ! response.url().startsWith( origin ) ) {
			return;
		}
		requests += isEarly ? 1 : 0;
		reading.push(
			response
				.body()
				.catch( ( error ) => {
					// A redirect, or no content, has no body; a script or style that cannot be read would make the page
					// too small.
					if ( response.status() === 200 && [ 'script', 'stylesheet' ].includes( type ) ) {
						unread.push( `${ response.url() }: ${ error.message.split( '\n' )[ 0 ] }` );
					}
					throw error;
				} )
				.then( ( body ) => {
					const bytes = [ 'font', 'image' ].includes( type ) ? body.length : size( body );
					if ( type === 'script' || type === 'stylesheet' ) {
						( type === 'script' ? scripts : styles ).push( { url: response.url(), bytes, early: isEarly } );
					}
					html += type === 'document' ? bytes : 0;
					const kind = isFurtherFont( response.url() ) ? 'further font' : type;
					early[ kind ] = ( early[ kind ] ?? 0 ) + ( isEarly ? bytes : 0 );
				} )
				.catch( () => undefined )
		);
	} );
	await page.addInitScript( () => {
		window.courantShift = 0;
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( entry ) => {
				window.courantShift += entry.hadRecentInput ? 0 : entry.value;
			} )
		).observe( { type: 'layout-shift', buffered: true } );
	} );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( 1500 );
	await Promise.all( reading );
	const sum = ( list ) => list.reduce( ( total, one ) => total + one.bytes, 0 );
	const own = () => scripts.filter( ( script ) => ! isReact( script.url ) );
	const inline = await page.evaluate( () => ( {
		css: [ ...document.querySelectorAll( 'style' ) ].map( ( one ) => one.textContent ).join( '\n' ),
		blocking: performance
			.getEntriesByType( 'resource' )
			.filter( ( entry ) => entry.renderBlockingStatus === 'blocking' )
			.map( ( entry ) => entry.name ),
	} ) );
	const before = {
		beforeLoad: sum( scripts.filter( ( script ) => script.early ) ),
		untouched: sum( scripts ),
		react: scripts.some( ( script ) => isReact( script.url ) ),
	};
	const islands = touch ? await mountAll( page ) : [];
	await Promise.all( reading );
	const shift = await page.evaluate( () => window.courantShift );
	await context.close();
	return {
		...before,
		mounted: sum( own() ),
		reactBytes: sum( scripts.filter( ( script ) => isReact( script.url ) ) ),
		css: sum( styles ) + size( inline.css ),
		shift,
		foreign,
		html,
		early,
		requests,
		blocking: inline.blocking,
		islands,
		unread,
	};
}

/**
 * @returns {Promise<{name: string, state: string}[]>} all islands of the page; only those with the state `ready` have
 * been weighed
 */
async function mountAll( page ) {
	for ( const island of await page.locator( '[data-island]' ).all() ) {
		await island.scrollIntoViewIfNeeded().catch( () => undefined );
		await island.evaluate( ( element ) =>
			element.dispatchEvent( new CustomEvent( 'courant:wake', { bubbles: true } ) )
		);
	}
	await page
		.waitForFunction(
			() =>
				[ ...document.querySelectorAll( '[data-island]' ) ].every( ( one ) =>
					/ready|failed/.test( one.dataset.state ?? '' )
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
	// Both without what of ours the demo site shows in its sidebars.
	return {
		queries,
		added: ( await request( { 'X-Courant-Without': '0' } ) ) - ( await request( { 'X-Courant-Without': '1' } ) ),
	};
}
