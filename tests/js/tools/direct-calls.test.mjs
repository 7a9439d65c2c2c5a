import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directCalls } from '../../../tools/lib/webpack-assets.mjs';

test( "calls of the page's globals become method calls, and other expressions stay", () => {
	assert.equal(
		directCalls( '(0,external_courantKit_.jsx)("p",{}); a=(0, external_React_.useState)(1)' ),
		'external_courantKit_.jsx("p",{}); a=external_React_.useState(1)'
	);
	for ( const kept of [ '(0,own.call)(1)', '(0,external_courantKit_.jsx)', '[(0,external_React_.x),1]' ] ) {
		assert.equal( directCalls( kept ), kept );
	}
} );
