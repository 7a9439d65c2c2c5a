#!/usr/bin/env node
/**
 * `npm run wp -- courant NAME [ARGUMENTS]` (or `npm run command -- NAME`): runs a command of Courant Desk on the data
 * of the site that `npm start` created, where WP-CLI is not installed, for instance
 * `npm run wp -- courant import openings.xml --dry-run`. `--site DIR` before the name selects another site.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { phpSettings } from './lib/native-site.mjs';
import { runTool, UsageError } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { RUNTIMES } from './lib/site.mjs';
import { readSite } from './lib/site-files.mjs';
import { playgroundCommand } from './lib/wp-env-site.mjs';

await runTool( async () => {
	const { dir, args: given } = takeSite( process.argv.slice( 2 ) );
	const args = given[ 0 ] === 'courant' ? given.slice( 1 ) : given;
	const site = dir ? await readSite( dir ) : await newestSite();
	if ( ! site ) {
		throw new UsageError( 'No site has been started yet. Run "npm start" first.' );
	}
	process.exitCode = await show( await callFor( site, args ) );
} );

function takeSite( args ) {
	return args[ 0 ] === '--site' && args[ 1 ]
		? { dir: resolve( args[ 1 ] ), args: args.slice( 2 ) }
		: { dir: null, args };
}

/** The site that was started last. */
async function newestSite() {
	const records = RUNTIMES.map( ( name ) => join( projectRoot, '.site', name ) ).filter( ( dir ) =>
		existsSync( join( dir, 'site.json' ) )
	);
	records.sort( ( a, b ) => statSync( join( b, 'site.json' ) ).mtimeMs - statSync( join( a, 'site.json' ) ).mtimeMs );
	return records[ 0 ] ? readSite( records[ 0 ] ) : null;
}

async function callFor( site, args ) {
	if ( site.runtime === 'native' ) {
		const script = join( projectRoot, 'tools', 'site', 'command.php' );
		return { program: 'php', args: [ ...phpSettings(), '-d', 'display_errors=stderr', script, site.www, ...args ] };
	}
	if ( site.runtime === 'playground' ) {
		return playgroundCommand( site.dir, {
			script: 'command.php',
			args,
			files: args.filter( ( arg ) => existsSync( arg ) ),
		} );
	}
	throw new UsageError( 'In Docker, commands run through WP-CLI: npx wp-env run cli wp courant NAME.' );
}

function show( { program, args } ) {
	return new Promise( ( done, fail ) => {
		const child = spawn( program, args, { stdio: 'inherit' } );
		child.on( 'error', fail );
		child.on( 'close', ( code ) => done( code ?? 1 ) );
	} );
}
