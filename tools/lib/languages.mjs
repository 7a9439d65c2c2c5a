import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GettextExtractor, JsExtractors } from 'gettext-extractor';
import { mo, po } from 'gettext-parser';
import PhpParser from 'php-parser';
import { reachableModules } from './module-graph.mjs';

/** The two packages, and which modules of src/ their scripts come from; public scripts get their text from PHP. */
export const DOMAINS = [
	{
		domain: 'courant-desk',
		folder: 'plugin',
		scripts: 'src',
		title: 'Courant Desk',
		owns: ( module ) => module !== 'theme',
	},
	{ domain: 'courant', folder: 'theme', scripts: 'src', title: 'Courant', owns: ( module ) => module === 'theme' },
];

const CALLS = [
	[ '__', { text: 0 } ],
	[ '_x', { text: 0, context: 1 } ],
	[ '_n', { text: 0, textPlural: 1 } ],
	[ '_nx', { text: 0, textPlural: 1, context: 3 } ],
];

const key = ( context, id ) => `${ context ?? '' }\u0004${ id }`;

/** Comments for translators by the line on which they end. @param {string} text @returns {Map<number, string>} */
function translatorComments( text ) {
	const comments = text.matchAll( /(?:\/\*\s*(translators:[^]*?)\s*\*\/|\/\/\s*(translators:.*))/gi );
	return new Map(
		[ ...comments ].map( ( found ) => [
			text.slice( 0, found.index + found[ 0 ].length ).split( '\n' ).length,
			( found[ 1 ] ?? found[ 2 ] ).replaceAll( /\s*\n\s*/g, ' ' ),
		] )
	);
}

/** Strings of TypeScript files, as messages of gettext-parser. @param {string[]} paths relative to the project */
async function scriptMessages( root, paths ) {
	const extractor = new GettextExtractor();
	const calls = CALLS.map( ( [ name, arguments_ ] ) =>
		JsExtractors.callExpression( name, { arguments: arguments_ } )
	);
	const parser = extractor.createJsParser( calls );
	const comments = new Map();
	for ( const path of paths ) {
		const text = await readFile( join( root, path ), 'utf8' );
		comments.set( path, translatorComments( text ) );
		parser.parseString( text, path );
	}
	/**
	 * The comment on the line of a call or on the line before; often another call, such as `sprintf()`, is between
	 * them.
	 */
	const commentAt = ( reference ) => {
		const [ , path, line ] = /^(.*):(\d+)$/.exec( reference );
		return comments.get( path ).get( Number( line ) ) ?? comments.get( path ).get( Number( line ) - 1 );
	};
	return extractor.getMessages().map( ( message ) => ( {
		...message,
		comments: [ ...new Set( message.references.map( commentAt ).filter( Boolean ) ) ],
	} ) );
}

/** All TypeScript files of the modules that a package owns. */
async function scriptPaths( root, folder, owns ) {
	if ( ! existsSync( join( root, folder ) ) ) {
		return [];
	}
	const entries = await readdir( join( root, folder ), { withFileTypes: true, recursive: true } );
	return entries
		.filter( ( entry ) => entry.isFile() && /\.tsx?$/.test( entry.name ) )
		.map( ( entry ) => relative( root, join( entry.parentPath ?? entry.path, entry.name ) ) )
		.filter( ( path ) => owns( relative( folder, path ).split( /[\\/]/ )[ 0 ] ) )
		.sort();
}

/** Translation functions of WordPress, with the positions of text, plural and context in their arguments. */
const FUNCTIONS = {
	__: [ 0 ],
	_e: [ 0 ],
	esc_html__: [ 0 ],
	esc_html_e: [ 0 ],
	esc_attr__: [ 0 ],
	esc_attr_e: [ 0 ],
	_x: [ 0, null, 1 ],
	_ex: [ 0, null, 1 ],
	esc_html_x: [ 0, null, 1 ],
	esc_attr_x: [ 0, null, 1 ],
	_n: [ 0, 1 ],
	_n_noop: [ 0, 1 ],
	_nx: [ 0, 1, 3 ],
	_nx_noop: [ 0, 1, 2 ],
};

