/**
 * Runs Lighthouse with the settings of a phone. Accessibility, best practices and SEO do not vary; performance is only
 * reported, as the median of several runs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_OPTIONS } from '../lib/browser-options.mjs';
import { quantile } from './timing.mjs';

const FLAGS = [ '--headless=new', ...BROWSER_OPTIONS ];
export const STEADY = [ 'accessibility', 'best-practices', 'seo' ];

/** Metrics of the performance score; all except the layout shift are in milliseconds. */
export const METRICS = {
	FCP: 'first-contentful-paint',
	LCP: 'largest-contentful-paint',
	SI: 'speed-index',
	TBT: 'total-blocking-time',
	CLS: 'cumulative-layout-shift',
};

/**
 * @param {Array<{name: string, url: string}>} pages
 * @param {{categories?: string[], artifacts?: string, runs?: number}} options runs: how often performance is measured,
 * after a visit that warms the server
 * @returns {Promise<Array<{name: string, scores: Record<string, number>, failed: string[], metrics: Record<string,
 * number>, all: number[]}>>}
 *   scores 0 to 100; failed: audits that cost points; metrics: medians of the runs; all: each run's performance
 */
export async function audit( pages, { categories = STEADY, artifacts, runs = 1 } = {} ) {
	const chrome = await launch( { chromePath: '/usr/bin/chromium', chromeFlags: FLAGS, logLevel: 'silent' } );
	const results = [];
	const once = async ( url, onlyCategories ) => {
		const { lhr, report } = await lighthouse( url, {
			port: chrome.port,
			onlyCategories,
			logLevel: 'silent',
			output: 'html',
		} );
		return { lhr, report: String( report ) };
	};
	try {
		for ( const { name, url } of pages ) {
			await ( await fetch( url ) ).text();
			const { lhr, report } = await once( url, categories );
			const lhrs = [ lhr ];
			while ( categories.includes( 'performance' ) && lhrs.length < runs ) {
				lhrs.push( ( await once( url, [ 'performance' ] ) ).lhr );
			}
			if ( artifacts ) {
				mkdirSync( artifacts, { recursive: true } );
				writeFileSync( join( artifacts, `${ name }.html` ), report );
			}
			const all = lhrs.map( ( lhr ) => Math.round( ( lhr.categories.performance?.score ?? 0 ) * 100 ) );
			const scores = Object.fromEntries(
				Object.entries( lhr.categories ).map( ( [ key, value ] ) => [
					key,
					Math.round( ( value.score ?? 0 ) * 100 ),
				] )
			);
			if ( 'performance' in scores ) {
				scores.performance = quantile( all, 0.5 );
			}
			results.push( { name, scores, failed: failedAudits( lhr ), metrics: medians( lhrs ), all } );
		}
	} finally {
		chrome.kill();
	}
	return results;
}

/** Audits that reduce the scores of these categories. */
function failedAudits( lhr ) {
	return Object.values( lhr.categories )
		.filter( ( category ) => STEADY.includes( category.id ) )
		.flatMap( ( category ) =>
			category.auditRefs
				.filter(
					( ref ) => ref.weight > 0 && lhr.audits[ ref.id ].score !== null && lhr.audits[ ref.id ].score < 1
				)
				.map( ( ref ) => `${ category.id }: ${ lhr.audits[ ref.id ].title }` )
		);
}

function medians( lhrs ) {
	const values = ( id ) =>
		lhrs.map( ( lhr ) => lhr.audits[ id ]?.numericValue ).filter( ( value ) => typeof value === 'number' );
	return Object.fromEntries(
		Object.entries( METRICS )
			.map( ( [ name, id ] ) => [ name, values( id ) ] )
			.filter( ( [ , list ] ) => list.length > 0 )
			.map( ( [ name, list ] ) => [ name, quantile( list, 0.5 ) ] )
	);
}

/**
 * Lines of a table: scores, and the medians behind the performance score.
 *
 * @param {Awaited<ReturnType<typeof audit>>} results @returns {string[]}
 */
export function lighthouseTable( results ) {
	const shown = ( name, value ) =>
		value === undefined ? '' : name === 'CLS' ? value.toFixed( 3 ) : `${ Math.round( value ) } ms`;
	const wide = ( cells ) =>
		cells
			.map( ( cell, index ) => ( index === 0 ? String( cell ).padEnd( 10 ) : String( cell ).padStart( 12 ) ) )
			.join( '' );
	return [
		wide( [ 'page', 'performance', 'access', 'practices', 'search', ...Object.keys( METRICS ), '  single runs' ] ),
		...results.map( ( { name, scores, metrics, all } ) =>
			wide( [
				name,
				...[ 'performance', ...STEADY ].map( ( key ) => scores[ key ] ?? '' ),
				...Object.keys( METRICS ).map( ( key ) => shown( key, metrics[ key ] ) ),
				`  ${ all.join( ' ' ) }`,
			] )
		),
	];
}
