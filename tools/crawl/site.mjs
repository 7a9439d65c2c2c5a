/** The site that is crawled: the browser site with the demo, and the theme unit test. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { startBrowserSite } from '../lib/browser-site.mjs';
import { run } from '../lib/child.mjs';
import { addBenchPlugin } from '../bench/gates.mjs';

/** Runs PHP in the site and returns its result. */
async function php( testSite, script ) {
	const { code, stdout, output } = await run(
		[
			'php',
			'-d',
			'memory_limit=512M',
			join( root, 'tests/support/wp-eval.php' ),
			testSite.site.www,
			testSite.site.url,
			`return require ${ JSON.stringify( join( root, 'tools/crawl', script ) ) };`,
		],
		{ timeout: 300 }
	);
	if ( code !== 0 ) {
		throw new Error( `${ script } failed:\n${ output.slice( -3000 ) }` );
	}
	return JSON.parse( stdout.trimEnd().split( '\n' ).at( -1 ) ?? 'null' );
}

export async function startCrawlSite( environment, log ) {
	const testSite = await startBrowserSite( environment );
	try {
		addBenchPlugin( testSite.site.www );
		symlinkSync(
			join( root, 'tools/crawl/mu-plugin.php' ),
			join( testSite.site.www, 'wp-content/mu-plugins/courant-crawl.php' )
		);
		const counts = await php( testSite, 'import.php' );
		log(
			`imported: ${ Object.entries( counts )
				.map( ( [ type, count ] ) => `${ count } ${ type }` )
				.join( ', ' ) }`
		);
		return {
			url: testSite.site.url,
			targets: await php( testSite, 'targets.php' ),
			phpErrors: testSite.phpErrors,
			close: testSite.close,
		};
	} catch ( error ) {
		await testSite.close();
		throw error;
	}
}
