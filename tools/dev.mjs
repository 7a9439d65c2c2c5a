#!/usr/bin/env node
/**
 * `npm run dev`: builds for development (source maps, React's development build), watches, rebuilds what changed and
 * loads the open pages of the development site again; styles are replaced without that. It starts the site of
 * `npm start` when it is not running. The next production build replaces everything.
 *
 *   npm run dev [-- --port N]
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { prepareWorkTree, runningDevelopmentSite, startDevelopmentSite } from './lib/development-site.mjs';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { startReloadServer } from './lib/reload-server.mjs';
import { watchPackages } from './lib/watch-packages.mjs';

const DESCRIPTION = join( projectRoot, 'tools', 'site', 'mu-plugins', 'courant-site', 'dev-server.json' );
const MAX_CLOSING_MS = 15_000;
const PROGRAM = join( projectRoot, 'node_modules', '@wordpress', 'scripts', 'bin', 'wp-scripts.js' );

/**
 * Starts webpack in watch mode. `stop` ends wp-scripts and the webpack that it started, by their process group except
 * on Windows.
 */
function watchSources() {
	const hasGroups = process.platform !== 'win32';
	const child = spawn( process.execPath, [ PROGRAM, 'start' ], {
		cwd: projectRoot,
		stdio: [ 'ignore', 'inherit', 'inherit' ],
		detached: hasGroups,
	} );
	const stop = () => ( hasGroups ? process.kill( -child.pid, 'SIGTERM' ) : child.kill( 'SIGTERM' ) );
	const ended = new Promise( ( resolve ) => child.once( 'exit', ( code ) => resolve( code ?? 1 ) ) ).then(
		async ( code ) => {
			// wp-scripts ends at once; webpack first writes its cache.
			const last = Date.now() + MAX_CLOSING_MS;
			while ( hasGroups && hasProcesses( child.pid ) && Date.now() < last ) {
				await setTimeout( 50 );
			}
			return code;
		}
	);
	return { stop, ended };
}

/** Checks whether a process of the group is left. */
function hasProcesses( group ) {
	try {
		return process.kill( -group, 0 );
	} catch {
		return false;
	}
}

await runTool( async () => {
	const { port } = readOptions( { port: 'port' } );
	const log = createLog( { stream: process.stdout } );
	await prepareWorkTree( log );
	const site =
		( await runningDevelopmentSite() ) ?? ( await startDevelopmentSite( { log, port, needsBuild: false } ) );
	const server = await startReloadServer();
	const siteKey = createHash( 'sha256' ).update( site.key ).digest( 'hex' );
	writeFileSync(
		DESCRIPTION,
		JSON.stringify( { script: `http://127.0.0.1:${ server.port }/client.js`, site: siteKey } )
	);
	const packages = watchPackages( {
		root: projectRoot,
		packages: [ 'plugin', 'theme' ],
		notify: ( effect, files ) => {
			server.send( effect );
			log.note(
				`${ files[ 0 ] }${ files.length > 1 ? ` and ${ files.length - 1 } more` : '' } changed: ${ effect === 'page' ? 'pages load again' : 'styles replaced' }`
			);
		},
	} );
	const { stop, ended } = watchSources();
	const close = () => {
		rmSync( DESCRIPTION, { force: true } );
		packages.close();
		server.close();
	};
	for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
		process.once( signal, stop );
	}
	log.note(
		`Watching src/, plugin/ and theme/ for ${ site.url }/ (admin, password). End with Ctrl+C; the site runs until "npm stop".`
	);
	process.exitCode = await ended;
	close();
} );
