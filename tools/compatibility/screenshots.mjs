/** Screenshots of opening, listing and article under the themes of a folder. */
/* global document, getComputedStyle */
import { waitForImages } from '../screenshots/capture.mjs';

const WIDTHS = [ 390, 1280 ];
const HEIGHT = 1200;

/**
 * Returns the innermost element that makes the page scroll sideways, and by how many pixels; '' if it does not. Runs in
 * the browser.
 */
function findWidestElement() {
	const width = document.documentElement.clientWidth;
	if ( document.documentElement.scrollWidth <= width ) {
		return '';
	}
	const right = ( element ) => element.getBoundingClientRect().right;
	const isInScroller = ( element ) =>
		element !== null &&
		element !== document.body &&
		( getComputedStyle( element ).overflowX !== 'visible' || isInScroller( element.parentElement ) );
	const [ widest ] = [ ...document.body.querySelectorAll( '*' ) ]
		.filter( ( element ) => right( element ) > width && ! isInScroller( element.parentElement ) )
		.sort( ( first, second ) => right( second ) - right( first ) || ( first.contains( second ) ? 1 : -1 ) );
	const name = widest
		? `${ widest.localName }${ [ ...widest.classList ].map( ( name ) => `.${ name }` ).join( '' ) }`
		: 'unknown';
	return `${ name } +${ document.documentElement.scrollWidth - width } px`;
}

async function openPage( page, url ) {
	await page.goto( url, { waitUntil: 'load' } );
	await waitForImages( page );
}

/**
 * Returns the pages that are too wide without Courant Desk as well. An opening does not exist without it.
 *
 * @param {import('playwright-core').Page}                page
 * @param {import('./site.mjs').CompatibilitySite}        site
 * @param {Map<string, { url: string, width: number }>} tooWide
 */
async function findOverflowOfTheme( page, site, tooWide ) {
	const themeOnly = new Set();
	if ( tooWide.size === 0 ) {
		return themeOnly;
	}
	await site.call( 'deactivate' );
	for ( const [ text, { url, width } ] of tooWide ) {
		await page.setViewportSize( { width, height: HEIGHT } );
		await openPage( page, url );
		if ( ( await page.evaluate( findWidestElement ) ) !== '' ) {
			themeOnly.add( text );
		}
	}
	return themeOnly;
}

/**
 * Takes screenshots of whole pages.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('./site.mjs').CompatibilitySite} site with the theme active
 * @returns {Promise<{ shots: { name: string, image: Buffer }[], tooWide: string[] }>} `tooWide`: pages that scroll
 * horizontally
 */
export async function takeScreenshots( browser, site ) {
	const { demoOpening: opening, listing, demoArticle: article } = await site.call( 'content' );
	const context = await browser.newContext( { reducedMotion: 'reduce', colorScheme: 'light' } );
	await context.route(
		( url ) => ! url.href.startsWith( site.url ),
		( route ) => route.abort()
	);
	await context.addCookies( [ { name: 'courant_consent', value: '1.', url: site.url } ] );
	const page = await context.newPage();
	const shots = [];
	const tooWide = new Map();
	for ( const [ name, url ] of Object.entries( { opening, listing, article } ) ) {
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: HEIGHT } );
			await openPage( page, url );
			const widest = await page.evaluate( findWidestElement );
			if ( widest !== '' ) {
				tooWide.set( `${ name } at ${ width } px (${ widest })`, { url, width } );
			}
			// Sticky elements are at their places in a window as high as the page.
			const height = await page.evaluate( () => document.documentElement.scrollHeight );
			await page.setViewportSize( { width, height } );
			shots.push( { name: `${ name }-${ width }`, image: await page.screenshot() } );
		}
	}
	const themeOnly = await findOverflowOfTheme( page, site, tooWide );
	await context.close();
	return {
		shots,
		tooWide: [ ...tooWide.keys() ].map(
			( text ) => `${ text }${ themeOnly.has( text ) ? ', also without Courant Desk' : '' }`
		),
	};
}
