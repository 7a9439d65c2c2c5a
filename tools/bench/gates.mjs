/**
 * Limits for the pages of the demo site, also in CI: bytes, queries, layout shift, no request to other hosts, and the
 * three scores of Lighthouse that do not vary. Times have no limit.
 */
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../tests/support/site.mjs';
import { BROWSER_OPTIONS, CHROMIUM } from '../lib/browser-options.mjs';
import { audit, lighthouseTable, STEADY } from './lighthouse.mjs';
import { MAX_HOME_QUERIES, queriesOfHome } from './theme.mjs';
import { countQueries, KB, listQueries, measurePage } from './pages.mjs';

const BUDGET = {
	beforeLoad: 10 * KB,
	untouchedArticle: 12 * KB,
	mounted: 28 * KB,
	mountedHome: 36 * KB,
	/** WordPress's own copy. */
	react: 50 * KB,
	css: 16 * KB,
	font: 50 * KB,
	shift: 0.02,
	listingQueries: 8,
};

/**
 * Queries that the plugin may add to pages of one kind. On search results: one for openings, one for the number of all
 * openings, and one for authors with this name.
 */
const MAX_ADDED_QUERIES = { home: BUDGET.listingQueries, search: 3 };

/** Adds the must-use plugin of the benchmarks to the site. @param {string} www folder of WordPress */
export function addBenchPlugin( www ) {
	const folder = join( www, 'wp-content/mu-plugins' );
	const given = join( root, 'tools/site/mu-plugins' );
	rmSync( folder, { force: true, recursive: true } );
	mkdirSync( folder );
	for ( const name of readdirSync( given ) ) {
		symlinkSync( join( given, name ), join( folder, name ) );
	}
	symlinkSync( join( root, 'tools/bench/mu-plugin.php' ), join( folder, 'courant-bench.php' ) );
}

/**
 * One page of each kind, found on the site itself.
 *
 * @returns {Promise<Array<{name: string, url: string, kind: string, indexable: boolean}>>}
 */
export async function pagesOf( site ) {
	const rest = async ( path ) => ( await fetch( `${ site }/wp-json/wp/v2/${ path }` ) ).json();
	const link = async ( path ) => ( await rest( path ) )[ 0 ]?.link ?? `${ site }/`;
	const opening = await rest( 'awsm_job_openings?per_page=1&status=publish' );
	return [
		{ name: 'home', url: `${ site }/`, kind: 'home', indexable: true },
		{
			name: 'article',
			url: await link( 'posts?slug=harbour-that-learned-to-listen' ),
			kind: 'article',
			indexable: true,
		},
		{
			name: 'category',
			url: await link( 'categories?per_page=1&hide_empty=1&orderby=count&order=desc' ),
			kind: 'archive',
			indexable: true,
		},
		{ name: 'page', url: await link( 'pages?slug=about' ), kind: 'page', indexable: true },
		{ name: 'listing', url: await link( 'pages?slug=job-openings' ), kind: 'listing', indexable: true },
		{ name: 'opening', url: opening[ 0 ]?.link ?? `${ site }/jobs/`, kind: 'opening', indexable: true },
		{ name: 'search', url: `${ site }/?s=city`, kind: 'search', indexable: false },
	];
}

/** Islands that a page of that kind must have; a missing one would make the page too small. */
const ISLANDS = {
	home: [ 'masthead', 'slider', 'ticker' ],
	article: [ 'masthead', 'table-of-contents' ],
	listing: [ 'masthead', 'listings' ],
	opening: [ 'masthead', 'application' ],
};

/** @param {{name: string, state: string}[]} islands @returns {string[]} islands that are missing, failed or waiting */
export function unmountedIslands( kind, islands ) {
	const missing = ( ISLANDS[ kind ] ?? [ 'masthead' ] ).filter(
		( name ) => ! islands.some( ( island ) => island.name === name )
	);
	return [
		...missing.map( ( name ) => `${ name } (missing)` ),
		...islands
			.filter( ( { state } ) => state !== 'ready' )
			.map( ( { name, state } ) => `${ name } (${ state || 'never mounted' })` ),
	];
}

const kb = ( bytes ) => `${ ( bytes / KB ).toFixed( 1 ) } KB`;
const wide = ( cells ) =>
	cells
		.map( ( cell, index ) => ( index === 0 ? String( cell ).padEnd( 14 ) : String( cell ).padStart( 12 ) ) )
		.join( '' );

/** Returns the bytes that a phone fetches before the load event; inline styles count as HTML. */
function phoneRow( name, { html, css, early, requests } ) {
	const files = early.stylesheet ?? 0;
	return wide( [
		name,
		kb( html ),
		kb( css - files ),
		kb( files ),
		kb( early.script ?? 0 ),
		kb( early.font ?? 0 ),
		kb( early.image ?? 0 ),
		requests,
	] );
}

const row = ( cells ) =>
	cells
		.map( ( cell, index ) => ( index === 0 ? String( cell ).padEnd( 10 ) : String( cell ).padStart( 11 ) ) )
		.join( '' );

function costRow( name, cost, queries, added ) {
	const bytes = [ cost.beforeLoad, cost.untouched, cost.mounted, cost.reactBytes, cost.css ].map( kb );
	return row( [ name, ...bytes, cost.shift.toFixed( 3 ), queries, added ] );
}

