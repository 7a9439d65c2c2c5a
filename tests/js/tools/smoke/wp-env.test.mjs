import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { silentLog } from '../../../../tools/lib/log.mjs';
import { projectRoot } from '../../../../tools/lib/paths.mjs';
import { freePort } from '../../../../tools/lib/services.mjs';
import { prepareWpEnv } from '../../../../tools/lib/wp-env-offline.mjs';
import { scratch } from '../support.mjs';

const PROGRAM = join( projectRoot, 'node_modules/@wordpress/env/bin/wp-env' );

/** Runs wp-env in the folder; resolves with its exit code and output. */
async function wpEnv( cwd, env, ...args ) {
	const child = spawn( process.execPath, [ PROGRAM, ...args ], {
		cwd,
		env: { ...process.env, ...env },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	let output = '';
	child.stdout.on( 'data', ( part ) => ( output += part ) );
	child.stderr.on( 'data', ( part ) => ( output += part ) );
	const [ code ] = await once( child, 'close' );
	return { code, output };
}

/** Follows the preparation of the site, one step for each visit, until the page is ready. */
async function visit( url, path, isReady, timeoutMs = 300_000 ) {
	const until = Date.now() + timeoutMs;
	let text = '';
	while ( Date.now() < until ) {
		const response = await fetch( `${ url }${ path }`, { signal: AbortSignal.timeout( 200_000 ) } ).catch(
			() => null
		);
		text = response?.ok ? await response.text() : '';
		if ( isReady( text ) ) {
			return text;
		}
	}
	throw new Error( `${ path } is not ready: ${ text.slice( 0, 300 ) }` );
}

test(
	'plain "wp-env start --runtime=playground" in a clone, offline: both packages and demo content',
	{ timeout: 600_000 },
	async ( t ) => {
		const env = {};
		const folder = await scratch( t, async () => wpEnv( join( folder, 'clone' ), env, 'stop' ) );
		const root = join( folder, 'clone' );
		execFileSync( 'git', [ 'clone', '--quiet', projectRoot, root ], { stdio: 'ignore' } );
		await symlink( join( projectRoot, 'node_modules' ), join( root, 'node_modules' ) );
		for ( const name of [ 'plugin/build', 'theme/build' ] ) {
			if ( existsSync( join( projectRoot, name ) ) ) {
				cpSync( join( projectRoot, name ), join( root, name ), { recursive: true } );
			}
		}
		const port = await freePort();
		Object.assign( env, { WP_ENV_HOME: join( folder, 'home' ), WP_ENV_PORT: String( port ) } );
		assert.equal( await prepareWpEnv( { root, log: silentLog, env: { ...process.env, ...env } } ), true );

		const { code, output } = await wpEnv( root, env, 'start', '--runtime=playground' );
		assert.equal( code, 0, output );
		const url = `http://localhost:${ port }`;
		const list = await visit( url, '/job-openings/', ( text ) => text.includes( 'awsm-job-listing-item' ) );
		assert.match( list, /wp-content\/themes\/courant\// );
		assert.match( await visit( url, '/', ( text ) => text !== '' ), /<h1/ );
		assert.equal( execFileSync( 'git', [ '-C', root, 'status', '--porcelain', '.wp-env.json' ] ).toString(), '' );
	}
);
