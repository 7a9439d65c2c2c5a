/** Imports between the modules of src/. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importCycles, reachableModules } from '../../../tools/lib/module-graph.mjs';
import { writeFiles, scratch } from './support.mjs';

test( 'a cycle of imports is reported, also one of types, and what a module reaches is listed', async ( t ) => {
	const root = await writeFiles( await scratch( t ), {
		'src/a.ts': "import { b } from './b';\nexport type A = typeof b;\n",
		'src/b.ts': "import type { A } from './a';\nimport { c } from './c';\nexport const b = (a: A) => c(a);\n",
		'src/c/index.ts': 'export const c = (value: unknown) => value;\n',
		'src/d.ts': "export const d = () => import('./c');\n",
	} );
	assert.deepEqual( importCycles( root, 'src' ), [ 'src/a.ts -> src/b.ts -> src/a.ts' ] );
	assert.deepEqual( reachableModules( root, 'src/a.ts' ), [ 'src/a.ts', 'src/b.ts', 'src/c/index.ts' ] );
	assert.deepEqual( reachableModules( root, 'src/d.ts' ), [ 'src/c/index.ts', 'src/d.ts' ] );
} );
