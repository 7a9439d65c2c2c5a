import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../../../tools/lib/child.mjs';
import { CELLS, groupsOf } from '../../../tools/lib/php-tests.mjs';
import { serve, until } from '../../../tools/lib/services.mjs';
import { BROWSER_TESTS } from '../../../tools/lib/browser-tests.mjs';
import { CLUSTER, readReport } from '../../../tools/lib/cluster-stage.mjs';
import { perform, table } from '../../../tools/lib/stage-runner.mjs';
import { plan, runStages } from '../../../tools/lib/stages.mjs';

test( 'a stage that does not exist is rejected', async () => {
	await assert.rejects(
		runStages( [ 'nothing-of-the-kind' ], () => undefined ),
		/Which stage/
	);
} );

test( 'the browser tests start the last phase, and no other task runs at the same time', () => {
	const last = plan( [], [], null ).filter( ( { phase } ) => phase === 2 );
	assert.equal( last[ 0 ].name, BROWSER_TESTS );
	assert.deepEqual(
		last.slice( 1 ).map( ( { name, after } ) => [ name.split( ':' )[ 0 ], after ] ),
		[
			[ 'crawl', BROWSER_TESTS ],
			[ 'faults', BROWSER_TESTS ],
			[ 'gates', BROWSER_TESTS ],
		]
	);
	assert.deepEqual(
		plan( [ 'gates' ], [], null ).map( ( { phase } ) => phase ),
		[ 2 ]
	);
} );

test( 'a cluster that cannot be installed is skipped with its reason, and a failed one fails', () => {
	const result = { code: 0, seconds: 1, output: '' };
	const skipped = readReport( { ...result, stdout: '[ 0 s] x\nskipped: The cluster needs Debian and root.\n' } );
	assert.equal( skipped.skipped, 'The cluster needs Debian and root.' );
	assert.deepEqual( [ skipped.passed, skipped.failed ], [ 0, 0 ] );
	assert.equal( readReport( { ...result, stdout: '' } ).failed, 1 );
	assert.equal( readReport( { ...result, stdout: '80 passed, 2 failed\n', code: 1 } ).failed, 2 );
	assert.equal( readReport( { ...result, stdout: '80 passed, 0 failed\n' } ).skipped, undefined );
	const lines = [];
	const log = console.log;
	console.log = ( text ) => lines.push( text );
	const sums = table( [
		{ name: CLUSTER, ...skipped },
		{ name: 'lint', passed: 3, failed: 0, seconds: 1 },
	] );
	console.log = log;
	assert.deepEqual( sums, { passed: 3, failed: 0, skipped: 1 } );
	assert.ok( lines.some( ( line ) => line.includes( `${ CLUSTER }: skipped, The cluster needs` ) ) );
} );

test( 'the cluster is part of a whole run, and runs before the tests in browsers', () => {
	const [ task ] = plan( [], [], null ).filter( ( { name } ) => name === CLUSTER );
	assert.deepEqual( [ task.phase, task.after ], [ 1, 'build' ] );
} );

test( 'checks that need one cell run in one, or in one of each version, and when requested', () => {
	const single = CELLS.filter( ( { multisite, only } ) => ! multisite && only === undefined );
	const cellsFor = ( group ) =>
		single.filter( ( cell ) => ! groupsOf( cell )[ 1 ].split( ',' ).includes( group ) ).map( ( { wp } ) => wp );
	assert.equal( cellsFor( 'once' ).length, 1 );
	assert.deepEqual( cellsFor( 'each-version' ).sort(), [ 'newest', 'oldest' ] );
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
	assert.deepEqual( [ ...new Set( named ) ].sort(), [ 'database', 'each-version', 'multisite', 'once', 'platform' ] );
} );

