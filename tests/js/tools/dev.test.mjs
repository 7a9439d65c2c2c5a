import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import webpack from 'webpack';
import { PackageBuilds } from '../../../tools/lib/package-builds.mjs';
import { startReloadServer } from '../../../tools/lib/reload-server.mjs';
import { until } from '../../../tools/lib/services.mjs';
import { effectOf, watchPackages } from '../../../tools/lib/watch-packages.mjs';
import { writeFiles, scratch } from './support.mjs';

test( 'a stylesheet replaces styles, code reloads the page, other files do nothing', () => {
	assert.equal( effectOf( 'build/styles/listings.css' ), 'styles' );
	for ( const name of [
		'build/islands/listings.js',
		'src/Plugin.php',
		'blocks/jobs/block.json',
		'templates/jobs/single.php',
	] ) {
		assert.equal( effectOf( name ), 'page', name );
	}
	for ( const name of [
		'build/islands/listings.js.map',
		'build/styles/listings.asset.php',
		'assets/css/base.css',
		'languages/courant-de_DE.l10n.php',
		'src/.Plugin.php.swp',
		'src/Plugin.php~',
	] ) {
		assert.equal( effectOf( name ), null, name );
	}
} );

test( 'simultaneous changes are announced once, and page reloads take precedence over styles', async ( t ) => {
	const root = await writeFiles( await scratch( t ), { 'plugin/a.php': '1', 'theme/b.css': '1' } );
	const reported = [];
	let notify;
	const next = () =>
		new Promise( ( resolve ) => {
			notify = resolve;
		} );
	const watcher = watchPackages( {
		root,
		packages: [ 'plugin', 'theme' ],
		pause: 200,
		notify: ( effect, files ) => {
			reported.push( [ effect, [ ...files ].sort() ] );
			notify();
		},
	} );
	t.after( () => watcher.close() );
	const first = next();
	await Promise.all( [
		writeFile( join( root, 'plugin/a.php' ), '2' ),
		writeFile( join( root, 'theme/b.css' ), '2' ),
	] );
	await first;
	const second = next();
	await writeFile( join( root, 'theme/b.css' ), '3' );
	await second;
	assert.deepEqual( reported, [
		[ 'page', [ 'plugin/a.php', 'theme/b.css' ] ],
		[ 'styles', [ 'theme/b.css' ] ],
	] );
} );

test( 'files that an editor or Git replaces are reported each time, and files in new folders', async ( t ) => {
	const root = await writeFiles( await scratch( t ), { 'plugin/src/a.php': '1' } );
	const reported = new Set();
	const watcher = watchPackages( {
		root,
		packages: [ 'plugin' ],
		pause: 20,
		notify: ( effect, files ) => files.forEach( ( file ) => reported.add( file ) ),
	} );
	t.after( () => watcher.close() );
	/** Saves a file as many editors do: to another name first. */
	const replace = async ( text ) => {
		await writeFile( join( root, 'plugin/src/a.php~' ), text );
		await rename( join( root, 'plugin/src/a.php~' ), join( root, 'plugin/src/a.php' ) );
	};
	const isReported = ( file ) =>
		until( () => reported.delete( file ), { seconds: 5, what: `a change of ${ file }` } );
	for ( const text of [ '2', '3' ] ) {
		await replace( text );
		await isReported( 'plugin/src/a.php' );
	}
	await writeFile( join( root, 'plugin/src/a.php' ), '4' );
	await isReported( 'plugin/src/a.php' );
	await mkdir( join( root, 'plugin/new/folder' ), { recursive: true } );
	await writeFile( join( root, 'plugin/new/folder/b.php' ), '1' );
	await isReported( 'plugin/new/folder/b.php' );
	await writeFile( join( root, 'plugin/new/folder/b.php' ), '2' );
	await isReported( 'plugin/new/folder/b.php' );
} );

test( 'an open page is notified of a change, and its script can be loaded from another origin', async ( t ) => {
	const server = await startReloadServer();
	t.after( () => server.close() );
	const script = await fetch( `http://127.0.0.1:${ server.port }/client.js` );
	assert.equal( script.headers.get( 'access-control-allow-origin' ), '*' );
	assert.match( await script.text(), /EventSource/ );
	const events = await fetch( `http://127.0.0.1:${ server.port }/events` );
	const reader = events.body.pipeThrough( new TextDecoderStream() ).getReader();
	let text = ( await reader.read() ).value;
	server.send( 'styles' );
	while ( ! text.includes( 'data: ' ) ) {
		text += ( await reader.read() ).value;
	}
	assert.match( text, /data: styles\n\n/ );
} );

/** Builds the bundles `a` and `b` of the folder with PackageBuilds. @returns {Promise<object[]>} errors of webpack */
function buildPackages( root ) {
	const outputs = [ { from: join( root, 'build/plugin' ), to: join( root, 'plugin/build' ), name: 'plugin/build' } ];
	const packages = new PackageBuilds( { root, outputs } );
	const config = ( name ) => ( {
		name,
		context: root,
		mode: 'production',
		entry: { [ name ]: `./${ name }.js` },
		output: { path: outputs[ 0 ].from, filename: '[name].js' },
		plugins: [ packages ],
	} );
	return new Promise( ( resolve, reject ) => {
		webpack( [ config( 'a' ), config( 'b' ) ], ( error, stats ) =>
			error ? reject( error ) : resolve( stats.toJson( { all: false, errors: true } ).errors )
		);
	} );
}

test( 'bundles are copied to their package when all are built, without files of an earlier build', async ( t ) => {
	const root = await writeFiles( await scratch( t ), {
		'a.js': 'console.log("a");',
		'b.js': 'console.log("b");',
		'plugin/build/stale.js': '',
		'build/plugin/older.js': '',
		'.cache/build': 'mark',
		'plugin/languages/.keep': '',
		'theme/languages/.keep': '',
	} );
	const errors = await buildPackages( root );
	assert.deepEqual( errors, [] );
	assert.match( await readFile( join( root, 'plugin/build/a.js' ), 'utf8' ), /"a"/ );
	assert.match( await readFile( join( root, 'plugin/build/b.js' ), 'utf8' ), /"b"/ );
	assert.equal( existsSync( join( root, 'plugin/build/stale.js' ) ), false );
	assert.equal( existsSync( join( root, 'plugin/build/older.js' ) ), false );
	assert.equal( existsSync( join( root, '.cache/build' ) ), false );
} );

test( 'bundles that do not compile change nothing in the package', async ( t ) => {
	const root = await writeFiles( await scratch( t ), {
		'a.js': 'const a = ;',
		'b.js': '1;',
		'plugin/build/a.js': 'before',
	} );
	const errors = await buildPackages( root );
	assert.equal( errors.length, 1 );
	assert.equal( await readFile( join( root, 'plugin/build/a.js' ), 'utf8' ), 'before' );
} );
