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
	'map( ( one ) => one.name )',
	'sort( ( one, other ) => 1 )',
	'const one = 1',
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
	'tallies',
	'isThere',
	'const trail',
	'const shelf = join( root )',
	'$there',
	'$usual',
	'$parts->kernel',
	"'Words.'",
	"'Words under Map'",
	'is not there any more',
	'new Wanted()',
	'class Figures',
	'LossOfOpenings',
	'isOneTooMany()',
	'keepFocusVisible',
	'KEPT_META',
	'a pinned header',
	'the heir of the posts',
	'comes back with old data',
] ) {
	test( `reports "${ word }"`, () => {
		assert.equal( replacedWords( file( 'plugin/src/A.php', `// One ${ word } here.` ) ).length, 1 );
	} );
}

for ( const [ name, line ] of [
	[ 'plugin/src/A.php', 'public function run(callable $say): void' ],
	[ 'plugin/src/A.php', '$said = ob_get_clean();' ],
	[ 'tests/php/Integration/ATest.php', '$this->parts()->files();' ],
	[ 'tests/php/Integration/ATest.php', 'private function answers(): array' ],
	[ 'tests/php/Integration/ATest.php', 'foreach ($doors as $rule) {' ],
	[ 'tests/js/listings/a.test.ts', 'await last().answer( html, 1 );' ],
	[ 'src/listings/frontend/a.ts', 'root.querySelector( "[data-take-back]" )' ],
	[ 'src/settings/admin/model.ts', 'readonly room: string;' ],
	[ 'theme/inc/A.php', '// The column beside the text.' ],
	[ 'docs/features/a.md', 'The later row wins.' ],
	[ 'docs/features/a.md', 'The work goes on in the background.' ],
	[ 'docs/features/a.md', 'The choice lives in the cookie.' ],
	[ 'docs/features/a.md', 'The form asks for a name.' ],
] ) {
	test( `reports a replaced word in ${ name }: ${ line }`, () => {
		assert.equal( replacedWords( file( name, line ) ).length, 1 );
	} );
}

test( 'allows words of searches, parts of a text, and trails', () => {
	const text =
		'const words = search.split( " " ); $parts = explode( ",", $text ); The breadcrumb trail; the words. Is it there?';
	assert.deepEqual( replacedWords( file( 'plugin/src/A.php', text ) ), [] );
} );

test( 'allows other words in tools, and words of other meanings', () => {
	assert.deepEqual( replacedWords( file( 'tools/a.mjs', 'log.answer( beside );' ) ), [] );
	const text = 'Ask visitors for consent. The answer to a question; windows; broom; indoors; besides.';
	assert.deepEqual( replacedWords( file( 'plugin/src/A.php', text ) ), [] );
} );

test( 'allows fixed names that contain a replaced word', () => {
	const names = 'courant_category_colour title_colour custom_link_colour early/theme.js';
	assert.deepEqual( replacedWords( file( 'plugin/src/A.php', names ) ), [] );
} );

test( 'allows standard terms, fixtures and translations', () => {
	assert.deepEqual( replacedWords( file( 'plugin/src/A.php', '/** Rebuilds the index again. */' ) ), [] );
	assert.deepEqual( replacedWords( file( 'tests/fixtures/a.json', '"anew"' ) ), [] );
	assert.deepEqual( replacedWords( file( 'plugin/languages/a.json', '"anew"' ) ), [] );
} );
