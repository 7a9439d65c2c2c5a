/** docs/reference/behavior.md: every row names a browser test, and every named test exists. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRows, titlesIn } from '../../../tools/lib/behavior-table.mjs';
import { projectRoot as root } from '../../../tools/lib/paths.mjs';

const page = readFileSync( join( root, 'docs/reference/behavior.md' ), 'utf8' );
const rows = readRows( page );
const titles = new Map();

function exists( { file, title } ) {
	const path = join( root, 'tests/e2e', file );
	if ( ! titles.has( file ) ) {
		titles.set( file, existsSync( path ) ? titlesIn( readFileSync( path, 'utf8' ) ) : [] );
	}
	return titles.get( file ).some( ( pattern ) => pattern.test( title ) );
}

test( 'no row is without a behavior or without a test', () => {
	assert.ok( rows.length > 100, `${ rows.length } rows were read` );
	assert.deepEqual(
		rows.filter( ( { behavior, tests, rest } ) => behavior === '' || tests.length === 0 || rest !== '' ),
		[]
	);
} );

test( 'no behavior is listed twice under one heading', () => {
	const seen = page
		.split( /^## /m )
		.slice( 1 )
		.flatMap( ( section ) =>
			readRows( section ).map( ( { behavior } ) => `${ section.split( '\n' )[ 0 ] }: ${ behavior }` )
		);
	assert.deepEqual(
		seen.filter( ( item, index ) => seen.indexOf( item ) !== index ),
		[]
	);
} );

test( 'every named browser test exists, by its file and its title', () => {
	const missing = rows.flatMap( ( { line, tests } ) =>
		tests
			.filter( ( test ) => ! exists( test ) )
			.map( ( { file, title } ) => `line ${ line }: ${ file } › ${ title }` )
	);
	assert.deepEqual( missing, [] );
} );

test( 'the page cites no documents outside of the repository', () => {
	assert.doesNotMatch( page, /\.\.\/shared|\bspec(ification)? \d|\bruling/i );
} );

test( 'rows without a test, unknown files, changed titles and skipped tests are reported', () => {
	const [ empty, unclear, known ] = readRows(
		'| A | |\n| B | `x.spec.ts` one<br>`x.spec.ts` › two |\n| C | `x.spec.ts` › one |'
	);
	assert.deepEqual(
		[ empty.tests, unclear.rest, known.tests ],
		[ [], '`x.spec.ts` one', [ { file: 'x.spec.ts', title: 'one' } ] ]
	);
	assert.equal( exists( { file: 'no-such.spec.ts', title: 'one' } ), false );
	const found = titlesIn(
		"test('one', act); test.slow('two', act); test(`a ${b ? `c` : 'd'} e`, act); other('three', act); // test('four', act)"
	);
	const has = ( title ) => found.some( ( pattern ) => pattern.test( title ) );
	assert.deepEqual( [ 'one', 'two', 'a x e', 'three', 'four', 'one more' ].map( has ), [
		true,
		false,
		true,
		false,
		false,
		false,
	] );
} );
