import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredProperties, themed } from '../../../tools/lib/webpack-themed.mjs';

const DECLARED = new Set( [ '--courant-accent', '--courant-sans' ] );
const withTheme = ( css ) => themed( css, DECLARED );

test( 'properties of the theme need no fallbacks', () => {
	assert.equal(
		withTheme(
			'.a{color:var(--courant-accent,light-dark(#fff,rgb(0 0 0/9%)));font:1rem var(--courant-sans, serif)}'
		),
		'.a{color:var(--courant-accent);font:1rem var(--courant-sans)}'
	);
	assert.equal(
		withTheme( '.a{color:var(--mine,var(--courant-accent,red)) var(--other,blue)}' ),
		'.a{color:var(--mine,var(--courant-accent)) var(--other,blue)}'
	);
} );

test( 'box-sizing and declarations that a condition repeats are omitted', () => {
	assert.equal( withTheme( '.a{box-sizing:border-box;margin:0}' ), '.a{margin:0}' );
	assert.equal(
		withTheme(
			'.a{--x:var(--courant-accent,red);--y:red}' +
				'@supports (color:light-dark(#000,#fff)){.a{--x:var(--courant-accent,light-dark(red,blue));--y:light-dark(red,blue)}}'
		),
		'.a{--x:var(--courant-accent);--y:red}@supports (color:light-dark(#000,#fff)){.a{--y:light-dark(red,blue)}}'
	);
} );

test( 'rules for elements of other themes are omitted', () => {
	assert.equal( withTheme( '.hfeed.site{margin:0}.a,.hfeed a{margin:0}' ), '.a,.hfeed a{margin:0}' );
} );

test( 'only properties that the theme always declares count', () => {
	assert.deepEqual(
		[
			...declaredProperties(
				'@layer x{:root{--a:1;color:red}@media print{:root{--b:1}}@supports (a:b){:root{--a:2;--c:1}}.d{--d:1}}'
			),
		],
		[ '--a' ]
	);
} );
