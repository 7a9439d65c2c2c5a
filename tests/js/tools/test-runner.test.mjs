import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../../../tools/lib/child.mjs';
import { failedJourneys, passedJourneys, playJourneys } from '../../../tools/lib/journeys.mjs';
import {
	CELLS,
	countJUnit,
	countTap,
	groupsOf,
	passedInJUnit,
	passedInTap,
	quickFolder,
	verdict,
} from '../../../tools/lib/php-tests.mjs';
import { serve, until } from '../../../tools/lib/services.mjs';
import { JOURNEYS } from '../../../tools/lib/browser-tests.mjs';
import { countDistinct, perform, plan, runStages } from '../../../tools/lib/stages.mjs';
import { UnsteadyRecord } from '../../../tools/lib/unsteady.mjs';

test( 'a failed run has a failure, whatever its report contains', () => {
	assert.equal( verdict( { code: 1, output: '', seconds: 1 }, { passed: 3, failed: 0 } ).failed, 1 );
	assert.equal( verdict( { code: 1, output: '', seconds: 1 }, { passed: 3, failed: 2 } ).failed, 2 );
	assert.equal( verdict( { code: 0, output: '', seconds: 1 }, { passed: 3, failed: 0 } ).failed, 0 );
} );

test( 'a run without a single test has failed', () => {
	const result = verdict( { code: 0, output: '', seconds: 1 }, { passed: 0, failed: 0 } );
	assert.equal( result.failed, 1 );
	assert.match( result.output, /No test ran/ );
} );

test( "PHPUnit's report is counted: errors, failures and skipped tests fail; a missing report counts nothing", () => {
	const dir = mkdtempSync( join( tmpdir(), 'courant-report-' ) );
	const file = join( dir, 'junit.xml' );
	writeFileSync(
		file,
		'<?xml version="1.0"?><testsuites><testsuite name="a" tests="10" assertions="9" errors="1" failures="2" skipped="1" time="1"/></testsuites>'
	);
	assert.deepEqual( countJUnit( file ), { passed: 6, failed: 4 } );
	assert.deepEqual( countJUnit( join( dir, 'none.xml' ) ), { passed: 0, failed: 0 } );
	rmSync( dir, { recursive: true } );
} );

test( 'the output of node --test is counted; skipped and canceled tests fail', () => {
	assert.deepEqual( countTap( '# tests 5\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n' ), {
		passed: 2,
		failed: 3,
	} );
} );

test( 'a stage that does not exist is rejected', async () => {
	await assert.rejects(
		runStages( [ 'nothing-of-the-kind' ], () => undefined ),
		/Which stage/
	);
} );

test( 'the browser tests start the last phase, and heavy tasks wait for their end', () => {
	const last = plan( [], [], null ).filter( ( { phase } ) => phase === 2 );
	assert.equal( last[ 0 ].name, JOURNEYS );
	assert.deepEqual(
		last
			.filter( ( { after } ) => after !== undefined )
			.map( ( { name, after } ) => [ name.split( ':' )[ 0 ], after ] ),
		[
			[ 'crawl', JOURNEYS ],
			[ 'faults', JOURNEYS ],
			[ 'gates', JOURNEYS ],
		]
	);
	assert.deepEqual(
		plan( [ 'gates' ], [], null ).map( ( { phase } ) => phase ),
		[ 2 ]
	);
} );

