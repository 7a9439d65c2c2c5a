import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../../../tools/lib/paths.mjs';
import { accessTable, SOURCE, TARGET } from '../../../tools/lib/access-table.mjs';

const matrix = JSON.parse( await readFile( join( projectRoot, SOURCE ), 'utf8' ) );

test( 'the access matrix of the documentation equals the one of the tests', async () => {
	assert.equal(
		await readFile( join( projectRoot, TARGET ), 'utf8' ),
		accessTable( matrix ),
		'Run node tools/access-table.mjs.'
	);
} );

test( 'a row distinguishes reading, writing and a response without either', () => {
	const rule = { route: 'GET /x', shows: 'secret', who: [ 'editor', 'author' ], sees: [ 'editor' ], changes: [] };
	const row = accessTable( { ...matrix, rules: [ rule ] } )
		.split( '\n' )
		.find( ( line ) => line.startsWith( '| `GET /x`' ) );
	assert.equal( row, '| `GET /x`<br>shows `secret` | – | – | read | – | yes | – | – | – | – | – |' );
} );
