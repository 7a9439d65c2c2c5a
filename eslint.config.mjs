import { createRequire } from 'node:module';
import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { courant } from './tests/support/eslint/courant.mjs';

/** The plugin of `wp-scripts lint-js`, which installs it. */
const wordpress = createRequire( createRequire( import.meta.url ).resolve( '@wordpress/scripts/package.json' ) )(
	'@wordpress/eslint-plugin'
);

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
	js.configs.recommended,
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
		files: [ '**/*.{ts,tsx}' ],
		extends: [ tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked ],
		languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
		rules: {
			'@typescript-eslint/restrict-template-expressions': [ 'error', { allowNumber: true } ],
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/no-confusing-void-expression': [
				'error',
				{ ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
			],
			'@typescript-eslint/dot-notation': [ 'error', { allowIndexSignaturePropertyAccess: true } ],
			'@typescript-eslint/consistent-indexed-object-style': 'off',
			'no-restricted-syntax': [
				'error',
				{ selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
			],
		},
	},
	...wordpress.configs.i18n.map( ( config ) => ( { ...config, files: [ 'src/**/*.{ts,tsx}' ] } ) ),
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
			'no-restricted-syntax': [
				'error',
				{ selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
				{
					selector:
						':matches(VariableDeclarator[id.name=/^[A-Z]/] > ArrowFunctionExpression, FunctionDeclaration[id.name=/^[A-Z]/]) > ObjectPattern.params:first-child > Property[key.name=/^(key|ref)$/]',
					message: 'React keeps `key` and `ref` for itself: a component never receives them.',
				},
			],
		},
	},
	{ files: [ 'tests/e2e/playwright.config.ts', '*.d.ts' ], rules: { 'no-restricted-syntax': 'off' } }
);
