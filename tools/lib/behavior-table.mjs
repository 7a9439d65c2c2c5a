/** Reads docs/reference/behavior.md and the titles of browser tests. */
import ts from 'typescript';

const NAMES = new Set( [ 'test', 'testWithoutScript' ] );

/**
 * @param {string} markdown
 * @returns {{line: number, behavior: string, tests: {file: string, title: string}[], rest: string}[]} `rest` is what no
 * test was read from
 */
export function readRows( markdown ) {
	return markdown.split( '\n' ).flatMap( ( text, index ) => {
		if ( ! text.startsWith( '|' ) || /^\|[-| ]+\|$/.test( text ) || text === '| Behavior | Browser test |' ) {
			return [];
		}
		const [ behavior = '', cell = '', ...more ] = text
			.slice( 1, text.lastIndexOf( '|' ) )
			.split( '|' )
			.map( ( item ) => item.trim() );
		const items = cell.split( '<br>' ).map( ( item ) => [ item, /^`([\w-]+\.spec\.ts)` › (\S.*)$/.exec( item ) ] );
		return [
			{
				line: index + 1,
				behavior,
				tests: items.flatMap( ( [ , found ] ) => ( found ? [ { file: found[ 1 ], title: found[ 2 ] } ] : [] ) ),
				rest: [ ...items.flatMap( ( [ item, found ] ) => ( found ? [] : [ item ] ) ), ...more ].join( '' ),
			},
		];
	} );
}

/**
 * Returns patterns of the titles in a file of browser tests; interpolated expressions match any text. Calls of methods
 * of `test` are ignored.
 *
 * @param {string} source
 * @returns {RegExp[]}
 */
export function titlesIn( source ) {
	const found = [];
	const visit = ( node ) => {
		if (
			ts.isCallExpression( node ) &&
			ts.isIdentifier( node.expression ) &&
			NAMES.has( node.expression.text ) &&
			node.arguments[ 0 ] !== undefined
		) {
			const pieces = piecesOf( node.arguments[ 0 ] );
			if ( pieces !== null ) {
				found.push(
					new RegExp(
						`^${ pieces.map( ( piece ) => piece.replaceAll( /[.*+?^${}()|[\]\\]/g, '\\$&' ) ).join( '.*' ) }$`
					)
				);
			}
		}
		ts.forEachChild( node, visit );
	};
	visit( ts.createSourceFile( 'titles.ts', source, ts.ScriptTarget.Latest ) );
	return found;
}

function piecesOf( title ) {
	if ( ts.isStringLiteralLike( title ) ) {
		return [ title.text ];
	}
	return ts.isTemplateExpression( title )
		? [ title.head.text, ...title.templateSpans.map( ( { literal } ) => literal.text ) ]
		: null;
}
