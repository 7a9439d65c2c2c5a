import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { open, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { zipContent, zipEntries } from '../../../tools/lib/archives.mjs';
import { isPacked, packOne, sourceDate } from '../../../tools/lib/pack.mjs';
import { writeFiles, scratch } from './support.mjs';

const FILES = {
	'plugin/courant-desk.php': '<?php\n',
	'plugin/build/jobs.js': 'run();\n//# sourceMappingURL=jobs.js.map\n',
	'plugin/build/jobs.js.map': '{}',
	'plugin/build/jobs.css': 'a{}\n/*# sourceMappingURL=jobs.css.map*/',
	'plugin/.hidden': 'x',
	'plugin/.git/config': 'x',
	'plugin/tests/JobTest.php': '<?php',
	'plugin/src/Openings/OpeningTest.php': '<?php',
	'plugin/src/Openings/Opening.php': '<?php',
	'plugin/readme.txt': 'Readme',
};

test( 'two packs of the same files are the same bytes, whatever the clock, the zone and the order of writing', async ( t ) => {
	const root = await writeFiles( await scratch( t ), FILES );
	const options = { root, folder: 'plugin', slug: 'courant-desk', date: 1_795_000_000 };
	const first = await packOne( { ...options, target: join( root, 'one' ) } );
	await utimes( join( root, 'plugin', 'readme.txt' ), 1, 1 );
	const before = process.env.TZ;
	t.after( () => ( before === undefined ? delete process.env.TZ : ( process.env.TZ = before ) ) );
	process.env.TZ = 'Asia/Tokyo';
	const second = await packOne( { ...options, target: join( root, 'two' ) } );
	assert.deepEqual( await readFile( first.file ), await readFile( second.file ) );
} );

test( 'an archive has one folder of the product and no development files', async ( t ) => {
	const root = await writeFiles( await scratch( t ), FILES );
	const { file, files } = await packOne( {
		root,
		folder: 'plugin',
		slug: 'courant-desk',
		target: join( root, 'dist' ),
		date: 1_795_000_000,
	} );
	const handle = await open( file );
	t.after( () => handle.close() );
	const entries = await zipEntries( handle );
	assert.deepEqual(
		entries.map( ( { name } ) => name ),
		[
			'courant-desk/build/jobs.css',
			'courant-desk/build/jobs.js',
			'courant-desk/courant-desk.php',
			'courant-desk/readme.txt',
			'courant-desk/src/Openings/Opening.php',
		]
	);
	assert.equal( files, entries.length );
	assert.deepEqual( [ ...new Set( entries.map( ( { mode } ) => mode ) ) ], [ 0o100644 ] );
	for ( const entry of entries ) {
		assert.doesNotMatch( ( await zipContent( handle, entry ) ).toString(), /sourceMappingURL/ );
	}
} );

test( 'PHP files of src exit when they are called directly, and keep their line numbers', async ( t ) => {
	const root = await writeFiles( await scratch( t ), {
		'plugin/src/Module.php':
			'<?php\n\ndeclare(strict_types=1);\n\nnamespace CourantDesk\\Openings;\n\nclass A {}\n',
		'plugin/src/functions.php': '<?php\n\ndeclare(strict_types=1);\n\nfunction a() {}\n',
		'plugin/templates/list.php': '<?php\n\ndeclare(strict_types=1);\n',
	} );
	const { file } = await packOne( { root, folder: 'plugin', slug: 'p', target: join( root, 'dist' ), date: 1 } );
	const handle = await open( file );
	t.after( () => handle.close() );
	const texts = {};
	for ( const entry of await zipEntries( handle ) ) {
		texts[ entry.name ] = ( await zipContent( handle, entry ) ).toString();
	}
	assert.deepEqual( texts, {
		'p/src/Module.php':
			"<?php\n\ndeclare(strict_types=1);\n\nnamespace CourantDesk\\Openings; defined('ABSPATH') || exit;\n\nclass A {}\n",
		'p/src/functions.php': "<?php\n\ndeclare(strict_types=1); defined('ABSPATH') || exit;\n\nfunction a() {}\n",
		'p/templates/list.php': '<?php\n\ndeclare(strict_types=1);\n',
	} );
} );

test( 'a package without the files that WordPress requires is not written', async ( t ) => {
	const root = await writeFiles( await scratch( t ), FILES );
	const options = {
		root,
		folder: 'plugin',
		slug: 'courant-desk',
		target: join( root, 'dist' ),
		date: 1,
		needs: [ 'uninstall.php' ],
	};
	await assert.rejects( packOne( options ), /lacks uninstall\.php/ );
} );

test( 'the date is SOURCE_DATE_EPOCH, otherwise that of the last commit', async ( t ) => {
	const root = await scratch( t );
	assert.equal( await sourceDate( root, { SOURCE_DATE_EPOCH: '1700000000' } ), 1_700_000_000 );
	const git = ( ...args ) =>
		execFileSync( 'git', [ '-C', root, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args ], {
			env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' },
		} );
	git( 'init', '-q' );
	git( 'commit', '-q', '--allow-empty', '-m', 'Begin' );
	assert.equal( await sourceDate( root, {} ), Date.parse( '2026-01-02T03:04:05Z' ) / 1000 );
} );

test( 'names decide which files are packed', () => {
	assert.equal( isPacked( 'src/Openings/OpeningsModule.php' ), true );
	assert.equal( isPacked( 'languages/courant-desk.pot' ), true );
	for ( const name of [
		'.editorconfig',
		'src/.DS_Store',
		'node_modules/a/b.js',
		'a.test.ts',
		'composer.json',
		'build/a.css.map',
		'phpcs.xml.dist',
	] ) {
		assert.equal( isPacked( name ), false, name );
	}
} );

test( 'development bundles are never packed', async ( t ) => {
	const root = await writeFiles( await scratch( t ), { ...FILES, 'plugin/build/loader.js.map': '{}' } );
	await assert.rejects(
		packOne( { root, folder: 'plugin', slug: 'courant-desk', target: join( root, 'dist' ), date: 1_795_000_000 } ),
		/built for development/
	);
} );
