/**
 * Checks the pages of the demo site against their limits: run by `npm test`. Ends with
 * `N passed, N failed`.
 */
import { addBenchPlugin, checkLighthouse, checkPages } from './bench/gates.mjs';
import { startBrowserSite } from './lib/browser-site.mjs';
import { TestEnvironment, quickFolder } from './lib/php-tests.mjs';

const environment = new TestEnvironment( quickFolder() );
let checks = 0;
const failures = [];
try {
	const testSite = await startBrowserSite( environment );
	try {
		addBenchPlugin( testSite.site.www );
		for ( const check of [ await checkPages( testSite.site.url ), await checkLighthouse( testSite.site.url ) ] ) {
			console.log( check.rows.join( '\n' ) );
			checks += check.checks;
			failures.push( ...check.failures );
		}
	} finally {
		await testSite.close();
	}
} finally {
	await environment.close();
}
failures.forEach( ( text ) => console.log( `over budget: ${ text }` ) );
console.log( `${ checks - failures.length } passed, ${ failures.length } failed` );
process.exit( failures.length > 0 || checks === 0 ? 1 : 0 );
