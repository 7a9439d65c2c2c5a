/* global window, document, requestAnimationFrame, DocumentTimeline */
/** Visits URLs in their variants, several at once, and reports errors. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CrawlBrowser, inTime } from './browser.mjs';
import { htmlErrors } from './html.mjs';
import { accessibilityErrors } from './rules.mjs';
import { Visits } from './visits.mjs';

const axe = readFileSync( createRequire( import.meta.url ).resolve( 'axe-core/axe.min.js' ), 'utf8' );
const TAGS = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice' ];
/** Rules that depend on colors: only these run again in the dark color scheme. */
const COLOR_RULES = [ 'color-contrast', 'link-in-text-block' ];
/** Rules that depend on colors or layout: only these run again in the other text direction. */
const LAYOUT_RULES = [ ...COLOR_RULES, 'target-size', 'scrollable-region-focusable' ];
/** All variants of one URL in one direction take at most a few seconds on a quiet machine. */
const MAX_SECONDS = 90;
const ATTEMPTS = 2;

export const WIDTHS = [ 320, 768, 1280 ];
export const VARIANTS = [ 'ltr', 'rtl' ].flatMap( ( direction ) =>
	WIDTHS.flatMap( ( width ) => [ 'light', 'dark' ].map( ( scheme ) => ( { direction, width, scheme } ) ) )
);
/** Every two of width, color scheme and direction together, in half of the variants. */
export const PAIRS = [
	{ direction: 'ltr', width: 320, scheme: 'light' },
	{ direction: 'ltr', width: 768, scheme: 'dark' },
	{ direction: 'ltr', width: 1280, scheme: 'light' },
	{ direction: 'rtl', width: 320, scheme: 'dark' },
	{ direction: 'rtl', width: 768, scheme: 'light' },
	{ direction: 'rtl', width: 1280, scheme: 'dark' },
];
export const ONCE = [ { direction: 'ltr', width: 320, scheme: 'light' } ];

const nameOf = ( { direction, width, scheme } ) => `${ width } ${ scheme } ${ direction }`;

/**
 * Prints each new fault at once, because a full run takes long. A URL whose checks do not end is visited again in a new
 * browser, once.
 *
 * @param {{isKnown?: (fault: object) => boolean, atOnce?: number, maxSeconds?: number}} options atOnce: browsers;
 * maxSeconds: for all variants of one URL in one direction
 * @returns {Promise<Visits>}
 */
export async function visitAll(
	site,
	targets,
	log,
	{ isKnown = () => false, atOnce = 2, maxSeconds = MAX_SECONDS } = {}
) {
	const visits = new Visits(
		targets.flatMap( ( { path, variants } ) =>
			variants.map( ( variant ) => ( { path, variant: nameOf( variant ) } ) )
		),
		isKnown
	);
	const queue = [ ...targets ];
	const reported = new Set();
	const reportNew = ( fault ) => {
		if ( ! isKnown( fault ) && ! reported.has( fault.what ) ) {
			reported.add( fault.what );
			log( `${ fault.path } (${ fault.variant }): ${ fault.what }` );
		}
	};
	const work = async () => {
		const browser = new CrawlBrowser( site );
		try {
			for ( let target = queue.shift(); target !== undefined; target = queue.shift() ) {
				for ( const direction of [ 'ltr', 'rtl' ] ) {
					const variants = target.variants.filter( ( variant ) => variant.direction === direction );
					if ( variants.length > 0 ) {
						const found = await visitInTime( { browser, site, target, variants, maxSeconds, log } );
						found.visited.forEach( ( variant ) => visits.addVisit( variant ) );
						found.faults.forEach( ( fault ) => {
							visits.addFault( fault );
							reportNew( fault );
						} );
					}
				}
				if ( queue.length % 25 === 0 ) {
					log( `${ queue.length } URLs to go, ${ reported.size } kinds of errors` );
				}
			}
		} finally {
			await browser.close();
		}
	};
	await Promise.all( Array.from( { length: atOnce }, work ) );
	return visits;
}

/** Visits a URL, and once more in a new browser when its checks have not ended in time. */
async function visitInTime( { browser, site, target, variants, maxSeconds, log } ) {
	for ( let attempt = 1; attempt <= ATTEMPTS; attempt += 1 ) {
		const page = await browser.page( variants[ 0 ].direction );
		const found = await inTime( visit( page, site, target, variants ), maxSeconds );
		if ( found !== null ) {
			return found;
		}
		log( `${ target.path }: the browser has not ended its checks in ${ maxSeconds } s and is started again` );
		await browser.close();
	}
	const what = `the checks did not end in ${ maxSeconds } s, ${ ATTEMPTS } times`;
	return {
		visited: [],
		faults: variants.map( ( variant ) => ( { what, path: target.path, variant: nameOf( variant ) } ) ),
	};
}

