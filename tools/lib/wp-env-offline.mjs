import { createHash } from 'node:crypto';
import { resolve as resolveDns } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { installCore } from './site-files.mjs';
import { getWordPress } from './wordpress.mjs';

const OVERRIDE = '.wp-env.override.json';
/** Where prepareWpEnv() installs WordPress, relative to the project; the override names it. */
const CORE = './.site/wp-env/core';

/** Returns whether wp-env considers this machine online: it resolves this name first. */
export const isOnline = () =>
	resolveDns( 'WordPress.org' ).then(
		() => true,
		() => false
	);

/** The folder of wp-env for a project, named as wp-env names it. */
export function wpEnvFolder( root, env = process.env ) {
	const hash = createHash( 'md5' ).update( join( root, '.wp-env.json' ) ).digest( 'hex' );
	const home = env.WP_ENV_HOME
		? resolve( env.WP_ENV_HOME )
		: join( homedir(), existsSync( '/snap' ) ? 'wp-env' : '.wp-env' );
	return join( home, `wp-env-${ basename( root ) }-${ hash.slice( 0, 8 ) }` );
}

/**
 * Lets plain `npx wp-env start --runtime=playground` work without the internet: installs WordPress in the project, names
 * it in .wp-env.override.json, and stores the newest version in the cache of wp-env. An override of the developer is
 * kept.
 *
 * @param {{ root: string, log: import('./log.mjs').Log, env?: NodeJS.ProcessEnv, wordpress?: { dir: string, version:
 * string } }} options `wordpress`: the newest by default
 * @returns {Promise<boolean>} false if an override of the developer exists
 */
export async function prepareWpEnv( { root, log, env = process.env, wordpress: given } ) {
	const file = join( root, OVERRIDE );
	if ( existsSync( file ) && JSON.parse( readFileSync( file, 'utf8' ) ).core !== CORE ) {
		return false;
	}
	const wordpress = given ?? ( await getWordPress( { log, env } ) );
	await mkdir( join( root, '.site', 'wp-env' ), { recursive: true } );
	await installCore( join( root, CORE ), wordpress, log );
	await writeFile( file, `${ JSON.stringify( { core: CORE }, null, '\t' ) }\n` );
	const folder = wpEnvFolder( root, env );
	await mkdir( folder, { recursive: true } );
	await writeFile(
		join( folder, 'wp-env-cache.json' ),
		JSON.stringify( { latestWordPressVersion: wordpress.version } )
	);
	return true;
}

/** Reads .wp-env.json by wp-env's own parser. @throws {Error} with wp-env's message when it refuses the file */
export function parseWpEnv( root, env = process.env ) {
	const require = createRequire( join( root, 'package.json' ) );
	// By its path, because the package exports its program only.
	const { parseConfig } = require( join( root, 'node_modules/@wordpress/env/lib/config/parse-config.js' ) );
	return parseConfig( root, wpEnvFolder( root, env ) );
}
