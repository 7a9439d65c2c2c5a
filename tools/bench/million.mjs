/**
 * npm run bench -- million [--openings=1000000] [--dir=/var/tmp/courant-million] [--rounds=20] [--only=NAME] [--except=NAME]
 *
 * Measures a site with a million openings on one server (docs/operations/scaling.md#one-million-openings). Its folder is
 * kept for the next run.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { createApplication } from '../../tests/cluster/application-requests.mjs';
import { run } from '../lib/child.mjs';
import { BASELINE } from './listings.mjs';
import { CALLS, pagesOf, screensOf } from './million-cases.mjs';
import { startMillionSite } from './million-site.mjs';
import { compare, measureRequest, quantile, table } from './timing.mjs';

const MAX_RATIO = 2;
const MAX_SCREEN_MS = 500;
const BARE_PAGE = { path: '/sample-page/' };

/**
 * @param {{ dir: string, openings: number, rounds: number, only: string, except: string, log: (text: string) => void }} options
 * @returns {Promise<string[]>} what exceeds its limit
 */
export async function benchMillion( { dir, openings, rounds, only, except, log } ) {
	const site = await startMillionSite( { dir, openings, log } );
	try {
		log( await buildReport( site, dir ) );
		log( `load of the machine: ${ loadavg().map( Math.round ).join( ', ' ) }` );
		const isLeftOut = ( name ) => except !== '' && name.includes( except );
		const named = ( cases ) => cases.filter( ( { name } ) => name.includes( only ) && ! isLeftOut( name ) );
		const calls = await compare( site.url, BASELINE, named( CALLS ), rounds );
		log( `\nagainst an empty admin-ajax call:\n${ table( calls ) }` );
		const [ id, opening ] = await openingOf( site );
		const term = '/job-category/bench-job-category-3/';
		const pages = await compare( site.url, BARE_PAGE, named( pagesOf( { term, opening } ) ), rounds );
		log( `\nagainst a page without openings:\n${ table( pages ) }` );
		const screens = await measureScreens( site.url, named( screensOf( id ) ), rounds );
		log( `\nscreens of wp-admin, compared with an empty admin-ajax call:\n${ table( screens ) }` );
		if ( 'saves'.includes( only ) ) {
			log( `\n${ await measureSaves( site.www ) }` );
		}
		if ( 'applications'.includes( only ) ) {
			log( await measureApplications( site, id, rounds ) );
		}
		log(
			`memory of MariaDB: ${ site.memory.toFixed( 0 ) } MB before, ${ site.usedMemory().toFixed( 0 ) } MB after`
		);
		return [ ...calls, ...pages ]
			.filter( ( { ratio, status } ) => ratio > MAX_RATIO || status !== 200 )
			.concat( screens.filter( ( { ms, status } ) => ms > MAX_SCREEN_MS || status !== 200 ) )
			.map(
				( { name, ratio, ms, status } ) =>
					`${ name }: ${ ratio.toFixed( 2 ) }, ${ ms.toFixed( 0 ) } ms, status ${ status }`
			);
	} finally {
		await site.stop();
	}
}

async function measureScreens( url, cases, rounds ) {
	const headers = { 'X-Courant-User': '1' };
	return compare(
		url,
		BASELINE,
		cases.map( ( testCase ) => ( { ...testCase, headers } ) ),
		Math.min( rounds, 5 )
	);
}

/** @returns {Promise<[number, string]>} ID and path of a published opening */
async function openingOf( site ) {
	const [ id, slug ] = (
		await site.sql(
			"SELECT ID, post_name FROM wp_posts WHERE post_type = 'awsm_job_openings' AND post_status = 'publish' ORDER BY ID DESC LIMIT 1"
		)
	)
		.trim()
		.split( '\t' );
	return [ Number( id ), `/jobs/${ slug }/` ];
}

async function buildReport( site, dir ) {
	const size = async ( pattern, not = '' ) =>
		Number(
			await site.sql(
				`SELECT ROUND(SUM(data_length + index_length) / 1048576) FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name ${ not } LIKE '${ pattern }'`
			)
		);
	const { stdout } = await run( [ 'du', '-sm', join( dir, 'db/data' ) ] );
	return [
		`${ site.openings } openings, written in ${ site.written.toFixed( 0 ) } s`,
		`index: ${ site.work.toFixed( 0 ) } s of background work in ${ site.runs } runs (${ site.cpu } s of PHP's CPU time), ${ site.elapsed.toFixed( 0 ) } s elapsed, at most ${ site.peak.toFixed( 0 ) } MB of memory in PHP, load ${ quantile( site.load ?? [], 0.5 ) }`,
		`disk: ${ parseInt( stdout, 10 ) } MB, of these index ${ await size( 'wp_courant_job%' ) } MB, other tables ${ await size( 'wp_courant_job%', 'NOT' ) } MB`,
	].join( '\n' );
}

async function measureSaves( www ) {
	const done = await run( [ 'php', '-d', 'memory_limit=1G', join( root, 'tools/bench/update-benchmark.php' ), www ], {
		timeout: 1800,
	} );
	return done.output.trim();
}

async function measureApplications( site, opening, rounds ) {
	const times = [];
	const empty = [];
	for ( let round = 0; round < rounds; round += 1 ) {
		empty.push( ( await measureRequest( site.url, BASELINE ) ).ms );
		const body = createApplication( opening, 2 ** 16 ).form();
		const began = performance.now();
		const response = await fetch( `${ site.url }/wp-admin/admin-ajax.php?courant=1`, { method: 'POST', body } );
		const text = await response.text();
		times.push( performance.now() - began );
		if ( ! text.includes( '"success":["' ) ) {
			throw new Error( `application refused: ${ response.status } ${ text.slice( 0, 300 ) }` );
		}
	}
	return `an application with a file of 68 KB: ${ quantile( times, 0.5 ).toFixed( 1 ) } ms, ${ ( quantile( times, 0.5 ) / quantile( empty, 0.5 ) ).toFixed( 2 ) } times an empty call`;
}
