/** Finds third-party plugins and themes in a folder, and reads their name, version and commit. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify( execFile );
/** WordPress reads headers in the first 8 KB of a file. */
const HEADER_BYTES = 8192;

/**
 * @typedef {{ kind: 'plugin' | 'theme', slug: string, dir: string, file: string, name: string, version: string, commit:
 * string }} Product
 */

/**
 * Reads the header of a plugin or theme.
 *
 * @param {string} text
 * @param {'Plugin' | 'Theme'} kind
 * @returns {{ name: string, version: string } | null}
 */
export function readHeader( text, kind ) {
	const head = text.slice( 0, HEADER_BYTES ).replaceAll( '\r', '\n' );
	const field = ( label ) =>
		new RegExp( `^(?:[ \\t]*<\\?php)?[ \\t/*#@]*${ label }:(.*)$`, 'mi' )
			.exec( head )?.[ 1 ]
			?.replace( /\s*(?:\*\/|\?>).*/, '' )
			.trim() ?? '';
	const name = field( `${ kind } Name` );
	return name === '' ? null : { name, version: field( 'Version' ) || 'unknown' };
}

/** Returns the commit of a working copy, or the content of its file `.commit`; '' if neither is there. */
async function commitOf( dir ) {
	const noted = await readFile( join( dir, '.commit' ), 'utf8' ).catch( () => '' );
	if ( noted !== '' ) {
		return noted.trim();
	}
	if ( ! existsSync( join( dir, '.git' ) ) ) {
		return '';
	}
	const { stdout } = await execute( 'git', [ '-C', dir, 'log', '-1', '--format=%h' ] ).catch( () => ( {
		stdout: '',
	} ) );
	return stdout.trim();
}

/** @returns {Promise<Product | null>} */
async function readProduct( dir ) {
	const names = await readdir( dir );
	const style = names.includes( 'style.css' ) ? await readFile( join( dir, 'style.css' ), 'utf8' ) : '';
	const theme = readHeader( style, 'Theme' );
	if ( theme ) {
		return {
			kind: 'theme',
			slug: basename( dir ),
			dir,
			file: 'style.css',
			...theme,
			commit: await commitOf( dir ),
		};
	}
	for ( const file of names.filter( ( name ) => name.endsWith( '.php' ) ).sort() ) {
		const plugin = readHeader( await readFile( join( dir, file ), 'utf8' ), 'Plugin' );
		if ( plugin ) {
			return { kind: 'plugin', slug: basename( dir ), dir, file, ...plugin, commit: await commitOf( dir ) };
		}
	}
	return null;
}

/**
 * Returns the plugins and themes of a folder, each in a subfolder.
 *
 * @param {string} folder
 * @returns {Promise<Product[]>} sorted by folder name
 */
export async function findProducts( folder ) {
	const entries = await readdir( folder, { withFileTypes: true } );
	const found = await Promise.all(
		entries
			.filter( ( entry ) => entry.isDirectory() && ! entry.name.startsWith( '.' ) )
			.map( ( { name } ) => readProduct( join( folder, name ) ) )
	);
	return found.filter( ( product ) => product !== null ).sort( ( a, b ) => a.slug.localeCompare( b.slug, 'en' ) );
}
