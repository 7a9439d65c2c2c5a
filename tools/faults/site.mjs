/**
 * The site that faults are injected into: nginx, PHP-FPM workers, MariaDB behind a proxy, and a private store of its
 * own size.
 */
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { run } from '../lib/child.mjs';
import { freePort, pause, startNginx, startPhpFpm, stopAll, until } from '../lib/services.mjs';
import { mailServer } from './mail-server.mjs';
import { startProxy } from './proxy.mjs';
import { requestsTo } from './requests.mjs';

const STORE_SIZE = '16m';

function filesIn( folder ) {
	return readdirSync( folder, { recursive: true, withFileTypes: true } ).filter( ( entry ) => entry.isFile() );
}

/** Creates the folder of private files, on a small separate file system where this machine can mount one. */
async function mountStore( store, stops ) {
	mkdirSync( store );
	const { code } = await run( [ 'mount', '-t', 'tmpfs', '-o', `size=${ STORE_SIZE },mode=0700`, 'tmpfs', store ] );
	if ( code === 0 ) {
		stops.push( () => run( [ 'umount', '-l', store ] ) );
	}
	return {
		isMounted: code === 0,
		files: () => filesIn( store ),
		/** Fills the file system until `left` bytes are free. */
		fill( left ) {
			const { bavail, bsize } = statfsSync( store );
			writeFileSync( join( store, '.filler' ), Buffer.alloc( Math.max( 0, bavail * bsize - left ) ) );
		},
		empty: () => rmSync( join( store, '.filler' ), { force: true } ),
		age( seconds ) {
			return Promise.all(
				filesIn( store ).map( async ( entry ) => {
					const path = join( entry.parentPath ?? entry.path, entry.name );
					const time = statSync( path ).mtimeMs / 1000 - seconds;
					await run( [ 'touch', '-d', `@${ Math.floor( time ) }`, path ] );
				} )
			);
		},
	};
}

/** Starts PHP-FPM and nginx. @returns {Promise<string>} path of PHP's error log */
async function startWebServer( dir, www, port, stops ) {
	copyFileSync( join( root, 'tools/faults/mu-plugin.php' ), join( www, 'wp-content/mu-plugins/courant-faults.php' ) );
	const php = await startPhpFpm( join( dir, 'php' ), {
		settings: {
			memory_limit: '256M',
			upload_max_filesize: '8M',
			post_max_size: '10M',
			max_execution_time: '60',
			display_errors: '0',
			'opcache.enable': '1',
		},
	} );
	stops.push( php.stop );
	const nginx = await startNginx( join( dir, 'nginx' ), { root: www, php: php.socket, port } );
	stops.push( nginx.stop );
	return php.errors;
}

/** Statements to the database of the site that was installed last. */
async function queriesTo( database ) {
	const name = (
		await database.sql(
			`SELECT table_schema FROM information_schema.tables WHERE table_name = 'wp_courant_outbox' ORDER BY create_time DESC LIMIT 1`
		)
	).trim();
	const sql = async ( statement ) =>
		( await database.sql( `USE ${ name }; ${ statement }` ) )
			.trimEnd()
			.split( '\n' )
			.filter( ( line ) => line !== '' )
			.map( ( line ) => line.split( '\t' ) );
	return { sql, number: async ( statement ) => Number( ( await sql( statement ) )[ 0 ]?.[ 0 ] ?? 0 ) };
}

async function start( environment, dir, stops ) {
	const database = await environment.mariadb();
	const proxy = await startProxy( {
		socket: join( dir, 'p.sock' ),
		server: database.socket,
		kill: ( thread ) => database.sql( `KILL ${ thread }` ).catch( () => '' ),
	} );
	stops.push( proxy.stop );
	const { isMounted, ...store } = await mountStore( join( dir, 'store' ), stops );
	const smtp = await freePort();
	const mail = mailServer( smtp );
	stops.push( mail.refuse );
	const port = await freePort();
	const site = await environment.site(
		{ wp: 'newest', db: 'mariadb' },
		{
			url: `http://127.0.0.1:${ port }`,
			constants: {
				DB_HOST: proxy.host,
				COURANT_PRIVATE_DIR: join( dir, 'store' ),
				COURANT_SMTP_HOST: '127.0.0.1',
				COURANT_SMTP_PORT: smtp,
			},
		}
	);
	const errors = await startWebServer( dir, site.www, port, stops );
	const requests = requestsTo( site.url );
	/** Waits for the work that continues after a response. */
	const settle = () => until( proxy.isIdle, { seconds: 60, what: 'the end of a request' } );
	await until( async () => ( await requests.act( 'setup' ) ).value === '1', { what: 'the site' } );
	await settle();
	return {
		site,
		proxy,
		mail,
		...( await queriesTo( database ) ),
		...requests,
		settle,
		errors,
		isMounted,
		store,
		pause,
	};
}

export async function startFaultSite( environment ) {
	const dir = join( environment.dir, 'f' );
	mkdirSync( dir, { recursive: true } );
	const stops = [];
	const close = () => stopAll( stops );
	try {
		return { ...( await start( environment, dir, stops ) ), close };
	} catch ( error ) {
		await close();
		throw error;
	}
}
