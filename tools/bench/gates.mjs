/**
 * What must hold on the demo site's pages, in CI too: bytes, queries, layout shift, no foreign request, and
 * Lighthouse's three steady scores. Times are never gated.
 */
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from '../../tests/support/site.mjs';
import { audit, lighthouseTable, STEADY } from './lighthouse.mjs';
import { MAX_HOME_QUERIES, queriesOfHome } from './theme.mjs';
import { countQueries, KB, listQueries, weigh } from './pages.mjs';

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

/** Puts the bench's own must-use plugin next to those of the site. @param {string} www folder of WordPress */
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
			url: await link( 'posts?per_page=1&orderby=date&order=asc' ),
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

/** @param {{name: string, state: string}[]} islands @returns {string[]} what is missing, failed or waits */
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

/** What a phone fetches before the load event; inline styles count as HTML. */
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

/** @returns {Promise<{rows: string[], failures: string[], checks: number}>} */
export async function checkPages( site ) {
	const browser = await chromium.launch( {
		executablePath: '/usr/bin/chromium',
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	} );
	const rows = [];
	const phone = [
		wide( [ 'fetched early', 'HTML', 'style in it', 'style files', 'script', 'font', 'pictures', 'requests' ] ),
	];
	const failures = [];
	let checks = 0;
	const hold = ( holds, text ) => {
		checks++;
		if ( ! holds ) {
			failures.push( text );
		}
	};
	try {
		for ( const page of await pagesOf( site ) ) {
			const cost = await weigh( browser, page.url );
			const { queries, added } = await countQueries( page.url );
			rows.push(
				[
					page.name,
					kb( cost.beforeLoad ),
					kb( cost.untouched ),
					kb( cost.mounted ),
					kb( cost.reactBytes ),
					kb( cost.css ),
					cost.shift.toFixed( 3 ),
					queries,
					added,
				]
					.map( ( cell, index ) =>
						index === 0 ? String( cell ).padEnd( 10 ) : String( cell ).padStart( 11 )
					)
					.join( '' )
			);
			// A page whose islands did not mount fetched less than it may.
			const unmounted = unmountedIslands( page.kind, cost.islands );
			hold( unmounted.length === 0, `${ page.name }: not mounted, so not weighed: ${ unmounted.join( ', ' ) }` );
			hold( cost.unread.length === 0, `${ page.name }: bytes not read of ${ cost.unread.join( ', ' ) }` );
			hold(
				cost.beforeLoad <= BUDGET.beforeLoad,
				`${ page.name }: ${ kb( cost.beforeLoad ) } of script before load`
			);
			hold(
				page.kind !== 'article' || ( cost.untouched <= BUDGET.untouchedArticle && ! cost.react ),
				`${ page.name }: ${ kb( cost.untouched ) } of script, untouched${ cost.react ? ', with React' : '' }`
			);
			hold(
				cost.mounted <= ( page.kind === 'home' ? BUDGET.mountedHome : BUDGET.mounted ),
				`${ page.name }: ${ kb( cost.mounted ) } of script with all islands`
			);
			hold( cost.reactBytes <= BUDGET.react, `${ page.name }: ${ kb( cost.reactBytes ) } of React` );
			phone.push( phoneRow( page.name, cost ) );
			hold(
				cost.blocking.length === 0,
				`${ page.name }: the first paint waits for ${ cost.blocking.join( ', ' ) }`
			);
			hold( ( cost.early.font ?? 0 ) <= BUDGET.font, `${ page.name }: ${ kb( cost.early.font ?? 0 ) } of fonts` );
			hold( cost.css <= BUDGET.css, `${ page.name }: ${ kb( cost.css ) } of style` );
			hold( cost.shift <= BUDGET.shift, `${ page.name }: layout shift ${ cost.shift.toFixed( 3 ) }` );
			hold( cost.foreign.length === 0, `${ page.name }: requests ${ cost.foreign.join( ', ' ) }` );
			// The front page shows the newest openings: that is a list.
			hold(
				[ 'listing', 'opening' ].includes( page.kind ) ||
					added <= ( page.kind === 'home' ? BUDGET.listingQueries : 0 ),
				`${ page.name }: the plugin adds ${ added } queries`
			);
		}
		const above = await queriesOfHome( site, `${ site }/sample-page/` );
		rows.push( `the front page takes ${ above } queries above an empty page` );
		hold( above <= MAX_HOME_QUERIES, `the front page takes ${ above } queries above an empty page` );
		for ( const fields of [
			{},
			{ job__category_spec: 'engineering' },
			{ awsm_pagination_base: '/', paged: '2' },
			{ jq: 'editor', job__location_spec: 'remote' },
		] ) {
			const queries = await listQueries( site, fields );
			rows.push( `a list requested by ${ JSON.stringify( fields ) }: ${ queries } queries` );
			hold(
				queries <= BUDGET.listingQueries,
				`a list requested by ${ JSON.stringify( fields ) } takes ${ queries } queries`
			);
		}
	} finally {
		await browser.close();
	}
	const head = [ 'page', 'before load', 'untouched', 'mounted', 'React', 'CSS', 'shift', 'queries', 'added' ];
	return {
		rows: [
			head.map( ( cell, index ) => ( index === 0 ? cell.padEnd( 10 ) : cell.padStart( 11 ) ) ).join( '' ),
			...rows,
			...phone,
		],
		failures,
		checks,
	};
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
