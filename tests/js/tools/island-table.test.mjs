/** docs/performance.md: the table of islands lists every island and module with its size. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { ENTRIES } from '../../../src/entries.mjs';
import { projectRoot as root } from '../../../tools/lib/paths.mjs';

/** Difference to the built scripts, in KB, at which the table has to be updated. */
const TOLERANCE = 0.3;
const page = readFileSync( join( root, 'docs/performance.md' ), 'utf8' );
const rows = page
	.slice( page.indexOf( '| Island or module' ) )
	.split( '\n\n' )[ 0 ]
	.split( '\n' )
	.slice( 2 )
	.map( ( line ) => line.split( '|' ).map( ( cell ) => cell.trim() ) );
const bundles = Object.entries( ENTRIES ).flatMap( ( [ name, { islands, modules } ] ) =>
	Object.keys( { ...islands, ...modules } ).map( ( bundle ) => ( { name, bundle } ) )
);
/** The table abbreviates names that share a prefix: `modules/table-of-contents`, `…-more`. */
const isNamed = ( cell, bundle ) =>
	cell.includes( `\`${ bundle }\`` ) ||
	cell.includes( `\`…${ bundle.slice( bundle.lastIndexOf( '-' ) ) }\`` ) ||
	( bundle.startsWith( 'modules/' ) && cell.includes( `\`${ bundle.slice( 'modules/'.length ) }\`` ) );
const rowOf = ( bundle ) => rows.find( ( [ , cell ] ) => isNamed( cell, bundle ) );

test( 'each island and module is in the table', () => {
	assert.ok( bundles.length > 15, `${ bundles.length } bundles were read` );
	assert.deepEqual(
		bundles.filter( ( { bundle } ) => rowOf( bundle ) === undefined ),
		[]
	);
} );

test( 'the sizes in the table are those of the built scripts', () => {
	const sizes = new Map();
	for ( const { name, bundle } of bundles ) {
		const file = join( root, name, 'build', `${ bundle }.js` );
		assert.ok( existsSync( file ), `${ file } is missing: npm run build` );
		const row = rowOf( bundle );
		sizes.set( row, ( sizes.get( row ) ?? 0 ) + gzipSync( readFileSync( file ) ).length / 1000 );
	}
	const wrong = [ ...sizes ]
		.filter( ( [ row ] ) => row !== undefined && ! row[ 1 ].includes( 'lazy/' ) )
		.filter( ( [ row, size ] ) => Math.abs( size - Number( row[ 5 ] ) ) > TOLERANCE )
		.map( ( [ row, size ] ) => `${ row[ 1 ] }: ${ row[ 5 ] }, now ${ size.toFixed( 1 ) }` );
	assert.deepEqual( wrong, [] );
} );
