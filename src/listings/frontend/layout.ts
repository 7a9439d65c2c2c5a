/**
 * Adds the full-width class to the filter bar if its filters do not fit on one line; checked again whenever the width
 * changes. Measured without the class, because the class changes the result. The class changes only the height, so
 * there is no loop.
 */
export function watchFilterBar( bar: HTMLElement ): void {
	let width = -1;
	const check = () => {
		if ( bar.clientWidth === width ) {
			return;
		}
		width = bar.clientWidth;
		bar.classList.remove( FULL_WIDTH );
		bar.classList.toggle( FULL_WIDTH, hasSeveralLines( bar ) );
	};
	new ResizeObserver( check ).observe( bar );
}

const FULL_WIDTH = 'awsm-full-width-search-filter-wrap';

function hasSeveralLines( bar: HTMLElement ): boolean {
	const items = [ ...bar.querySelectorAll< HTMLElement >( '.awsm-filter-item-search, .awsm-filter-item' ) ];
	const [ first, ...others ] = items
		.filter( ( item ) => item.offsetParent )
		.map( ( item ) => item.getBoundingClientRect() );
	return first !== undefined && others.some( ( { top } ) => top >= first.bottom );
}
