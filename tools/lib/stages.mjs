/**
 * The stages of `npm test`. Each returns {passed, failed, output, seconds}; a stage that ran no test has failed.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { browserTests, BROWSER_TESTS } from './browser-tests.mjs';
import { run } from './child.mjs';
import { clusterTask } from './cluster-stage.mjs';
import { jest, toolTests } from './script-tests.mjs';
import { perform, table } from './stage-runner.mjs';
import {
	CELLS,
	TestEnvironment,
	cellName,
	quickFolder,
	siteTests,
	unitTests,
	unitTestsOn,
	verdict,
} from './php-tests.mjs';

const hasFile = ( path ) => existsSync( join( root, path ) );
const cache = ( name ) => join( root, '.cache', name );

/** Long downloads report their progress in the same format as the stages. */
const progress = {
	step: ( text ) => console.log( `         ${ text }` ),
	note: ( text ) => console.log( `         ${ text }` ),
};

/** Runs a command without a report, which counts as one test. */
async function runOne( command ) {
	const result = await run( command, { cwd: root } );
	return {
		passed: result.code === 0 ? 1 : 0,
		failed: result.code === 0 ? 0 : 1,
		output: result.output,
		seconds: result.seconds,
	};
}

function json( file ) {
	return existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : {};
}

async function lint( args ) {
	rmSync( cache( 'lint.json' ), { force: true } );
	const result = await run( [ 'node', 'tools/lint.mjs', `--report=${ cache( 'lint.json' ) }`, ...args ], {
		cwd: root,
	} );
	return verdict( result, { passed: 0, failed: 0, ...json( cache( 'lint.json' ) ) } );
}

/** Reads the number of checks from the last line of a tool. */
async function runReported( ...parts ) {
	const result = await run( [ 'node', ...parts ], { cwd: root, timeout: 1800 } );
	const [ , passed, failed ] = /^(\d+) passed, (\d+) failed$/m.exec( result.stdout ) ?? [];
	return verdict( result, { passed: Number( passed ?? 0 ), failed: Number( failed ?? 0 ) } );
}

function options( args ) {
	const rest = [];
	const found = {};
	for ( let index = 0; index < args.length; index += 1 ) {
		const name = /^--(wp|db|php)$/.exec( args[ index ] )?.[ 1 ];
		if ( name === undefined ) {
			rest.push( args[ index ] );
		} else {
			found[ name ] = args[ ( index += 1 ) ];
		}
	}
	return { rest, ...found };
}

/**
 * `--php own` runs a cell on the machine's own PHP; the oldest PHP runs where it is named, in `platform` and in a whole
 * run.
 */
function cellsFor( { wanted, wp, db, php } ) {
	const isWhole = wanted.length === 0 && wp === undefined && db === undefined;
	return CELLS.filter( ( cell ) => ( wp ?? cell.wp ) === cell.wp && ( db ?? cell.db ) === cell.db )
		.filter( ( cell ) => ( wanted.includes( 'multisite' ) ? cell.multisite : ! ( wp && db && cell.multisite ) ) )
		.filter( ( cell ) =>
			cell.php === 'oldest'
				? isWhole || wanted.includes( 'platform' ) || php === 'oldest'
				: ! wanted.includes( 'platform' ) && php !== 'oldest'
		)
		.filter( ( cell ) => php !== 'newest' || cell.php === 'newest' )
		.map( ( cell ) => ( php === 'own' ? { ...cell, php: undefined } : cell ) );
}

const BUILD = 'build';

/** Tasks that need no site and no other task. `shows`: whether tests need the built files. */
function codeTasks( { all, wanted, has, rest, inSite, shows } ) {
	return [
		...( hasFile( 'tools/build.mjs' ) && ( has( 'build' ) || ( shows && ! hasFile( 'plugin/build' ) ) )
			? [ { name: BUILD, phase: 1, work: () => runOne( [ 'node', 'tools/build.mjs' ] ) } ]
			: [] ),
		...( has( 'schema' ) && hasFile( 'tools/schema.mjs' )
			? [
					{
						name: 'schema, generated code is current',
						phase: 1,
						work: () => runOne( [ 'node', 'tools/schema.mjs', '--check' ] ),
					},
				]
			: [] ),
		...( has( 'unit' ) || ( wanted.includes( 'php' ) && ! inSite )
			? [ { name: 'PHP units and architecture', phase: 1, work: () => unitTests( all ? [] : rest ) } ]
			: [] ),
		...( all || wanted.includes( 'platform' )
			? [ 'oldest', 'newest' ].map( ( version ) => ( {
					name: `PHP units, ${ version } PHP`,
					phase: 1,
					work: () => unitTestsOn( version, progress ),
				} ) )
			: [] ),
		...( has( 'js' ) &&
		( hasFile( 'jest.config.mjs' ) || hasFile( 'jest.config.js' ) || hasFile( 'jest.config.cjs' ) )
			? [ { name: 'scripts (jest)', phase: 1, work: () => jest( all ? [] : rest ) } ]
			: [] ),
	];
}