const literal = ( node ) => {
	if ( node?.kind === 'bin' && node.type === '.' ) {
		const [ left, right ] = [ literal( node.left ), literal( node.right ) ];
		return left === null || right === null ? null : left + right;
	}
	return node?.kind === 'string' ? node.value : null;
};

/** Yields every function call, also in match arms, which statement walkers do not visit. */
function* callsIn( node ) {
	if ( Array.isArray( node ) ) {
		for ( const item of node ) {
			yield* callsIn( item );
		}
	} else if ( node && typeof node === 'object' && typeof node.kind === 'string' ) {
		if ( node.kind === 'call' && node.what?.kind === 'name' ) {
			yield node;
		}
		for ( const [ name, child ] of Object.entries( node ) ) {
			if ( name !== 'loc' && name !== 'leadingComments' && name !== 'trailingComments' ) {
				yield* callsIn( child );
			}
		}
	}
}

/** Strings of the PHP below a folder, in the shape of scriptMessages(). */
async function phpMessages( root, folder, domain ) {
	const parser = new PhpParser.Engine( {
		parser: { extractDoc: true, php7: true, version: '8.1' },
		ast: { withPositions: true },
	} );
	const messages = [];
	const read = ( text, file ) => {
		const tree = parser.parseCode( text, file );
		const notes = new Map(
			( tree.comments ?? [] ).map( ( item ) => [
				item.loc.end.line,
				/translators:\s*([\s\S]*?)\s*(?:\*\/)?$/i.exec( item.value )?.[ 1 ],
			] )
		);
		for ( const call of callsIn( tree.children ) ) {
			const positions = FUNCTIONS[ call.what.name.replace( /^\\/, '' ) ];
			const values = positions ? call.arguments.map( literal ) : [];
			if ( ! positions || values.at( -1 ) !== domain || ! values[ positions[ 0 ] ] ) {
				continue;
			}
			const line = call.loc.start.line;
			const note = notes.get( line ) ?? notes.get( line - 1 );
			messages.push( {
				text: values[ positions[ 0 ] ],
				textPlural: values[ positions[ 1 ] ] ?? null,
				context: values[ positions[ 2 ] ] ?? null,
				references: [ `${ file }:${ line }` ],
				comments: note ? [ `translators: ${ note }` ] : [],
			} );
		}
	};
	const walk = async ( path ) => {
		for ( const entry of ( await readdir( path, { withFileTypes: true } ) ).sort( ( a, b ) =>
			a.name.localeCompare( b.name )
		) ) {
			const full = join( path, entry.name );
			if ( entry.isDirectory() && ! [ 'build', 'languages' ].includes( entry.name ) ) {
				await walk( full );
			} else if ( entry.isFile() && entry.name.endsWith( '.php' ) ) {
				read( await readFile( full, 'utf8' ), relative( root, full ) );
			}
		}
	};
	await walk( join( root, folder ) );
	return messages;
}

/**
 * All strings of a package for translators.
 *
 * @param {string} root the project
 * @param {{ domain: string, folder: string, scripts: string, title: string }} target
 * @returns {Promise<string>} a .pot file
 */
export async function template( root, { domain, folder, scripts, title, owns } ) {
	const translations = { '': {} };
	for ( const message of [
		...( await phpMessages( root, folder, domain ) ),
		...( await scriptMessages( root, await scriptPaths( root, scripts, owns ) ) ),
	] ) {
		const group = ( translations[ message.context ?? '' ] ??= {} );
		const entry = ( group[ message.text ] ??= {
			msgid: message.text,
			...( message.context ? { msgctxt: message.context } : {} ),
			msgstr: [ '' ],
			comments: { reference: '', extracted: '' },
		} );
		if ( message.textPlural ) {
			entry.msgid_plural = message.textPlural;
			entry.msgstr = [ '', '' ];
		}
		entry.comments.reference = [ entry.comments.reference, ...message.references ].filter( Boolean ).join( '\n' );
		entry.comments.extracted ||= message.comments.join( '\n' );
	}
	const headers = {
		'Project-Id-Version': title,
		'MIME-Version': '1.0',
		'Content-Type': 'text/plain; charset=utf-8',
		'Content-Transfer-Encoding': '8bit',
		'X-Domain': domain,
	};
	return po.compile( { charset: 'utf-8', headers, translations } ).toString( 'utf8' );
}

