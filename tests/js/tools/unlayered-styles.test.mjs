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

test( 'lengths in rem do not become smaller under themes with a small root font size', () => {
	assert.equal(
		flat( '@layer x{.a{font-size:.875rem;margin:0 1rem -0.5rem;--gap:calc(2rem + 3px);width:10remote}}' ),
		':root:root.a{font-size:calc(.875*max(1rem,16px));margin:0max(1rem,16px)calc(-0.5*max(1rem,16px));' +
			'--gap:calc(calc(2*max(1rem,16px))+3px);width:10remote}'
	);
	// The root font size does not change media queries, but container queries, which allow no functions.
	assert.equal(
		flat( '@media (width<48rem){a{top:0}}@container x (width>=37.5rem){a{top:0}}' ),
		'@media(width<48rem){:root:roota{top:0}}@containerx(width>=600px){:root:roota{top:0}}'
	);
} );
