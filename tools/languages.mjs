/** `npm run languages`: writes the .pot of both packages and compiles their translations. */
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { po } from 'gettext-parser';
import { compile, writeTemplates } from './lib/languages.mjs';
import { projectRoot } from './lib/paths.mjs';

for ( const path of await writeTemplates( projectRoot ) ) {
	const { translations } = po.parse( await readFile( path ) );
	const strings = Object.values( translations ).reduce(
		( sum, group ) => sum + Object.keys( group ).filter( ( id ) => id !== '' ).length,
		0
	);
	console.log( `${ relative( projectRoot, path ) }: ${ strings } strings` );
}
console.log( `${ await compile( projectRoot ) } translations compiled` );
