import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { run } from './run.mjs';

/** Files and folders that the build reads. */
const SOURCES = [
	'src',
	'theme/assets/css',
	'plugin/schema',
	'webpack.config.js',
	'tsconfig.json',
	'package-lock.json',
	'plugin/languages',
	'theme/languages',
	'tools/build.mjs',
	'tools/lib/languages.mjs',
	'tools/lib/module-graph.mjs',
	'tools/lib/package-builds.mjs',
	'tools/lib/webpack-assets.mjs',
	'tools/lib/webpack-dataviews.mjs',
	'tools/lib/webpack-screen-parts.mjs',
	'tools/lib/webpack-style-variants.mjs',
	'tools/lib/webpack-themed.mjs',
	'tools/lib/webpack-unlayered.mjs',
];

/**
 * Builds scripts and styles (`tools/build.mjs`), one build at a time in a work tree. It runs in a separate process,
 * because this process may have started before its packages were installed.
 *
 * @param {string} root
 * @param {import('./log.mjs').Log} log
 */
export function build( root, log ) {
	return withLock( join( root, '.cache', 'locks', 'build' ), () => buildWithoutLock( root, log ) );
}

/** The same, unless nothing that the build reads has changed since the last one. */
export function buildIfChanged( root, log ) {
	return withLock( join( root, '.cache', 'locks', 'build' ), async () => {
		const mark = await readFile( join( root, '.cache', 'build' ), 'utf8' ).catch( () => '' );
		const built = existsSync( join( root, 'plugin', 'build' ) ) && existsSync( join( root, 'theme', 'build' ) );
		if ( built && mark === ( await fingerprint( root ) ) ) {
			log.note( 'Scripts and styles are built already.' );
			return;
		}
		await buildWithoutLock( root, log );
	} );
}

async function buildWithoutLock( root, log ) {
	log.step( 'Building scripts and styles' );
	const before = await fingerprint( root );
	await run( process.execPath, [ join( root, 'tools', 'build.mjs' ) ], { cwd: root } );
	await mkdir( join( root, '.cache' ), { recursive: true } );
	await writeFile( join( root, '.cache', 'build' ), before );
}

async function fingerprint( root ) {
	const hash = createHash( 'sha256' );
	for ( const name of SOURCES ) {
		await addTo( hash, join( root, name ), name );
	}
	return hash.digest( 'hex' );
}

async function addTo( hash, path, name ) {
	const found = await stat( path ).catch( () => null );
	if ( found?.isDirectory() ) {
		const made = name.endsWith( '/languages' ) ? ( entry ) => ! entry.endsWith( '.po' ) : () => false;
		for ( const entry of ( await readdir( path ) ).filter( ( entry ) => ! made( entry ) ).sort() ) {
			await addTo( hash, join( path, entry ), `${ name }/${ entry }` );
		}
	} else if ( found ) {
		hash.update( `${ name }\n` )
			.update( await readFile( path ) )
			.update( '\n' );
	}
}
