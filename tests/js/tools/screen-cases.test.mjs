/** Every screen of wp-admin has a test of each case (tests/js/screens/), and docs/testing.md lists them. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ENTRIES } from '../../../src/entries.mjs';
import { titlesIn } from '../../../tools/lib/behavior-table.mjs';
import { projectRoot as root } from '../../../tools/lib/paths.mjs';
import { OTHER_SCREENS, WITHOUT_REQUESTS } from '../screens/other-screens.mjs';
import { SCREENS } from '../screens/own-screens.mjs';

const CASES = [ 'Conflict', 'Failure', 'Double click', 'Slow network', 'Unsaved changes', 'Back' ];
const ALL = [ ...SCREENS, ...OTHER_SCREENS ];

/** Returns what the table has for a case that is not tested, and undefined for a title or a missing case. */
const reasonOf = ( given ) =>
	typeof given === 'object'
		? Object.entries( given ).find( ( [ , text ] ) => /^[A-Z].+\.$/.test( text ) )?.[ 0 ]
		: undefined;

/** @returns {string[]} the cases of a screen that have neither a reason nor a test with that title in its files */
function missingCases( { files, cases }, read ) {
	const titles = files.flatMap( ( file ) => titlesIn( read( file ) ) );
	return CASES.filter(
		( name ) =>
			reasonOf( cases[ name ] ) === undefined &&
			! ( typeof cases[ name ] === 'string' && titles.some( ( title ) => title.test( cases[ name ] ) ) )
	);
}

function readTest( file ) {
	const path = join( root, 'tests/js', file );
	return existsSync( path ) ? readFileSync( path, 'utf8' ) : '';
}

test( 'each screen has a test or a reason for each case', () => {
	assert.deepEqual(
		ALL.flatMap( ( screen ) => missingCases( screen, readTest ).map( ( name ) => `${ screen.name }: ${ name }` ) ),
		[]
	);
} );

test( 'each bundle of wp-admin belongs to a screen, or sends no requests', () => {
	const bundles = Object.values( ENTRIES ).flatMap( ( { admin, adminLibraries } ) =>
		Object.keys( { ...admin, ...adminLibraries } )
	);
	const listed = [ ...ALL.flatMap( ( screen ) => screen.bundles ), ...WITHOUT_REQUESTS ];
	const unique = ( names ) => [ ...new Set( names ) ].sort();
	assert.deepEqual( unique( listed ), unique( bundles ) );
} );

test( 'docs/testing.md has the same table', () => {
	const page = readFileSync( join( root, 'docs/testing.md' ), 'utf8' );
	const rows = page
		.slice( page.indexOf( '| Screen ' ) )
		.split( '\n\n' )[ 0 ]
		.split( '\n' )
		.map( ( line ) => line.split( '|' ).map( ( cell ) => cell.trim() ) );
	const cell = ( given ) => ( { none: 'none', wordpress: 'WordPress' } )[ reasonOf( given ) ] ?? 'yes';
	assert.deepEqual( rows[ 0 ].slice( 3, -1 ), CASES );
	assert.deepEqual(
		rows.slice( 2 ).map( ( [ , name, , ...cells ] ) => [ name, ...cells.slice( 0, CASES.length ) ] ),
		ALL.map( ( { name, cases } ) => [ name, ...CASES.map( ( title ) => cell( cases[ title ] ) ) ] )
	);
} );

test( 'a missing case, a changed title and an empty reason are reported', () => {
	const source = "test( 'is saved once', async () => undefined );";
	const complete = Object.fromEntries( CASES.map( ( name ) => [ name, 'is saved once' ] ) );
	const missing = ( changes ) => missingCases( { files: [ 'a' ], cases: { ...complete, ...changes } }, () => source );
	assert.deepEqual( missing( {} ), [] );
	assert.deepEqual( missing( { Back: undefined } ), [ 'Back' ] );
	assert.deepEqual( missing( { Conflict: 'is saved twice' } ), [ 'Conflict' ] );
	assert.deepEqual( missing( { Failure: { none: '' }, Back: { none: 'It has no history.' } } ), [ 'Failure' ] );
} );
