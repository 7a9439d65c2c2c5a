/** Tests the strings for translators, and the compiled translations. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { po } from 'gettext-parser';
import { compile, DOMAINS, template } from '../../../tools/lib/languages.mjs';

const root = mkdtempSync( join( tmpdir(), 'courant-languages-' ) );
const write = ( name, text ) => {
	mkdirSync( join( root, name, '..' ), { recursive: true } );
	writeFileSync( join( root, name ), text );
};

before( () => {
	write(
		'plugin/a.php',
		"<?php\n/* translators: %s: a name */\n__('Hello %s', 'courant-desk');\n_n('%d job', '%d jobs', 2, 'courant-desk');\n_x('Open', 'status', 'courant-desk');\n__('Foreign', 'other');\n$a = match (1) { default => esc_html__('In an arm', 'courant-desk') };\n"
	);
	write(
		'src/entries.mjs',
		"export const ENTRIES = { plugin: { admin: { 'admin/reports': 'reports/admin/index.tsx' } } };\n"
	);
	write(
		'src/reports/admin/index.tsx',
		"import { __ } from './wordpress';\nimport { retry } from '../../shared/admin/retry';\nexport const A = () => <p title={__('Said by script', 'courant-desk')}>{__('It\\'s \"here\"', 'courant-desk')}</p>;\n"
	);
	write(
		'src/shared/admin/retry.ts',
		"import { __ } from './i18n';\nexport const retry = __('Try again', 'courant-desk');\n"
	);
	write(
		'plugin/languages/courant-desk-de_DE.po',
		'msgid ""\nmsgstr ""\n"Language: de_DE\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n' +
			'msgid "Hello %s"\nmsgstr "Hallo \\\\ \'%s\'"\n\nmsgid "%d job"\nmsgid_plural "%d jobs"\nmsgstr[0] "%d Stelle"\nmsgstr[1] "%d Stellen"\n\n' +
			'msgctxt "status"\nmsgid "Open"\nmsgstr "Offen"\n\nmsgid "Said by script"\nmsgstr "Vom Skript gesagt"\n\nmsgid "Try again"\nmsgstr "Erneut versuchen"\n\nmsgid "Not done"\nmsgstr ""\n'
	);
} );

test( 'the template has the strings of PHP and of scripts, and no others', async () => {
	const { translations } = po.parse( await template( root, DOMAINS[ 0 ] ) );
	assert.deepEqual( Object.keys( translations[ '' ] ).filter( Boolean ).sort(), [
		'%d job',
		'Hello %s',
		'In an arm',
		'It\'s "here"',
		'Said by script',
		'Try again',
	] );
	assert.equal( translations.status.Open.msgctxt, 'status' );
	assert.match( translations[ '' ][ 'Hello %s' ].comments.extracted, /%s: a name/ );
	assert.match( translations[ '' ][ 'Said by script' ].comments.reference, /src\/reports\/admin\/index\.tsx/ );
} );

test( 'a comment for translators is found wherever it is directly before the text of a script', async () => {
	const folder = mkdtempSync( join( tmpdir(), 'courant-comments-' ) );
	mkdirSync( join( folder, 'src/reports/admin' ), { recursive: true } );
	mkdirSync( join( folder, 'plugin' ) );
	writeFileSync(
		join( folder, 'src/reports/admin/index.tsx' ),
		`export const A = () => (
	<p
		aria-label={
			/* translators: %s: a color */ sprintf( __( 'Color %s', 'courant-desk' ), 1 )
		}
		/* translators: %s: a name */
		title={ sprintf( __( 'Name %s', 'courant-desk' ), 2 ) }
	>
		{
			/* translators: %s: a
			   value */ sprintf(
				__( 'Value %s', 'courant-desk' ), 3
			)
		}
		{ __( 'Nothing to explain', 'courant-desk' ) }
	</p>
);
const texts = {
	// translators: %s: a size
	size: __( 'Size %s', 'courant-desk' ),

	plain: __( 'Plain', 'courant-desk' ),
};
`
	);
	const { translations } = po.parse( await template( folder, DOMAINS[ 0 ] ) );
	assert.deepEqual(
		Object.values( translations[ '' ] )
			.filter( ( { msgid } ) => msgid )
			.map( ( { msgid, comments } ) => [ msgid, comments.extracted ?? '' ] )
			.sort(),
		[
			[ 'Color %s', 'translators: %s: a color' ],
			[ 'Name %s', 'translators: %s: a name' ],
			[ 'Nothing to explain', '' ],
			[ 'Plain', '' ],
			[ 'Size %s', 'translators: %s: a size' ],
			[ 'Value %s', 'translators: %s: a value' ],
		]
	);
} );

