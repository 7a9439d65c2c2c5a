/**
 * Checks of documentation: links and anchors of Markdown files, links from code into docs/, and citations of documents
 * that are not in the repository. Each check takes text files and returns a list of errors, each "file:line: message".
 */
import { posix } from 'node:path';

/** Files whose text is generated, translated or a record of earlier versions. */
const NOT_CHECKED =
	/(^|\/)(languages|fixtures|build)\/|^CHANGELOG\.md$|^package-lock\.json$|^src\/config\/generated\.ts$/;

/** The check itself, and tests of tools, whose samples are not links. */
const OWN_FILES = /(^|\/)doc-checks\.mjs$|^tests\/js\/tools\//;

const CITATION =
	/\b(?:[Rr]ulings?|Spec|[Dd]esign(?: decision)?|[Cc]ontract|[Ii]ssue) \d+(?:\.\d+)?\b|(?<!\.\.\/)\.\.\/shared\/(?:[\w-]+\.md|reference|data|hooks)\b/;
const FENCE = /^\s*(```|~~~)/;
const MARKDOWN_LINK = /!?\[(?:[^\]\\]|\\.)*\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;
const DOCS_LINK = /(?<![\w/.-])docs\/[\w./-]*\w(?:#[\w-]+)?/g;
const EXTERNAL = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Returns the anchors of a Markdown text, as GitHub derives them from headings, and the ids of its HTML anchors.
 *
 * @param {string} markdown
 * @returns {Set<string>}
 */
export function anchorsOf( markdown ) {
	const anchors = new Set();
	for ( const { line } of proseLines( markdown ) ) {
		for ( const [ , id ] of line.matchAll( /<a id="([^"]+)">/g ) ) {
			anchors.add( id );
		}
		const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec( line );
		if ( heading !== null ) {
			const slug = slugOf( heading[ 1 ] );
			let unique = slug;
			for ( let count = 1; anchors.has( unique ); count++ ) {
				unique = `${ slug }-${ count }`;
			}
			anchors.add( unique );
		}
	}
	return anchors;
}

/**
 * Reports relative links of Markdown files whose file or anchor does not exist.
 *
 * @param {{name: string, text: string}[]} files
 * @param {(path: string) => boolean} exists whether the repository has a file or folder, pictures included
 * @returns {string[]}
 */
export function brokenMarkdownLinks( files, exists ) {
	const anchors = anchorIndex( files );
	return files
		.filter( ( { name } ) => name.endsWith( '.md' ) && ! NOT_CHECKED.test( name ) )
		.flatMap( ( { name, text } ) =>
			proseLines( text ).flatMap( ( { line, number } ) =>
				[ ...line.replaceAll( /`[^`]*`/g, '``' ).matchAll( MARKDOWN_LINK ) ]
					.filter( ( [ , target ] ) => ! EXTERNAL.test( target ) )
					.flatMap( ( [ , target ] ) => {
						const [ path, anchor ] = target.split( '#' );
						const file =
							path === ''
								? name
								: posix.normalize( posix.join( posix.dirname( name ), decodeURI( path ) ) );
						return errorOf( file, anchor, anchors, exists ).map(
							( error ) => `${ name }:${ number }: link to ${ target }: ${ error }`
						);
					} )
			)
		);
}

/**
 * Reports paths below docs/ that code, comments and configuration name and that do not exist, and anchors that their
 * page lacks.
 *
 * @param {{name: string, text: string}[]} files
 * @param {(path: string) => boolean} exists
 * @returns {string[]}
 */
export function brokenDocsReferences( files, exists ) {
	const anchors = anchorIndex( files );
	return files
		.filter(
			( { name } ) => ! NOT_CHECKED.test( name ) && ! OWN_FILES.test( name ) && ! name.startsWith( 'docs/' )
		)
		.flatMap( ( { name, text } ) =>
			text.split( '\n' ).flatMap( ( line, index ) =>
				[ ...line.matchAll( DOCS_LINK ) ].flatMap( ( [ target ] ) => {
					const [ path, anchor ] = target.split( '#' );
					return errorOf( path, anchor, anchors, exists ).map(
						( error ) => `${ name }:${ index + 1 }: ${ target }: ${ error }`
					);
				} )
			)
		);
}

/**
 * Reports citations of documents that a reader of the repository does not have.
 *
 * @param {{name: string, text: string}[]} files
 * @returns {string[]}
 */
export function citations( files ) {
	return files
		.filter( ( { name } ) => ! NOT_CHECKED.test( name ) && ! OWN_FILES.test( name ) )
		.flatMap( ( { name, text } ) =>
			text.split( '\n' ).flatMap( ( line, index ) => {
				const found = CITATION.exec( line );
				return found === null
					? []
					: [ `${ name }:${ index + 1 }: cites "${ found[ 0 ] }"; link a page of docs/ instead` ];
			} )
		);
}

function errorOf( file, anchor, anchors, exists ) {
	if ( ! exists( file.replace( /\/$/, '' ) ) ) {
		return [ 'does not exist' ];
	}
	return anchor !== undefined && anchors.has( file ) && ! anchors.get( file ).has( anchor )
		? [ `has no heading #${ anchor }` ]
		: [];
}

function anchorIndex( files ) {
	return new Map(
		files.filter( ( { name } ) => name.endsWith( '.md' ) ).map( ( { name, text } ) => [ name, anchorsOf( text ) ] )
	);
}

function proseLines( markdown ) {
	let isCode = false;
	return markdown.split( '\n' ).flatMap( ( line, index ) => {
		const isFence = FENCE.test( line );
		isCode = isFence ? ! isCode : isCode;
		return isCode || isFence ? [] : [ { line, number: index + 1 } ];
	} );
}

function slugOf( heading ) {
	return heading
		.replaceAll( /\[([^\]]*)\]\([^)]*\)/g, '$1' )
		.toLowerCase()
		.replaceAll( /[^\p{L}\p{N}\p{M}\s_-]/gu, '' )
		.trim()
		.replaceAll( /\s/g, '-' );
}

/**
 * Reports actions and filters of the plugin that the reference of hooks does not list. Names in constants are not
 * found.
 *
 * @param {{name: string, text: string}[]} files
 * @param {string} reference path of the page
 * @returns {string[]}
 */
export function undocumentedHooks( files, reference = 'docs/reference/hooks-plugin.md' ) {
	const page = files.find( ( { name } ) => name === reference )?.text ?? '';
	return files
		.filter( ( { name } ) => /^plugin\/(src|templates)\/.*\.php$/.test( name ) )
		.flatMap( ( { name, text } ) =>
			text
				.split( '\n' )
				.flatMap( ( line, index ) =>
					[ ...line.matchAll( /\b(?:do_action|apply_filters)\('(courant_\w+)'/g ) ]
						.filter( ( [ , hook ] ) => ! page.includes( `\`${ hook }\`` ) )
						.map(
							( [ , hook ] ) =>
								`${ name }:${ index + 1 }: the hook ${ hook } is missing in ${ reference }`
						)
				)
		);
}
