/** Reads failed tests from Playwright's report, and finds out whether they fail again when they run alone. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { NO_RECORD } from './flaky-tests.mjs';

/** With more failures than this, one in a hundred tests, the machine's load is not the reason. */
const MAX_RERUN_TESTS = 4;
const RERUNS = 3;

/** @returns {object[]} all specs of a report of Playwright's json reporter, each with the titles of its groups */
function specsOf( report ) {
	const walk = ( suite, titles ) => [
		...( suite.specs ?? [] ).map( ( spec ) => ( {
			...spec,
			id: [ spec.file, ...titles, spec.title ].join( ' › ' ),
		} ) ),
		...( suite.suites ?? [] ).flatMap( ( inner ) => walk( inner, [ ...titles, inner.title ] ) ),
	];
	return ( report.suites ?? [] ).flatMap( ( file ) => walk( file, [] ) );
}

/** @returns {string[]} IDs of the tests that passed */
export function passedTests( report ) {
	return specsOf( report )
		.filter( ( { ok } ) => ok )
		.map( ( { id } ) => id );
}

/**
 * @param {{suites?: object[]}} report of Playwright's json reporter
 * @returns {{id: string, where: string, title: string, why: string, kept: string[]}[]} `where` is file:line, as
 * Playwright takes it;
 *   `kept`: traces and screenshots
 */
export function failedTests( report ) {
	return specsOf( report )
		.filter( ( { ok } ) => ! ok )
		.map( ( { id, file, line, title, tests } ) => ( {
			id,
			where: `${ file }:${ line }`,
			title,
			why: tests
				.flatMap( ( { results } ) =>
					results.flatMap( ( { errors } ) => errors.map( ( { message } ) => message ?? '' ) )
				)
				.join( '\n' ),
			kept: tests.flatMap( ( { results } ) =>
				results.flatMap( ( { attachments = [] } ) =>
					attachments.flatMap( ( { path } ) => ( path === undefined ? [] : [ path ] ) )
				)
			),
		} ) );
}

const describe = ( { where, title, why } ) =>
	`${ where } ${ title }\n${ why
		.split( '\n' )
		.slice( 0, 25 )
		.map( ( line ) => `    ${ line }` )
		.join( '\n' ) }`;

/** Copies what Playwright kept of a failed test, before the next run empties Playwright's own folder. */
export function keepArtifacts( { id, kept }, folder ) {
	const target = join( folder, id.replaceAll( /[^\p{L}\p{N}]+/gu, '-' ).slice( 0, 120 ) );
	rmSync( target, { recursive: true, force: true } );
	for ( const file of kept.filter( ( path ) => existsSync( path ) ) ) {
		mkdirSync( target, { recursive: true } );
		// Each attempt has a separate folder with the same file names.
		cpSync( file, join( target, `${ basename( dirname( file ) ).slice( -40 ) }-${ basename( file ) }` ) );
	}
	return target;
}

/**
 * Runs up to four failed tests again, alone and three times: all three must pass. They are reported in any case, with
 * the error of the first run; a test that was flaky twice has failed
 * (docs/decisions/0016-rerun-failed-browser-tests.md).
 *
 * @param {(args: string[], options?: {isRepetition?: boolean}) => Promise<{verdict: {passed: number, failed: number},
 * report: object}>} play
 * @param {string[]} args for Playwright
 * @param {{record?: {add: (id: string) => string | null}, artifacts?: string}} options artifacts: a folder for traces
 * and screenshots
 * @returns {Promise<{passed: number, failed: number, checks: string[], flaky: {id: string, where: string, title:
 * string, details: string}[]}>}
 */
export async function runPlaywrightTests( play, args, { record = NO_RECORD, artifacts } = {} ) {
	const { verdict, report } = await play( args );
	const failed = failedTests( report );
	const checks = passedTests( report );
	const output = failed.length === 0 ? verdict.output : `${ failed.map( describe ).join( '\n\n' ) }\n`;
	const failures = failed.map( ( { where, title } ) => `${ where } ${ title }` );
	if ( failed.length === 0 || failed.length > MAX_RERUN_TESTS || failed.length !== verdict.failed ) {
		return { ...verdict, output, checks, failures, flaky: [] };
	}
	const folders = failed.map( ( item ) => ( artifacts === undefined ? '' : keepArtifacts( item, artifacts ) ) );
	const again = await play( [ ...failed.map( ( { where } ) => where ), '--workers=1', `--repeat-each=${ RERUNS }` ], {
		isRepetition: true,
	} );
	const seconds = verdict.seconds + again.verdict.seconds;
	if ( again.verdict.failed > 0 || again.verdict.passed < failed.length * RERUNS ) {
		return {
			...verdict,
			seconds,
			checks,
			failures,
			output: `${ output }\nAgain, alone:\n${ failedTests( again.report ).map( describe ).join( '\n\n' ) }`,
			flaky: [],
		};
	}
	const flaky = failed.map( ( item, index ) => {
		const before = record.add( item.id );
		return {
			id: item.id,
			where: item.where,
			title: item.title,
			before,
			details: [
				describe( item ),
				folders[ index ] && `    kept: ${ folders[ index ] }`,
				before && `    It was flaky before, on ${ before }: it has failed.`,
			]
				.filter( Boolean )
				.join( '\n' ),
		};
	} );
	const repeated = flaky.filter( ( { before } ) => before !== null );
	return {
		...verdict,
		seconds,
		flaky,
		passed: verdict.passed + failed.length - repeated.length,
		failed: repeated.length,
		failures: repeated.map( ( { where, title } ) => `${ where } ${ title }` ),
		checks: [ ...checks, ...flaky.filter( ( { before } ) => before === null ).map( ( { id } ) => id ) ],
		output: repeated.length === 0 ? verdict.output : repeated.map( ( { details } ) => details ).join( '\n\n' ),
	};
}
