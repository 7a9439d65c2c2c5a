import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { request } from 'node:http';
import { join } from 'node:path';
import test from 'node:test';
import { projectRoot } from '../../../tools/lib/paths.mjs';
import { startDetached, stopOurs } from '../../../tools/lib/processes.mjs';
import { writeFiles, scratch } from './support.mjs';

const SITE = {
	'index.php':
		'<?php echo "wordpress ", $_SERVER["REQUEST_URI"], " ", $_SERVER["SCRIPT_NAME"], " ", $_SERVER["PHP_SELF"];',
	'wp-login.php': '<?php echo "login ", $_SERVER["SCRIPT_NAME"];',
	'wp-admin/index.php': '<?php echo "admin ", $_SERVER["SCRIPT_NAME"];',
	'.htaccess': 'secret',
	'.courant-core': 'secret',
	'wp-content/database/.ht.sqlite': 'secret',
	'wp-content/database/guess.txt': 'secret',
	'wp-content/uploads/evil.php': '<?php echo "ran";',
	'wp-content/uploads/2026/evil.phtml': '<?php echo "ran";',
	'wp-content/uploads/photo.jpg': 'jpeg',
	'wp-content/debug.log': 'secret',
	'wp-content/courant.sqlite': 'secret',
	'wp-content/courant.sqlite-wal': 'secret',
	'private-store/cv.pdf': 'secret',
	'style.css': '0123456789',
	'font.woff2': 'f',
	'a file é.txt': 'spaced',
};

async function freePort() {
	const server = createServer();
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	const { port } = server.address();
	await new Promise( ( done ) => server.close( done ) );
	return port;
}

/** Unlike `fetch`, sends the path as it is written. */
function fetchRaw( port, path, headers = {} ) {
	return new Promise( ( done, fail ) => {
		request( { host: '127.0.0.1', port, path, headers }, ( response ) => {
			let body = '';
			response.setEncoding( 'utf8' ).on( 'data', ( text ) => ( body += text ) );
			response.on( 'end', () => done( { status: response.statusCode, headers: response.headers, body } ) );
		} )
			.on( 'error', fail )
			.end();
	} );
}

test( "PHP's own server with our router", async ( t ) => {
	const folder = await scratch( t );
	const root = await writeFiles( join( folder, 'www' ), SITE );
	const port = await freePort();
	const pid = await startDetached( {
		program: 'php',
		args: [ '-S', `127.0.0.1:${ port }`, '-t', root, join( projectRoot, 'tools', 'site', 'router.php' ) ],
		env: { ...process.env, PHP_CLI_SERVER_WORKERS: '3' },
		logFile: join( folder, 'server.log' ),
	} );
	t.after( () => stopOurs( pid, root ) );
	for ( let tries = 0; tries < 100 && ! ( await fetchRaw( port, '/style.css' ).catch( () => null ) ); tries += 1 ) {
		await new Promise( ( done ) => setTimeout( done, 30 ) );
	}

	await t.test( 'refuses databases, dotfiles, the private store, logs, and PHP files among uploads', async () => {
		for ( const path of [
			'/.htaccess',
			'/.courant-core',
			'/%2ehtaccess',
			'/wp-content/database/.ht.sqlite',
			'/wp-content/database/guess.txt',
			'//wp-content/database/guess.txt',
			'/wp-content/uploads/evil.php',
			'/wp-content/uploads/evil.php/x.jpg',
			'/wp-content/uploads/2026/evil.phtml',
			'/wp-content/debug.log',
			'/wp-content/courant.sqlite',
			'/wp-content/courant.sqlite-wal',
			'/private-store/cv.pdf',
			'/PRIVATE-STORE/cv.pdf',
			'/wp-content/../private-store/cv.pdf',
			'/..%2f..%2fetc/passwd',
		] ) {
			const { status, body } = await fetchRaw( port, path );
			assert.equal( status, 403, path );
			assert.doesNotMatch( body, /secret|ran/, path );
		}
	} );

	await t.test( 'passes pretty permalinks to WordPress, and PHP files to PHP', async () => {
		assert.equal( ( await fetchRaw( port, '/' ) ).body, 'wordpress / /index.php /index.php' );
		assert.equal(
			( await fetchRaw( port, '/jobs/cook/?a=1' ) ).body,
			'wordpress /jobs/cook/?a=1 /index.php /index.php'
		);
		assert.equal(
			( await fetchRaw( port, '/version-1.2/' ) ).body,
			'wordpress /version-1.2/ /index.php /index.php'
		);
		assert.equal( ( await fetchRaw( port, '/sitemap.xml' ) ).body, 'wordpress /sitemap.xml /index.php /index.php' );
		assert.equal( ( await fetchRaw( port, '/wp-login.php?a' ) ).body, 'login /wp-login.php' );
		assert.equal( ( await fetchRaw( port, '/wp-admin/' ) ).body, 'admin /wp-admin/index.php' );
	} );

	await t.test( 'adds a missing slash after the name of a folder', async () => {
		const { status, headers } = await fetchRaw( port, '/wp-admin?x=1' );
		assert.equal( status, 301 );
		assert.equal( headers.location, '/wp-admin/?x=1' );
	} );

	await t.test( 'sends static files with type, validators and ranges', async () => {
		const css = await fetchRaw( port, '/style.css?ver=1' );
		assert.equal( css.headers[ 'content-type' ], 'text/css; charset=utf-8' );
		assert.equal( css.body, '0123456789' );
		assert.equal( ( await fetchRaw( port, '/style.css', { 'If-None-Match': css.headers.etag } ) ).status, 304 );
		const part = await fetchRaw( port, '/style.css', { Range: 'bytes=2-4' } );
		assert.deepEqual( [ part.status, part.body, part.headers[ 'content-range' ] ], [ 206, '234', 'bytes 2-4/10' ] );
		assert.equal( ( await fetchRaw( port, '/style.css', { Range: 'bytes=-3' } ) ).body, '789' );
		assert.equal( ( await fetchRaw( port, '/font.woff2' ) ).headers[ 'content-type' ], 'font/woff2' );
		assert.equal( ( await fetchRaw( port, '/a%20file%20%C3%A9.txt' ) ).body, 'spaced' );
		assert.equal(
			( await fetchRaw( port, '/wp-content/uploads/photo.jpg' ) ).headers[ 'content-type' ],
			'image/jpeg'
		);
	} );
} );