/** Visits one URL in variants of one direction. A variant counts as visited when every check ran on the right page. */
async function visit( page, site, target, variants ) {
	const found = { visited: [], faults: [] };
	const report = ( variant, text ) =>
		text.forEach( ( what ) => {
			found.faults.push( { what, path: target.path, variant: nameOf( variant ) } );
		} );
	try {
		await checkTemplate( page, site, target, variants, report, ( variant ) =>
			found.visited.push( { path: target.path, variant: nameOf( variant ) } )
		);
	} catch ( error ) {
		report( variants[ 0 ], [ `could not be visited: ${ error.message.split( '\n' )[ 0 ] }` ] );
	}
	return found;
}

async function checkTemplate( { page, errors }, site, { path, template, status }, variants, report, visited ) {
	errors.length = 0;
	const [ first ] = variants;
	await page.setViewportSize( { width: first.width, height: 640 } );
	await page.emulateMedia( { colorScheme: first.scheme, reducedMotion: 'reduce' } );
	const response = await page.goto( site + path, { waitUntil: 'load' } );
	if ( response === null || response.status() !== status ) {
		// The response is not the requested page, so nothing else of it is checked.
		report( first, [ `status ${ response?.status() } instead of ${ status }` ] );
		return;
	}
	if ( first.direction === 'ltr' ) {
		report( first, await htmlErrors( await response.text() ) );
	}
	const headings = await page.locator( 'h1' ).count();
	if ( headings !== 1 ) {
		report( first, [ `${ headings } headings of level 1 (${ template })` ] );
	}
	if (
		( await page.evaluate( () => document.documentElement.dir ) ) !== ( first.direction === 'rtl' ? 'rtl' : '' )
	) {
		report( first, [ `the page is not ${ first.direction }` ] );
	}
	await page.evaluate( axe );
	for ( const variant of variants ) {
		await page.setViewportSize( { width: variant.width, height: 640 } );
		await page.emulateMedia( { colorScheme: variant.scheme, reducedMotion: 'reduce' } );
		await page.evaluate( settled );
		report( variant, await overflow( page ) );
		if ( variant.direction === 'ltr' && variant.scheme === 'light' ) {
			report( variant, await accessibilityErrors( page ) );
		}
		report( variant, await page.evaluate( findings, { tags: TAGS, rules: rulesOf( variant ) } ) );
		visited( variant );
	}
	report( first, [ ...new Set( errors ) ] );
}

const rulesOf = ( { scheme, direction } ) => {
	if ( direction === 'rtl' ) {
		return LAYOUT_RULES;
	}
	return scheme === 'dark' ? COLOR_RULES : null;
};

/** Waits two frames and the end of every transition. An animation that follows scrolling ends only when it is scrolled to. */
async function settled() {
	const frame = () =>
		new Promise( ( done ) => {
			requestAnimationFrame( done );
		} );
	await frame();
	await frame();
	await Promise.all(
		document
			.getAnimations()
			.filter(
				( animation ) =>
					animation.timeline instanceof DocumentTimeline &&
					animation.effect?.getComputedTiming().iterations !== Infinity
			)
			.map( ( animation ) => animation.finished.catch( () => undefined ) )
	);
}

async function overflow( page ) {
	return page.evaluate( () => {
		const root = document.documentElement;
		if ( root.scrollWidth <= root.clientWidth ) {
			return [];
		}
		const wide = [ ...document.body.querySelectorAll( '*' ) ].find(
			( element ) =>
				element.getBoundingClientRect().right > root.clientWidth + 1 ||
				element.getBoundingClientRect().left < -1
		);
		const parent = wide?.parentElement;
		return [
			`scrolls to the side: ${ [ parent, wide ].map( ( element ) => `${ element?.tagName.toLowerCase() ?? '?' }.${ element?.className ?? '' }` ).join( ' > ' ) }`,
		];
	} );
}

async function findings( { tags, rules } ) {
	const runOnly = rules === null ? { type: 'tag', values: tags } : { type: 'rule', values: rules };
	const { violations } = await window.axe.run( document, { runOnly, resultTypes: [ 'violations' ], iframes: false } );
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map( ( { target, html } ) => `axe ${ id }: ${ target.join( ' ' ) } ${ html.slice( 0, 140 ) }` )
	);
}