const quoted = ( text ) => `'${ text.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;

/** Returns a translation as PHP that returns an array, the format that WordPress loads fastest. */
function phpOf( domain, translation ) {
	const rows = [];
	for ( const [ context, messages ] of Object.entries( translation.translations ) ) {
		for ( const { msgid, msgstr } of Object.values( messages ) ) {
			if ( msgid && msgstr.some( ( text ) => text !== '' ) ) {
				const id = context ? `${ context }\u0004${ msgid }` : msgid;
				rows.push( `${ quoted( id ) } => ${ msgstr.map( quoted ).join( ` . "\\0" . ` ) }` );
			}
		}
	}
	const headers = translation.headers;
	return `<?php\ndefined('ABSPATH') || exit;\nreturn ['domain' => ${ quoted( domain ) }, 'plural-forms' => ${ quoted( headers[ 'Plural-Forms' ] ?? '' ) }, 'language' => ${ quoted( headers.Language ?? '' ) }, 'messages' => [${ rows.join( ', ' ) }]];\n`;
}

/** The translations of one wp-admin script, as wp-i18n reads them. */
function jsonOf( domain, translation, messages ) {
	const data = {
		'': {
			domain,
			lang: translation.headers.Language ?? '',
			'plural-forms': translation.headers[ 'Plural-Forms' ] ?? '',
		},
	};
	for ( const { text, context } of messages ) {
		const found = translation.translations[ context ?? '' ]?.[ text ];
		if ( found?.msgstr.some( ( item ) => item !== '' ) ) {
			data[ context ? key( context, text ) : text ] = found.msgstr;
		}
	}
	return JSON.stringify( { domain, locale_data: { [ domain ]: data } } );
}

/**
 * Writes, next to each .po of both packages, what WordPress reads: .mo, .l10n.php and a .json for each script of
 * wp-admin.
 */
export async function compile( root ) {
	const list = join( root, 'src/entries.mjs' );
	const { ENTRIES } = existsSync( list ) ? await import( pathToFileURL( list ).href ) : { ENTRIES: {} };
	const messages = new Map();
	let count = 0;
	for ( const target of DOMAINS ) {
		const folder = join( root, target.folder, 'languages' );
		const files = existsSync( folder )
			? ( await readdir( folder ) ).filter( ( file ) => file.endsWith( '.po' ) )
			: [];
		for ( const file of files ) {
			const translation = po.parse( await readFile( join( folder, file ) ) );
			const name = basename( file, '.po' );
			await writeFile( join( folder, `${ name }.mo` ), mo.compile( translation ) );
			await writeFile( join( folder, `${ name }.l10n.php` ), phpOf( target.domain, translation ) );
			count += 1;
			for ( const [ entry, source ] of Object.entries( ENTRIES[ target.folder ]?.admin ?? {} ) ) {
				if ( ! messages.has( source ) ) {
					messages.set( source, await scriptMessages( root, reachableModules( root, `src/${ source }` ) ) );
				}
				await writeFile(
					join( folder, `${ name }-${ target.domain }-${ basename( entry ) }.json` ),
					jsonOf( target.domain, translation, messages.get( source ) )
				);
			}
		}
	}
	return count;
}

/** Writes the .pot of both packages; they are not committed. @returns {Promise<string[]>} their paths */
export async function writeTemplates( root ) {
	const written = [];
	for ( const target of DOMAINS ) {
		const folder = join( root, target.folder, 'languages' );
		await mkdir( folder, { recursive: true } );
		const path = join( folder, `${ target.domain }.pot` );
		await writeFile( path, await template( root, target ) );
		written.push( path );
	}
	return written;
}
