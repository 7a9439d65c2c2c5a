import { readFileSync } from 'node:fs';
import { postcssFor } from './reference/postcss.mjs';

/** Wrapper of the page in many other themes. */
const OTHER_THEMES = /\.hfeed(?![\w-])/;

/** Custom properties that the theme always declares for the root element. @param {string} css its tokens.css */
export function declaredProperties( css ) {
	const names = new Set();
	postcssFor()
		.parse( css )
		.walkRules( ':root', ( rule ) => {
			if ( rule.parent.name !== 'media' && rule.parent.name !== 'supports' ) {
				rule.walkDecls( /^--/, ( { prop } ) => names.add( prop ) );
			}
		} );
	return names;
}

/** @param {string} file path of tokens.css @returns {( css: string ) => string} */
export const themedWith = ( file ) => ( css ) => themed( css, declaredProperties( readFileSync( file, 'utf8' ) ) );

/**
 * Removes what the theme declares for all elements: fallbacks of its custom properties (`var(--courant-accent, #1f5fbf)`
 * becomes `var(--courant-accent)`) and `box-sizing`; then declarations in `@supports` that repeat those before them, and
 * rules for elements of other themes.
 *
 * @param {string} css
 * @param {ReadonlySet<string>} declared
 */
export function themed( css, declared ) {
	const sheet = postcssFor().parse( css );
	sheet.walkDecls( 'box-sizing', ( declaration ) => {
		if ( declaration.value === 'border-box' ) {
			declaration.remove();
		}
	} );
	sheet.walkDecls( ( declaration ) => {
		declaration.value = withoutFallbacks( declaration.value, declared );
	} );
	sheet.walkAtRules( 'supports', removeRepeated );
	sheet.walkRules( ( rule ) => {
		if ( rule.selectors.every( ( selector ) => OTHER_THEMES.test( selector ) ) ) {
			rule.remove();
		}
	} );
	return sheet.toString();
}

/** Removes declarations that the rule directly before the condition contains, if both have the same selector. */
function removeRepeated( condition ) {
	const before = condition.prev();
	const rule = condition.first;
	if ( before?.type === 'rule' && before.selector === rule?.selector ) {
		const known = new Set( before.nodes.map( String ) );
		rule.nodes.filter( ( node ) => known.has( String( node ) ) ).forEach( ( node ) => node.remove() );
	}
}

function withoutFallbacks( value, declared ) {
	const found = /var\(\s*(--[\w-]+)\s*,/.exec( value );
	if ( ! found ) {
		return value;
	}
	const start = found.index + found[ 0 ].length;
	const end = closingParenthesis( value, start );
	const name = found[ 1 ];
	const kept = declared.has( name )
		? `var(${ name })`
		: `${ found[ 0 ] }${ withoutFallbacks( value.slice( start, end ), declared ) })`;
	return value.slice( 0, found.index ) + kept + withoutFallbacks( value.slice( end + 1 ), declared );
}

/** Returns the position of the parenthesis that closes the one before `start`. */
function closingParenthesis( value, start ) {
	let depth = 1;
	for ( let at = start; at < value.length; at++ ) {
		depth += { '(': 1, ')': -1 }[ value[ at ] ] ?? 0;
		if ( depth === 0 ) {
			return at;
		}
	}
	return value.length;
}
