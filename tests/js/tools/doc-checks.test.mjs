import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
	anchorsOf,
	brokenDocsReferences,
	brokenMarkdownLinks,
	citations,
	undocumentedHooks,
} from '../../../tools/lib/doc-checks.mjs';

const PAGE = {
	name: 'docs/features/listings.md',
	text: '# Listings\n\n## One request at a time\n\n```\n# no heading\n[a](missing.md)\n```\n',
};
const exists = ( path ) =>
	[ 'docs', 'docs/features', 'docs/features/listings.md', 'docs/picture.jpg', 'README.md' ].includes( path );

test( 'anchors are those that GitHub derives from headings', () => {
	assert.deepEqual(
		[
			...anchorsOf(
				'# A "quoted", `code` heading\n## Same\n## Same\n<a id="own"></a>\n```\n# code\n```\n### [Link](x.md) here'
			),
		],
		[ 'a-quoted-code-heading', 'same', 'same-1', 'own', 'link-here' ]
	);
} );

test( 'a Markdown link needs its file and its anchor', () => {
	const text =
		'[ok](docs/features/listings.md#one-request-at-a-time) ![ok](docs/picture.jpg) [ok](https://example.org/x#y) [ok](#self) `[no](code.md)`\n' +
		'# Self\n[file](docs/missing.md)\n[anchor](docs/features/listings.md#other) [own](#nothing)';
	assert.deepEqual( brokenMarkdownLinks( [ PAGE, { name: 'README.md', text } ], exists ), [
		'README.md:3: link to docs/missing.md: does not exist',
		'README.md:4: link to docs/features/listings.md#other: has no heading #other',
		'README.md:4: link to #nothing: has no heading #nothing',
	] );
} );

test( 'relative links are resolved from the folder of their page', () => {
	const page = {
		name: 'docs/features/other.md',
		text: '[ok](listings.md) [ok](../picture.jpg) [ok](../../README.md) [bad](docs/picture.jpg)',
	};
	assert.deepEqual( brokenMarkdownLinks( [ PAGE, page ], exists ), [
		'docs/features/other.md:1: link to docs/picture.jpg: does not exist',
	] );
} );

test( 'a comment that names a page of docs/ needs the page and the anchor', () => {
	const text =
		' * @see docs/features/listings.md#one-request-at-a-time\n * docs/features/listings.md.\n// https://example.org/docs/other.md\n' +
		' * @see docs/features/listings.md#other\n// docs/decisions/0006-facets-sorting-and-structured-filters.md';
	assert.deepEqual( brokenDocsReferences( [ PAGE, { name: 'plugin/src/X.php', text } ], exists ), [
		'plugin/src/X.php:4: docs/features/listings.md#other: has no heading #other',
		'plugin/src/X.php:5: docs/decisions/0006-facets-sorting-and-structured-filters.md: does not exist',
	] );
} );

for ( const cited of [
	'Rulings 16',
	'Ruling 7',
	'Spec 4',
	'design decision 10',
	'Design 6',
	'contract 3.1',
	'issue 19',
	'../shared/style.md',
] ) {
	test( `a citation of "${ cited }" is reported`, () => {
		assert.equal( citations( [ { name: 'plugin/src/X.php', text: `// As ${ cited } requires.` } ] ).length, 1 );
	} );
}

test( 'citations are reported in every folder, but not in translations, fixtures and the changelog', () => {
	const cite = ( name ) => ( { name, text: 'Spec 4' } );
	assert.deepEqual(
		citations( [ 'plugin/languages/de.po', 'tests/fixtures/a.html', 'CHANGELOG.md' ].map( cite ) ),
		[]
	);
	assert.equal( citations( [ 'src/a.ts', 'tests/e2e/a.spec.ts' ].map( cite ) ).length, 2 );
} );

test( 'plain sentences with these nouns are not reported', () => {
	assert.deepEqual(
		citations( [
			{
				name: 'docs/a.md',
				text: 'Specifications 2 and 3; the contract of 2026; a design for 3 columns; ../shared.ts',
			},
		] ),
		[]
	);
} );

test( 'a hook that the reference does not list is reported', () => {
	const files = [
		{ name: 'docs/hooks.md', text: '| `courant_known` |' },
		{ name: 'plugin/src/X.php', text: "do_action('courant_known');\napply_filters('courant_new', 1);" },
	];
	assert.deepEqual( undocumentedHooks( files, 'docs/hooks.md' ), [
		'plugin/src/X.php:2: the hook courant_new is missing in docs/hooks.md',
	] );
} );
