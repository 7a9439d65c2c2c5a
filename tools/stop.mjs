#!/usr/bin/env node
/** `npm stop`: stops the site that `npm start` started, and its mail catcher. All data is kept. */
import { join } from 'node:path';
import { readOptions, runTool } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { RUNTIMES, stopSite } from './lib/site.mjs';

await runTool( async () => {
	readOptions( {} );
	let stopped = false;
	for ( const runtime of RUNTIMES ) {
		stopped = ( await stopSite( join( projectRoot, '.site', runtime ) ) ) || stopped;
	}
	process.stdout.write( stopped ? 'The site is stopped. Its data stay.\n' : 'No site of this clone is running.\n' );
} );
