/** The stages that drive browsers. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { startBrowserSite } from './browser-site.mjs';
import { run } from './child.mjs';
import { runPlaywrightTests } from './playwright-runs.mjs';
import { countTap, failedInTap, failuresInTap, passedInTap, verdict } from './php-tests.mjs';
import { NO_RECORD, FlakyTestRecord } from './flaky-tests.mjs';

/** A site for several stages; it starts with the first and ends with the last. */
class SharedSite {
	#testSite;
	#users;

	constructor( environment, users, options = {} ) {
		this.environment = environment;
		this.options = options;
		this.#users = users;
	}

	async use( work ) {
		const began = Date.now();
		try {
			this.#testSite ??= startBrowserSite( this.environment, { hasStickyHeader: false, ...this.options } );
			const testSite = await this.#testSite;
			const result = await work( testSite );
			const phpErrors = testSite.phpErrors();
			return phpErrors.length === 0
				? { ...result, seconds: ( Date.now() - began ) / 1000 }
				: {
						...result,
						failed: result.failed + 1,
						output: `${ result.output }\nPHP reported:\n${ phpErrors.join( '\n' ) }`,
						seconds: ( Date.now() - began ) / 1000,
					};
		} finally {
			this.#users -= 1;
			if ( this.#users === 0 ) {
				await ( await this.#testSite )?.close();
			}
		}
	}
}

/**
 * @param {{name?: string, isWhole?: boolean, chromium?: string}} options name: of the report and of the folder in artifacts; isWhole:
 * flaky tests are recorded; chromium: path of another browser
 */
async function playwright( testSite, args, { name = 'e2e', isWhole = false, chromium } = {} ) {
	const options = {
		record: isWhole ? new FlakyTestRecord() : NO_RECORD,
		artifacts: join( root, 'artifacts/flaky' ),
	};
	return runPlaywrightTests(
		async ( requested, { isRepetition = false } = {} ) => {
			// The report of the first run has the times of all tests.
			const file = join( root, '.cache', `${ name }${ isRepetition ? '-repetition' : '' }.json` );
			rmSync( file, { force: true } );
			const env = {
				...testSite.env,
				NO_COLOR: '1',
				FORCE_COLOR: '0',
				// A trace of each test takes a tenth of the time.
				...( isWhole && ! isRepetition ? { COURANT_E2E_TRACE: 'off' } : {} ),
				...( chromium === undefined ? {} : { COURANT_CHROMIUM: chromium } ),
				COURANT_E2E_REPORT: file,
				COURANT_E2E_OUTPUT: join( root, 'artifacts', name ),
			};
			const result = await run(
				[ 'node_modules/.bin/playwright', 'test', '-c', 'tests/e2e/playwright.config.ts', ...requested ],
				{ cwd: root, env, timeout: 3000 }
			);
			const report = existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {};
			const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
			return { report, verdict: verdict( result, { passed: expected, failed: unexpected + flaky + skipped } ) };
		},
		args,
		options
	);
}

async function nodeTests( testSite, files ) {
	const result = await run(
		[
			'node',
			'--test',
			'--test-concurrency=1',
			'--test-reporter=tap',
			...files.map( ( file ) => join( 'tests/e2e/browsers', file ) ),
		],
		{ cwd: root, env: testSite.env, timeout: 900 }
	);
	return {
		...verdict( { ...result, output: failuresInTap( result.stdout ) || result.output }, countTap( result.stdout ) ),
		checks: passedInTap( result.stdout ),
		failures: failedInTap( result.stdout ),
	};
}

/** Runs tests with the tag @oldest on a separate site with the oldest WordPress. */
async function oldestTests( environment, isWhole ) {
	const testSite = new SharedSite( environment, 1, { wp: 'oldest' } );
	return testSite.use( ( running ) =>
		playwright( running, [ '--grep', '@oldest', '--workers=1' ], { name: 'e2e-oldest', isWhole } )
	);
}

/**
 * Compares the main templates with stored pictures, on a site with nothing but the demo. `--update` stores new
 * pictures.
 */
async function visualTests( environment, rest, isWhole ) {
	const testSite = new SharedSite( environment, 1, { name: 'visual' } );
	const args = rest.map( ( arg ) => ( arg === '--update' ? '--update-snapshots=all' : arg ) );
	return testSite.use( ( running ) =>
		playwright( running, [ 'visual.spec.ts', '--grep', '@visual', '--workers=1', ...args ], {
			name: 'e2e-visual',
			isWhole,
			// The browser that visitors use.
			chromium: process.env.COURANT_CHROMIUM ?? '/usr/bin/chromium',
		} )
	);
}

/** Tests a separate site that uses the packed zips, not the work tree. A whole run has a build already. */
async function packedTests( environment, isWhole ) {
	const began = Date.now();
	const made = await run( [ 'node', 'tools/pack.mjs', ...( isWhole ? [ '--no-build' ] : [] ) ], { cwd: root } );
	if ( made.code !== 0 ) {
		return { passed: 0, failed: 1, output: made.output, seconds: made.seconds };
	}
	const testSite = new SharedSite( environment, 1, { packed: true } );
	const result = await testSite.use( ( running ) => nodeTests( running, [ 'chromium.test.mjs' ] ) );
	return { ...result, seconds: ( Date.now() - began ) / 1000 };
}

export const BROWSER_TESTS = 'browser tests (Chromium; nginx, PHP-FPM, MariaDB)';

/** Tasks of the first phase: each has a separate site, except that Firefox and WebKit share one. */
function tasksBeforeBrowserTests( { all, wanted, rest, environment } ) {
	const has = ( name ) => all || wanted.includes( name );
	const journeys = new SharedSite( environment, 2, { name: 'journeys' } );
	return [
		...( has( 'browsers' )
			? [
					[ 'Firefox', 'firefox.test.mjs' ],
					[ 'WebKit', 'webkit.test.mjs' ],
				].map( ( [ browser, file ] ) => ( {
					name: `journeys in ${ browser }`,
					work: () => journeys.use( ( testSite ) => nodeTests( testSite, [ file ] ) ),
				} ) )
			: [] ),
		...( has( 'playground' )
			? [
					{
						name: 'the Playground runtime',
						slots: 1,
						work: () => nodeTests( { env: {} }, [ 'playground.test.mjs' ] ),
					},
				]
			: [] ),
		...( has( 'packed' )
			? [
					{
						name: 'main journey on the packed zips, with and without script',
						work: () => packedTests( environment, all ),
					},
				]
			: [] ),
		...( all || wanted.includes( 'oldest' )
			? [ { name: 'browser tests on the oldest WordPress', work: () => oldestTests( environment, all ) } ]
			: [] ),
		...( has( 'visual' )
			? [
					{
						name: 'visual comparison of the main templates',
						work: () => visualTests( environment, all ? [] : rest, all ),
					},
				]
			: [] ),
	];
}

/** The tests in Chromium run last, without another browser; the other suites run at the same time as the PHP tests. */
export function browserTests( { all, wanted, rest, environment } ) {
	mkdirSync( join( root, 'artifacts' ), { recursive: true } );
	const shared = new SharedSite( environment, 1 );
	const e2e = {
		name: BROWSER_TESTS,
		phase: 2,
		work: () =>
			shared.use( ( testSite ) =>
				playwright( testSite, [ '--grep-invert', '@visual', ...( all ? [] : rest ) ], { isWhole: all } )
			),
	};
	return [
		...tasksBeforeBrowserTests( { all, wanted, rest, environment } ).map( ( task ) => ( {
			phase: 1,
			slots: 2,
			...task,
		} ) ),
		...( all || wanted.includes( 'e2e' ) ? [ e2e ] : [] ),
	];
}