test( 'a translation is compiled for WordPress and its scripts', async () => {
	assert.equal( await compile( root ), 1 );
	const php = execFileSync(
		'php',
		[
			'-r',
			'define("ABSPATH", "/"); echo json_encode(require $argv[1]);',
			join( root, 'plugin/languages/courant-desk-de_DE.l10n.php' ),
		],
		{ encoding: 'utf8' }
	);
	assert.deepEqual( JSON.parse( php ).messages, {
		'Hello %s': "Hallo \\ '%s'",
		'%d job': '%d Stelle\u0000%d Stellen',
		'Said by script': 'Vom Skript gesagt',
		'Try again': 'Erneut versuchen',
		'status\u0004Open': 'Offen',
	} );
	const json = JSON.parse(
		readFileSync( join( root, 'plugin/languages/courant-desk-de_DE-courant-desk-reports.json' ), 'utf8' )
	);
	assert.deepEqual( json.locale_data[ 'courant-desk' ][ 'Said by script' ], [ 'Vom Skript gesagt' ] );
	assert.deepEqual(
		json.locale_data[ 'courant-desk' ][ 'Try again' ],
		[ 'Erneut versuchen' ],
		'a string of a module that the script imports'
	);
	assert.equal( json.locale_data[ 'courant-desk' ][ 'Hello %s' ], undefined );
} );

const project = join( import.meta.dirname, '../../..' );
const marks = ( text ) =>
	[ ...text.matchAll( /%(?:\d+\$)?[sd%]|\{[a-z-]+\}|<[^>]+>/g ) ].map( ( [ mark ] ) => mark ).sort();

/** Every string of the template with its translation. */
async function translated( target, locale ) {
	const { translations } = po.parse( await template( project, target ) );
	const file = join(
		project,
		target.folder,
		'languages',
		target.folder === 'plugin' ? `${ target.domain }-${ locale }.po` : `${ locale }.po`
	);
	const translation = po.parse( readFileSync( file ) ).translations;
	return Object.entries( translations ).flatMap( ( [ context, group ] ) =>
		Object.entries( group )
			.filter( ( [ id ] ) => id !== '' )
			.map( ( [ id, { msgid_plural: plural } ] ) => ( {
				id,
				plural,
				translation: translation[ context ]?.[ id ]?.msgstr ?? [],
			} ) )
	);
}

test( 'the German translation of plugin and theme is complete', async () => {
	const all = ( await Promise.all( DOMAINS.map( ( target ) => translated( target, 'de_DE' ) ) ) ).flat();
	const missing = all.filter(
		( { plural, translation } ) => translation.filter( Boolean ).length < ( plural ? 2 : 1 )
	);
	assert.deepEqual(
		missing.map( ( { id } ) => id ),
		[]
	);
} );

test( 'translations have the same placeholders, tags and elements', async () => {
	for ( const target of DOMAINS ) {
		for ( const locale of [ 'de_DE', 'ar' ] ) {
			for ( const { id, plural, translation } of await translated( target, locale ) ) {
				for ( const [ form, text ] of translation.filter( Boolean ).entries() ) {
					const allowed = [ marks( id ), ...( plural ? [ marks( plural ) ] : [] ) ];
					// The singular, and the dual in Arabic, may omit the number.
					const isEasy = plural !== undefined && ( locale === 'ar' || form === 0 );
					const fits = allowed.some( ( item ) =>
						isEasy
							? marks( text ).every( ( mark ) => item.includes( mark ) )
							: JSON.stringify( item ) === JSON.stringify( marks( text ) )
					);
					assert.ok( fits, `${ locale }: "${ id }" is "${ text }"` );
				}
			}
		}
	}
} );
