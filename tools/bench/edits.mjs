/** Edits openings by several processes at once and compares the index with WordPress's own tables afterwards. */
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { run } from '../lib/child.mjs';

const PROCESSES = 6;
const OPENINGS = 100;
const QUERIES = 100;

/**
 * @param {import('../lib/php-tests.mjs').TestEnvironment} environment
 * @returns {Promise<boolean>} whether anything differed
 */
export async function editIndex( environment, { runs, edits, log } ) {
	const php = ( script, ...args ) =>
		run( [ 'php', '-d', 'memory_limit=256M', join( root, 'tools/bench', script ), ...args.map( String ) ], {
			timeout: 3600,
		} );
	let isWrong = false;
	for ( let number = 1; number <= runs; number++ ) {
		const site = await environment.site( { wp: 'newest', db: 'mariadb' }, { constants: { WP_DEBUG: false } } );
		await php( 'edit-openings.php', site.www, 0, number, OPENINGS );
		const began = Date.now();
		const outputs = await Promise.all(
			Array.from( { length: PROCESSES }, ( _, process ) =>
				php( 'edit-openings.php', site.www, Math.ceil( edits / PROCESSES ), number * 100 + process )
			)
		);
		const seconds = ( Date.now() - began ) / 1000;
		const logged = outputs.flatMap( ( { output } ) =>
			output.split( '\n' ).filter( ( line ) => line.includes( 'courant-desk' ) )
		);
		const compared = await php( 'compare-index.php', site.www, QUERIES, number );
		const outcome = JSON.parse( compared.output.trim().split( '\n' ).pop() ?? 'null' );
		const isRight =
			outcome.state === 'ready 4' &&
			outcome.differences.length === 0 &&
			outcome.faults === 0 &&
			outcome.counted &&
			outcome.queued === 0 &&
			outputs.every( ( { code } ) => code === 0 );
		isWrong ||= ! isRight;
		log(
			`run ${ number }: ${ edits } edits by ${ PROCESSES } processes in ${ seconds.toFixed( 0 ) } s, ${ logged.length } failures logged; ${ QUERIES } questions (${ outcome.found } openings found), ` +
				`${ outcome.differences.length } differences; index ${ outcome.state }, ${ outcome.queued } queued${ isRight ? '' : ` WRONG ${ JSON.stringify( outcome ).slice( 0, 500 ) }` }`
		);
	}
	return isWrong;
}
