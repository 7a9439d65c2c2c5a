import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unzip } from './archives.mjs';
import { withLock } from './lock.mjs';
import { cacheRoot, projectRoot } from './paths.mjs';

/**
 * WordPress's SQLite integration, unpacked outside of every web root.
 *
 * @param {{ cache?: string, root?: string }} [options]
 * @returns {Promise<string>} the folder with `wp-includes/sqlite/db.php`
 */
export async function getSqliteIntegration( { cache = cacheRoot(), root = projectRoot } = {} ) {
	const archive = join( root, 'node_modules', '@wp-playground', 'cli', 'sqlite-database-integration.zip' );
	const hash = createHash( 'sha256' )
		.update( await readFile( archive ) )
		.digest( 'hex' )
		.slice( 0, 12 );
	const folder = join( cache, 'sqlite', hash );
	if ( existsSync( folder ) ) {
		return folder;
	}
	return withLock( join( cache, 'locks', `sqlite-${ hash }` ), async () => {
		if ( ! existsSync( folder ) ) {
			const draft = `${ folder }.${ process.pid }`;
			await rm( draft, { recursive: true, force: true } );
			await mkdir( draft, { recursive: true } );
			await unzip( archive, draft, ( name ) => name.replace( /^[^/]+\//, '' ) );
			if ( ! existsSync( join( draft, 'wp-includes', 'sqlite', 'db.php' ) ) ) {
				throw new Error( `${ archive } contains no wp-includes/sqlite/db.php.` );
			}
			await rename( draft, folder );
		}
		return folder;
	} );
}

/** The text of a `wp-content/db.php` that uses the integration in the folder. */
export function dropinSource( folder ) {
	return `<?php
/** SQLite instead of MySQL, for this development site only. */
defined('ABSPATH') || exit;
define('SQLITE_DB_DROPIN_VERSION', '1.8.0');
define('DB_ENGINE', 'sqlite');
define('DATABASE_TYPE', 'sqlite');
require_once ${ phpString( join( folder, 'wp-includes', 'sqlite', 'db.php' ) ) };
`;
}

/** A PHP string literal. */
export function phpString( text ) {
	return `'${ String( text ).replace( /\\/g, '\\\\' ).replace( /'/g, "\\'" ) }'`;
}
