import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import test from 'node:test';
import { ZipFile } from 'yazl';
import { debianMirror } from '../../../tools/lib/debian.mjs';
import { succeeds } from '../../../tools/lib/run.mjs';
import { getWordPress, OLDEST } from '../../../tools/lib/wordpress.mjs';
import { fromWordPressOrg } from '../../../tools/lib/wordpress-sources.mjs';
import { writeFiles, listeningLog, scratch, smallWordPress } from './support.mjs';

const gives = ( version ) => ( {
	name: `shop ${ version }`,
	fetch: ( folder ) => writeFiles( folder, smallWordPress( version ) ),
} );
const closed = {
	name: 'closed',
	fetch: async () => {
		throw new Error( 'not reachable' );
	},
};
const broken = {
	name: 'broken',
	fetch: ( folder ) => writeFiles( folder, { 'wp-includes/version.php': "<?php $wp_version = '9.9';" } ),
};

test( 'the first source with a complete WordPress is kept, and reported with its version', async ( t ) => {
	const env = { COURANT_CACHE: await scratch( t ) };
	const log = listeningLog();
	const found = await getWordPress( { env, log, sources: [ closed, broken, gives( '7.1.4' ), gives( '6.9' ) ] } );
	assert.equal( found.version, '7.1.4' );
	assert.equal( found.source, 'shop 7.1.4' );
	assert.match( log.lines.join( '\n' ), /closed is not available \(not reachable\)/ );
	assert.match( log.lines.join( '\n' ), /broken is not available \(.*index\.php/ );
	assert.match( log.lines.at( -1 ), /WordPress 7\.1\.4 from shop/ );
} );

test( 'plugins, configuration and dotfiles of the source are not copied, its theme is', async ( t ) => {
	const env = { COURANT_CACHE: await scratch( t ) };
	const { dir } = await getWordPress( { env, sources: [ gives( '7.1.4' ) ] } );
	assert.deepEqual( await readdir( join( dir, 'wp-content', 'plugins' ) ), [] );
	assert.equal( existsSync( join( dir, 'wp-config.php' ) ), false );
	assert.equal( existsSync( join( dir, '.htaccess' ) ), false );
	assert.equal( existsSync( join( dir, 'wp-content', 'themes', 'twenty', 'style.css' ) ), true );
} );

test( 'a second call uses no source', async ( t ) => {
	const env = { COURANT_CACHE: await scratch( t ) };
	await getWordPress( { env, sources: [ gives( '7.1.4' ) ] } );
	assert.equal( ( await getWordPress( { env, sources: [ closed ] } ) ).version, '7.1.4' );
} );

test( 'the oldest WordPress is not kept as the newest for longer than ten minutes', async ( t ) => {
	const env = { COURANT_CACHE: await scratch( t ) };
	await getWordPress( { env, sources: [ gives( OLDEST ) ] } );
	assert.equal( ( await getWordPress( { env, sources: [ gives( '7.1.4' ) ] } ) ).version, OLDEST );
	const before = new Date( Date.now() - 601_000 );
	await utimes( join( env.COURANT_CACHE, 'wordpress', 'newest.json' ), before, before );
	assert.equal( ( await getWordPress( { env, sources: [ gives( '7.1.4' ) ] } ) ).version, '7.1.4' );
} );

test( 'two simultaneous calls fetch once', async ( t ) => {
	const env = { COURANT_CACHE: await scratch( t ) };
	let fetched = 0;
	const source = {
		name: 'counted',
		fetch: async ( folder ) => {
			fetched += 1;
			await writeFiles( folder, smallWordPress() );
		},
	};
	const found = await Promise.all( [ 1, 2, 3 ].map( () => getWordPress( { env, sources: [ source ] } ) ) );
	assert.equal( fetched, 1 );
	assert.equal( new Set( found.map( ( { dir } ) => dir ) ).size, 1 );
} );

test( 'WP_CORE_DIR precedes every source, and is rejected when it is not a complete WordPress', async ( t ) => {
	const cache = await scratch( t );
	const own = await writeFiles( await scratch( t ), smallWordPress( '6.8.2' ) );
	const found = await getWordPress( { env: { COURANT_CACHE: cache, WP_CORE_DIR: own }, sources: [ closed ] } );
	assert.deepEqual( found, { dir: own, version: '6.8.2', source: 'WP_CORE_DIR' } );
	const empty = await scratch( t );
	await assert.rejects(
		getWordPress( { env: { COURANT_CACHE: cache, WP_CORE_DIR: empty } } ),
		/is not a complete WordPress/
	);
} );

test( 'a WordPress whose files do not load is rejected', async ( t ) => {
	const env = { COURANT_CACHE: await scratch( t ) };
	const torn = {
		name: 'torn',
		fetch: ( folder ) => writeFiles( folder, { ...smallWordPress(), 'wp-includes/kses.php': '<?php function (' } ),
	};
	await assert.rejects( getWordPress( { env, sources: [ torn ] } ), /No source gave WordPress/ );
} );

test( 'a download that differs from its checksum is rejected', async ( t ) => {
	const folder = await scratch( t );
	const zip = new ZipFile();
	zip.addBuffer( Buffer.from( '<?php' ), 'wordpress/index.php' );
	zip.end();
	const chunks = [];
	for await ( const chunk of zip.outputStream ) {
		chunks.push( chunk );
	}
	const content = Buffer.concat( chunks );
	let sum = createHash( 'sha1' ).update( content ).digest( 'hex' );
	const server = createServer( ( request, response ) => {
		if ( request.url.startsWith( '/core/' ) ) {
			response.end( JSON.stringify( { offers: [ { current: '7.1.4' } ] } ) );
		} else {
			response.end( request.url.endsWith( '.sha1' ) ? sum : content );
		}
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	t.after( () => server.close() );
	const base = `http://127.0.0.1:${ server.address().port }`;
	const locations = { api: base, downloads: base };
	await fromWordPressOrg( join( folder, 'good' ), listeningLog(), null, locations );
	assert.equal( existsSync( join( folder, 'good', 'index.php' ) ), true );
	sum = '0'.repeat( 40 );
	await assert.rejects(
		fromWordPressOrg( join( folder, 'bad' ), listeningLog(), null, locations ),
		/differs from its checksum/
	);
} );

test( 'the Debian mirror is found before apt has downloaded a list', async ( t ) => {
	if ( ! ( await succeeds( 'apt-get', [ '--version' ] ) ) ) {
		t.skip( 'no apt here' );
		return;
	}
	const lists = await scratch( t );
	assert.match( await debianMirror( [ '-o', `Dir::State::lists=${ lists }` ] ), /^\w+:\/\/.+\/debian\/?$/ );
} );