test( 'a whole run has all tests on both versions and both databases, and database tests in each combination', () => {
	const single = CELLS.filter( ( { multisite, only } ) => ! multisite && only === undefined );
	const complete = single.filter( ( cell ) => ! groupsOf( cell, [], true ).includes( '--group' ) );
	assert.deepEqual( complete.map( ( { wp } ) => wp ).sort(), [ 'newest', 'oldest' ] );
	assert.deepEqual( complete.map( ( { db } ) => db ).sort(), [ 'mariadb', 'sqlite' ] );
	const others = single.filter( ( cell ) => ! complete.includes( cell ) );
	assert.equal( new Set( single.map( ( { wp, db } ) => `${ wp } ${ db }` ) ).size, 4 );
	others.forEach( ( cell ) => {
		assert.deepEqual( groupsOf( cell, [], true ), [
			'--group',
			'database',
			'--exclude-group',
			'multisite,once,each-version',
		] );
		assert.deepEqual( groupsOf( cell ), [ '--exclude-group', 'multisite,once,each-version' ] );
	} );
} );

test( 'the oldest PHP runs in a whole run, in the platform stage, and when requested', () => {
	const names = ( requested, ...args ) =>
		plan( requested, args, null )
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

test( 'browser tests that run exclusively are not next to each other, where one would block the second worker', () => {
	const folder = join( import.meta.dirname, '../../e2e' );
	const files = readdirSync( folder )
		.filter( ( name ) => name.endsWith( '.spec.ts' ) )
		.sort();
	const positions = new Map();
	files.forEach( ( file, position ) => {
		for ( const [ , name ] of readFileSync( join( folder, file ), 'utf8' ).matchAll(
			/^runExclusively\( '(.+?)'/gm
		) ) {
			const before = positions.get( name );
			assert.ok( before === undefined || position - before > 4, `${ file } is too near to ${ files[ before ] }` );
			positions.set( name, position );
		}
	} );
	assert.ok( positions.size > 0 );
} );

test( 'what needs the build waits for it, and other tasks run meanwhile', () => {
	const first = plan( [], [], null ).filter( ( { phase } ) => phase === 1 );
	assert.equal( first[ 0 ].name, 'build' );
	assert.deepEqual(
		first.filter( ( { after } ) => after === undefined ).map( ( { name } ) => name ),
		[
			'build',
			'schema, generated code is current',
			'PHP units and architecture',
			'PHP units, oldest PHP',
			'PHP units, newest PHP',
			'scripts (jest)',
		]
	);
} );

test( 'as many as there are slots; a phase waits for the one before, and a task for its dependency, also when that failed', async () => {
	const reported = [];
	let atOnce = 0;
	const most = { 1: 0, 2: 0 };
	const task = ( name, phase, turns, after, slots ) => ( {
		name,
		phase,
		slots,
		...( after === undefined ? {} : { after } ),
		work: async () => {
			reported.push( `${ name } begins` );
			most[ phase ] = Math.max( most[ phase ], ( atOnce += 1 ) );
			for ( let turn = 0; turn < turns; turn += 1 ) {
				await new Promise( setImmediate );
			}
			atOnce -= 1;
			reported.push( `${ name } ends` );
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
			task( 'large', 1, 5, undefined, 2 ),
			task( 'large too', 1, 5, undefined, 2 ),
			task( 'small', 1, 5 ),
			task( 'larger than the phase', 1, 5, undefined, 9 ),
			task( 'long', 2, 50 ),
			task( 'short', 2, 2 ),
			task( 'waits', 2, 1, 'long' ),
			task( 'ready', 2, 1 ),
			task( 'alone', 2, 1, 'nothing that is requested' ),
		],
		() => undefined
	).finally( () => ( console.log = log ) );
	assert.ok( reported.indexOf( 'first ends' ) < reported.indexOf( 'long begins' ) );
	assert.ok( reported.indexOf( 'short ends' ) < reported.indexOf( 'long ends' ) );
	assert.ok( reported.indexOf( 'long ends' ) < reported.indexOf( 'waits begins' ) );
	// A task that is not ready blocks no worker.
	assert.ok( reported.indexOf( 'ready ends' ) < reported.indexOf( 'long ends' ) );
	// Three slots: one small and one large task, never two large ones; a task that is too large runs alone.
	assert.ok( reported.indexOf( 'large ends' ) < reported.indexOf( 'large too begins' ) );
	assert.equal(
		reported.indexOf( 'larger than the phase ends' ),
		reported.indexOf( 'larger than the phase begins' ) + 1
	);
	assert.deepEqual( most, { 1: 2, 2: 2 } );
	assert.equal( results.filter( ( { failed } ) => failed === 0 ).length, 9 );
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
