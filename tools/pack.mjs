#!/usr/bin/env node
/** `npm run pack`: `dist/courant.zip` and `dist/courant-desk.zip`, built and reproducible. */
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { buildIfChanged } from './lib/build.mjs';
import { writeTemplates } from './lib/languages.mjs';
import { createLog } from './lib/log.mjs';
import { readOptions, runTool } from './lib/options.mjs';
import { packAll } from './lib/pack.mjs';
import { projectRoot } from './lib/paths.mjs';

await runTool( async () => {
	const options = readOptions( { 'no-build': 'flag' } );
	const log = createLog();
	if ( ! options[ 'no-build' ] ) {
		await buildIfChanged( projectRoot, log );
	}
	await writeTemplates( projectRoot );
	for ( const { file, files } of await packAll( projectRoot ) ) {
		const size = Math.round( ( await stat( file ) ).size / 1024 );
		process.stdout.write( `${ relative( process.cwd(), file ) }: ${ files } files, ${ size } KB\n` );
	}
} );
