import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../../../tools/lib/paths.mjs';

const FOLDER = join( projectRoot, 'docs/how-to' );
const EXAMPLES = [ 'tests/fixtures/example-plugin', 'tests/fixtures/example-child-theme' ];
const EXAMPLE = /^`(tests\/fixtures\/example-[\w./-]+)`:\n\n```\w+\n([\s\S]*?)\n```$/gm;

for ( const page of readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.md' ) ) ) {
	test( `docs/how-to/${ page } has a tested example, shown as it is`, () => {
		const text = readFileSync( join( FOLDER, page ), 'utf8' );
		const examples = [ ...text.matchAll( EXAMPLE ) ];
		for ( const [ , file, code ] of examples ) {
			assert.equal( code, readFileSync( join( projectRoot, file ), 'utf8' ).trimEnd(), file );
		}
		assert.equal( examples.length, text.split( '`tests/fixtures/example-' ).length - 1, 'each has its code' );
		assert.notEqual( examples.length, 0, 'there is an example' );
		const named = [ ...text.matchAll( /`(tests\/php\/\w+\/\w+\/Added\w+Test\.php)`/g ) ];
		assert.notEqual( named.length, 0, 'the page names the test of its example' );
		named.forEach( ( [ , file ] ) => assert.ok( existsSync( join( projectRoot, file ) ), file ) );
	} );
}

test( 'every file of the examples is shown on a page', () => {
	const pages = readdirSync( FOLDER ).map( ( name ) => readFileSync( join( FOLDER, name ), 'utf8' ) );
	for ( const folder of EXAMPLES ) {
		for ( const entry of readdirSync( join( projectRoot, folder ), { recursive: true, withFileTypes: true } ) ) {
			const file = relative( projectRoot, join( entry.parentPath ?? entry.path, entry.name ) );
			if ( entry.isFile() && entry.name !== 'example-plugin.php' ) {
				assert.ok(
					pages.some( ( page ) => page.includes( file ) ),
					file
				);
			}
		}
	}
} );

/** Texts of all files with the extension in the folders. */
function readAll( folders, extension ) {
	return folders.flatMap( ( folder ) =>
		readdirSync( join( projectRoot, folder ), { recursive: true } )
			.filter( ( name ) => String( name ).endsWith( extension ) )
			.map( ( name ) => readFileSync( join( projectRoot, folder, String( name ) ), 'utf8' ) )
	);
}

test( 'every path, class, method and hook that a page names exists', () => {
	const php = readAll( [ 'plugin', 'theme', ...EXAMPLES ], '.php' ).join( '\n' );
	const isDefined = ( pattern ) => new RegExp( pattern ).test( php );
	const missing = [];
	for ( const page of readdirSync( FOLDER ) ) {
		const text = readFileSync( join( FOLDER, page ), 'utf8' );
		for ( const [ , code ] of text.replaceAll( /^```[\s\S]*?^```/gm, '' ).matchAll( /`([^`\n]+)`/g ) ) {
			const [ , method ] = /(?:^|::| )([a-z]\w*)\(/.exec( code ) ?? [];
			const [ , className ] = /^(?:\w+\\)*([A-Z]\w+[a-z]\w*)(?=::|$)/.exec( code ) ?? [];
			const isPath = /^(?:plugin|theme|src|tests|docs|tools)\/[\w./-]+$/.test( code );
			if (
				( isPath && ! existsSync( join( projectRoot, code ) ) ) ||
				( className && ! isDefined( `(class|interface|enum|trait) ${ className }\\b` ) ) ||
				( method && ! isDefined( `\\b${ method }\\s*\\(` ) && ! /^(?:register\w+|eval)\(/.test( code ) ) ||
				( /^courant_\w+$/.test( code ) && ! php.includes( `'${ code }'` ) )
			) {
				missing.push( `${ page }: ${ code }` );
			}
		}
	}
	assert.deepEqual( missing, [] );
} );
