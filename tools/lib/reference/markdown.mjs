/** Builds Markdown for reference pages, and reads PHP docblocks. */

export const code = ( text ) => `\`${ String( text ) }\``;

/** Text of a table cell: one line, without characters that end the cell. */
export const cell = ( text ) =>
	String( text ?? '' )
		.replaceAll( /\s+/g, ' ' )
		.replaceAll( '|', '\\|' )
		.trim();

/** Returns the text with a capital letter at its start and a period at its end. */
export const sentence = ( text ) =>
	text === '' ? '' : `${ text[ 0 ].toUpperCase() }${ text.slice( 1 ) }${ /[.!?:]$/.test( text ) ? '' : '.' }`;

export const section = ( level, title, blocks ) =>
	`${ '#'.repeat( level ) } ${ title }\n\n${ blocks.filter( Boolean ).join( '\n\n' ) }\n`;

/** @param {string[]} head @param {string[][]} rows */
export const table = ( head, rows ) =>
	[ head, head.map( () => '---' ), ...rows ].map( ( row ) => `| ${ row.map( cell ).join( ' | ' ) } |` ).join( '\n' ) +
	'\n';

/**
 * Reads a PHP docblock.
 *
 * @param {string} comment with its delimiters
 * @returns {{text: string, since: string, params: {type: string, variable: string, text: string}[], vars: {type:
 * string, variable: string, text: string}[]}}
 */
export function docblock( comment ) {
	const lines = comment
		.replace( /^\/\*\*\s?/, '' )
		.replace( /\s*\*\/$/, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*?\s?/, '' ).trimEnd() );
	// Tags on the line of the text: "Fires before a listing. @param array $atts".
	const [ text, ...tags ] = lines
		.join( '\n' )
		.split( /(?:^|\s)@(?=(?:param|since|var|package|see|return|phpstan|throws)\b)/ );
	const read = ( tag ) =>
		tags
			.filter( ( line ) => line.startsWith( `${ tag } ` ) )
			.map( ( line ) =>
				line
					.slice( tag.length + 1 )
					.replaceAll( /\s+/g, ' ' )
					.trim()
			);
	return {
		text: flat( text ),
		since: read( 'since' )[ 0 ] ?? '',
		params: read( 'param' ).map( variableOf ),
		vars: read( 'var' ).map( variableOf ),
	};
}

/** The last docblock of a file's head, before its first statement. */
export function fileDocblock( text ) {
	const found = /^(?:#![^\n]*\n)?<\?php\s*(\/\*\*[\s\S]*?\*\/)/.exec( text );
	return found === null ? null : docblock( found[ 1 ] );
}

/** One paragraph for each block of lines; lists keep their lines. */
const flat = ( text ) =>
	text
		.trim()
		.split( /\n{2,}/ )
		.map( ( part ) => part.replaceAll( /\s*\n\s*(?![-*] )/g, ' ' ) )
		.join( '\n\n' );

function variableOf( text ) {
	const at = text.search( /(?:&|\.\.\.)?\$\w/ );
	if ( at < 0 ) {
		return { type: text, variable: '', text: '' };
	}
	const [ , variable, rest ] = /^(\S+)\s*([\s\S]*)$/.exec( text.slice( at ) );
	return { type: text.slice( 0, at ).trim(), variable, text: rest.trim() };
}