/** Tools that start a site and report the number of their checks. */
function siteTasks( { has } ) {
	return [
		...( has( 'crawl' )
			? [
					{
						name: 'crawl: every URL once, every template in all variants',
						phase: 2,
						after: BROWSER_TESTS,
						work: () => runReported( 'tools/crawl.mjs', '--ci' ),
					},
				]
			: [] ),
		...( has( 'faults' )
			? [
					{
						name: 'faults: compare responses with stored data',
						phase: 2,
						after: BROWSER_TESTS,
						work: () => runReported( 'tools/faults.mjs', '--ci' ),
					},
				]
			: [] ),
		...( has( 'gates' )
			? [
					{
						name: 'gates: bytes, queries, shift, Lighthouse',
						phase: 2,
						after: BROWSER_TESTS,
						work: () => runReported( 'tools/gates.mjs' ),
					},
				]
			: [] ),
	];
}

/**
 * The second phase begins when the first has ended. In the first, stages that need no build come first, then those that
 * take most time or slots, so that all slots are free at nearly the same time. In the second, the browser tests run
 * alone, and crawl, faults and gates wait for their end (docs/decisions/0017-parallel-test-stages.md).
 *
 * @returns {{name: string, phase: number, slots?: number, work: () => Promise<object>}[]}
 */
export function plan( wanted, args, environment ) {
	const all = wanted.length === 0;
	const has = ( name ) => all || wanted.includes( name );
	const { rest, wp, db, php } = options( args );
	// A site that is served needs the build, also when only browser tests run.
	const shows = [ 'php', 'multisite', 'e2e', 'oldest', 'visual', 'browsers' ].some( has );
	const inUnit = rest.some( ( path ) => /tests\/php\/(Unit|Architecture)/.test( path ) );
	const inSite =
		wp !== undefined || db !== undefined || rest.some( ( path ) => path.includes( 'tests/php/Integration' ) );
	const cells = cellsFor( { wanted, wp, db, php } );
	return [
		...codeTasks( { all, wanted, has, rest, inSite, shows } ),
		...browserTests( { all, wanted, rest, environment } ).map( ( task ) =>
			task.phase === 1 ? { ...task, after: BUILD } : task
		),
		...( has( 'cluster' ) ? [ clusterTask( BUILD ) ] : [] ),
		...( all ||
		wanted.includes( 'platform' ) ||
		( ( wanted.includes( 'php' ) || wanted.includes( 'multisite' ) ) && ! inUnit )
			? cells.map( ( cell ) => ( {
					name: cellName( cell ),
					phase: 1,
					after: BUILD,
					work: () => siteTests( environment, cell, { args: all ? [] : rest, log: progress, isWhole: all } ),
				} ) )
			: [] ),
		...( has( 'tools' )
			? [
					{
						name: 'tools (node --test)',
						phase: 1,
						after: BUILD,
						work: () => toolTests( all ? [] : rest ),
					},
				]
			: [] ),
		...( has( 'lint' ) ? [ { name: 'lint', phase: 1, after: BUILD, work: () => lint( all ? [] : rest ) } ] : [] ),
		...( has( 'budgets' ) && hasFile( 'tools/budgets.mjs' )
			? [ { name: 'budgets', phase: 1, after: BUILD, work: () => runOne( [ 'node', 'tools/budgets.mjs' ] ) } ]
			: [] ),
		...siteTasks( { has } ),
	];
}

/** Names that match no stage are errors: a run without stages would pass. */
const STAGES = [
	'build',
	'schema',
	'lint',
	'unit',
	'php',
	'multisite',
	'platform',
	'js',
	'tools',
	'e2e',
	'oldest',
	'visual',
	'browsers',
	'packed',
	'playground',
	'budgets',
	'gates',
	'crawl',
	'faults',
	'cluster',
];

export async function runStages( args, log ) {
	// `oldest` is a stage, and a value of --wp and --php.
	const isStage = ( arg, index ) => STAGES.includes( arg ) && ! /^--(wp|db|php)$/.test( args[ index - 1 ] ?? '' );
	const wanted = args.filter( isStage );
	const rest = args.filter( ( arg, index ) => ! isStage( arg, index ) );
	if ( wanted.length === 0 && rest.length > 0 ) {
		throw new Error( `Which stage? There are ${ STAGES.join( ', ' ) }.` );
	}
	mkdirSync( join( root, '.cache' ), { recursive: true } );
	const environment = new TestEnvironment( quickFolder() );
	try {
		return table( await perform( plan( wanted, rest, environment ), log ) );
	} finally {
		await environment.close();
	}
}
