import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compact } from '../../../tools/lib/webpack-assets.mjs';

test( 'adjacent blocks of the same cascade layer are joined, others keep their order', () => {
	assert.equal(
		compact( '@layer x{.a{top:0}\n}@layer x{.b{top:0}}@layer y{.c{top:0}}.d{top:0}@layer y{.e{top:0}}' ),
		'@layer x{.a{top:0}.b{top:0}}@layer y{.c{top:0}}.d{top:0}@layer y{.e{top:0}}'
	);
	assert.equal( compact( '@layer x;@layer x{.a{top:0}}' ), '@layer x;@layer x{.a{top:0}}' );
} );

test( 'spaces in values are removed, except in strings and in calculations', () => {
	assert.equal(
		compact( '.a{--b: max(1px, 2vw);content:"a, b / c" / "";width:calc(1px + 2px);grid-area:1 / 2}' ),
		'.a{--b:max(1px,2vw);content:"a, b / c"/"";width:calc(1px + 2px);grid-area:1/2}'
	);
} );