test( 'checks that need one cell run in one, or in one of each version, and when requested', () => {
	const single = CELLS.filter( ( { multisite, only } ) => ! multisite && only === undefined );
	const asking = ( group ) =>
		single.filter( ( cell ) => ! groupsOf( cell )[ 1 ].split( ',' ).includes( group ) ).map( ( { wp } ) => wp );
	assert.equal( asking( 'once' ).length, 1 );
	assert.deepEqual( asking( 'each-version' ).sort(), [ 'newest', 'oldest' ] );
	assert.deepEqual(
		[ ...new Set( single.flatMap( ( cell ) => groupsOf( cell, [ 'tests/php/Integration/Theme' ] ) ) ) ],
		[ '--exclude-group', 'multisite' ]
	);
	const folder = join( import.meta.dirname, '../../php/Integration' );
	const files = readdirSync( folder, { recursive: true } )
		.filter( ( name ) => name.endsWith( '.php' ) )
		.map( ( name ) => readFileSync( join( folder, name ), 'utf8' ) );
	const named = files.flatMap( ( code ) =>
		[ ...code.matchAll( /#\[Group\('([^']*)'\)\]/g ) ].map( ( [ , group ] ) => group )
	);
	assert.deepEqual( [ ...new Set( named ) ].sort(), [ 'each-version', 'multisite', 'once', 'platform' ] );
} );

test( 'the oldest PHP runs in a whole run, in the platform stage, and when requested', () => {
	const names = ( wanted, ...args ) =>
		plan( wanted, args, null )
			.map( ( { name } ) => name )
			.filter( ( name ) => name.includes( 'PHP' ) );
	const oldest = 'oldest WordPress on sqlite, oldest PHP';
	assert.ok( names( [] ).includes( oldest ) );
	assert.deepEqual( names( [ 'platform' ] ), [ 'PHP units, oldest PHP', 'PHP units, newest PHP', oldest ] );
	assert.deepEqual( names( [ 'php' ], '--wp', 'oldest', '--db', 'sqlite', 'tests/php/Integration/Openings' ), [] );
	assert.deepEqual( names( [ 'php' ], '--php', 'oldest', 'tests/php/Integration/Openings' ), [ oldest ] );
	assert.deepEqual( names( [ 'php' ], '--wp', 'newest', '--db', 'mariadb', 'tests/php/Integration/Openings' ), [
		'newest WordPress on mariadb, newest PHP',
	] );
	assert.deepEqual(
		names( [ 'php' ], '--php', 'own', '--wp', 'newest', '--db', 'mariadb', 'tests/php/Integration/Openings' ),
		[]
	);
	assert.deepEqual( groupsOf( { only: 'platform' }, [ 'tests/php/Integration/Openings' ] ), [
		'--group',
		'platform',
	] );
} );

test( 'two at a time; a phase waits for the one before, and a task for its dependency, also when that failed', async () => {
	const told = [];
	let atOnce = 0;
	let most = 0;
	const task = ( name, phase, turns, after ) => ( {
		name,
		phase,
		...( after === undefined ? {} : { after } ),
		work: async () => {
			told.push( `${ name } begins` );
			most = Math.max( most, ( atOnce += 1 ) );
			for ( let turn = 0; turn < turns; turn += 1 ) {
				await new Promise( setImmediate );
			}
			atOnce -= 1;
			told.push( `${ name } ends` );
			if ( name === 'long' ) {
				throw new Error( 'broken' );
			}
			return { passed: 1, failed: 0, seconds: 0 };
		},
	} );
	const log = console.log;
	console.log = () => undefined;
	const results = await perform(
		[
			task( 'first', 1, 9 ),
			task( 'long', 2, 50 ),
			task( 'short', 2, 2 ),
			task( 'waits', 2, 1, 'long' ),
			task( 'alone', 2, 1, 'nothing that is asked for' ),
		],
		() => undefined
	).finally( () => ( console.log = log ) );
	assert.ok( told.indexOf( 'first ends' ) < told.indexOf( 'long begins' ) );
	assert.ok( told.indexOf( 'short ends' ) < told.indexOf( 'long ends' ) );
	assert.ok( told.indexOf( 'long ends' ) < told.indexOf( 'waits begins' ) );
	assert.equal( most, 2 );
	assert.deepEqual( results.map( ( { failed } ) => failed ).sort(), [ 0, 0, 0, 0, 1 ] );
} );

test( 'a command that takes too long is stopped with everything that it started', async () => {
	const { code, output } = await run( [ 'sh', '-c', 'sleep 30 & echo $!; wait' ], { timeout: 1 } );
	assert.equal( code, 124 );
	const pid = Number( output.split( '\n' )[ 0 ] );
	await until(
		() => {
			try {
				process.kill( pid, 0 );
				return false;
			} catch {
				return true;
			}
		},
		{ seconds: 5, what: 'the end of the child' }
	);
} );

test( 'stop() ends a server that was started', async () => {
	const dir = mkdtempSync( join( tmpdir(), 'courant-server-' ) );
	const server = serve( [ 'sleep', '30' ], { log: join( dir, 'log' ) } );
	assert.equal( server.running(), true );
	await server.stop();
	assert.equal( server.running(), false );
	rmSync( dir, { recursive: true } );
} );

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
	assert.deepEqual( failedJourneys( reportOf( 'one' ) ), [
		{ id: 'a.spec.ts › group › one', where: 'a.spec.ts:2', title: 'one', why: 'one broke', kept: [] },
	] );
	assert.deepEqual( failedJourneys( {} ), [] );
	assert.deepEqual( passedJourneys( reportOf( 'one' ) ), [ 'a.spec.ts › well' ] );
} );

