import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import test from 'node:test';
import wordpressJest from '@wordpress/scripts/config/jest-unit.config.js';
import wordpressWebpack from '@wordpress/scripts/config/webpack.config.js';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import jest from '../../../jest.config.js';
import { projectRoot } from '../../../tools/lib/paths.mjs';
import webpack from '../../../webpack.config.js';

const wordpressEslint = createRequire( import.meta.url ).resolve( '@wordpress/scripts/config/eslint.config.cjs' );

/** Names of the stylelint rules that a style sheet breaks. */
async function brokenStyleRules( code ) {
	const { results } = await stylelint.lint( { code, codeFilename: join( projectRoot, 'src/example/style.css' ) } );
	return results.flatMap( ( { warnings } ) => warnings.map( ( { rule } ) => rule ) );
}

test( 'stylelint applies the rules of WordPress, the standard rules and those of the project', async () => {
	assert.deepEqual( await brokenStyleRules( 'a {\n\tcolor: white;\n}\n' ), [ 'color-named' ] );
	assert.deepEqual( await brokenStyleRules( 'a {\n\tcolor: rgb(0, 0, 0);\n}\n' ), [ 'color-function-notation' ] );
	assert.deepEqual( await brokenStyleRules( 'a {\n\tmargin-left: 1px;\n}\n' ), [ 'property-disallowed-list' ] );
	assert.deepEqual( await brokenStyleRules( 'a {\n\tline-height: 1.5rem;\n}\n' ), [] );
} );

test( 'ESLint applies the translation rules of WordPress and refuses default exports in scripts of the packages', async () => {
	const { rules } = await new ESLint( { cwd: projectRoot } ).calculateConfigForFile( 'src/shared/admin/controls.ts' );
	for ( const rule of [
		'i18n-text-domain',
		'i18n-no-variables',
		'i18n-no-placeholders-only',
		'i18n-no-collapsible-whitespace',
		'i18n-ellipsis',
		'i18n-translator-comments',
		'valid-sprintf',
	] ) {
		assert.equal( rules[ `@wordpress/${ rule }` ]?.[ 0 ], 2, rule );
	}
	assert.equal( rules[ 'no-restricted-syntax' ]?.[ 0 ], 2 );
} );

test( 'ESLint keeps every rule of wp-scripts lint-js, except those that the project names', async () => {
	const file = join( projectRoot, 'src/shared/admin/controls.ts' );
	const theirs = await new ESLint( { cwd: projectRoot, overrideConfigFile: wordpressEslint } ).calculateConfigForFile(
		file
	);
	const { rules } = await new ESLint( { cwd: projectRoot } ).calculateConfigForFile( file );
	const isOn = ( rule ) => ( rule?.[ 0 ] ?? 0 ) !== 0;
	// typescript-eslint replaces some rules by its own of the same name.
	const off = Object.keys( theirs.rules ).filter(
		( name ) =>
			isOn( theirs.rules[ name ] ) && ! isOn( rules[ name ] ) && ! isOn( rules[ `@typescript-eslint/${ name }` ] )
	);
	const config = readFileSync( join( projectRoot, 'eslint.config.mjs' ), 'utf8' );
	assert.deepEqual(
		off.filter( ( name ) => ! new RegExp( `\\b${ name.replace( /^@/, '' ) }'?: 'off'` ).test( config ) ),
		[]
	);
} );

test( 'ESLint refuses values of React in wp-admin, except useRef and types', async () => {
	const imports = async ( line ) => {
		const [ { messages } ] = await new ESLint( { cwd: projectRoot } ).lintText( `${ line }\n`, {
			filePath: 'src/shared/admin/controls.ts',
		} );
		return messages.filter( ( { ruleId } ) => ruleId === '@typescript-eslint/no-restricted-imports' ).length;
	};
	assert.equal( await imports( "export { useState } from 'react';" ), 1 );
	assert.equal( await imports( "export { createRoot } from 'react-dom/client';" ), 1 );
	assert.equal( await imports( "export { useState } from '@wordpress/element';" ), 0 );
	assert.equal( await imports( "export { useRef } from 'react';" ), 0 );
	assert.equal( await imports( "export type { ReactElement } from 'react';" ), 0 );
} );

test( 'Jest keeps every option of wp-scripts that the project does not set', () => {
	const { preset, ...options } = wordpressJest;
	assert.ok( preset.startsWith( '@wordpress/' ) );
	const own = [ 'transform', 'setupFiles', 'setupFilesAfterEnv', 'testMatch', 'moduleNameMapper' ];
	for ( const [ name, value ] of Object.entries( options ) ) {
		if ( ! own.includes( name ) ) {
			assert.deepEqual( jest[ name ], value, name );
		}
	}
	assert.equal( jest.testEnvironment, 'jsdom' );
} );

test( 'webpack keeps every option of wp-scripts that the project does not set', () => {
	// Each has its reason in webpack.config.js.
	const own = [ 'target', 'devServer', 'output', 'resolve', 'module', 'optimization', 'stats', 'entry', 'plugins' ];
	for ( const config of webpack ) {
		for ( const [ name, value ] of Object.entries( wordpressWebpack ) ) {
			if ( ! own.includes( name ) ) {
				assert.deepEqual( config[ name ], value, `${ config.name }: ${ name }` );
			}
		}
		assert.deepEqual( config.resolve.extensions, wordpressWebpack.resolve.extensions );
		assert.equal( config.resolve.alias[ 'lodash-es' ], wordpressWebpack.resolve.alias[ 'lodash-es' ] );
		assert.equal( config.optimization.concatenateModules, wordpressWebpack.optimization.concatenateModules );
		assert.equal( config.output.clean, undefined, 'several configurations write to one folder' );
	}
} );

test( 'wp-scripts build makes no source maps, wp-scripts start does', () => {
	const program =
		"import configs from './webpack.config.js'; console.log(JSON.stringify([...new Set(configs.map(({ mode, devtool }) => `${mode} ${devtool}`))]))";
	const modes = ( NODE_ENV ) =>
		JSON.parse(
			execFileSync( process.execPath, [ '--input-type=module', '--eval', program ], {
				cwd: projectRoot,
				env: { ...process.env, NODE_ENV },
			} )
		);
	assert.deepEqual( modes( 'production' ), [ 'production false' ] );
	assert.deepEqual( modes( 'development' ), [ 'development source-map' ] );
} );
