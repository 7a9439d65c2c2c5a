/** The stages that drive browsers. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { startBrowserLab } from './browser-lab.mjs';
import { run } from './child.mjs';
import { playJourneys } from './journeys.mjs';
import { countTap, failuresInTap, passedInTap, verdict } from './php-tests.mjs';
import { NO_RECORD, UnsteadyRecord } from './unsteady.mjs';

/** One lab for all stages that use the work tree; it starts with the first and ends with the last. */
class SharedLab {
	#lab;
	#users;

	constructor( laboratory, users, options = {} ) {
		this.laboratory = laboratory;
		this.options = options;
		this.#users = users;
	}

	async use( work ) {
		const began = Date.now();
		try {
			this.#lab ??= startBrowserLab( this.laboratory, this.options );
			const lab = await this.#lab;
			const result = await work( lab );
			const complaints = lab.complaints();
			return complaints.length === 0
				? { ...result, seconds: ( Date.now() - began ) / 1000 }
				: {
						...result,
						failed: result.failed + 1,
						output: `${ result.output }\nPHP complained:\n${ complaints.join( '\n' ) }`,
						seconds: ( Date.now() - began ) / 1000,
					};
		} finally {
			this.#users -= 1;
			if ( this.#users === 0 ) {
				await ( await this.#lab )?.close();
			}
		}
	}
}

/**
 * @param {{name?: string, isWhole?: boolean, chromium?: string}} options name: of the report and of the folder in artifacts; isWhole:
 * unsteady journeys are remembered; chromium: path of another browser
 */
async function playwright( lab, args, { name = 'e2e', isWhole = false, chromium } = {} ) {
	const file = join( root, '.cache', `${ name }.json` );
	const options = {
		record: isWhole ? new UnsteadyRecord() : NO_RECORD,
		artifacts: join( root, 'artifacts/unsteady' ),
	};
	return playJourneys(
		async ( requested, { isRepetition = false } = {} ) => {
			rmSync( file, { force: true } );
			const env = {
				...lab.env,
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

async function nodeTests( lab, files ) {
	const result = await run(
		[
			'node',
			'--test',
			'--test-concurrency=1',
			'--test-reporter=tap',
			...files.map( ( file ) => join( 'tests/e2e/browsers', file ) ),
		],
		{ cwd: root, env: lab.env, timeout: 900 }
	);
	return {
		...verdict( { ...result, output: failuresInTap( result.stdout ) || result.output }, countTap( result.stdout ) ),
		checks: passedInTap( result.stdout ),
	};
}

/** Journeys with the tag @oldest, on a site of their own with the oldest WordPress. */
async function oldestTests( laboratory, isWhole ) {
	const lab = new SharedLab( laboratory, 1, { wp: 'oldest' } );
	return lab.use( ( running ) =>
		playwright( running, [ '--grep', '@oldest', '--workers=1' ], { name: 'e2e-oldest', isWhole } )
	);
}

/**
 * Compares the main templates with stored pictures, on a site with nothing but the demo. `--update` stores new
 * pictures.
 */
async function visualTests( laboratory, rest, isWhole ) {
	const lab = new SharedLab( laboratory, 1, { name: 'visual' } );
	const args = rest.map( ( arg ) => ( arg === '--update' ? '--update-snapshots=all' : arg ) );
	return lab.use( ( running ) =>
		playwright( running, [ 'visual.spec.ts', '--grep', '@visual', '--workers=1', ...args ], {
			name: 'e2e-visual',
			isWhole,
			// What visitors have.
			chromium: process.env.COURANT_CHROMIUM ?? '/usr/bin/chromium',
		} )
	);
}

/** A site of its own that runs on the packed zips, not on the work tree. A whole run has a build already. */
async function packedTests( laboratory, isWhole ) {
	const began = Date.now();
	const made = await run( [ 'node', 'tools/pack.mjs', ...( isWhole ? [ '--no-build' ] : [] ) ], { cwd: root } );
	if ( made.code !== 0 ) {
		return { passed: 0, failed: 1, output: made.output, seconds: made.seconds };
	}
	const lab = new SharedLab( laboratory, 1, { packed: true } );
	const result = await lab.use( ( running ) => nodeTests( running, [ 'chromium.test.mjs' ] ) );
	return { ...result, seconds: ( Date.now() - began ) / 1000 };
}

export const JOURNEYS = 'browser journeys (Chromium; nginx, PHP-FPM, MariaDB)';

/** Suites with a site of their own run with the PHP tests; suites that share one run last, the journeys first. */
export function browserTests( { all, wanted, rest, laboratory } ) {
	const has = ( name ) => all || wanted.includes( name );
	const tasks = [];
	if ( has( 'e2e' ) ) {
		tasks.push( {
			name: JOURNEYS,
			work: ( shared ) =>
				shared.use( ( lab ) =>
					playwright( lab, [ '--grep-invert', '@visual', ...( all ? [] : rest ) ], { isWhole: all } )
				),
		} );
	}
	if ( has( 'browsers' ) ) {
		tasks.push( {
			name: 'journeys in Firefox',
			work: ( shared ) => shared.use( ( lab ) => nodeTests( lab, [ 'firefox.test.mjs' ] ) ),
		} );
		tasks.push( {
			name: 'journeys in WebKit',
			work: ( shared ) => shared.use( ( lab ) => nodeTests( lab, [ 'webkit.test.mjs' ] ) ),
		} );
	}
	const shared = new SharedLab( laboratory, tasks.length );
	mkdirSync( join( root, 'artifacts' ), { recursive: true } );
	const own = has( 'playground' )
		? [ { name: 'the Playground runtime', work: () => nodeTests( { env: {} }, [ 'playground.test.mjs' ] ) } ]
		: [];
	if ( has( 'packed' ) ) {
		own.push( {
			name: 'main journey on the packed zips, with and without script',
			work: () => packedTests( laboratory, all ),
		} );
	}
	if ( all || wanted.includes( 'oldest' ) ) {
		own.push( { name: 'browser journeys on the oldest WordPress', work: () => oldestTests( laboratory, all ) } );
	}
	if ( has( 'visual' ) ) {
		own.push( {
			name: 'visual comparison of the main templates',
			work: () => visualTests( laboratory, all ? [] : rest, all ),
		} );
	}
	return [
		...own.map( ( task ) => ( { phase: 1, ...task } ) ),
		...tasks.map( ( { name, work } ) => ( { name, phase: 2, work: () => work( shared ) } ) ),
	];
}
