import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'node:test';
import { completed, missingPlatforms } from '../../../tools/lib/lockfile.mjs';
import { projectRoot } from '../../../tools/lib/paths.mjs';

test( 'the lockfile lists the binaries of every platform, so that npm ci works everywhere', async () => {
	const lock = JSON.parse( await readFile( join( projectRoot, 'package-lock.json' ), 'utf8' ) );
	assert.deepEqual(
		missingPlatforms( lock ).map( ( { path } ) => path ),
		[],
		'run node tools/complete-lock.mjs'
	);
} );

test( 'a binary for another platform that npm left out is added', () => {
	const lock = {
		packages: {
			'': {},
			'node_modules/tool': {
				version: '1.2.3',
				dev: true,
				optionalDependencies: {
					'@tool/linux-x64-musl': '1.2.3',
					'@tool/win32-arm64-msvc': '1.2.3',
					present: '2.0.0',
					ranged: '^1.0.0',
				},
			},
			'node_modules/present': { version: '2.0.0' },
		},
	};
	const { packages } = completed( lock );
	assert.deepEqual( Object.keys( packages ), [
		'',
		'node_modules/@tool/linux-x64-musl',
		'node_modules/@tool/win32-arm64-msvc',
		'node_modules/present',
		'node_modules/tool',
	] );
	assert.deepEqual( packages[ 'node_modules/@tool/linux-x64-musl' ], {
		version: '1.2.3',
		cpu: [ 'x64' ],
		dev: true,
		libc: [ 'musl' ],
		optional: true,
		os: [ 'linux' ],
	} );
	assert.deepEqual( missingPlatforms( { packages } ), [] );
} );
