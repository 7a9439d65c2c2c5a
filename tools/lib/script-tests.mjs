/** Tests of scripts without a browser: Jest, and `node --test` for the tools. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { run } from './child.mjs';
import { countTap, failedInTap, failuresInTap, verdict } from './php-tests.mjs';

const JEST_REPORT = join( root, '.cache/jest.json' );

/** @param {string[]} args paths, or none for all */
export async function jest( args ) {
	rmSync( JEST_REPORT, { force: true } );
	const result = await run(
		[
			'node_modules/.bin/wp-scripts',
			'test-unit-js',
			'--json',
			`--outputFile=${ JEST_REPORT }`,
			'--maxWorkers=2',
			'--ci',
			...args,
		],
		{ cwd: root }
	);
	const report = existsSync( JEST_REPORT ) ? JSON.parse( readFileSync( JEST_REPORT, 'utf8' ) ) : {};
	const counted = verdict( result, {
		passed: report.numPassedTests ?? 0,
		failed:
			( report.numFailedTests ?? 0 ) +
			( report.numPendingTests ?? 0 ) +
			( report.numTodoTests ?? 0 ) +
			( report.numRuntimeErrorTestSuites ?? 0 ),
	} );
	return { ...counted, failures: failedInJest( report ) };
}

/** @returns {string[]} tests that did not pass, and files that could not run */
function failedInJest( { testResults = [] } ) {
	return testResults.flatMap( ( { name, status, assertionResults } ) =>
		assertionResults.length === 0 && status === 'failed'
			? [ relative( root, name ) ]
			: assertionResults
					.filter( ( test ) => test.status !== 'passed' )
					.map( ( test ) => `${ relative( root, name ) } ${ test.fullName }` )
	);
}

/** @param {string[]} args files, or none for all */
export async function toolTests( args ) {
	const folder = join( root, 'tests/js/tools' );
	const files =
		args.length > 0
			? args
			: readdirSync( folder, { recursive: true } )
					.filter( ( name ) => name.endsWith( '.test.mjs' ) )
					.map( ( name ) => join( folder, name ) );
	const result = await run( [ 'node', '--test', '--test-reporter=tap', ...files ], {
		cwd: root,
		timeout: 1500,
	} );
	return {
		...verdict( { ...result, output: failuresInTap( result.stdout ) || result.output }, countTap( result.stdout ) ),
		failures: failedInTap( result.stdout ),
	};
}
