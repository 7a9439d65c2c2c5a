import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from './run.mjs';

/** The two packages: the folder in the project, and its slug in WordPress. */
export const PACKAGES = [
	{ folder: 'theme', slug: 'courant', needs: [ 'style.css', 'index.php', 'functions.php' ] },
	{ folder: 'plugin', slug: 'courant-desk', needs: [ 'courant-desk.php', 'autoload.php', 'uninstall.php' ] },
];

const EXCLUDED_FOLDERS = new Set( [ 'node_modules', 'vendor', 'tests', 'test', 'artifacts' ] );
const EXCLUDED_FILES = [
	/^\./,
	/\.map$/,
	/\.log$/,
	/~$/,
	/\.(test|spec)\.[cm]?[jt]sx?$/,
	/Test\.php$/,
	/^(composer|package)(-lock)?\.(json|lock)$/,
	/\.(neon|dist)$/,
];

/** True for a file that belongs into the package. @param {string} name relative to the package, with slashes */
export function isPacked( name ) {
	const segments = name.split( '/' );
	const file = segments.at( -1 );
	return (
		segments
			.slice( 0, -1 )
			.every( ( segment ) => ! segment.startsWith( '.' ) && ! EXCLUDED_FOLDERS.has( segment ) ) &&
		! EXCLUDED_FILES.some( ( pattern ) => pattern.test( file ) )
	);
}

/** Names of all files of a package in the order of the archive, which is that of their bytes. */
export async function packedFiles( folder ) {
	const found = [];
	const walk = async ( path, name ) => {
		for ( const entry of await readdir( path, { withFileTypes: true } ) ) {
			const full = name ? `${ name }/${ entry.name }` : entry.name;
			if ( entry.isDirectory() ) {
				await walk( join( path, entry.name ), full );
			} else if ( entry.isFile() && isPacked( full ) ) {
				found.push( full );
			}
		}
	};
	await walk( folder, '' );
	return found.sort( ( a, b ) => Buffer.compare( Buffer.from( a ), Buffer.from( b ) ) );
}

/**
 * The modification time of the packed files: `SOURCE_DATE_EPOCH`, or else the last commit.
 *
 * @returns {Promise<number>} seconds since 1970
 */
export async function sourceDate( root, env = process.env ) {
	if ( env.SOURCE_DATE_EPOCH ) {
		return Number( env.SOURCE_DATE_EPOCH );
	}
	const { stdout } = await run( 'git', [ 'log', '-1', '--format=%ct' ], { cwd: root } ).catch( () => ( {
		stdout: '',
	} ) );
	// A zip file cannot store a time before 1980.
	return Number( stdout.trim() ) || 315_619_200;
}

/**
 * Writes one installable archive, the same bytes for the same files.
 *
 * @param {{ root: string, folder: string, slug: string, target: string, date: number, needs?: string[] }} options
 * @returns {Promise<{ file: string, files: number }>}
 */
export async function packOne( { root, folder, slug, target, date, needs = [] } ) {
	const { ZipFile } = await import( 'yazl' );
	const source = join( root, folder );
	if ( existsSync( join( source, 'build', 'loader.js.map' ) ) ) {
		throw new Error( `The scripts of ${ slug } are built for development. Run "npm run build" first.` );
	}
	const names = await packedFiles( source );
	const missing = needs.filter( ( name ) => ! names.includes( name ) );
	if ( missing.length > 0 ) {
		throw new Error( `The package ${ slug } lacks ${ missing.join( ', ' ) }.` );
	}
	await mkdir( target, { recursive: true } );
	const file = join( target, `${ slug }.zip` );
	const zip = new ZipFile();
	const time = localTimeThatReadsAsUtc( date );
	for ( const name of names ) {
		const content = await readFile( join( source, name ) );
		zip.addBuffer( withAccessGuard( name, withoutMapComment( name, content ) ), `${ slug }/${ name }`, {
			mtime: time,
			mode: 0o100644,
			compress: true,
			compressionLevel: 9,
			forceDosTimestamp: true,
		} );
	}
	zip.end();
	await pipeline( zip.outputStream, createWriteStream( `${ file }.part` ) );
	await rename( `${ file }.part`, file );
	return { file, files: names.length };
}

/** Both packages into `dist`. */
export async function packAll( root, { target = join( root, 'dist' ), date } = {} ) {
	const when = date ?? ( await sourceDate( root ) );
	await rm( target, { recursive: true, force: true } );
	const packed = [];
	for ( const { folder, slug, needs } of PACKAGES ) {
		packed.push( await packOne( { root, folder, slug, needs, target, date: when } ) );
	}
	return packed;
}

/** Source maps are not packed, so references to them are removed. */
function withoutMapComment( name, content ) {
	if ( ! /\.(js|css)$/.test( name ) || ! content.includes( 'sourceMappingURL=' ) ) {
		return content;
	}
	return Buffer.from(
		content
			.toString( 'utf8' )
			.replace( /\n?(\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=[^*]+\*\/)\s*$/, '\n' )
	);
}

/**
 * Adds the check that Plugin Check requires in PHP files that could be called by their URL. It is not part of the source
 * files, because unit tests load them without WordPress. Line numbers stay the same.
 */
function withAccessGuard( name, content ) {
	if ( ! /^src\/.*\.php$/.test( name ) ) {
		return content;
	}
	const text = content.toString( 'utf8' );
	const statement = [ /^namespace [\w\\]+;$/m, /^declare\(strict_types=1\);$/m ].find( ( pattern ) =>
		pattern.test( text )
	);
	return statement ? Buffer.from( text.replace( statement, "$& defined('ABSPATH') || exit;" ) ) : content;
}

/** Returns a local time that equals UTC: times in a zip have no zone, and are written in that of the machine. */
function localTimeThatReadsAsUtc( seconds ) {
	const utc = new Date( seconds * 1000 );
	return new Date(
		utc.getUTCFullYear(),
		utc.getUTCMonth(),
		utc.getUTCDate(),
		utc.getUTCHours(),
		utc.getUTCMinutes(),
		utc.getUTCSeconds()
	);
}
