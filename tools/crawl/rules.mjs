/* global document, getComputedStyle */
/**
 * Checks the requirements of themes with the tag accessibility-ready that axe does not check, on the current page
 * (docs/accessibility.md). Runs in the browser; what authors wrote is left out where noted.
 *
 * @returns {string[]}
 */
export function breaches() {
	const found = [];
	const name = ( element ) =>
		( element.getAttribute( 'aria-label' ) ?? element.textContent ).replaceAll( /\s+/g, ' ' ).trim();
	const where = ( element ) =>
		`${ element.tagName.toLowerCase() }.${ element.className } "${ name( element ).slice( 0, 40 ) }"`;
	const isShown = ( element ) => element.checkVisibility( { visibilityProperty: true, contentVisibilityAuto: true } );
	const ofAuthors = '.entry-content, .comment-content, .page-description, .textwidget';

	// 1: the skip link is first and leads to the main part.
	const [ first ] = [
		...document.querySelectorAll( 'a[href], button, input, select, textarea, summary, iframe, [tabindex]' ),
	];
	const main = document.querySelector( 'main' );
	if ( ! first?.matches( '.skip-link' ) || first.hash !== `#${ main?.id }` || main?.tabIndex !== -1 ) {
		found.push( 'rule 1: the skip link is not the first control, or leads elsewhere' );
	}

	// 5: a label that can be seen, for each field that can be.
	for ( const field of document.querySelectorAll(
		'input:not([type="hidden"], [type="submit"], [type="button"], [type="radio"], [type="checkbox"]), select, textarea'
	) ) {
		const label = [ ...( field.labels ?? [] ) ].find( isShown );
		if (
			isShown( field ) &&
			field.tabIndex !== -1 &&
			( label === undefined || label.getBoundingClientRect().width < 4 ) &&
			! field.closest( ofAuthors )
		) {
			found.push( `rule 5: no visible label: ${ where( field ) }${ field.name }` );
		}
	}

	// 7: links in text are underlined.
	for ( const link of document.querySelectorAll(
		'.entry-content p a[href], .entry-content li > a[href]:only-child, .comment-content p a[href], .writer p a[href]'
	) ) {
		const isInText =
			link.textContent.trim() !== '' &&
			! link.matches( '[class*="button"], [role="button"]' ) &&
			link.closest( 'nav, [class*="awsm-"], [class*="courant-"], .wp-block-social-links' ) === null;
		const lines = [ link, ...link.querySelectorAll( '*' ) ].some( ( one ) =>
			getComputedStyle( one ).textDecorationLine.includes( 'underline' )
		);
		if ( isInText && isShown( link ) && ! lines ) {
			found.push( `rule 7: a link without a line: ${ where( link ) }` );
		}
	}

	// 8: links with the same name lead to the same URL, in markup of the theme. A tag may be named like a category.
	const locations = new Map();
	for ( const link of document.querySelectorAll( 'a[href]' ) ) {
		if (
			! isShown( link ) ||
			link.closest( `${ ofAuthors }, .widget` ) !== null ||
			name( link ) === '' ||
			link.rel === 'tag'
		) {
			continue;
		}
		const landmark = link.closest( 'nav, header, footer, main, aside' );
		const known = locations.get( name( link ) );
		const [ url ] = link.href.split( '#' );
		if ( known !== undefined && known.url !== url && known.landmark === landmark ) {
			found.push( `rule 8: "${ name( link ).slice( 0, 40 ) }" leads to ${ known.url } and to ${ url }` );
		}
		locations.set( name( link ), { url, landmark } );
	}

	// 14: a link that opens a window announces it.
	for ( const link of document.querySelectorAll( 'a[target="_blank"]' ) ) {
		if ( ! /new (?:window|tab)/i.test( name( link ) ) && link.closest( ofAuthors ) === null ) {
			found.push( `rule 14: opens a window without a notice: ${ where( link ) }` );
		}
	}

	return [ ...new Set( found ) ];
}
