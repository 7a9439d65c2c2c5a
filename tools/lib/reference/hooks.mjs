/** Reads actions and filters, with the docblock above each call, from PHP source. */
import { code, docblock, section, sentence } from './markdown.mjs';

const CALL = /\b(do_action|apply_filters)(?:_ref_array)?\(\s*(?:'([\w-]+)'|([A-Z]\w*|self|static)::(\w+)|"([^"]+)")/g;
const CONSTANT = /\bconst\s+(\w+)\s*=\s*'([^']+)'/g;
const ELSEWHERE = /^This (?:action|filter) is documented in/;

/**
 * Returns all hooks whose names start with one of the prefixes, each once: where several calls have a docblock, the
 * first.
 *
 * @param {{name: string, text: string}[]} files
 * @param {RegExp} wanted
 * @returns {{name: string, kind: 'action' | 'filter', doc: object | null, file: string}[]} sorted by name
 */
export function readHooks( files, wanted ) {
	const constants = constantsOf( files );
	const hooks = new Map();
	for ( const { name: file, text } of files ) {
		for ( const found of text.matchAll( CALL ) ) {
			const owner = /^(self|static)$/.test( found[ 3 ] ?? '' ) ? classOf( file ) : found[ 3 ];
			const name =
				found[ 2 ] ?? found[ 5 ]?.replaceAll( '{$', '{' ) ?? constants.get( `${ owner }::${ found[ 4 ] }` );
			if ( name === undefined || ! wanted.test( name ) ) {
				continue;
			}
			const doc = docblockBefore( text, found.index );
			const known = hooks.get( name );
			const isReference = doc === null || ELSEWHERE.test( doc.text );
			if ( known === undefined || ( known.doc === null && ! isReference ) ) {
				hooks.set( name, {
					name,
					kind: found[ 1 ] === 'do_action' ? 'action' : 'filter',
					doc: isReference ? null : doc,
					file,
				} );
			}
		}
	}
	return [ ...hooks.values() ].sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
}

/** Reports hooks without a docblock, or without the version that introduced them. */
export function undocumented( hooks ) {
	return hooks.flatMap( ( { name, doc, file } ) =>
		doc === null
			? [ `${ file }: the hook ${ name } has no docblock` ]
			: doc.since === ''
				? [ `${ file }: the docblock of ${ name } has no @since` ]
				: []
	);
}

/** @param {ReturnType<typeof readHooks>} hooks */
export function hooksMarkdown( hooks ) {
	const part = ( title, kind ) => {
		const list = hooks.filter( ( hook ) => hook.kind === kind );
		return list.length === 0 ? '' : `## ${ title }\n\n${ list.map( hookMarkdown ).join( '\n' ) }\n`;
	};
	return `${ part( 'Actions', 'action' ) }\n${ part( 'Filters', 'filter' ) }`;
}

function hookMarkdown( { name, kind, doc, file } ) {
	const params = ( doc?.params ?? [] ).map( ( { type, variable, text }, index ) => {
		const role = kind === 'filter' && index === 0 ? ' (the value)' : '';
		return `- ${ code( `${ type } ${ variable }` ) }${ role }${ text === '' ? '' : `: ${ text }` }`;
	} );
	const source = `[${ file }](../../${ file })`;
	const blocks = [
		sentence( doc?.text ?? '' ),
		params.join( '\n' ),
		`${ doc?.since ? `Since ${ doc.since }. ` : '' }Source: ${ source }`,
	];
	return section( 3, code( name ), blocks );
}

function constantsOf( files ) {
	const constants = new Map();
	for ( const { name, text } of files ) {
		for ( const [ , constant, value ] of text.matchAll( CONSTANT ) ) {
			constants.set( `${ classOf( name ) }::${ constant }`, value );
		}
	}
	return constants;
}

const classOf = ( file ) =>
	file
		.split( '/' )
		.at( -1 )
		.replace( /\.php$/, '' );

/** The docblock whose end is on the line before the statement that the position is in; null without one. */
function docblockBefore( text, position ) {
	const before = text.slice( 0, position );
	const end = before.lastIndexOf( '*/' );
	const start = before.lastIndexOf( '/**', end );
	if ( end < 0 || start < 0 ) {
		return null;
	}
	const between = before.slice( end + 2 );
	const isSameStatement = ! /[;}]\s*$|[;{}][^\n]*\n/.test( between ) && between.split( '\n' ).length <= 4;
	return isSameStatement ? docblock( before.slice( start, end + 2 ) ) : null;
}
