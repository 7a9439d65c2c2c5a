/** The site that is crawled: the browser laboratory with the demo, and the theme unit test. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tests/support/site.mjs';
import { startBrowserLab } from '../lib/browser-lab.mjs';
import { run } from '../lib/child.mjs';
import { addBenchPlugin } from '../bench/gates.mjs';

/** Runs PHP in the site and gives what it returned. */
async function php( lab, script ) {
	const { code, stdout, output } = await run(
		[
			'php',
			'-d',
			'memory_limit=512M',
			join( root, 'tests/support/wp-eval.php' ),
			lab.site.www,
			lab.site.url,
			`return require ${ JSON.stringify( join( root, 'tools/crawl', script ) ) };`,
		],
		{ timeout: 300 }
	);
	if ( code !== 0 ) {
		throw new Error( `${ script } failed:\n${ output.slice( -3000 ) }` );
	}
	return JSON.parse( stdout.trimEnd().split( '\n' ).at( -1 ) ?? 'null' );
}

export async function startCrawlSite( laboratory, log ) {
	const lab = await startBrowserLab( laboratory );
	try {
		addBenchPlugin( lab.site.www );
		symlinkSync(
			join( root, 'tools/crawl/mu-plugin.php' ),
			join( lab.site.www, 'wp-content/mu-plugins/courant-crawl.php' )
		);
		const counts = await php( lab, 'import.php' );
		log(
			`imported: ${ Object.entries( counts )
				.map( ( [ type, count ] ) => `${ count } ${ type }` )
				.join( ', ' ) }`
		);
		return {
			url: lab.site.url,
			targets: await php( lab, 'targets.php' ),
			complaints: lab.complaints,
			close: lab.close,
		};
	} catch ( error ) {
		await lab.close();
		throw error;
	}
}
