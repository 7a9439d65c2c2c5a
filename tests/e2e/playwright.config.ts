import { defineConfig } from '@playwright/test';
import { headlessShell } from './support/browsers';

/** Factor of all timeouts: COURANT_CPU slows pages down (support/test.ts). */
const timeoutFactor = Math.max( 1, Number( process.env[ 'COURANT_CPU' ] ?? 1 ) / 2 );

/** Debian's Chromium; the addresses come from `npm test -- e2e`, which starts the site. */
export default defineConfig( {
	testDir: '.',
	testMatch: '*.spec.ts',
	outputDir: process.env[ 'COURANT_E2E_OUTPUT' ] ?? '../../artifacts/e2e',
	forbidOnly: true,
	fullyParallel: false,
	workers: 2,
	retries: 0,
	timeout: 60_000 * timeoutFactor,
	snapshotPathTemplate: 'references/{arg}{ext}',
	expect: {
		timeout: 10_000 * timeoutFactor,
		// docs/testing.md, "Visual comparison".
		toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 200, animations: 'disabled', caret: 'hide', scale: 'css' },
	},
	reporter: [
		[ 'line' ],
		[ 'json', { outputFile: process.env[ 'COURANT_E2E_REPORT' ] ?? '../../.cache/e2e.json' } ],
	],
	use: {
		baseURL: process.env[ 'COURANT_URL' ] ?? 'http://127.0.0.1:8888',
		viewport: { width: 1280, height: 800 },
		locale: 'en-GB',
		timezoneId: 'Europe/London',
		screenshot: 'only-on-failure',
		// tools/lib/playwright-runs.mjs copies it. Snapshots would run a script in sandboxed frames, which Chromium
		// reports as an error; screenshots take time.
		trace: {
			mode: process.env[ 'COURANT_E2E_TRACE' ] === 'off' ? 'off' : 'retain-on-failure',
			screenshots: false,
			snapshots: false,
			sources: false,
		},
		launchOptions: headlessShell,
	},
} );
