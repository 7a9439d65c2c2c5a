import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { unzip, untar } from './archives.mjs';
import { DebianSuite } from './debian.mjs';
import { withHeartbeat } from './log.mjs';
import { run } from './run.mjs';

const WORDPRESS_API = 'https://api.wordpress.org';
const WORDPRESS_DOWNLOADS = 'https://downloads.wordpress.org';
const CONNECT_TIMEOUT_MS = 3_000;

const DEBIAN_PACKAGES = [
	'wordpress',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
	'libphp-phpmailer',
	'php-getid3',
];

const NPM_PACKAGE = '@wp-playground/wordpress-builds@0.9.19';
const NPM_BUILD = 'wp-6.5';

/**
 * The release from WordPress's own site, its checksum compared.
 *
 * @param {string | null} wanted a version, or null for the newest
 * @throws {Error} at once where the site can't be reached
 */
export async function fromWordPressOrg(
	folder,
	log,
	wanted,
	{ api = WORDPRESS_API, downloads = WORDPRESS_DOWNLOADS } = {}
) {
	const response = await fetch( `${ api }/core/version-check/1.7/`, {
		signal: AbortSignal.timeout( CONNECT_TIMEOUT_MS ),
	} ).catch( () => null );
	if ( ! response?.ok ) {
		throw new Error( 'not reachable' );
	}
	const version = wanted ?? ( await response.json() ).offers?.[ 0 ]?.current;
	if ( ! /^\d+(\.\d+)+$/.test( version ?? '' ) ) {
		throw new Error( 'its response contains no version' );
	}
	log.step( `Downloading WordPress ${ version }` );
	const url = `${ downloads }/release/wordpress-${ version }.zip`;
	const content = Buffer.from( await ( await download( url ) ).arrayBuffer() );
	const expected = ( await ( await download( `${ url }.sha1` ) ).text() ).trim();
	if ( createHash( 'sha1' ).update( content ).digest( 'hex' ) !== expected ) {
		throw new Error( `${ url } differs from its checksum` );
	}
	const archive = `${ folder }.zip`;
	try {
		await writeFile( archive, content );
		await unzip( archive, folder, ( name ) => name.replace( /^wordpress\//, '' ) );
	} finally {
		await rm( archive, { force: true } );
	}
}

async function download( url ) {
	const response = await fetch( url, { signal: AbortSignal.timeout( 300_000 ) } );
	if ( ! response.ok ) {
		throw new Error( `${ url } responds with ${ response.status }` );
	}
	return response;
}

/**
 * Debian's newest package, fetched as an ordinary user: apt uses a folder of this project and installs nothing.
 *
 * @param {string} workFolder folder for apt's lists and packages
 */
export async function fromDebian( folder, log, workFolder ) {
	const failures = [];
	for ( const suite of [ 'sid', 'trixie' ] ) {
		try {
			await withHeartbeat( log, `Fetching WordPress from Debian ${ suite }`, async () => {
				await downloadDebian( join( workFolder, suite ), suite );
				await assembleDebian( join( workFolder, suite ), folder );
			} );
			await rm( join( workFolder, suite ), { recursive: true, force: true } );
			return;
		} catch ( error ) {
			failures.push( `${ suite }: ${ error.message }` );
		}
	}
	throw new Error( failures.join( '\n' ) );
}

async function downloadDebian( workFolder, suite ) {
	const debian = await DebianSuite.open( workFolder, suite );
	const theme = ( await debian.names( 'wordpress-theme-twentytwenty' ) ).sort( byYear ).at( -1 );
	await debian.download( [ ...DEBIAN_PACKAGES, ...( theme ? [ theme ] : [] ) ] );
}

function byYear( a, b ) {
	const order = [
		'twentytwenty',
		'twentytwentyone',
		'twentytwentytwo',
		'twentytwentythree',
		'twentytwentyfour',
		'twentytwentyfive',
		'twentytwentysix',
		'twentytwentyseven',
	];
	const rank = ( name ) => order.indexOf( name.replace( 'wordpress-theme-', '' ) );
	return rank( a ) - rank( b );
}

/** Merges the packages in the workFolder into one folder, with links replaced by their targets. */
export async function assembleDebian( workFolder, folder ) {
	const tree = join( workFolder, 'tree' );
	await rm( tree, { recursive: true, force: true } );
	await mkdir( tree, { recursive: true } );
	for ( const name of await readdir( join( workFolder, 'packages' ) ) ) {
		if ( name.endsWith( '.deb' ) ) {
			await run( 'dpkg-deb', [ '-x', join( workFolder, 'packages', name ), tree ] );
		}
	}
	await copyResolved( join( tree, 'usr', 'share', 'wordpress' ), folder, tree );
}

/** A link to an absolute path means the path inside the tree, or else the machine's own file. */
async function copyResolved( from, to, tree ) {
	await mkdir( to, { recursive: true } );
	for ( const entry of await readdir( from, { withFileTypes: true } ) ) {
		const source = join( from, entry.name );
		const target = join( to, entry.name );
		if ( entry.isDirectory() ) {
			await copyResolved( source, target, tree );
		} else if ( entry.isFile() ) {
			await cp( source, target );
		} else if ( entry.isSymbolicLink() ) {
			const link = await readlink( source );
			const inTree = link.startsWith( '/' ) ? join( tree, link ) : resolve( dirname( source ), link );
			const real = existsSync( inTree ) ? inTree : link.startsWith( '/' ) && existsSync( link ) ? link : null;
			if ( real && ( await stat( real ) ).isFile() ) {
				await cp( real, target, { dereference: true } );
			}
		}
	}
}

/** WordPress 6.5.5 from the package of Playground: a zip of PHP, and the static files next to it. */
export async function fromNpmPackage( folder, log, workFolder ) {
	await mkdir( workFolder, { recursive: true } );
	const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
	await withHeartbeat( log, 'Fetching WordPress from the npm package (158 MB, once)', () =>
		run( npm, [ 'pack', NPM_PACKAGE, '--silent', '--pack-destination', workFolder ], { cwd: workFolder } )
	);
	const archive = ( await readdir( workFolder ) ).find( ( name ) => name.endsWith( '.tgz' ) );
	if ( ! archive ) {
		throw new Error( 'npm returned no package' );
	}
	try {
		await assembleNpmPackage( join( workFolder, archive ), folder );
	} finally {
		await rm( workFolder, { recursive: true, force: true } );
	}
}

export async function assembleNpmPackage( archive, folder ) {
	const staging = `${ folder }.parts`;
	try {
		const zip = `package/src/wordpress/${ NPM_BUILD }.zip`;
		const files = `package/public/${ NPM_BUILD }/`;
		await untar( archive, staging, ( name ) => name === zip || name.startsWith( files ) );
		await unzip( join( staging, zip ), folder );
		await cp( join( staging, files ), folder, { recursive: true } );
	} finally {
		await rm( staging, { recursive: true, force: true } );
	}
}
