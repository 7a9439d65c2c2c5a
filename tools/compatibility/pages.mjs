/** Replaces the generated parts of documentation pages. */
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/**
 * Replaces the text between `<!-- MARK:begin -->` and `<!-- MARK:end -->`.
 *
 * @param {string} page
 * @param {string} mark
 * @param {string} text
 */
export function replaceGenerated( page, mark, text ) {
	const [ before, rest ] = page.split( `<!-- ${ mark }:begin -->` );
	const after = rest?.split( `<!-- ${ mark }:end -->` )[ 1 ];
	if ( after === undefined ) {
		throw new Error( `The page has no marks "${ mark }:begin" and "${ mark }:end".` );
	}
	return `${ before }<!-- ${ mark }:begin -->\n\n${ text }\n<!-- ${ mark }:end -->${ after }`;
}

/** Replaces the same in a file, formatted as the other pages. */
export async function writeGenerated( file, mark, text ) {
	const page = replaceGenerated( await readFile( file, 'utf8' ), mark, text );
	await writeFile( file, await format( page, { ...( await resolveConfig( file ) ), filepath: file } ) );
}
