import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { build, buildIfChanged } from '../../../tools/lib/build.mjs';
import { missingDependencies } from '../../../tools/lib/dependencies.mjs';
import { writeFiles, listeningLog, scratch } from './support.mjs';

/** Replaces the real build and counts its runs. */
const BUILD = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const runs = existsSync('runs') ? Number(readFileSync('runs', 'utf8')) + 1 : 1;
writeFileSync('runs', String(runs));
for (const name of ['plugin', 'theme']) {
    mkdirSync(name + '/build', { recursive: true });
}
`;

const runsOf = ( root ) => readFile( join( root, 'runs' ), 'utf8' );

test( 'a start builds again only when a source changed or the result is missing', async ( t ) => {
	const root = await writeFiles( await scratch( t ), { 'tools/build.mjs': BUILD, 'src/a.ts': '1' } );
	await buildIfChanged( root, listeningLog() );
	await buildIfChanged( root, listeningLog() );
	assert.equal( await runsOf( root ), '1' );
	await writeFile( join( root, 'src', 'a.ts' ), '2' );
	await buildIfChanged( root, listeningLog() );
	assert.equal( await runsOf( root ), '2' );
	await rm( join( root, 'theme', 'build' ), { recursive: true } );
	await buildIfChanged( root, listeningLog() );
	assert.equal( await runsOf( root ), '3' );
} );

test( "a build that fails reports the compiler's message", async ( t ) => {
	const root = await writeFiles( await scratch( t ), {
		'tools/build.mjs': 'console.error("a.ts: no such name"); process.exitCode = 1;',
	} );
	await assert.rejects( build( root, listeningLog() ), /a\.ts: no such name/ );
} );

test( 'packages are installed when they are missing or the lockfile changed', async ( t ) => {
	const lock = ( packages ) => JSON.stringify( { packages: { '': { version: '9' }, ...packages } } );
	const a = { 'node_modules/a': { version: '1.0.0' } };
	const root = await writeFiles( await scratch( t ), {
		'package-lock.json': lock( { ...a, 'node_modules/for-another-system': { version: '1.0.0', optional: true } } ),
	} );
	assert.match( missingDependencies( root ), /^Installing packages \(once/ );
	await writeFiles( root, { 'node_modules/.package-lock.json': lock( a ) } );
	assert.equal( missingDependencies( root ), null );
	await writeFiles( root, { 'package-lock.json': lock( { 'node_modules/a': { version: '1.0.1' } } ) } );
	assert.match( missingDependencies( root ), /lockfile has changed/ );
} );
