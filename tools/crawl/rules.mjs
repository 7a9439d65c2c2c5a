/* global document, getComputedStyle */
/**
 * Requirements of themes with the tag accessibility-ready that axe does not check (docs/accessibility.md). The rules run
 * in the browser; markup that authors wrote is left out where noted.
 */

/** Functions for the rules; the browser gets their source, so they use nothing from outside. */
function createHelpers() {
	const name = ( element ) =>
		( element.getAttribute( 'aria-label' ) ?? element.textContent ).replaceAll( /\s+/g, ' ' ).trim();
	return {
		name,
		describe: ( element ) =>
			`${ element.tagName.toLowerCase() }.${ element.className } "${ name( element ).slice( 0, 40 ) }"`,
		isVisible: ( element ) => element.checkVisibility( { visibilityProperty: true, contentVisibilityAuto: true } ),
		authorContent: '.entry-content, .comment-content, .page-description, .textwidget',
	};
}

/** 1: the skip link is first and leads to the main content. */
function skipLink() {
	const first = document.querySelector( 'a[href], button, input, select, textarea, summary, iframe, [tabindex]' );
	const main = document.querySelector( 'main' );
	return first?.matches( '.skip-link' ) && first.hash === `#${ main?.id }` && main?.tabIndex === -1
		? []
		: [ 'rule 1: the skip link is not the first control, or leads elsewhere' ];
}

/** 5: each visible field has a visible label. */
function visibleLabels( { describe, isVisible, authorContent } ) {
	const fields = document.querySelectorAll(
		'input:not([type="hidden"], [type="submit"], [type="button"], [type="radio"], [type="checkbox"]), select, textarea'
	);
	const isUnlabeled = ( field ) => {
		const label = [ ...( field.labels ?? [] ) ].find( isVisible );
		return (
			isVisible( field ) &&
			field.tabIndex !== -1 &&
			( label === undefined || label.getBoundingClientRect().width < 4 ) &&
			! field.closest( authorContent )
		);
	};
	return [ ...fields ]
		.filter( isUnlabeled )
		.map( ( field ) => `rule 5: no visible label: ${ describe( field ) }${ field.name }` );
}

/** 7: links in text are underlined. */
function underlinedLinks( { describe, isVisible } ) {
	const links = document.querySelectorAll(
		'.entry-content p a[href], .entry-content li > a[href]:only-child, .comment-content p a[href], .author-box p a[href]'
	);
	const isInText = ( link ) =>
		link.textContent.trim() !== '' &&
		! link.matches( '[class*="button"], [role="button"]' ) &&
		link.closest( 'nav, [class*="awsm-"], [class*="courant-"], .wp-block-social-links' ) === null;
	const isUnderlined = ( link ) =>
		[ link, ...link.querySelectorAll( '*' ) ].some( ( element ) =>
			getComputedStyle( element ).textDecorationLine.includes( 'underline' )
		);
	return [ ...links ]
		.filter( ( link ) => isInText( link ) && isVisible( link ) && ! isUnderlined( link ) )
		.map( ( link ) => `rule 7: a link without an underline: ${ describe( link ) }` );
}

/** 8: links with the same name lead to the same URL, in markup of the theme. A tag may be named like a category. */
function sameNameSameUrl( { name, isVisible, authorContent } ) {
	const found = [];
	const targets = new Map();
	for ( const link of document.querySelectorAll( 'a[href]' ) ) {
		if (
			! isVisible( link ) ||
			link.closest( `${ authorContent }, .widget` ) !== null ||
			name( link ) === '' ||
			link.rel === 'tag'
		) {
			continue;
		}
		const landmark = link.closest( 'nav, header, footer, main, aside' );
		const known = targets.get( name( link ) );
		const [ url ] = link.href.split( '#' );
		if ( known !== undefined && known.url !== url && known.landmark === landmark ) {
			found.push( `rule 8: "${ name( link ).slice( 0, 40 ) }" leads to ${ known.url } and to ${ url }` );
		}
		targets.set( name( link ), { url, landmark } );
	}
	return found;
}

/** 14: a link that opens a window announces it. */
function announcedWindows( { name, describe, authorContent } ) {
	return [ ...document.querySelectorAll( 'a[target="_blank"]' ) ]
		.filter( ( link ) => ! /new (?:window|tab)/i.test( name( link ) ) && link.closest( authorContent ) === null )
		.map( ( link ) => `rule 14: opens a window without a notice: ${ describe( link ) }` );
}

const RULES = [ skipLink, visibleLabels, underlinedLinks, sameNameSameUrl, announcedWindows ];

/**
 * Checks the current page.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function accessibilityErrors( page ) {
	const calls = RULES.map( ( rule ) => `...( ${ rule } )( helpers )` );
	const errors = await page.evaluate( `( ( helpers ) => [ ${ calls.join( ', ' ) } ] )( ( ${ createHelpers } )() )` );
	return [ ...new Set( errors ) ];
}
