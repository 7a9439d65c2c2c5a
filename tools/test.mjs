/**
 * npm test                                  everything
 * npm test -- lint unit php js tools e2e visual browsers crawl    some stages
 * npm test -- php --wp oldest --db sqlite [paths, --filter name]    one part of the integration matrix
 *
 * It installs what it needs, and ends with one line: "N passed, N failed", with ", N skipped" if a stage could not run.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureAll } from './lib/system.mjs';

const root = resolve( dirname( fileURLToPath( import.meta.url ) ), '..' );
const began = Date.now();
const log = ( text ) =>
	console.log( `[${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ).padStart( 4 ) } s] ${ text }` );

let outcome = { passed: 0, failed: 1, skipped: 0 };
try {
	await ensureAll( root, log );
	const { runStages } = await import( './lib/stages.mjs' );
	outcome = await runStages( process.argv.slice( 2 ), log );
} catch ( error ) {
	console.error( error.message.includes( '\n' ) || ! error.stack ? error.message : error.stack );
}
const { passed, failed, skipped } = outcome;
console.log( `${ passed } passed, ${ failed } failed${ skipped > 0 ? `, ${ skipped } skipped` : '' }` );
process.exit( failed === 0 && passed + skipped > 0 ? 0 : 1 );
