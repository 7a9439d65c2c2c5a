/** Validates the structured data of eight kinds of openings by the rules of search engines. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { projectRoot as root } from '../../../tools/lib/paths.mjs';
import { findStructuredDataErrors } from '../../../tools/lib/structured-data.mjs';

const folder = join( root, 'tests/fixtures/jobs/postings' );
const files = readdirSync( folder ).filter( ( file ) => file.endsWith( '.json' ) );

const errorsOf = async ( posting ) => {
	// The validator accepts only one location: each of several is validated separately.
	const shown = [ posting.jobLocation ].flat().map( ( jobLocation ) => ( { ...posting, jobLocation } ) );
	return findStructuredDataErrors( 'JobPosting', shown );
};

test( 'there are eight shapes', () => assert.equal( files.length, 8 ) );

for ( const file of files ) {
	test( `the structured data of an opening is valid: ${ file.replace( '.json', '' ) }`, async () => {
		assert.deepEqual( await errorsOf( JSON.parse( readFileSync( join( folder, file ), 'utf8' ) ) ), [] );
	} );
}

test( 'the validator rejects invalid data', async () => {
	const posting = JSON.parse( readFileSync( join( folder, files[ 0 ] ), 'utf8' ) );
	delete posting.title;
	assert.ok( ( await errorsOf( posting ) ).length > 0 );
} );
