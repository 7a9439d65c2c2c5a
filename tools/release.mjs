#!/usr/bin/env node
/**
 * `npm run release -- patch|minor|major`: bumps the version of package.json everywhere, moves the changelog, commits,
 * builds, writes the .pot files, packs both zips into dist/ and tags the commit. Nothing is pushed.
 */
import { relative } from 'node:path';
import { build } from './lib/build.mjs';
import { createLog } from './lib/log.mjs';
import { runTool, UsageError } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { release } from './lib/release.mjs';

await runTool( async () => {
	const [ kind, ...rest ] = process.argv.slice( 2 );
	if ( rest.length > 0 ) {
		throw new UsageError( 'Usage: npm run release -- patch|minor|major' );
	}
	const log = createLog( { stream: process.stdout } );
	const { version, packed } = await release( {
		root: projectRoot,
		kind,
		date: new Date().toISOString().slice( 0, 10 ),
		build: () => build( projectRoot, log ),
		log,
	} );
	for ( const { file, files } of packed ) {
		log.note( `${ relative( projectRoot, file ) }: ${ files } files` );
	}
	log.note( `Version ${ version } is committed and tagged. Publish it with: git push --follow-tags` );
} );
