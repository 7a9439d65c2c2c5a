/**
 * What must hold on the demo site's pages, on the browser laboratory: run by `npm test`. Ends with
 * `N passed, N failed`.
 */
import { addBenchPlugin, checkLighthouse, checkPages } from './bench/gates.mjs';
import { startBrowserLab } from './lib/browser-lab.mjs';
import { Laboratory, quickFolder } from './lib/php-tests.mjs';

const laboratory = new Laboratory( quickFolder() );
let checks = 0;
const failures = [];
try {
	const lab = await startBrowserLab( laboratory );
	try {
		addBenchPlugin( lab.site.www );
		for ( const check of [ await checkPages( lab.site.url ), await checkLighthouse( lab.site.url ) ] ) {
			console.log( check.rows.join( '\n' ) );
			checks += check.checks;
			failures.push( ...check.failures );
		}
	} finally {
		await lab.close();
	}
} finally {
	await laboratory.close();
}
failures.forEach( ( text ) => console.log( `over budget: ${ text }` ) );
console.log( `${ checks - failures.length } passed, ${ failures.length } failed` );
process.exit( failures.length > 0 || checks === 0 ? 1 : 0 );
