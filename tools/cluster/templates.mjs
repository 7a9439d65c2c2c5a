/** Configuration files of the cluster: templates in `config/` with values in double braces. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join( dirname( fileURLToPath( import.meta.url ) ), 'config' );

/**
 * @param {string} name of a file in `config/`
 * @param {Record<string, string|number>} values
 * @throws {Error} when a value is missing
 */
export function renderTemplate( name, values ) {
	return readFileSync( join( folder, name ), 'utf8' ).replaceAll( /\{\{(\w+)\}\}/g, ( all, key ) => {
		if ( values[ key ] === undefined ) {
			throw new Error( `${ name }: no value for ${ key }` );
		}
		return String( values[ key ] );
	} );
}

/** @returns {string} the path that was written */
export function writeTemplate( name, path, values ) {
	mkdirSync( dirname( path ), { recursive: true } );
	writeFileSync( path, renderTemplate( name, values ) );
	return path;
}
