/**
 * npm run bench -- theme: server time of each kind of page against the same page under themes of WordPress's own, on
 * the same site in the same run, interleaved, one at a time; and the queries of the front page above those of an empty
 * page.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBrowserSite } from '../lib/browser-site.mjs';
import { run } from '../lib/child.mjs';
import { TestEnvironment } from '../lib/php-tests.mjs';
import { addBenchPlugin, pagesOf } from './gates.mjs';
import { quantile } from './timing.mjs';

const ROUNDS = 40;
const THEMES = [ 'twentytwentyfive', 'twentytwentyone' ];
export const MAX_HOME_QUERIES = 12;

async function requestPage( url, theme ) {
	const began = performance.now();
	const response = await fetch( url, { headers: theme === 'ours' ? {} : { 'X-Courant-Theme': theme } } );
	await response.text();
	return {
		ms: performance.now() - began,
		cpu: Number( response.headers.get( 'x-courant-cpu' ) ?? NaN ),
		queries: Number( response.headers.get( 'x-courant-queries' ) ?? NaN ),
	};
}

/** @returns {Promise<number>} queries of the front page above those of a page without content */
export async function queriesOfHome( site, empty ) {
	const queries = async ( url ) => {
		await requestPage( url, 'ours' );
		return ( await requestPage( url, 'ours' ) ).queries;
	};
	return ( await queries( `${ site }/` ) ) - ( await queries( empty ) );
}

/** Uses a separate browser site. @param {(text: string) => void} log */
export async function benchTheme( log, rounds = ROUNDS ) {
	const environment = new TestEnvironment();
	try {
		const testSite = await startBrowserSite( environment );
		try {
			addBenchPlugin( testSite.site.www );
			const themes = [];
			for ( const theme of THEMES ) {
				( ( await hasTheme( testSite.site.www, theme ) ) ? themes : [] ).push( theme );
			}
			( await compareThemes( testSite.site.url, themes, `${ testSite.site.url }/sample-page/`, rounds ) ).forEach(
				log
			);
		} finally {
			await testSite.close();
		}
	} finally {
		await environment.close();
	}
}

/**
 * Returns whether the site has the theme; Debian has a package for each of WordPress's own.
 *
 * @param {string} www folder of WordPress
 */
async function hasTheme( www, theme ) {
	const target = join( www, 'wp-content/themes', theme );
	if ( existsSync( join( target, 'style.css' ) ) ) {
		return true;
	}
	const folder = mkdtempSync( join( tmpdir(), 'courant-theme-' ) );
	try {
		await run( [ 'apt-get', 'download', `wordpress-theme-${ theme }` ], { cwd: folder } );
		const [ file ] = readdirSync( folder ).filter( ( name ) => name.endsWith( '.deb' ) );
		if ( file ) {
			await run( [ 'dpkg-deb', '-x', file, 'tree' ], { cwd: folder } );
			cpSync( join( folder, 'tree/usr/share/wordpress/wp-content/themes', theme ), target, {
				recursive: true,
				dereference: true,
			} );
		}
	} catch {
		// Without the package, the other theme is enough.
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
	return existsSync( join( target, 'style.css' ) );
}

/**
 * @returns {Promise<string[]>} lines of a table: medians in milliseconds, as ratios to each theme, and the same of
 * PHP's processor time
 */
async function compareThemes( site, themes, empty, rounds ) {
	const rows = [ [ 'page', 'ours', ...themes.flatMap( ( theme ) => [ theme, 'ratio', 'cpu', 'queries' ] ), 'ours' ] ];
	for ( const page of await pagesOf( site ) ) {
		const requested = new Map(
			[ 'ours', ...themes ].map( ( theme ) => [ theme, { ms: [], cpu: [], queries: NaN } ] )
		);
		for ( let round = -3; round < rounds; round += 1 ) {
			for ( const [ theme, seen ] of round % 2 === 0 ? requested : [ ...requested ].reverse() ) {
				const { ms, cpu, queries } = await requestPage( page.url, theme );
				seen.queries = queries;
				if ( round >= 0 ) {
					seen.ms.push( ms );
					seen.cpu.push( cpu );
				}
			}
		}
		const median = ( theme, what ) => quantile( requested.get( theme )[ what ], 0.5 );
		rows.push( [
			page.name,
			`${ median( 'ours', 'ms' ).toFixed( 1 ) } ms`,
			...themes.flatMap( ( theme ) => [
				`${ median( theme, 'ms' ).toFixed( 1 ) } ms`,
				...[ 'ms', 'cpu' ].map( ( what ) => ( median( 'ours', what ) / median( theme, what ) ).toFixed( 2 ) ),
				requested.get( theme ).queries,
			] ),
			requested.get( 'ours' ).queries,
		] );
	}
	const lines = rows.map( ( cells ) =>
		cells
			.map( ( cell, index ) =>
				index === 0
					? String( cell ).padEnd( 10 )
					: String( cell ).padStart( String( rows[ 0 ][ index ] ).startsWith( 'twenty' ) ? 18 : 10 )
			)
			.join( '' )
	);
	return [
		...lines,
		`the front page takes ${ await queriesOfHome( site, empty ) } queries above an empty page (at most ${ MAX_HOME_QUERIES })`,
	];
}
