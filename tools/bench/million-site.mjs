/**
 * A site with a million openings on one server: rows written in bulk, and the index built by the plugin's own background
 * events. Its folder is kept, so that queries can be repaired and measured again without a new build.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buildSite, root } from '../../tests/support/site.mjs';
import { run } from '../lib/child.mjs';
import { freePort, pause, startMariadb, startNginx, startPhpFpm } from '../lib/services.mjs';
import { getWordPress } from '../lib/wordpress.mjs';
import { addBenchPlugin } from './gates.mjs';

const DATABASE = 'million';
const MAX_BUILD_SECONDS = 4 * 3600;

/** Events of the plugin that build the index. */
const BUILD_EVENTS = [ 'courant_desk_build_index', 'courant_desk_index_beginnings' ];

/** Files of this copy that the site uses, by their path in `wp-content`. */
const LINKS = {
	'plugins/courant-desk': 'plugin',
	'themes/courant': 'theme',
	'mu-plugins/courant-bench.php': 'tools/bench/mu-plugin.php',
	'mu-plugins/courant-site.php': 'tools/site/mu-plugins/courant-site.php',
	'mu-plugins/courant-site': 'tools/site/mu-plugins/courant-site',
};

const statusOf = ( pid, name ) =>
	Number(
		new RegExp( `^${ name }:\\s+(\\d+) kB$`, 'm' ).exec( readFileSync( `/proc/${ pid }/status`, 'utf8' ) )?.[ 1 ]
	) / 1024;

/** @param {{ dir: string, openings: number, log: (text: string) => void }} options dir: on a disk */
export async function startMillionSite( { dir, openings, log } ) {
	mkdirSync( join( dir, 'db' ), { recursive: true } );
	const database = await startMariadb( join( dir, 'db' ), { config: join( root, 'tools/bench/million.cnf' ) } );
	const records = join( dir, 'built.json' );
	const stops = [ database.stop ];
	try {
		const built = await build( { dir, openings, database, records, log } );
		const php = await startPhpFpm( join( dir, 'php' ), {
			settings: { memory_limit: '256M', 'opcache.enable': '1', display_errors: '0' },
		} );
		stops.push( php.stop );
		const nginx = await startNginx( join( dir, 'nginx' ), { root: built.www, php: php.socket, port: built.port } );
		stops.push( nginx.stop );
		return {
			...built,
			memory: statusOf( database.pid, 'VmRSS' ),
			usedMemory: () => statusOf( database.pid, 'VmHWM' ),
			sql: ( statement ) => database.sql( `USE ${ DATABASE }; ${ statement }` ),
			stop: async () => {
				for ( const stop of stops.reverse() ) {
					await stop();
				}
			},
		};
	} catch ( error ) {
		await database.stop();
		throw error;
	}
}

/** Builds the site, or continues a build that was interrupted. */
async function build( { dir, openings, database, records, log } ) {
	const save = ( built ) => writeFileSync( records, JSON.stringify( built ) );
	if ( ! existsSync( records ) ) {
		save( await writeOpenings( { dir, openings, database, log } ) );
	}
	const built = JSON.parse( readFileSync( records, 'utf8' ) );
	linkFiles( built.www );
	if ( built.isComplete !== true ) {
		await buildIndex( { built, database, save, log } );
	}
	return built;
}

/** Another copy of the project may have built the site. */
function linkFiles( www ) {
	for ( const [ link, file ] of Object.entries( LINKS ) ) {
		rmSync( join( www, 'wp-content', link ), { force: true } );
		symlinkSync( join( root, file ), join( www, 'wp-content', link ) );
	}
}

async function writeOpenings( { dir, openings, database, log } ) {
	await database.sql( `CREATE DATABASE ${ DATABASE }` );
	const port = await freePort();
	const { dir: core } = await getWordPress( { version: 'newest' } );
	const { www, url } = await buildSite( {
		dir: join( dir, 'site' ),
		core,
		url: `http://127.0.0.1:${ port }`,
		mariadb: { ...database, name: DATABASE },
		constants: { WP_DEBUG: false },
	} );
	addBenchPlugin( www );
	const seeded = await runPhp( [ join( root, 'tools/bench/seed-million.php' ), www, String( openings ) ], 7200 );
	// Otherwise open connections use the statistics of empty tables, and read all relations for each batch.
	await database.sql( `USE ${ DATABASE }; ANALYZE TABLE wp_posts, wp_postmeta, wp_term_relationships; FLUSH TABLES` );
	await runPhp( [ join( root, 'tools/bench/seed-million.php' ), www, '0' ], 600 );
	log( `${ seeded.output.trim() } in ${ seeded.seconds.toFixed( 0 ) } s` );
	return {
		www,
		url,
		port,
		openings,
		written: seeded.seconds,
		work: 0,
		cpu: 0,
		peak: 0,
		elapsed: 0,
		runs: 0,
		load: [],
	};
}

/**
 * Runs the plugin's events with wp-cron.php, as a system cron line does, until the index is complete.
 *
 * @param {{ built: object, save: (built: object) => void }} options built: what is known so far, which is updated
 */
async function buildIndex( { built, database, save, log } ) {
	const code = `register_shutdown_function(static fn () => print("\npeak " . memory_get_peak_usage() . " cpu " . getrusage()["ru_utime.tv_sec"])); $_SERVER['HTTP_HOST'] = '127.0.0.1'; require '${ built.www }/wp-cron.php';`;
	const began = Date.now() - built.elapsed * 1000;
	while ( built.elapsed < MAX_BUILD_SECONDS ) {
		const { seconds, output } = await runPhp( [ '-r', code ], 600 );
		const [ , peak, cpu ] = /peak (\d+) cpu (\d+)$/.exec( output.trim() ) ?? [ '', '0', '0' ];
		const [ state, cron ] = ( await readOptions( database ) ).map( String );
		Object.assign( built, {
			work: built.work + seconds,
			cpu: built.cpu + Number( cpu ),
			peak: Math.max( built.peak, Number( peak ) / 2 ** 20 ),
			elapsed: ( Date.now() - began ) / 1000,
			runs: built.runs + 1,
			isComplete: state.startsWith( 'ready' ) && ! BUILD_EVENTS.some( ( event ) => cron.includes( event ) ),
		} );
		built.load.push( Math.round( loadavg()[ 0 ] ) );
		save( built );
		if ( built.isComplete ) {
			return;
		}
		if ( built.runs % 20 === 0 ) {
			log( `index: ${ state } after ${ built.work.toFixed( 0 ) } s of background work` );
		}
		await pause( 1000 );
	}
	throw new Error( 'The index was not built in time.' );
}

async function readOptions( database ) {
	const option = ( name ) =>
		database.sql( `SELECT option_value FROM ${ DATABASE }.wp_options WHERE option_name = '${ name }'` );
	return [ ( await option( 'courant_job_index' ) ).trim(), await option( 'cron' ) ];
}

async function runPhp( args, timeout ) {
	const done = await run( [ 'php', '-d', 'memory_limit=1G', ...args ], { timeout } );
	if ( done.code !== 0 ) {
		throw new Error( done.output.slice( -3000 ) );
	}
	return done;
}
