import type { CoveredHeights } from './geometry';

/**
 * Returns the heights of the admin bar and of the site header, or of its bar, if they are fixed or sticky; the admin bar
 * is not on small screens. Measured each time, because a header may shrink.
 */
export function coveredHeights(): CoveredHeights {
	return {
		toolbar: stickyHeight( '#wpadminbar' ),
		header: stickyHeight( ':is(header,header>*,.masthead__row):not(main *,article *)' ),
	};
}

function stickyHeight( selector: string ): number {
	let height = 0;
	document.querySelectorAll( selector ).forEach( ( element ) => {
		if ( /fixed|sticky/.test( getComputedStyle( element ).position ) ) {
			height += element.getBoundingClientRect().height;
		}
	} );
	return height;
}
