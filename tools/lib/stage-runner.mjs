/** Runs tasks in phases, some at a time, and prints what they found. */
import { cpus } from 'node:os';

const MAX_NAMES = 12;

/** How many tasks of a phase run at once. Tasks of the first phase wait for databases and servers half of their time. */
const SLOTS = { 1: 3, 2: 2 };

/**
 * Starts the first task that is ready and has enough free slots, until all have ended.
 *
 * @param {{name: string, phase: number, after?: string, slots?: number, work: () => Promise<object>}[]} tasks `after`
 * names a task of the same phase that must have ended; `slots`: of the phase, one by default
 * @returns {Promise<object[]>} in the order in which they ended
 */
export async function perform( tasks, log ) {
	const results = [];
	for ( const phase of [ 1, 2 ] ) {
		const queue = tasks.filter( ( task ) => task.phase === phase );
		const before = processorTime();
		await performPhase( [ ...queue ], SLOTS[ phase ], log, results );
		if ( queue.length > 1 ) {
			const { busy, idle } = processorTime();
			const share = ( busy - before.busy ) / Math.max( 1, busy - before.busy + idle - before.idle );
			log( `phase ${ phase } ends, processors were busy ${ ( share * 100 ).toFixed( 0 ) } % of its time` );
		}
	}
	return results;
}

async function performPhase( queue, slots, log, results ) {
	const unfinished = new Set( queue.map( ( { name } ) => name ) );
	const running = new Set();
	let free = slots;
	while ( queue.length > 0 || running.size > 0 ) {
		const index = queue.findIndex( ( task ) => ! unfinished.has( task.after ) && slotsOf( task, slots ) <= free );
		if ( index === -1 ) {
			await Promise.race( running );
		} else {
			const [ task ] = queue.splice( index, 1 );
			free -= slotsOf( task, slots );
			const ended = performOne( task, log ).then( ( result ) => {
				results.push( result );
				unfinished.delete( task.name );
				free += slotsOf( task, slots );
				running.delete( ended );
			} );
			running.add( ended );
		}
	}
}

/** Milliseconds of all processors since the machine was started. */
function processorTime() {
	const times = cpus().map( ( cpu ) => cpu.times );
	const sum = ( key ) => times.reduce( ( total, time ) => total + time[ key ], 0 );
	return { busy: sum( 'user' ) + sum( 'nice' ) + sum( 'sys' ) + sum( 'irq' ), idle: sum( 'idle' ) };
}

const slotsOf = ( task, slots ) => Math.min( task.slots ?? 1, slots );

async function performOne( task, log ) {
	log( `${ task.name } ...` );
	const result = await task.work().catch( ( error ) => ( {
		passed: 0,
		failed: 1,
		output: String( error.stack ?? error ),
		seconds: 0,
	} ) );
	if ( result.skipped !== undefined ) {
		log( `${ task.name }: skipped, ${ result.skipped }` );
		return { name: task.name, ...result };
	}
	log( `${ task.name }: ${ result.passed } passed, ${ result.failed } failed, ${ result.seconds.toFixed( 1 ) } s` );
	if ( result.failed > 0 ) {
		console.log( tail( result.output ) );
	}
	return { name: task.name, ...result };
}

function tail( output, most = 400 ) {
	const lines = ( output ?? '' ).trimEnd().split( '\n' );
	const shown = lines.length > most ? [ `(${ lines.length - most } lines before)`, ...lines.slice( -most ) ] : lines;
	return shown.map( ( line ) => `    ${ line }` ).join( '\n' );
}

export function table( results ) {
	const width = Math.max( ...results.map( ( { name } ) => name.length ), 5 );
	console.log( `\n${ 'stage'.padEnd( width ) }  passed  failed  seconds` );
	for ( const { name, passed, failed, seconds } of results ) {
		console.log(
			`${ name.padEnd( width ) }  ${ String( passed ).padStart( 6 ) }  ${ String( failed ).padStart( 6 ) }  ${ seconds.toFixed( 1 ).padStart( 7 ) }`
		);
	}
	const failures = results.filter( ( { failed } ) => failed > 0 );
	failures.forEach( ( { name, output } ) => console.log( `\n${ name } failed:\n${ tail( output, 60 ) }` ) );
	const flaky = results.flatMap( ( result ) => result.flaky ?? [] );
	flaky.forEach( ( { details } ) =>
		console.log( `\nFlaky, failed once and passed three times alone: ${ details }` )
	);
	const skipped = results.filter( ( result ) => result.skipped !== undefined );
	skipped.forEach( ( { name, skipped: reason } ) => console.log( `\n${ name }: skipped, ${ reason }` ) );
	printFailed( failures );
	const sum = ( key ) => results.reduce( ( total, result ) => total + result[ key ], 0 );
	console.log(
		`\n${ [ `${ countDistinct( results ) } distinct checks passed`, `${ flaky.length } flaky` ].join( ', ' ) }${ flaky.length === 0 ? '' : `: ${ flaky.map( ( { where, title } ) => `${ where } ${ title }` ).join( '; ' ) }` }`
	);
	return { passed: sum( 'passed' ), failed: sum( 'failed' ), skipped: skipped.length };
}

/** Names the failed tests again at the end, where they are found first, and where a shortened log has them too. */
function printFailed( stages ) {
	for ( const { name, failed, failures = [] } of stages ) {
		console.log( `\nFailed in ${ name }: ${ failed }` );
		failures.slice( 0, MAX_NAMES ).forEach( ( failure ) => console.log( `    ${ failure.slice( 0, 160 ) }` ) );
		if ( failures.length > MAX_NAMES ) {
			console.log( `    and ${ failures.length - MAX_NAMES } more` );
		}
	}
}

/**
 * Counts a check once that passed in several cells, on several versions of PHP or in several browsers.
 *
 * @param {{passed: number, checks?: string[]}[]} results checks: names of those that passed; without them all that
 * passed are distinct
 */
export function countDistinct( results ) {
	const named = new Set( results.flatMap( ( { checks } ) => checks ?? [] ) );
	return results
		.filter( ( { checks } ) => checks === undefined )
		.reduce( ( total, { passed } ) => total + passed, named.size );
}
