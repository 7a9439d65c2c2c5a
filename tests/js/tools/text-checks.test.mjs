import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import stylelint from 'stylelint';
import {
	fragments,
	lockfile,
	registryHosts,
	suppressions,
	tooLong,
	unfinished,
} from '../../../tools/lib/text-checks.mjs';
import { mayImport, moduleFolder } from '../../support/eslint/courant.mjs';

const file = ( name, text ) => [ { name, text } ];

test( 'a source file of more than 300 lines is reported, a fixture and a generated file are not', () => {
	assert.deepEqual( tooLong( file( 'plugin/src/A.php', 'x\n'.repeat( 300 ) ) ), [] );
	assert.equal( tooLong( file( 'plugin/src/A.php', 'x\n'.repeat( 301 ) ) ).length, 1 );
	assert.deepEqual( tooLong( file( 'tests/fixtures/a.php', 'x\n'.repeat( 301 ) ) ), [] );
	assert.deepEqual( tooLong( file( 'src/shared/config/generated.ts', 'x\n'.repeat( 301 ) ) ), [] );
} );

test( 'the host of a registry is reported anywhere', () => {
	const host = [ 'registry', 'npm' + 'js', 'org' ].join( '.' );
	assert.deepEqual( registryHosts( file( 'README.md', `one\nget it from https://${ host }/x` ) ), [
		'README.md:2: names the host of a package registry',
	] );
	assert.deepEqual( registryHosts( file( 'README.md', 'npm ci' ) ), [] );
} );

test( 'a lockfile with a resolved URL is reported, and so is any composer.lock', () => {
	assert.equal(
		lockfile( file( 'package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0","resolved":"x"}}}' ) )
			.length,
		1
	);
	assert.deepEqual(
		lockfile( file( 'package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}' ) ),
		[]
	);
	assert.equal( lockfile( file( 'composer.lock', '{}' ) ).length, 1 );
} );

test( 'a suppression is reported unless its reason is next to it', () => {
	const ignore = '@phpstan-' + 'ignore argument.type';
	assert.equal( suppressions( file( 'a.php', `// ${ ignore }` ) ).length, 1 );
	assert.deepEqual(
		suppressions( file( 'a.php', `// ${ ignore } -- the stubs declare string, core gives null` ) ),
		[]
	);
	assert.equal( suppressions( file( 'a.test.ts', 'test.' + "skip('x', () => {});" ) ).length, 1 );
} );

test( 'unfinished marks are reported', () => {
	assert.equal( unfinished( file( 'a.ts', '// TO' + 'DO later' ) ).length, 1 );
	assert.deepEqual( unfinished( file( 'a.ts', '// a todolist widget' ) ), [] );
} );

test( 'a module imports shared code and itself, shared code imports no module', () => {
	assert.equal( moduleFolder( '/p/src/listings/frontend/model.ts', '/p/src' ), 'listings/frontend' );
	assert.equal( moduleFolder( '/p/src/openings/admin/editor/index.tsx', '/p/src' ), 'openings/admin' );
	assert.equal( moduleFolder( '/p/src/entries.mjs', '/p/src' ), undefined );
	assert.equal( moduleFolder( '/p/tools/lib/a.mjs', '/p/src' ), undefined );
	for ( const [ from, to, allowed ] of [
		[ 'listings/frontend', 'listings/frontend', true ],
		[ 'listings/frontend', 'shared/frontend', true ],
		[ 'listings/frontend', 'shared/config', true ],
		[ undefined, 'listings/frontend', true ],
		[ 'listings/frontend', 'openings/frontend', false ],
		[ 'listings/frontend', 'shared/admin', false ],
		[ 'applications/frontend', 'application-forms/frontend', true ],
		[ 'application-forms/frontend', 'applications/frontend', false ],
		[ 'listings/admin', 'listings/frontend', true ],
		[ 'listings/frontend', 'listings/admin', false ],
		[ 'listings/admin', 'shared/admin', true ],
		[ 'listings/admin', 'openings/admin', false ],
		[ 'shared/frontend', 'listings/frontend', false ],
		[ 'shared/loader', 'shared/frontend', true ],
		[ 'shared/frontend', 'shared/config', true ],
		[ 'shared/config', 'shared/frontend', false ],
		[ 'shared/admin', 'shared/frontend', true ],
	] ) {
		assert.equal( mayImport( from, to ), allowed, `${ from } -> ${ to }` );
	}
} );

test( 'ESLint applies both rules of this project to src', async () => {
	const { courant } = await import( '../../support/eslint/courant.mjs' );
	const eslint = new ESLint( {
		overrideConfigFile: true,
		overrideConfig: [
			{
				files: [ '**/*.jsx' ],
				plugins: { courant },
				languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
				rules: { 'courant/boundaries': 'error', 'courant/one-text-child': 'error' },
			},
		],
	} );
	const rules = async ( code ) =>
		( await eslint.lintText( code, { filePath: 'src/listings/frontend/x.jsx' } ) )[ 0 ].messages.map(
			( { ruleId } ) => ruleId
		);
	assert.deepEqual( await rules( "import '../../applications/frontend/model';" ), [ 'courant/boundaries' ] );
	assert.deepEqual( await rules( "export { a } from '../../applications/frontend/model';" ), [
		'courant/boundaries',
	] );
	assert.deepEqual( await rules( "import('../../applications/frontend/model');" ), [ 'courant/boundaries' ] );
	assert.deepEqual( await rules( "import '../../shared/frontend/http'; import './model';" ), [] );
	assert.deepEqual( await rules( 'export const A = (b) => <p>{b} jobs</p>;' ), [ 'courant/one-text-child' ] );
	assert.deepEqual( await rules( 'export const A = (b, c) => <p>{b} {c}</p>;' ), [ 'courant/one-text-child' ] );
	assert.deepEqual( await rules( 'export const A = (b) => <p>{`${b} jobs`}</p>;' ), [] );
	assert.deepEqual( await rules( 'export const A = (b) => <p>\n<b>{b}</b>\n<i>x</i>\n</p>;' ), [] );
} );

test( 'Stylelint reports physical sides', async () => {
	const rules = async ( code ) =>
		( await stylelint.lint( { code, configFile: 'stylelint.config.mjs' } ) ).results[ 0 ].warnings.map(
			( { rule } ) => rule
		);
	assert.deepEqual( await rules( 'a {\n\tmargin-left: 1px;\n}\n' ), [ 'property-disallowed-list' ] );
	assert.deepEqual( await rules( 'a {\n\ttext-align: left;\n}\n' ), [
		'declaration-property-value-disallowed-list',
	] );
	assert.deepEqual( await rules( 'a {\n\tmargin-inline-start: 1px;\n}\n' ), [] );
} );

test( 'a text that is concatenated from parts is reported', () => {
	assert.equal( fragments( file( 'src/a.tsx', "const to = `${__('To:', 'courant-desk')} ${email}`;" ) ).length, 1 );
	assert.equal( fragments( file( 'src/a.tsx', "label={__(' the note of %s', 'courant-desk')}" ) ).length, 1 );
	assert.equal(
		fragments( file( 'plugin/src/A.php', "$printLine(__('Folder:', 'courant-desk') . ' ' . $path);" ) ).length,
		1
	);
	assert.deepEqual( fragments( file( 'src/a.tsx', "sprintf(__('To: %s', 'courant-desk'), email)" ) ), [] );
	assert.deepEqual( fragments( file( 'plugin/src/A.php', "esc_html__('Title:', 'courant-desk')," ) ), [] );
} );
