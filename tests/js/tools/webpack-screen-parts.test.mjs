import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutUnusedLibraries } from '../../../tools/lib/webpack-screen-parts.mjs';

test( 'a script does not depend on a library that only its parts use', () => {
	const libraries = [ { external: 'courantDragAndDrop', handle: 'courant-desk-drag-and-drop' } ];
	const asset = ( handles ) => `<?php return array('dependencies' => array(${ handles }), 'version' => 'a1');`;
	const both = asset( "'courant-desk-drag-and-drop', 'react'" );
	assert.equal( withoutUnusedLibraries( both, 'window.wp', libraries ), asset( "'react'" ) );
	assert.equal( withoutUnusedLibraries( both, 'const a=window.courantDragAndDrop;', libraries ), both );
	assert.throws( () => withoutUnusedLibraries( both.replaceAll( "'", '"' ), '', libraries ), /could not be removed/ );
} );
