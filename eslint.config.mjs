import js from '@eslint/js';
import wordpress from '@wordpress/scripts/config/eslint.config.cjs';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { courant } from './tests/support/eslint/courant.mjs';

/** Rules of all React components; a later `no-restricted-syntax` replaces an earlier one. */
const COMPONENT_SYNTAX = [
	{ selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
	{
		selector:
			':matches(VariableDeclarator[id.name=/^[A-Z]/] > ArrowFunctionExpression, FunctionDeclaration[id.name=/^[A-Z]/]) > ObjectPattern.params:first-child > Property[key.name=/^(key|ref)$/]',
		message: 'React keeps `key` and `ref` for itself: a component never receives them.',
	},
];

/** docs/decisions/0025-one-foundation-for-wp-admin-screens.md */
const ADMIN_SYNTAX = [
	'JSXOpeningElement[name.name=/^(input|select|textarea|button)$/]:not(:has(JSXAttribute[name.name="type"][value.value="hidden"]))',
	'CallExpression[callee.name="createElement"] > Literal.arguments:first-child[value=/^(input|select|textarea|button)$/]',
].map( ( selector ) => ( { selector, message: "wp-admin uses the controls of '@wordpress/components'." } ) );

/** Rules of wp-scripts that do not fit this project. */
const OTHER_DECISIONS = {
	// Prettier runs on its own, also over files that ESLint does not read.
	'prettier/prettier': 'off',
	// TypeScript has parameters and types; a comment describes what they do not contain.
	'jsdoc/require-param': 'off',
	'jsdoc/check-param-names': 'off',
	'jsdoc/check-line-alignment': 'off',
	'jsdoc/check-tag-names': 'off',
	'jsdoc/check-types': 'off',
	'jsdoc/valid-types': 'off',
	// Packages of WordPress are script handles of the site; src/shared/admin/packages has types for those without.
	'import/no-extraneous-dependencies': 'off',
	// For code in the frame of the block editor; our screens have no frames.
	'@wordpress/no-global-active-element': 'off',
	// Our hooks around `useSelect` pass its dependencies on.
	'react-hooks/exhaustive-deps': [ 'warn', {} ],
	// Deletions are confirmed in the browser's own dialog, which is accessible without a script.
	'no-alert': 'off',
	// Names of stored data have underscores.
	camelcase: 'off',
	// Comments name the browser's globals in functions that run in a page.
	'no-redeclare': [ 'error', { builtinGlobals: false } ],
	// Bit sets, and chains of conditions that Prettier indents.
	'no-bitwise': 'off',
	'no-nested-ternary': 'off',
	// TypeScript reports a variable that is used before it has a value.
	'no-shadow': 'off',
	'@typescript-eslint/no-shadow': 'off',
	'@wordpress/no-unused-vars-before-return': 'off',
	'@typescript-eslint/method-signature-style': 'off',
	'object-shorthand': 'off',
	'no-unused-expressions': 'off',
};

export default tseslint.config(
	{
		ignores: [
			'build/',
			'plugin/build/',
			'theme/build/',
			'dist/',
			'vendor/',
			'node_modules/',
			'.cache/',
			'.site/',
			'artifacts/',
			'**/fixtures/',
			'src/shared/config/generated.ts',
		],
	},
	...wordpress,
	js.configs.recommended,
	{ rules: OTHER_DECISIONS },
	// `use()` of Playwright's fixtures is no hook.
	{ files: [ 'tests/**', 'tools/**' ], rules: { 'react-hooks/rules-of-hooks': 'off' } },
	{
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: { eqeqeq: 'error', 'no-console': 'off', 'prefer-const': 'error', 'no-var': 'error' },
	},
	{
		files: [ '**/*.{mjs,js,cjs}' ],
		languageOptions: { globals: globals.node },
		rules: { 'no-unused-vars': [ 'error', { argsIgnorePattern: '^_' } ] },
	},
	{ files: [ 'tests/e2e/browsers/**/*.mjs' ], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
	{
		files: [ 'theme/**/*.js', 'plugin/**/*.js' ],
		languageOptions: { globals: globals.browser, sourceType: 'script' },
	},
	{
		files: [ '**/*.{ts,tsx,mts}' ],
		extends: [ tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked ],
		languageOptions: {
			parserOptions: {
				// No TypeScript project includes the types of tools.
				projectService: { allowDefaultProject: [ 'tools/lib/*.d.mts' ] },
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			'@typescript-eslint/restrict-template-expressions': [ 'error', { allowNumber: true } ],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-confusing-void-expression': [
				'error',
				{ ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
			],
			'@typescript-eslint/dot-notation': [ 'error', { allowIndexSignaturePropertyAccess: true } ],
			'@typescript-eslint/consistent-indexed-object-style': 'off',
			// docs/decisions/0025-one-foundation-for-wp-admin-screens.md. `as const` is no cast.
			'@typescript-eslint/consistent-type-assertions': [ 'error', { assertionStyle: 'never' } ],
			'no-restricted-syntax': [
				'error',
				{ selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
			],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		rules: {
			'@wordpress/i18n-text-domain': [ 'error', { allowedTextDomain: [ 'courant-desk', 'courant' ] } ],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		plugins: { courant },
		languageOptions: { globals: globals.browser },
		rules: {
			'courant/boundaries': 'error',
			'no-console': [ 'error', { allow: [ 'info', 'warn', 'error' ] } ],
			'max-lines-per-function': [ 'error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true } ],
		},
	},
	{
		files: [ 'tools/**/*.mjs' ],
		rules: {
			'max-lines-per-function': [ 'error', { max: 60, skipBlankLines: true, skipComments: true, IIFEs: true } ],
		},
	},
	{
		files: [ 'src/**/admin/**/*.{ts,tsx}' ],
		rules: {
			// Types may come from 'react', and `useRef`: the rules of react-hooks recognize refs by that import only.
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{
					paths: [
						{
							name: 'react',
							allowImportNames: [ 'useRef' ],
							allowTypeImports: true,
							message: "wp-admin uses '@wordpress/element'.",
						},
						{ name: 'react-dom', message: "wp-admin uses '@wordpress/element'." },
						{ name: 'react-dom/client', message: "wp-admin uses '@wordpress/element'." },
					],
				},
			],
		},
	},
	{
		files: [ 'src/**/*.tsx' ],
		extends: [ reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict ],
		plugins: { courant },
		rules: {
			'courant/one-text-child': 'error',
			'jsx-a11y/label-has-associated-control': [ 'error', { assert: 'either' } ],
			'no-restricted-syntax': [ 'error', ...COMPONENT_SYNTAX ],
		},
	},
	{
		files: [ 'src/*/admin/**/*.tsx' ],
		rules: { 'no-restricted-syntax': [ 'error', ...COMPONENT_SYNTAX, ...ADMIN_SYNTAX ] },
	},
	{ files: [ 'tests/e2e/playwright.config.ts', '*.d.ts' ], rules: { 'no-restricted-syntax': 'off' } }
);
