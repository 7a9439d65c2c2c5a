import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot } from '../../../tools/lib/paths.mjs';

const FOLDER = join( projectRoot, 'docs/how-to' );
const EXAMPLE = /^`(tests\/fixtures\/example-plugin\/[\w.-]+)`:\n\n```\w+\n([\s\S]*?)\n```$/gm;

for ( const page of readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.md' ) ) ) {
	test( `docs/how-to/${ page } has a tested example, shown as it is`, () => {
		const text = readFileSync( join( FOLDER, page ), 'utf8' );
		const examples = [ ...text.matchAll( EXAMPLE ) ];
		for ( const [ , file, code ] of examples ) {
			assert.equal( code, readFileSync( join( projectRoot, file ), 'utf8' ).trimEnd(), file );
		}
		assert.equal(
			examples.length,
			text.split( '`tests/fixtures/example-plugin/' ).length - 1,
			'each has its code'
		);
		assert.notEqual( examples.length, 0, 'there is an example' );
		const named = [ ...text.matchAll( /`(tests\/php\/\w+\/\w+\/Added\w+Test\.php)`/g ) ];
		assert.notEqual( named.length, 0, 'the page names the test of its example' );
		named.forEach( ( [ , file ] ) => assert.ok( existsSync( join( projectRoot, file ) ), file ) );
	} );
}

test( 'every file of the example plugin is shown on a page', () => {
	const pages = readdirSync( FOLDER ).map( ( name ) => readFileSync( join( FOLDER, name ), 'utf8' ) );
	for ( const file of readdirSync( join( projectRoot, 'tests/fixtures/example-plugin' ) ) ) {
		if ( file !== 'example-plugin.php' ) {
			assert.ok(
				pages.some( ( page ) => page.includes( `tests/fixtures/example-plugin/${ file }` ) ),
				file
			);
		}
	}
} );
