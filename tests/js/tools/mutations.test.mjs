import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../../../tools/lib/paths.mjs';

const mutations = JSON.parse( readFileSync( join( projectRoot, 'tools/mutations/access.json' ), 'utf8' ) );

/** The text of a file, or of all files below a folder. */
const textOf = ( path ) =>
	statSync( path ).isFile()
		? readFileSync( path, 'utf8' )
		: readdirSync( path )
				.map( ( name ) => textOf( join( path, name ) ) )
				.join( '\n' );

test( 'each mutation changes code that exists exactly once', () => {
	const outdated = mutations.filter( ( { file, find } ) => {
		const path = join( projectRoot, file );
		return ! existsSync( path ) || readFileSync( path, 'utf8' ).split( find ).length !== 2;
	} );
	assert.deepEqual(
		outdated.map( ( { guard } ) => guard ),
		[]
	);
} );

test( 'each mutation names a test', () => {
	const unknown = mutations.filter(
		( { path, filter } ) => ! textOf( join( projectRoot, path ) ).includes( filter )
	);
	assert.deepEqual(
		unknown.map( ( { guard, filter } ) => `${ guard }: ${ filter }` ),
		[]
	);
} );
