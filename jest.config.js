import { createRequire } from 'node:module';
import wordpress from '@wordpress/scripts/config/jest-unit.config.js';

const { preset, ...options } = wordpress;
/** Read here, not named as `preset`: Jest would add the setup files of a preset, and no option removes one. */
const { setupFilesAfterEnv, ...defaults } = createRequire(
	createRequire( import.meta.url ).resolve( '@wordpress/scripts/package.json' )
)( `${ preset }/jest-preset` );

/**
 * Scripts of the packages, in jsdom, with the React that WordPress ships (18.3.1); extends the configuration of
 * `wp-scripts test-unit-js`. Tests of tools use the test runner of Node.
 */
export default {
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
	moduleNameMapper: { '\\.css$': '<rootDir>/tests/js/support/style.ts' },
	setupFiles: [ '<rootDir>/tests/js/support/browser.ts' ],
	restoreMocks: true,
};
