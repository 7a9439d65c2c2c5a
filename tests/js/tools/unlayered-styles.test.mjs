import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unlayered } from '../../../tools/lib/webpack-unlayered.mjs';

const flat = ( css ) => unlayered( css ).replaceAll( /\s+/g, '' );

test( 'rules leave their cascade layer and become more specific by the same amount', () => {
	assert.equal(
		flat( '@layer courant.desk{.a,.b a{color:red}@media print{.a{color:blue}}}.c{margin:0}' ),
		':root:root.a,:root:root.ba{color:red}@mediaprint{:root:root.a{color:blue}}:root:root.c{margin:0}'
	);
} );

test( 'the root element, keyframes and nested rules keep their selectors', () => {
	assert.equal( flat( ':root{--a:1}' ), ':root:root:root{--a:1}' );
	assert.equal( flat( '@keyframes x{from{opacity:0}to{opacity:1}}' ), '@keyframesx{from{opacity:0}to{opacity:1}}' );
	assert.equal( flat( '@layer x{.a{&:hover{color:red}}}' ), ':root:root.a{&:hover{color:red}}' );
} );
