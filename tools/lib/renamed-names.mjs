/**
 * Reports names of docs/reference/renamed.md that are used again: hooks, attributes, events, CSS classes and custom
 * properties that changed before the first release.
 */

const LIST = 'docs/reference/renamed.md';
const SECTIONS = [ 'Hooks', 'Attributes', 'Events', 'CSS classes', 'CSS custom properties' ];
const FILES = /^(?:plugin|theme|src|tests|tools|docs|demo)\/.*\.(?:php|m?[jt]sx?|css|md|json)$/;
const EXEMPT =
	/\/(?:fixtures|languages|build)\/|^docs\/reference\/renamed|^tools\/lib\/(?:renamed-names|language-checks)|^tests\/js\/tools\/(?:renamed-names|language-checks)/;

/** @returns {Map<string, string>} new name by former name */
function readList( markdown ) {
	const names = new Map();
	for ( const section of markdown.split( /^## /m ).slice( 1 ) ) {
		if ( ! SECTIONS.some( ( title ) => section.startsWith( title ) ) ) {
			continue;
		}
		for ( const [ , before, now ] of section.matchAll( /^\| (`.+?) +\| (`.+?) +\|$/gm ) ) {
			const former = [ ...before.matchAll( /`([\w:-]+)`/g ) ].map( ( [ , name ] ) => name );
			former.forEach( ( name ) => names.set( name, now.replaceAll( '`', '' ) ) );
		}
	}
	return names;
}

const escape = ( names ) => names.map( ( name ) => name.replaceAll( '-', '\\-' ) ).join( '|' );

/**
 * A name with a prefix or an element is reported anywhere; a plain word (`file`, `list`) only as a class: in a selector
 * of a stylesheet of the theme, and in a class attribute of its templates.
 */
function patternsFor( names ) {
	const isPlain = ( name ) => /^[a-z]+$/.test( name );
	const plain = escape( names.filter( isPlain ) );
	const end = '(?=(?:__|--)[a-z]|[^\\w-]|$)';
	return {
		anywhere: new RegExp( `(?<![\\w-])(${ escape( names.filter( ( name ) => ! isPlain( name ) ) ) })(?![\\w-])` ),
		selector: new RegExp( `(?<![\\w/.])\\.(${ plain })${ end }` ),
		attribute: new RegExp( `class="(?:[\\w-]+ )*(${ plain })(?=__|--|[ "])` ),
	};
}

/**
 * @param {{name: string, text: string}[]} files
 * @returns {string[]} one error for each line that has a renamed name
 */
export function renamedNames( files ) {
	const names = readList( files.find( ( { name } ) => name === LIST )?.text ?? '' );
	if ( names.size === 0 ) {
		return [ `${ LIST }:1: lists no renamed names` ];
	}
	const { anywhere, selector, attribute } = patternsFor( [ ...names.keys() ] );
	const patternsOf = ( name ) => {
		const isTheme = name.startsWith( 'theme/' );
		return [
			anywhere,
			...( isTheme && name.endsWith( '.css' ) ? [ selector ] : [] ),
			...( isTheme && name.endsWith( '.php' ) ? [ attribute ] : [] ),
		];
	};
	return files
		.filter( ( { name } ) => FILES.test( name ) && ! EXEMPT.test( name ) )
		.flatMap( ( { name, text } ) =>
			text.split( '\n' ).flatMap( ( line, index ) => {
				const found = patternsOf( name )
					.map( ( pattern ) => pattern.exec( line )?.[ 1 ] )
					.find( ( match ) => match !== undefined );
				return found === undefined
					? []
					: [
							`${ name }:${ index + 1 }: "${ found }" was renamed; write ${ names.get( found ) } (${ LIST })`,
						];
			} )
		);
}
