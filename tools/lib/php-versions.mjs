/**
 * The PHP versions that the tests run on, besides the machine's own: the oldest that Courant supports, and the newest
 * of Debian.
 *
 * Each is a folder with a program called `php`. A process with this folder first in PATH runs that version everywhere,
 * also in the processes that PHP starts.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { DebianSuite } from './debian.mjs';
import { withLock } from './lock.mjs';
import { silentLog, withHeartbeat } from './log.mjs';
import { cacheRoot, projectRoot } from './paths.mjs';

/** The oldest PHP that Courant supports. Debian no longer packages it: Playground contains it as WebAssembly. */
export const OLDEST_PHP = '8.1';

/** In this order; the first suite with PHP's packages is used. */
const SUITES = [ 'sid', 'trixie' ];
const EXTENSIONS = [ 'mysql', 'sqlite3', 'xml', 'mbstring', 'intl', 'curl', 'gd', 'zip' ];

/** The order in which extensions that need others are loaded. */
const LOADED_FIRST = [ 'mysqlnd', 'pdo', 'xml', 'dom' ];

/** @returns {Record<string, string>} the environment in which `php` is the program in that folder */
export function environmentOf( folder ) {
	return { PATH: `${ folder }${ delimiter }${ process.env.PATH ?? '' }` };
}

/**
 * PHP 8.1.
 *
 * @returns {Promise<{ dir: string, version: string }>}
 * @throws {Error} with one line where npm's packages are missing
 */
export async function getOldestPhp( { root = projectRoot } = {} ) {
	const build = join( root, 'node_modules', '@php-wasm', `node-${ OLDEST_PHP.replace( '.', '-' ) }` );
	if ( ! existsSync( build ) ) {
		throw new Error(
			`PHP ${ OLDEST_PHP } is missing: run "npm ci", which installs @php-wasm/node-${ OLDEST_PHP.replace( '.', '-' ) }.`
		);
	}
	const dir = join( root, '.cache', `php-${ OLDEST_PHP }` );
	await writeProgram( dir, [ process.execPath, join( root, 'tools', 'php-wasm', 'php.mjs' ), OLDEST_PHP ], '"$@"' );
	return { dir, version: OLDEST_PHP };
}

/**
 * The newest PHP of Debian, with its own C library and extensions, unpacked into the cache. Nothing is installed.
 *
 * @param {{ log?: import('./log.mjs').Log, env?: NodeJS.ProcessEnv }} [options] `COURANT_PHP_NEWEST` names a folder
 * with another `php`
 * @returns {Promise<{ dir: string, version: string }>}
 * @throws {Error} with one line for each suite that did not give it
 */
export async function getNewestPhp( { log = silentLog, env = process.env } = {} ) {
	if ( env.COURANT_PHP_NEWEST ) {
		return { dir: env.COURANT_PHP_NEWEST, version: await versionOf( env.COURANT_PHP_NEWEST ) };
	}
	const cache = join( cacheRoot( env ), 'php' );
	return (
		( await readUnpacked( cache ) ) ??
		withLock(
			join( cacheRoot( env ), 'locks', 'php-newest' ),
			async () => ( await readUnpacked( cache ) ) ?? fetchNewest( cache, log ),
			{ onWait: () => log.note( 'Another process is fetching PHP; waiting for it.' ) }
		)
	);
}

/** Returns the PHP that an earlier run unpacked, if it can still be executed. */
async function readUnpacked( cache ) {
	try {
		const { dir } = JSON.parse( await readFile( join( cache, 'newest.json' ), 'utf8' ) );
		return { dir, version: await versionOf( dir ) };
	} catch {
		return null;
	}
}

