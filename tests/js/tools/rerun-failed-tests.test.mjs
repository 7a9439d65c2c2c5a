import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { failedTests, passedTests, runPlaywrightTests } from '../../../tools/lib/playwright-runs.mjs';
import { passedInJUnit, passedInTap, quickFolder } from '../../../tools/lib/php-tests.mjs';
import { countDistinct } from '../../../tools/lib/stage-runner.mjs';
import { plan } from '../../../tools/lib/stages.mjs';
import { FlakyTestRecord } from '../../../tools/lib/flaky-tests.mjs';

const reportWith = ( attachments, ...failed ) => ( {
	suites: [
		{
			specs: [ { ok: true, file: 'a.spec.ts', line: 1, title: 'well', tests: [] } ],
			suites: [
				{
					title: 'group',
					specs: failed.map( ( title, index ) => ( {
						ok: false,
						file: 'a.spec.ts',
						line: index + 2,
						title,
						tests: [
							{
								results: [
									{
										errors: [ { message: `${ title } broke` } ],
										...( attachments.length === 0 ? {} : { attachments } ),
									},
								],
							},
						],
					} ) ),
				},
			],
		},
	],
} );

const reportOf = ( ...failed ) => reportWith( [], ...failed );

const played = ( passed, failed, report ) => ( { report, verdict: { passed, failed, output: 'all', seconds: 1 } } );

test( 'failed browser tests are found in nested suites, with their location and reason', () => {
	assert.deepEqual( failedTests( reportOf( 'one' ) ), [
		{ id: 'a.spec.ts › group › one', where: 'a.spec.ts:2', title: 'one', why: 'one broke', kept: [] },
	] );
	assert.deepEqual( failedTests( {} ), [] );
	assert.deepEqual( passedTests( reportOf( 'one' ) ), [ 'a.spec.ts › well' ] );
} );

test( 'one failed browser test is repeated alone, three times, and is reported when it passes', async () => {
	const requested = [];
	const results = [ played( 9, 1, reportOf( 'one' ) ), played( 3, 0, reportOf() ) ];
	const result = await runPlaywrightTests( async ( args ) => ( requested.push( args ), results.shift() ), [ 'x' ] );
	assert.deepEqual( requested, [ [ 'x' ], [ 'a.spec.ts:2', '--workers=1', '--repeat-each=3' ] ] );
	assert.deepEqual( [ result.passed, result.failed ], [ 10, 0 ] );
	assert.match( result.flaky[ 0 ].details, /a\.spec\.ts:2 one\n +one broke/ );
	assert.deepEqual( result.checks, [ 'a.spec.ts › well', 'a.spec.ts › group › one' ] );
} );

test( 'traces and screenshots of a flaky browser test are kept, and its second flaky run within 30 days fails', async () => {
	const dir = mkdtempSync( join( tmpdir(), 'courant-flaky-' ) );
	const trace = join( dir, 'trace.zip' );
	const artifacts = join( dir, 'kept' );
	let now = Date.parse( '2026-11-01T10:00:00Z' );
	const play = async () => {
		writeFileSync( trace, 'a trace' );
		const results = [
			played(
				9,
				1,
				reportWith(
					[
						{ name: 'trace', path: trace },
						{ name: 'text', body: '' },
					],
					'one'
				)
			),
			played( 3, 0, reportOf() ),
		];
		return runPlaywrightTests(
			async () => {
				// The second run empties Playwright's folder, as Playwright does.
				results.length === 1 && rmSync( trace, { force: true } );
				return results.shift();
			},
			[],
			{ record: new FlakyTestRecord( join( dir, 'cache/flaky-tests.json' ), () => now ), artifacts }
		);
	};
	const first = await play();
	assert.deepEqual( [ first.passed, first.failed, first.flaky.length ], [ 10, 0, 1 ] );
	const files = readdirSync( artifacts, { recursive: true } ).filter( ( name ) => name.endsWith( 'trace.zip' ) );
	assert.equal( files.length, 1 );
	assert.equal( readFileSync( join( artifacts, files[ 0 ] ), 'utf8' ), 'a trace' );
	assert.equal( existsSync( trace ), false );
	now += 3 * 86_400_000;
	const second = await play();
	assert.deepEqual(
		[ second.passed, second.failed, second.flaky.length, second.checks ],
		[ 9, 1, 1, [ 'a.spec.ts › well' ] ]
	);
	assert.match( second.output, /It was flaky before, on 2026-11-01/ );
	now += 31 * 86_400_000;
	assert.equal( ( await play() ).failed, 0 );
	rmSync( dir, { recursive: true } );
} );

