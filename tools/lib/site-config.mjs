import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { phpString } from './sqlite-dropin.mjs';

/**
 * Reads the configuration of the site from `.wp-env.json`, which every runtime uses.
 *
 * @param {string} root folder of the project
 * @returns {Promise<{
 *   port: number,
 *   phpVersion: string,
 *   mappings: Array<{ site: string, host: string }>,
 *   constants: Record<string, string | number | boolean>,
 * }>} `site` is relative to the web root, `host` absolute
 */
export async function readSiteConfig( root ) {
	const file = join( root, '.wp-env.json' );
	const config = JSON.parse( await readFile( file, 'utf8' ) );
	return {
		port: config.port ?? 8888,
		phpVersion: config.phpVersion ?? '8.2',
		mappings: Object.entries( config.mappings ?? {} ).map( ( [ site, host ] ) => ( {
			site,
			host: resolve( root, host ),
		} ) ),
		constants: config.config ?? {},
	};
}

/** PHP that defines the constants, each once. */
export function defineConstants( constants ) {
	return Object.entries( constants )
		.filter( ( [ , value ] ) => value !== null )
		.map( ( [ name, value ] ) => `defined('${ name }') || define('${ name }', ${ phpValue( value ) });` )
		.join( '\n' );
}

function phpValue( value ) {
	return typeof value === 'string' ? phpString( value ) : String( value );
}