async function fetchNewest( cache, log ) {
	const failures = [];
	for ( const suite of SUITES ) {
		const staging = join( cache, `.draft-${ suite }` );
		await rm( staging, { recursive: true, force: true } );
		try {
			return await withHeartbeat( log, `Fetching PHP from Debian ${ suite } (50 MB, once)`, () =>
				unpackNewest( cache, staging, suite )
			);
		} catch ( error ) {
			failures.push( `${ suite }: ${ error.message.split( '\n' )[ 0 ] }` );
		} finally {
			await rm( staging, { recursive: true, force: true } );
		}
	}
	throw new Error(
		`No newest PHP: ${ failures.join( '; ' ) }. Name a folder with a program "php" in COURANT_PHP_NEWEST.`
	);
}

async function unpackNewest( cache, staging, suite ) {
	const debian = await DebianSuite.open( staging, suite );
	const name = ( await debian.dependencies( 'php-cli' ) )
		.map( ( found ) => /^php\d+\.\d+/.exec( found )?.[ 0 ] )
		.find( Boolean );
	if ( name === undefined ) {
		throw new Error( 'php-cli depends on no version of PHP' );
	}
	await debian.downloadAll( [ `${ name }-cli`, ...EXTENSIONS.map( ( extension ) => `${ name }-${ extension }` ) ] );
	const dir = join( cache, `${ name }-${ suite }` );
	await debian.unpack( join( staging, 'root' ) );
	await rm( dir, { recursive: true, force: true } );
	await mkdir( dir, { recursive: true } );
	await rename( join( staging, 'root' ), join( dir, 'root' ) );
	await writeFile( join( dir, 'php.ini' ), await configuration( join( dir, 'root', 'usr', 'lib', 'php' ) ) );
	const libraries = await onlyFolder( join( dir, 'root', 'usr', 'lib' ), /^\w+-linux-gnu$/ );
	const loader = ( await readdir( libraries ) ).find( ( file ) => /^ld-linux.*\.so\.\d+$/.test( file ) );
	await writeProgram(
		dir,
		[ join( libraries, loader ?? '' ) ],
		`--argv0 "$0" --library-path "${ libraries }" "${ join( dir, 'root', 'usr', 'bin', name ) }" -c "${ join( dir, 'php.ini' ) }" "$@"`
	);
	const version = await versionOf( dir );
	await writeFile( join( cache, 'newest.json' ), JSON.stringify( { dir, version } ) );
	return { dir, version };
}

/** The php.ini that loads every extension of the folder: its own names paths that do not exist. */
async function configuration( folder ) {
	const extensions = await onlyFolder( folder, /^\d{8}$/ );
	const names = ( await readdir( extensions ) )
		.map( ( file ) => file.replace( /\.so$/, '' ) )
		.filter( ( name ) => name !== 'opcache' );
	const ordered = [
		...LOADED_FIRST.filter( ( name ) => names.includes( name ) ),
		...names.filter( ( name ) => ! LOADED_FIRST.includes( name ) ),
	];
	const cache = existsSync( join( extensions, 'opcache.so' ) ) ? [ 'zend_extension=opcache' ] : [];
	return [
		`extension_dir="${ extensions }"`,
		...ordered.map( ( name ) => `extension=${ name }` ),
		...cache,
		'error_reporting=-1',
		'',
	].join( '\n' );
}

async function onlyFolder( folder, pattern ) {
	const name = ( await readdir( folder ) ).find( ( found ) => pattern.test( found ) );
	if ( name === undefined ) {
		throw new Error( `${ folder } is not as Debian packs it` );
	}
	return join( folder, name );
}

async function writeProgram( dir, command, rest ) {
	await mkdir( dir, { recursive: true } );
	const draft = join( dir, `php.${ process.pid }` );
	await writeFile( draft, `#!/bin/sh\nexec ${ command.map( ( part ) => `"${ part }"` ).join( ' ' ) } ${ rest }\n` );
	await chmod( draft, 0o755 );
	await rename( draft, join( dir, 'php' ) );
}

async function versionOf( dir ) {
	const { stdout } = await run( join( dir, 'php' ), [ '-r', 'echo PHP_VERSION;' ] );
	return stdout.trim();
}
