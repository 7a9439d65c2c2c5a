/** Runs tasks two at a time in phases, and prints what they found. */
/**
 * @param {{name: string, phase: number, after?: string, work: () => Promise<object>}[]} tasks `after` names a task of
 * the same phase that must have ended
 * @returns {Promise<object[]>} in the order in which they ended
 */
export async function perform( tasks, log ) {
	const results = [];
	for ( const phase of [ 0, 1, 2 ] ) {
		const queue = tasks.filter( ( task ) => task.phase === phase );
		const done = new Map( queue.map( ( { name } ) => [ name, promise() ] ) );
		const work = async () => {
			for ( let task = queue.shift(); task !== undefined; task = queue.shift() ) {
				await done.get( task.after )?.ended;
				log( `${ task.name } ...` );
				const result = await task.work().catch( ( error ) => ( {
					passed: 0,
					failed: 1,
					output: String( error.stack ?? error ),
					seconds: 0,
				} ) );
				results.push( { name: task.name, ...result } );
				log(
					`${ task.name }: ${ result.passed } passed, ${ result.failed } failed, ${ result.seconds.toFixed( 1 ) } s`
				);
				if ( result.failed > 0 ) {
					console.log( tail( result.output ) );
				}
				done.get( task.name ).end();
			}
		};
		await Promise.all( phase === 0 ? [ work() ] : [ work(), work() ] );
	}
	return results;
}

function promise() {
	let end;
	const ended = new Promise( ( resolve ) => {
		end = resolve;
	} );
	return { ended, end };
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
	const sum = ( key ) => results.reduce( ( total, result ) => total + result[ key ], 0 );
	console.log(
		`\n${ [ `${ countDistinct( results ) } distinct checks passed`, `${ flaky.length } flaky` ].join( ', ' ) }${ flaky.length === 0 ? '' : `: ${ flaky.map( ( { where, title } ) => `${ where } ${ title }` ).join( '; ' ) }` }`
	);
	return { passed: sum( 'passed' ), failed: sum( 'failed' ) };
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
