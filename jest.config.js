/** Scripts of the packages, in jsdom, with the React that WordPress ships (18.3.1). Tools have node's own runner. */
export default {
	testEnvironment: 'jsdom',
	roots: [ '<rootDir>/tests/js' ],
	testMatch: [ '**/*.test.ts', '**/*.test.tsx' ],
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