test( 'one failed browser test is repeated alone, three times, and is reported when it passes', async () => {
	const asked = [];
	const answers = [ played( 9, 1, reportOf( 'one' ) ), played( 3, 0, reportOf() ) ];
	const result = await playJourneys( async ( args ) => ( asked.push( args ), answers.shift() ), [ 'x' ] );
	assert.deepEqual( asked, [ [ 'x' ], [ 'a.spec.ts:2', '--workers=1', '--repeat-each=3' ] ] );
	assert.deepEqual( [ result.passed, result.failed ], [ 10, 0 ] );
	assert.match( result.unsteady[ 0 ].words, /a\.spec\.ts:2 one\n +one broke/ );
	assert.deepEqual( result.checks, [ 'a.spec.ts › well', 'a.spec.ts › group › one' ] );
} );

test( 'traces and screenshots of an unsteady browser test are kept, and its second unsteady run within 30 days fails', async () => {
	const dir = mkdtempSync( join( tmpdir(), 'courant-unsteady-' ) );
	const trace = join( dir, 'trace.zip' );
	const artifacts = join( dir, 'kept' );
	let now = Date.parse( '2026-11-01T10:00:00Z' );
	const play = async () => {
		writeFileSync( trace, 'a trace' );
		const answers = [
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
		return playJourneys(
			async () => {
				// The second run empties Playwright's folder, as Playwright does.
				answers.length === 1 && rmSync( trace, { force: true } );
				return answers.shift();
			},
			[],
			{ record: new UnsteadyRecord( join( dir, 'cache/unsteady.json' ), () => now ), artifacts }
		);
	};
	const first = await play();
	assert.deepEqual( [ first.passed, first.failed, first.unsteady.length ], [ 10, 0, 1 ] );
	const files = readdirSync( artifacts, { recursive: true } ).filter( ( name ) => name.endsWith( 'trace.zip' ) );
	assert.equal( files.length, 1 );
	assert.equal( readFileSync( join( artifacts, files[ 0 ] ), 'utf8' ), 'a trace' );
	assert.equal( existsSync( trace ), false );
	now += 3 * 86_400_000;
	const second = await play();
	assert.deepEqual(
		[ second.passed, second.failed, second.unsteady.length, second.checks ],
		[ 9, 1, 1, [ 'a.spec.ts › well' ] ]
	);
	assert.match( second.output, /It was unsteady before, on 2026-11-01/ );
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
			( { name, phase } ) => name === 'browser journeys on the oldest WordPress' && phase === 1
		)
	);
	assert.deepEqual(
		plan( [ 'oldest' ], [], null ).map( ( { name } ) => name ),
		[ 'browser journeys on the oldest WordPress' ]
	);
	const tagged = readdirSync( join( import.meta.dirname, '../../e2e' ) )
		.filter( ( name ) => name.endsWith( '.spec.ts' ) )
		.filter( ( name ) =>
			readFileSync( join( import.meta.dirname, '../../e2e', name ), 'utf8' ).includes( "{ tag: '@oldest' }" )
		)
		.map( ( name ) => name.replace( '.spec.ts', '' ) );
	for ( const subject of [
		'consent',
		'contents',
		'contents-editor',
		'desk-blocks',
		'forms',
		'listings',
		'recruiter',
		'video',
	] ) {
		assert.ok( tagged.includes( subject ), `no journey of ${ subject } runs on the oldest WordPress` );
	}
} );

test( 'a browser test that fails again has failed, and three failures or a broken run are not repeated', async () => {
	const again = [ played( 9, 1, reportOf( 'one' ) ), played( 2, 1, reportOf( 'one' ) ) ];
	const result = await playJourneys( async () => again.shift(), [] );
	assert.deepEqual( [ result.passed, result.failed, result.unsteady ], [ 9, 1, [] ] );
	assert.match( result.output, /one broke[\s\S]*Again, alone/ );
	const fewer = [ played( 9, 1, reportOf( 'one' ) ), played( 0, 0, {} ) ];
	assert.equal( ( await playJourneys( async () => fewer.shift(), [] ) ).failed, 1 );
	for ( const report of [ reportOf( 'one', 'two', 'three' ), {} ] ) {
		let runs = 0;
		assert.notEqual(
			(
				await playJourneys(
					async () => ( ( runs += 1 ), played( 9, failedJourneys( report ).length || 1, report ) ),
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
