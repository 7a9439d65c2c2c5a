/** Writes docs/reference/access-matrix.md from tests/fixtures/access/access-rules.json. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessTable, SOURCE, TARGET } from './lib/access-table.mjs';
import { projectRoot } from './lib/paths.mjs';

await writeFile(
	join( projectRoot, TARGET ),
	accessTable( JSON.parse( await readFile( join( projectRoot, SOURCE ), 'utf8' ) ) )
);
console.log( `${ TARGET } written` );
