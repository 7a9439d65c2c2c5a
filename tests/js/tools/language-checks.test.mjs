import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replacedWords } from '../../../tools/lib/language-checks.mjs';

const file = ( name, text ) => [ { name, text } ];

test( 'reports a replaced class name with its line', () => {
	const found = replacedWords( file( 'plugin/src/A.php', '<?php\nnew WaysOn();\n' ) );
	assert.equal( found.length, 1 );
	assert.match( found[ 0 ], /^plugin\/src\/A\.php:2: "WaysOn" was replaced; write EmptyStateSuggestions$/ );
} );

test( 'reports a replaced word in documentation and in comments', () => {
	assert.equal( replacedWords( file( 'docs/a.md', 'Build anew.' ) ).length, 1 );
	assert.equal( replacedWords( file( 'src/a.ts', '// What was sought.' ) ).length, 1 );
} );

for ( const word of [
	'told',
	'speak',
	'$mail',
	'->mails',
	'courant-mails',
	'story__words',
	'stands',
	'colour',
	'e-mail',
	'E-mails',
	'furniture',
	'dresser',
	"the contract's",
] ) {
	test( `reports "${ word }"`, () => {
		assert.equal( replacedWords( file( 'plugin/src/A.php', `// One ${ word } here.` ) ).length, 1 );
	} );
}

test( 'allows fixed names that contain a replaced word', () => {
	const names = 'courant_category_colour title_colour custom_link_colour early/theme.js';
	assert.deepEqual( replacedWords( file( 'plugin/src/A.php', names ) ), [] );
} );

test( 'allows standard terms, fixtures and translations', () => {
	assert.deepEqual( replacedWords( file( 'plugin/src/A.php', '/** Rebuilds the index again. */' ) ), [] );
	assert.deepEqual( replacedWords( file( 'tests/fixtures/a.json', '"anew"' ) ), [] );
	assert.deepEqual( replacedWords( file( 'plugin/languages/a.json', '"anew"' ) ), [] );
} );
