import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renamedNames } from '../../../tools/lib/renamed-names.mjs';

const LIST = {
	name: 'docs/reference/renamed.md',
	text: [
		'# Renamed public names',
		'## Built files',
		'| Before | Now |',
		'|---|---|',
		'| `build/late.js` | `build/lazy.js` |',
		'## Attributes',
		'| `data-former` (controls of a listing) | `data-clear` |',
		'## Events of the document',
		'| `courant:wake` | `courant:mount` |',
		'## CSS classes',
		'| `courant-lane` | `courant-board-column` |',
		'| `file`, `file--*`, `file__*` | `media-file`, `media-file--*`, `media-file__*` |',
		'',
	].join( '\n' ),
};
const errorsIn = ( name, text ) => renamedNames( [ LIST, { name, text } ] );

test( 'a renamed event, attribute or class is reported with its new name', () => {
	assert.deepEqual( errorsIn( 'src/a.ts', "\nroot.dispatchEvent( new Event( 'courant:wake' ) );" ), [
		'src/a.ts:2: "courant:wake" was renamed; write courant:mount (docs/reference/renamed.md)',
	] );
	assert.equal( errorsIn( 'src/a.tsx', '<p className="courant-lane">' ).length, 1 );
	assert.equal( errorsIn( 'tests/e2e/a.spec.ts', "page.locator( '[data-former]' )" ).length, 1 );
} );

test( 'a plain word is reported as a class of the theme only', () => {
	assert.equal( errorsIn( 'theme/assets/css/a.css', '.file__title {' ).length, 1 );
	assert.equal( errorsIn( 'theme/single.php', '<div class="entry file">' ).length, 1 );
	for ( const [ name, text ] of [
		[ 'theme/single.php', "$file = $args['file'];" ],
		[ 'theme/assets/css/a.css', '.media-file {' ],
		[ 'src/a.ts', 'const { file } = upload.file;' ],
		[ 'plugin/src/A.php', "'courant-lane-width'" ],
	] ) {
		assert.deepEqual( errorsIn( name, text ), [] );
	}
} );

test( 'the list itself, translations and built files are not checked', () => {
	for ( const name of [ 'docs/reference/renamed-templates.md', 'plugin/languages/de.json', 'plugin/build/a.js' ] ) {
		assert.deepEqual( errorsIn( name, 'courant:wake' ), [] );
	}
} );

test( 'a list without names is an error, so that the check cannot pass by accident', () => {
	assert.equal( renamedNames( [ { name: 'src/a.ts', text: '' } ] ).length, 1 );
} );
