import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConstants } from './site-config.mjs';
import { phpString } from './sqlite-dropin.mjs';
import { copyWordPress } from './wordpress.mjs';

/** Returns the record that the last start of the site in that folder wrote, or null. */
export async function readSite( dir ) {
	try {
		return JSON.parse( await readFile( join( dir, 'site.json' ), 'utf8' ) );
	} catch {
		return null;
	}
}

/** Writes the record of a start. It contains the key of the start, so only its owner may read it. */
export async function writeSite( dir, site ) {
	await writeFile( join( dir, 'site.json' ), `${ JSON.stringify( site, null, 2 ) }\n`, { mode: 0o600 } );
}

/**
 * Installs WordPress in the folder, or replaces it when its version or source has changed; keeps uploads and database.
 */
export async function installCore( www, wordpress, log ) {
	const mark = join( www, '.courant-core' );
	const wanted = `${ wordpress.dir }\n${ wordpress.version }\n`;
	if ( ( await readFile( mark, 'utf8' ).catch( () => '' ) ) === wanted ) {
		return;
	}
	log.step( `Installing WordPress ${ wordpress.version }` );
	const draft = `${ www }.${ process.pid }`;
	await rm( draft, { recursive: true, force: true } );
	await copyWordPress( wordpress.dir, draft );
	await writeFile( join( draft, '.courant-core' ), wanted );
	for ( const name of [ 'uploads', 'database' ] ) {
		if ( existsSync( join( www, 'wp-content', name ) ) ) {
			await rename( join( www, 'wp-content', name ), join( draft, 'wp-content', name ) );
		}
	}
	await rm( www, { recursive: true, force: true } );
	await rename( draft, www );
}

/** The site's `wp-config.php`. */
export function wpConfig( constants, saltLines ) {
	return `<?php
/** Written at every start of the development site. */
define('DB_NAME', 'courant');
define('DB_USER', '');
define('DB_PASSWORD', '');
define('DB_HOST', '');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
${ defineConstants( constants ) }
${ saltLines }
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;
}

/** Random keys and salts that are kept between starts, so that users stay signed in. */
export async function salts( dir ) {
	const file = join( dir, 'salts.json' );
	const names = [
		'AUTH_KEY',
		'SECURE_AUTH_KEY',
		'LOGGED_IN_KEY',
		'NONCE_KEY',
		'AUTH_SALT',
		'SECURE_AUTH_SALT',
		'LOGGED_IN_SALT',
		'NONCE_SALT',
	];
	let kept;
	try {
		kept = JSON.parse( await readFile( file, 'utf8' ) );
	} catch {
		kept = Object.fromEntries( names.map( ( name ) => [ name, randomBytes( 32 ).toString( 'hex' ) ] ) );
		await writeFile( file, JSON.stringify( kept ), { mode: 0o600 } );
	}
	return names
		.map( ( name ) => `defined('${ name }') || define('${ name }', ${ phpString( kept[ name ] ) });` )
		.join( '\n' );
}
