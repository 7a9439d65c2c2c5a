/**
 * Adds the full-width class to filter bars whose filters do not fit on one line; checked again whenever the width
 * changes, and for bars that are inserted later. Measured without the class, because the class changes the result. The
 * class changes only the height, so there is no loop.
 */
export function watchFilterBars(): void {
	const widths = new WeakMap< Element, number >();
	const observer = new ResizeObserver( ( entries ) =>
		entries.forEach( ( { target } ) => {
			const { classList, clientWidth } = target;
			if ( clientWidth !== widths.get( target ) ) {
				widths.set( target, clientWidth );
				classList.remove( FULL_WIDTH );
				classList.toggle( FULL_WIDTH, hasSeveralLines( target ) );
			}
		} )
	);
	// An element that is observed already is measured again.
	const observe = () =>
		document.querySelectorAll( '.awsm-filter-wrap' ).forEach( ( bar ) => observer.observe( bar ) );
	document.addEventListener( 'courant:inserted', observe );
	observe();
}

const FULL_WIDTH = 'awsm-full-width-search-filter-wrap';

function hasSeveralLines( bar: Element ): boolean {
	const items = [ ...bar.querySelectorAll< HTMLElement >( '.awsm-filter-item-search, .awsm-filter-item' ) ];
	const [ first, ...others ] = items
		.filter( ( item ) => item.offsetParent )
		.map( ( item ) => item.getBoundingClientRect() );
	return first !== undefined && others.some( ( { top } ) => top >= first.bottom );
}
