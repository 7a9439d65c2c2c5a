/**
 * Generates the types in src/shared/config/generated.ts from plugin/schema/*.json, so that they match the data that PHP
 * prints. With --check it only compares, and fails on a difference.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { projectRoot } from './lib/paths.mjs';

const schemas = join( projectRoot, 'plugin', 'schema' );
const target = join( projectRoot, 'src', 'shared', 'config', 'generated.ts' );

export async function generate() {
	const sections = [ '/* Made by `npm run schema` from plugin/schema. Change the schema, not this file. */' ];
	for ( const file of readdirSync( schemas )
		.filter( ( name ) => name.endsWith( '.json' ) )
		.sort() ) {
		const schema = JSON.parse( readFileSync( join( schemas, file ), 'utf8' ) );
		const code = await compile( schema, schema.title ?? file, {
			bannerComment: '',
			cwd: schemas,
			unreachableDefinitions: true,
			additionalProperties: false,
			format: true,
			style: { singleQuote: true, tabWidth: 4, printWidth: 120 },
		} );
		sections.push( `/* ${ file } */\n\n${ code.trim() }` );
	}
	return sections.join( '\n\n' ) + '\n';
}

const code = await generate();
if ( process.argv.includes( '--check' ) ) {
	let stored = '';
	try {
		stored = readFileSync( target, 'utf8' );
	} catch {
		// A missing file differs as well.
	}
	if ( stored !== code ) {
		console.error(
			`${ relative( projectRoot, target ) } differs from plugin/schema: run \`npm run schema\` and commit it.`
		);
		process.exitCode = 1;
	}
} else {
	mkdirSync( dirname( target ), { recursive: true } );
	writeFileSync( target, code );
	console.log( `${ relative( projectRoot, target ) } written` );
}
