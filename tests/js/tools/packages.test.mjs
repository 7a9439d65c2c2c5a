import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { projectRoot } from '../../../tools/lib/paths.mjs';

/** Required packages, each with a pattern of code that uses it. */
const PACKAGES = {
	'@wordpress/scripts': [ 'package.json', /"build": "wp-scripts build"/ ],
	'@wordpress/element': [ 'src', /from '@wordpress\/element'/ ],
	'@wordpress/api-fetch': [ 'src', /from '@wordpress\/api-fetch'/ ],
	react: [ 'src', /from 'react'/ ],
	'react-dom': [ 'src', /from 'react-dom(\/client)?'/ ],
	'js-cookie': [ 'src', /from 'js-cookie'/ ],
	jest: [ 'jest.config.js', /from '@wordpress\/scripts\/config\/jest-unit\.config\.js'/ ],
	'@wordpress/env': [ 'tools', /'@wordpress', 'env'/ ],
	'@playwright/test': [ 'tests', /from '@playwright\/test'/ ],
};

/** Returns the packages that package.json does not contain or that no code uses. */
function missing( manifest, files, packages = PACKAGES ) {
	return Object.entries( packages ).flatMap( ( [ name, [ folder, use ] ] ) => {
		const version = manifest.devDependencies?.[ name ];
		const isUsed = files.some(
			( file ) => ( file.name === folder || file.name.startsWith( `${ folder }/` ) ) && use.test( file.text )
		);
		return [
			...( version === undefined ? [ `${ name } is missing in package.json` ] : [] ),
			...( version !== undefined && ! /^\d+\.\d+\.\d+$/.test( version )
				? [ `${ name } has no exact version` ]
				: [] ),
			...( isUsed ? [] : [ `${ name } is used nowhere in ${ folder }` ] ),
		];
	} );
}

const manifest = JSON.parse( readFileSync( join( projectRoot, 'package.json' ), 'utf8' ) );

const files = execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard', '-z' ], {
	cwd: projectRoot,
	maxBuffer: 1 << 26,
} )
	.toString()
	.split( '\0' )
	.filter( ( name ) => /^(src|tools|tests)\/.*\.([mc]?js|tsx?)$|^[\w.]+\.js(on)?$/.test( name ) )
	.filter( ( name ) => ! name.endsWith( 'packages.test.mjs' ) && existsSync( join( projectRoot, name ) ) )
	.map( ( name ) => ( { name, text: readFileSync( join( projectRoot, name ), 'utf8' ) } ) );

test( 'package.json names the packages that the project is built on, and each is used', () => {
	assert.deepEqual( missing( manifest, files ), [] );
} );

test( 'a package that is missing, unused or without an exact version is reported', () => {
	const packages = { left: [ 'src', /from 'left'/ ], right: [ 'src', /from 'right'/ ], loose: [ 'src', /from/ ] };
	const found = missing(
		{ devDependencies: { right: '1.0.0', loose: '^1.0.0' } },
		[ { name: 'src/a.ts', text: "import a from 'left';" } ],
		packages
	);
	assert.deepEqual( found, [
		'left is missing in package.json',
		'right is used nowhere in src',
		'loose has no exact version',
	] );
} );

test( 'wp-scripts builds, watches, lints, formats and runs unit tests', () => {
	const used = Object.values( manifest.scripts )
		.map( ( script ) => /^wp-scripts ([\w-]+)/.exec( script )?.[ 1 ] )
		.filter( Boolean );
	for ( const command of [ 'build', 'start', 'lint-js', 'lint-style', 'test-unit-js', 'format' ] ) {
		assert.ok( used.includes( command ), `no npm script runs wp-scripts ${ command }` );
	}
} );

test( 'wp-admin code calls REST through api-fetch, and no code reads window.wp.element or window.wp.apiFetch', () => {
	const direct = files
		.filter( ( { name, text } ) => name.startsWith( 'src/' ) && /\bwp\??\.(element|apiFetch)\b/.test( text ) )
		.map( ( { name } ) => name );
	assert.deepEqual( direct, [] );
} );

test( 'code of src has no casts through unknown or any, and no ambient types of packages', () => {
	const found = files
		.filter(
			( { name, text } ) => name.startsWith( 'src/' ) && /\bas (unknown as|any)\b|\bdeclare module\b/.test( text )
		)
		.map( ( { name } ) => name );
	assert.deepEqual( found, [] );
} );