test( 'a check that passed in several cells, PHP versions or browsers is counted once, one without a name each time', () => {
	assert.equal(
		countDistinct( [
			{ passed: 2, checks: [ 'a', 'b' ] },
			{ passed: 2, checks: [ 'b', 'c' ] },
			{ passed: 5 },
			{ passed: 5 },
		] ),
		13
	);
	assert.deepEqual(
		passedInTap(
			'ok 1 - the main journey in Firefox\nnot ok 2 - contents\n    ok 1 - inner\nok 3 - consent in WebKit # time=3\n'
		),
		[ 'the main journey in a browser', 'consent in a browser # time=3' ]
	);
	const dir = mkdtempSync( join( tmpdir(), 'courant-report-' ) );
	const file = join( dir, 'junit.xml' );
	writeFileSync(
		file,
		'<testsuites><testsuite><testcase name="testOne" file="/x" class="A\\B" time="1"/><testcase name="testTwo with data set &quot;x&quot;" class="A\\B"><failure type="x">no</failure></testcase><testcase class="A\\C" name="testThree"><system-out>words</system-out></testcase></testsuite></testsuites>'
	);
	assert.deepEqual( passedInJUnit( file ), [ 'A\\B::testOne', 'A\\C::testThree' ] );
	assert.deepEqual( passedInJUnit( join( dir, 'none.xml' ) ), [] );
	rmSync( dir, { recursive: true } );
} );

test( 'the oldest WordPress has browser tests of all its subjects', () => {
	assert.ok(
		plan( [], [], null ).some(
			( { name, phase } ) => name === 'browser tests on the oldest WordPress' && phase === 1
		)
	);
	assert.deepEqual(
		plan( [ 'oldest' ], [], null ).map( ( { name } ) => name ),
		[ 'browser tests on the oldest WordPress' ]
	);
	const tagged = readdirSync( join( import.meta.dirname, '../../e2e' ) )
		.filter( ( name ) => name.endsWith( '.spec.ts' ) )
		.filter( ( name ) =>
			readFileSync( join( import.meta.dirname, '../../e2e', name ), 'utf8' ).includes( "{ tag: '@oldest' }" )
		)
		.map( ( name ) => name.replace( '.spec.ts', '' ) );
	for ( const subject of [
		'apply-for-opening',
		'consent',
		'desk-blocks',
		'form-builder',
		'listings',
		'review-applications',
		'table-of-contents',
		'table-of-contents-editor',
		'video',
	] ) {
		assert.ok( tagged.includes( subject ), `no browser test of ${ subject } runs on the oldest WordPress` );
	}
} );

test( 'a browser test that fails again has failed, and five failures or a broken run are not repeated', async () => {
	const again = [ played( 9, 1, reportOf( 'one' ) ), played( 2, 1, reportOf( 'one' ) ) ];
	const result = await runPlaywrightTests( async () => again.shift(), [] );
	assert.deepEqual( [ result.passed, result.failed, result.flaky ], [ 9, 1, [] ] );
	assert.match( result.output, /one broke[\s\S]*Again, alone/ );
	const fewer = [ played( 9, 1, reportOf( 'one' ) ), played( 0, 0, {} ) ];
	assert.equal( ( await runPlaywrightTests( async () => fewer.shift(), [] ) ).failed, 1 );
	for ( const report of [ reportOf( 'one', 'two', 'three', 'four', 'five' ), {} ] ) {
		let runs = 0;
		assert.notEqual(
			(
				await runPlaywrightTests(
					async () => ( ( runs += 1 ), played( 9, failedTests( report ).length || 1, report ) ),
					[]
				)
			).failed,
			0
		);
		assert.equal( runs, 1 );
	}
} );

test( 'sites of a run are in memory where there is space, otherwise in the temporary folder', () => {
	assert.equal( quickFolder( '/nowhere/at/all' ), tmpdir() );
	assert.equal( quickFolder( tmpdir(), Number.MAX_VALUE ), tmpdir() );
	assert.equal( quickFolder( '/', 0 ), '/' );
} );
