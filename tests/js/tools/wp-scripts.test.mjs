/** Runs each command of wp-scripts with the configuration of this project, in a separate small project. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { projectRoot } from '../../../tools/lib/paths.mjs';
import { until } from '../../../tools/lib/services.mjs';
import { writeFiles, scratch } from './support.mjs';

const PROGRAM = join( projectRoot, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' );

/** A folder with the named files of the project, its packages, and more files. */
async function smallProject( t, names, files, end ) {
	const root = await scratch( t, end );
	for ( const name of [ 'package.json', ...names ] ) {
		await mkdir( dirname( join( root, name ) ), { recursive: true } );
		await cp( join( projectRoot, name ), join( root, name ), { recursive: true } );
	}
	await symlink( join( projectRoot, 'node_modules' ), join( root, 'node_modules' ) );
	return writeFiles( root, files );
}

// The test runner sets both; Jest and webpack must not inherit them.
const environment = { ...process.env };
delete environment.NODE_TEST_CONTEXT;
delete environment.NODE_ENV;

function wpScripts( cwd, ...args ) {
	const { status, stdout, stderr } = spawnSync( process.execPath, [ PROGRAM, ...args ], {
		cwd,
		encoding: 'utf8',
		env: { ...environment, NO_COLOR: '1' },
	} );
	return { status, output: stdout + stderr };
}

const BUILD = [ 'webpack.config.js', 'tools/lib', 'src/shared/frontend' ];
const SOURCES = {
	'src/entries.mjs': `export const SCREEN_PARTS = {};
export const ENTRIES = {
	plugin: {
		scripts: { 'early/example': 'example/frontend/early.ts' },
		styles: { 'styles/example': 'example/frontend/style.css' },
		admin: { 'admin/example': 'example/admin/index.tsx' },
	},
	theme: {},
};
`,
	'src/example/frontend/early.ts': 'const text: string = "early";\nconsole.info( text );\n',
	'src/example/frontend/style.css': '.example {\n\tcolor: #123456;\n}\n',
	'src/example/admin/index.tsx':
		"import { useState } from '@wordpress/element';\nexport const Example = () => <p>{ useState( 'admin' )[ 0 ] }</p>;\nconsole.info( Example );\n",
	'plugin/languages/.keep': '',
	'theme/languages/.keep': '',
};

test( 'wp-scripts build makes the bundles of both packages, for production', async ( t ) => {
	const root = await smallProject( t, BUILD, SOURCES );
	const { status, output } = wpScripts( root, 'build' );
	assert.equal( status, 0, output );
	assert.equal( await readFile( join( root, 'plugin/build/early/example.js' ), 'utf8' ), 'console.info("early");' );
	assert.match(
		await readFile( join( root, 'plugin/build/styles/example.css' ), 'utf8' ),
		/\.example\{color:#123456\}/
	);
	assert.match(
		await readFile( join( root, 'plugin/build/admin/example.asset.php' ), 'utf8' ),
		/'react', 'wp-element'/
	);
	assert.equal( existsSync( join( root, 'plugin/build/early/example.js.map' ) ), false );
} );

test( 'wp-scripts start makes bundles with source maps, and the changed one again', async ( t ) => {
	let child = null;
	const root = await smallProject( t, BUILD, SOURCES, async () => {
		process.kill( -child.pid, 'SIGTERM' );
		await ( child.exitCode === null && child.signalCode === null ? once( child, 'close' ) : undefined );
	} );
	child = spawn( process.execPath, [ PROGRAM, 'start' ], { cwd: root, env: environment, detached: true } );
	let output = '';
	child.stdout.on( 'data', ( part ) => ( output += part ) );
	child.stderr.on( 'data', ( part ) => ( output += part ) );
	await until( () => /Built in/.test( output ), { seconds: 120, what: 'the first build' } );
	const built = join( root, 'plugin/build/early/example.js' );
	const { sources } = JSON.parse( await readFile( `${ built }.map`, 'utf8' ) );
	assert.match( sources.join(), /src\/example\/frontend\/early\.ts/ );
	await writeFiles( root, { 'src/example/frontend/early.ts': 'console.info( "changed" );\n' } );
	await until( async () => /"changed"/.test( await readFile( built, 'utf8' ) ), { seconds: 60, what: 'the change' } );
} );

test( 'wp-scripts lint-js reports what breaks the rules of the project', async ( t ) => {
	const root = await smallProject( t, [ 'eslint.config.mjs', 'tests/support/eslint' ], {
		'good.mjs': 'export const a = 1;\n',
		'bad.mjs': 'export var a = 1;\n',
	} );
	const good = wpScripts( root, 'lint-js', 'good.mjs' );
	assert.equal( good.status, 0, good.output );
	const bad = wpScripts( root, 'lint-js', 'bad.mjs' );
	assert.match( bad.output, /no-var/ );
	assert.equal( bad.status, 1 );
} );

test( 'wp-scripts lint-style reports what breaks the rules of the project', async ( t ) => {
	const root = await smallProject( t, [ 'stylelint.config.mjs', '.stylelintignore' ], {
		'good.css': 'a {\n\tmargin-inline-start: 1px;\n}\n',
		'bad.css': 'a {\n\tmargin-left: 1px;\n}\n',
	} );
	const good = wpScripts( root, 'lint-style', 'good.css' );
	assert.equal( good.status, 0, good.output );
	const bad = wpScripts( root, 'lint-style', 'bad.css' );
	assert.match( bad.output, /property-disallowed-list/ );
	assert.equal( bad.status, 2 );
} );

test( 'wp-scripts test-unit-js runs a test in TypeScript, with the setup of the project', async ( t ) => {
	const root = await smallProject( t, [ 'jest.config.js', 'tests/js/support' ], {
		'tests/js/good.test.ts': "test( 'document', () => expect( document.body as HTMLElement ).toBeTruthy() );\n",
		'tests/js/bad.test.ts': "test( 'sum', () => expect( 1 ).toBe( 2 ) );\n",
	} );
	const good = wpScripts( root, 'test-unit-js', 'good' );
	assert.equal( good.status, 0, good.output );
	assert.equal( wpScripts( root, 'test-unit-js', 'bad' ).status, 1 );
} );

test( 'wp-scripts format applies the configuration of the project', async ( t ) => {
	const wide = `export const wide = [ ${ "'a row of the list'" }, ${ "'another row of the list, in a line of up to 120 columns'" }, 'a third' ];\n`;
	const root = await smallProject( t, [ 'prettier.config.mjs', '.prettierignore' ], {
		'a.ts': `export const a={b:"c"}\n${ wide }`,
		'tests/fixtures/kept.ts': 'export const a={b:"c"}\n',
	} );
	const { status, output } = wpScripts( root, 'format', 'a.ts', 'tests' );
	assert.equal( status, 0, output );
	assert.equal( await readFile( join( root, 'a.ts' ), 'utf8' ), `export const a = { b: 'c' };\n${ wide }` );
	assert.equal( await readFile( join( root, 'tests/fixtures/kept.ts' ), 'utf8' ), 'export const a={b:"c"}\n' );
} );
