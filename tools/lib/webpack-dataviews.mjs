/*
 * Loader of the table library (`@wordpress/dataviews/wp`), which is one file of 2 MB: makes it smaller without changing
 * what it does. Each step throws an error if it no longer finds what it changes, so that an update of the package is
 * noticed (docs/decisions/0009-recruiting-screens.md).
 */

const STYLE_MAP = /\/\*# sourceMappingURL=data:application\/json;charset=utf-8;base64,[\w+/=]+ \*\//g;
const STYLE = /(?<call>registerStyle\d+\("[\da-f]+", )(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\)/g;
const FORM_CONTROLS = /^var FORM_CONTROLS = \{(?<controls>[^{}]*)\};$/m;
const COMPONENT = /^(?<declaration>(?:var|const|let) \w+ = )(?=(?:contextConnect|createContext|forwardRef|memo)\()/gm;
const COMPONENT_NAME = /^\w+\.displayName = .*;$/gm;

const IMPORT = /^import \{(?<names>[^{}]*)\} from "(?<package>[^"]+)";$/gm;
const MOTION_ELEMENT = /(?<![-\w])motion\.\w+/g;

/**
 * What the library uses of the packages that files of src/shared/dataviews replace (`DATAVIEWS_ALIASES` in
 * webpack.config.js).
 */
const REPLACED = {
	'@daypicker/react': [ 'DayPicker', 'rangeContainsModifiers', 'useDayPicker' ],
	'@use-gesture/react': [ 'useDrag' ],
	'framer-motion': [ 'cubicBezier', 'motion' ],
};

/** Forms are not used; a filter shows the control of its field's type. */
const USED_CONTROLS = [ 'date' ];

function replace( source, pattern, replacement ) {
	const result = source.replace( pattern, replacement );
	if ( result === source ) {
		throw changed( `nothing matches ${ pattern }` );
	}
	return result;
}

const changed = ( what ) => new Error( `The table library has changed: ${ what }.` );

/** Throws an error if the library uses more or less of a replaced package than its replacement has. */
function checkReplaced( source ) {
	const imports = [ ...source.matchAll( IMPORT ) ].map( ( { groups } ) => groups );
	for ( const [ name, expected ] of Object.entries( REPLACED ) ) {
		const names = imports
			.filter( ( groups ) => groups.package === name )
			.flatMap( ( groups ) => groups.names.split( ',' ) )
			.map( ( imported ) => imported.trim().split( ' as ' )[ 0 ] );
		const unique = [ ...new Set( names ) ].sort();
		if ( unique.join() !== expected.join() ) {
			throw changed( `it imports ${ unique.join( ', ' ) || 'nothing' } from ${ name }` );
		}
	}
	const elements = source.match( MOTION_ELEMENT ) ?? [];
	if ( elements.join() !== 'motion.div' ) {
		throw changed( `one animated element is expected, not ${ elements.join( ', ' ) || 'none' }` );
	}
	return source;
}

/**
 * Removes the source maps of styles: the components in the library are built with their development styles, each with
 * a map, which are 61 KB (gzip).
 */
const removeStyleMaps = ( source ) => replace( source, STYLE_MAP, '' );

/** Declares a style text once that several components register: the 235 KB that they repeat are 17 KB (gzip). */
function shareStyles( source ) {
	const counts = new Map();
	for ( const { groups } of source.matchAll( STYLE ) ) {
		counts.set( groups.text, ( counts.get( groups.text ) ?? 0 ) + 1 );
	}
	const repeated = [ ...counts ].filter( ( [ , count ] ) => count > 1 ).map( ( [ text ] ) => text );
	const names = new Map( repeated.map( ( text, index ) => [ text, `sharedStyle${ index }` ] ) );
	const declarations = [ ...names ].map( ( [ text, name ] ) => `var ${ name } = ${ text };\n` );
	const shared = replace( source, STYLE, ( _call, before, text ) => `${ before }${ names.get( text ) ?? text })` );
	return declarations.join( '' ) + shared;
}

/** Removes controls that only forms use, with the libraries that they need, from the list of controls. */
const removeFormControls = ( source ) =>
	replace( source, FORM_CONTROLS, ( declaration, controls ) => {
		const kept = controls
			.split( ',' )
			.filter( ( control ) => USED_CONTROLS.includes( control.split( ':' )[ 0 ].trim() ) );
		if ( kept.length !== USED_CONTROLS.length ) {
			throw changed( `controls ${ USED_CONTROLS.join() } not found` );
		}
		return `var FORM_CONTROLS = {${ kept.join() }};`;
	} );

/** Lets webpack remove components that are not used: marks calls without side effects, removes names for debugging. */
const markComponents = ( source ) =>
	replace( replace( source, COMPONENT, '$<declaration>/* @__PURE__ */ ' ), COMPONENT_NAME, '' );

/** @param {string} source */
export const shrink = ( source ) =>
	markComponents( removeFormControls( shareStyles( removeStyleMaps( checkReplaced( source ) ) ) ) );

/** @param {string} source */
export default function dataviewsLoader( source ) {
	return shrink( source );
}
