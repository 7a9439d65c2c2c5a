import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unmountedIslands } from '../../../tools/bench/gates.mjs';

test( 'an island that is missing, failed or never mounted is reported, because its bytes were not counted', () => {
	const ready = [ 'masthead', 'listings', 'back-to-top' ].map( ( name ) => ( { name, state: 'ready' } ) );
	assert.deepEqual( unmountedIslands( 'listing', ready ), [] );
	assert.deepEqual(
		unmountedIslands(
			'listing',
			ready.filter( ( { name } ) => name !== 'listings' )
		),
		[ 'listings (missing)' ]
	);
	assert.deepEqual(
		unmountedIslands( 'listing', [ ...ready, { name: 'share', state: 'failed' }, { name: 'video', state: '' } ] ),
		[ 'share (failed)', 'video (never mounted)' ]
	);
} );
