import { createRequire } from 'node:module';
import wordpress from '@wordpress/scripts/config/jest-unit.config.js';

const { preset, reporters, ...options } = wordpress;
/** Read here, not named as `preset`: Jest would add the setup files of a preset, and no option removes one. */
const { setupFilesAfterEnv, ...defaults } = createRequire(
	createRequire( import.meta.url ).resolve( '@wordpress/scripts/package.json' )
)( `${ preset }/jest-preset` );

const config = {
	...defaults,
	...options,
	// Without @wordpress/jest-console: tests of messages in the console use spies, and `restoreMocks` removes them.
	setupFilesAfterEnv: setupFilesAfterEnv.filter( ( file ) => ! file.endsWith( 'setup-test-framework.js' ) ),
	roots: [ '<rootDir>/tests/js' ],
	testMatch: [ '**/*.test.ts', '**/*.test.tsx' ],
	// SWC compiles TypeScript without a Babel configuration.
	transform: {
		'\\.[jt]sx?$': [
			'@swc/jest',
			{
				jsc: {
					target: 'es2020',
					parser: { syntax: 'typescript', tsx: true },
					transform: { react: { runtime: 'automatic' } },
				},
			},
		],
	},
	moduleNameMapper: {
		'\\.css$': '<rootDir>/tests/js/support/style.ts',
		'^@wordpress/notices$': '<rootDir>/tests/js/support/core-notices.ts',
	},
	setupFiles: [ '<rootDir>/tests/js/support/browser.ts' ],
	restoreMocks: true,
};

/** Tests of public scripts that run again with React 19: everything that React renders or hydrates. */
const REACT_19_TESTS = [ 'applications', 'listings', 'shared', 'table-of-contents', 'theme', 'video' ].map(
	( folder ) =>
		`<rootDir>/tests/js/${ folder }/{crash,dialog,feedback,hydrat,island,rendering,retry,styled}*.test.{ts,tsx}`
);

/**
 * Scripts of the packages, in jsdom, with the React that WordPress ships (18.3.1), and those of public pages with
 * React 19 too; extends the configuration of `wp-scripts test-unit-js`. Tests of tools use the test runner of Node.
 */
export default {
	...config,
	reporters,
	// The first test of a screen loads the packages of wp-admin, which takes seconds on a machine with other work.
	testTimeout: 30_000,
	projects: [
		{ ...config, displayName: 'React 18' },
		{
			...config,
			displayName: 'React 19',
			testMatch: REACT_19_TESTS,
			moduleNameMapper: {
				...config.moduleNameMapper,
				// The runtime of the public bundles (webpack.config.js), on top of the page's React.
				'^react/jsx-runtime$': '<rootDir>/src/shared/frontend/jsx-runtime-development.ts',
				'^react$': 'react-19',
				'^react-dom$': 'react-dom-19',
				'^react-dom/(.*)$': 'react-dom-19/$1',
			},
		},
	],
};
