import { postcssFor } from './reference/postcss.mjs';

/** Makes every rule more specific than rules of themes with up to two classes, such as `.hentry .entry-content a`. */
const PREFIX = ':root:root';

/** A length such as `-0.5rem`. */
const REM = /(?<![\w.#-])(-?\d*\.?\d+)rem(?![\w-])/g;
/** Root font size that the style sheets are designed for, in pixels. */
const ROOT_PX = 16;
/** Many themes set the root font size to 62.5%, so that 1rem is 10px. */
const ROOT = `max(1rem,${ ROOT_PX }px)`;

const withMinRoot = ( value ) =>
	value.replaceAll( REM, ( _, number ) => ( Number( number ) === 1 ? ROOT : `calc(${ number }*${ ROOT })` ) );

const inPixels = ( params ) => params.replaceAll( REM, ( _, number ) => `${ Number( number ) * ROOT_PX }px` );

/**
 * Takes the rules of a style sheet out of its cascade layer and makes all of them more specific by the same amount, so
 * that their order among each other stays the same. Lengths in rem do not become smaller than with a root font size of
 * 16 px.
 *
 * @param {string} css
 */
export function unlayered( css ) {
	const sheet = postcssFor().parse( css );
	sheet.walkAtRules( 'layer', ( layer ) => {
		layer.replaceWith( layer.nodes ?? [] );
	} );
	sheet.walkDecls( ( declaration ) => {
		declaration.value = withMinRoot( declaration.value );
	} );
	sheet.walkAtRules( 'container', ( query ) => {
		query.params = inPixels( query.params );
	} );
	sheet.walkRules( ( rule ) => {
		const isKeyframe = rule.parent.type === 'atrule' && rule.parent.name.endsWith( 'keyframes' );
		// A nested rule is as specific as the rule that contains it.
		if ( ! isKeyframe && ! isNested( rule ) ) {
			rule.selectors = rule.selectors.map( moreSpecific );
		}
	} );
	return sheet.toString();
}

function isNested( { parent } ) {
	return parent.type === 'rule' || ( parent.type === 'atrule' && isNested( parent ) );
}

function moreSpecific( selector ) {
	return /^(?::root|html)(?![\w-])/.test( selector )
		? selector.replace( /^(?::root|html)/, `$&${ PREFIX }` )
		: `${ PREFIX } ${ selector }`;
}
