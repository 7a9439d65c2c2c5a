#!/usr/bin/env node
/**
 * `node tools/complete-lock.mjs`, after every `npm install` of a package: adds the binaries of all platforms to the
 * lockfile.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { completed, missingPlatforms } from './lib/lockfile.mjs';
import { runTool } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';

await runTool( async () => {
	const file = join( projectRoot, 'package-lock.json' );
	const lock = JSON.parse( await readFile( file, 'utf8' ) );
	const count = missingPlatforms( lock ).length;
	if ( count > 0 ) {
		await writeFile( file, `${ JSON.stringify( completed( lock ), null, 2 ) }\n` );
	}
	process.stdout.write( `${ count } entries added.\n` );
} );
