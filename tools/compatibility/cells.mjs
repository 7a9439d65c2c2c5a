/** Stores the result of each site of `npm run compatibility`, so that single sites can be tested again. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'cells.json';

/**
 * @param {string} folder
 * @returns {Promise<Record<string, import('./table.mjs').Cell>>} by the name of the plugin's folder, `alone` or `together`
 */
export async function readCells( folder ) {
	const text = await readFile( join( folder, FILE ), 'utf8' ).catch( () => '{}' );
	return JSON.parse( text );
}

/**
 * @param {string} folder
 * @param {string} key
 * @param {import('./table.mjs').Cell} cell
 */
export async function storeCell( folder, key, cell ) {
	const cells = { ...( await readCells( folder ) ), [ key ]: cell };
	await writeFile( join( folder, FILE ), `${ JSON.stringify( cells, null, '\t' ) }\n` );
}
