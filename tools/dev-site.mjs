#!/usr/bin/env node
/**
 * A site of this work tree for developing and testing, by native PHP and SQLite unless `COURANT_RUNTIME` is set.
 * Prints its address on standard output.
 *
 *   node tools/dev-site.mjs [--dir DIR] [--wp newest|oldest] [--port N] [--fresh] [--no-demo] [--stop]
 */
import { join } from 'node:path';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { startSite, stopSite } from './lib/site.mjs';

await runTool( async () => {
	const options = readOptions( {
		dir: 'path',
		wp: 'text',
		port: 'port',
		fresh: 'flag',
		'no-demo': 'flag',
		stop: 'flag',
	} );
	const version = options.wp ?? 'newest';
	const dir = options.dir ?? join( projectRoot, '.site', `dev-${ version }` );
	const log = createLog();
	if ( options.stop ) {
		log.note( ( await stopSite( dir ) ) ? 'The site is stopped.' : 'No site of this folder is running.' );
		return;
	}
	const site = await startSite( {
		runtime: process.env.COURANT_RUNTIME ?? 'native',
		dir,
		log,
		version,
		fresh: options.fresh,
		port: options.port,
		demo: ! options[ 'no-demo' ],
	} );
	log.note( `Sign in at ${ site.url }/wp-admin/ as admin with the password "password"; emails: ${ site.mail }` );
	process.stdout.write( `${ site.url }\n` );
} );
