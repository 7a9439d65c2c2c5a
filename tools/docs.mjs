#!/usr/bin/env node
/**
 * `npm run docs`: writes the generated sections of docs/reference. `npm run docs -- --check` reports stale pages instead.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions, runTool } from './lib/options.mjs';
import { projectRoot } from './lib/paths.mjs';
import { generate, pages, stale } from './lib/reference/pages.mjs';
import { readFromSite } from './lib/reference/site.mjs';

await runTool( async () => {
	const { check } = readOptions( { check: 'flag' } );
	const { errors, markdown } = await generate( projectRoot, await readFromSite( projectRoot ) );
	const written = await pages( projectRoot, markdown );
	const problems = [ ...errors, ...( check ? written.flatMap( stale ) : [] ) ];
	if ( ! check ) {
		for ( const { path, before, after } of written ) {
			if ( before !== after ) {
				writeFileSync( join( projectRoot, path ), after );
			}
			console.log( `${ before === after ? 'unchanged' : 'written  ' } ${ path }` );
		}
	}
	if ( problems.length > 0 ) {
		throw new Error( problems.join( '\n' ) );
	}
} );
