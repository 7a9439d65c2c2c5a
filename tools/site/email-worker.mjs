#!/usr/bin/env node
/**
 * Sends the emails of a development site, every few seconds until the site is deleted: `node email-worker.mjs DIR`.
 *
 * WordPress's cron calls the site over HTTP, which a server with one worker cannot process while it serves the page
 * that made the call. With PHP on this machine the worker of the email queue runs in a separate process, so that no
 * page waits for a mail server. In Playground and Docker only the site's own processes can open its database: there
 * wp-cron.php is called over HTTP.
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { phpSettings } from '../lib/native-site.mjs';
import { projectRoot } from '../lib/paths.mjs';
import { isOurs } from '../lib/processes.mjs';
import { readSite } from '../lib/site-files.mjs';

const PAUSE_MILLISECONDS = 10_000;
const pause = ( milliseconds ) => new Promise( ( done ) => setTimeout( done, milliseconds ) );
const dir = resolve( process.argv[ 2 ] );

for (;;) {
	await pause( PAUSE_MILLISECONDS );
	const site = await readSite( dir );
	if ( ! site || ( site.runtime !== 'docker' && ! ( await isOurs( site.pid, site.www ) ) ) ) {
		break;
	}
	await ( site.runtime === 'native' ? work( site ) : callCron( site ) ).catch( ( error ) =>
		process.stderr.write( `${ error.message }\n` )
	);
}

function work( site ) {
	const script = join( projectRoot, 'tools', 'site', 'command.php' );
	return new Promise( ( done, fail ) => {
		const child = spawn( 'php', [ ...phpSettings(), script, site.www, 'email', 'work' ], {
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		} );
		child.on( 'error', fail );
		child.on( 'close', done );
	} );
}

async function callCron( site ) {
	await fetch( `${ site.url }/wp-cron.php?doing_wp_cron`, { signal: AbortSignal.timeout( 120_000 ) } );
}