/**
 * Compares a page with its budget.
 *
 * @param {{name: string, kind: string}} page
 * @param {import('./pages.mjs').PageCost} cost
 * @param {number} added queries of the plugin
 * @param {( isMet: boolean, text: string ) => void} check
 */
function checkBudget( { name, kind }, cost, added, check ) {
	const checkPage = ( isMet, text ) => check( isMet, `${ name }: ${ text }` );
	const isHome = kind === 'home';
	// Without the files of islands that did not mount, the page would seem to be smaller than it is.
	const unmounted = unmountedIslands( kind, cost.islands );
	checkPage( unmounted.length === 0, `not mounted, so not measured: ${ unmounted.join( ', ' ) }` );
	checkPage( cost.unread.length === 0, `bytes not read of ${ cost.unread.join( ', ' ) }` );
	checkPage( cost.beforeLoad <= BUDGET.beforeLoad, `${ kb( cost.beforeLoad ) } of script before load` );
	checkPage(
		kind !== 'article' || ( cost.untouched <= BUDGET.untouchedArticle && ! cost.react ),
		`${ kb( cost.untouched ) } of script, untouched${ cost.react ? ', with React' : '' }`
	);
	checkPage(
		cost.mounted <= ( isHome ? BUDGET.mountedHome : BUDGET.mounted ),
		`${ kb( cost.mounted ) } of script with all islands`
	);
	checkPage( cost.reactBytes <= BUDGET.react, `${ kb( cost.reactBytes ) } of React` );
	checkPage( cost.blocking.length === 0, `the first paint waits for ${ cost.blocking.join( ', ' ) }` );
	checkPage( ( cost.early.font ?? 0 ) <= BUDGET.font, `${ kb( cost.early.font ?? 0 ) } of fonts` );
	checkPage( cost.css <= BUDGET.css, `${ kb( cost.css ) } of style` );
	checkPage( cost.shift <= BUDGET.shift, `layout shift ${ cost.shift.toFixed( 3 ) }` );
	checkPage( cost.foreign.length === 0, `requests ${ cost.foreign.join( ', ' ) }` );
	// The front page shows the newest openings: that is a list. A search finds openings, too.
	checkPage(
		[ 'listing', 'opening' ].includes( kind ) || added <= ( MAX_ADDED_QUERIES[ kind ] ?? 0 ),
		`the plugin adds ${ added } queries`
	);
}

/** Queries of the front page and of lists. @returns {Promise<string[]>} rows of the report */
async function checkQueries( site, check ) {
	const above = await queriesOfHome( site, `${ site }/sample-page/` );
	const home = `the front page takes ${ above } queries above an empty page`;
	check( above <= MAX_HOME_QUERIES, home );
	const rows = [ home ];
	for ( const fields of [
		{},
		{ job__category_spec: 'engineering' },
		{ awsm_pagination_base: '/', paged: '2' },
		{ jq: 'editor', job__location_spec: 'remote' },
		{ salary_min: '40000', job__location_spec: 'remote' },
	] ) {
		const queries = await listQueries( site, fields );
		const text = `a list requested by ${ JSON.stringify( fields ) } takes ${ queries } queries`;
		rows.push( text );
		check( queries <= BUDGET.listingQueries, text );
	}
	return rows;
}

/** @returns {Promise<{rows: string[], failures: string[], checks: number}>} */
export async function checkPages( site ) {
	const browser = await chromium.launch( { executablePath: CHROMIUM, args: BROWSER_OPTIONS } );
	const rows = [
		row( [ 'page', 'before load', 'untouched', 'mounted', 'React', 'CSS', 'shift', 'queries', 'added' ] ),
	];
	const phone = [
		wide( [ 'fetched early', 'HTML', 'style in it', 'style files', 'script', 'font', 'pictures', 'requests' ] ),
	];
	const failures = [];
	let checks = 0;
	const check = ( isMet, text ) => {
		checks++;
		if ( ! isMet ) {
			failures.push( text );
		}
	};
	try {
		for ( const page of await pagesOf( site ) ) {
			const cost = await measurePage( browser, page.url );
			const { queries, added } = await countQueries( page.url );
			rows.push( costRow( page.name, cost, queries, added ) );
			phone.push( phoneRow( page.name, cost ) );
			checkBudget( page, cost, added, check );
		}
		rows.push( ...( await checkQueries( site, check ) ) );
	} finally {
		await browser.close();
	}
	return { rows: [ ...rows, ...phone ], failures, checks };
}

/** @returns {Promise<{rows: string[], failures: string[], checks: number}>} */
export async function checkLighthouse( site, { categories = STEADY, runs = 1 } = {} ) {
	const pages = await pagesOf( site );
	const results = await audit( pages, { categories, runs, artifacts: join( root, 'artifacts/lighthouse' ) } );
	const failures = [];
	let checks = 0;
	for ( const { name, scores, failed } of results ) {
		for ( const category of STEADY ) {
			if ( category === 'seo' && pages.find( ( page ) => page.name === name )?.indexable === false ) {
				continue;
			}
			checks++;
			if ( scores[ category ] !== 100 ) {
				failures.push(
					`${ name }: ${ category } ${ scores[ category ] } (${ failed.filter( ( text ) => text.startsWith( category ) ).join( '; ' ) })`
				);
			}
		}
	}
	writeFileSync( join( root, 'artifacts/lighthouse/scores.json' ), JSON.stringify( results, null, '\t' ) );
	return { rows: lighthouseTable( results ), failures, checks };
}
