/** Heights of the elements that cover the upper edge of the viewport while scrolling, in pixels. */
export interface CoveredHeights {
	toolbar: number;
	header: number;
}

/** Returns the distance that a link keeps above its heading; a scroll offset up to 30 counts as none. */
export function linkOffset( scrollOffset: number, { toolbar, header }: CoveredHeights ): number {
	return ( scrollOffset > 30 ? scrollOffset : 0 ) + toolbar + header;
}

/** Returns the line below the upper edge that a heading must reach to be current. */
export function highlightOffset( scrollOffset: number, smooth: boolean, { toolbar }: CoveredHeights ): number {
	return ( smooth ? scrollOffset : 5 ) + toolbar;
}

/** Returns the position of a sticky list: the scroll offset, or below sticky headers if they would cover it. */
export function stickyTop( scrollOffset: number, { toolbar, header }: CoveredHeights ): number {
	return Math.max( scrollOffset, toolbar + header );
}

/**
 * Returns the index of the current heading: the last one that has reached the line, or the last one at the end of the
 * page.
 * @param tops positions in the page, ascending
 * @returns -1 before any has reached the line, and if there are no headings
 */
export function activeIndex( tops: readonly number[], line: number, atEnd: boolean ): number {
	let low = 0;
	let high = tops.length;
	while ( ! atEnd && low < high ) {
		const middle = ( low + high ) >> 1;
		if ( ( tops[ middle ] ?? 0 ) <= line + 1 ) {
			low = middle + 1;
		} else {
			high = middle;
		}
	}
	return atEnd ? tops.length - 1 : low - 1;
}

/** Position of a text in the page, and the height of the viewport. */
export interface Extent {
	top: number;
	bottom: number;
	viewportHeight: number;
}

/** Returns the share of a text above the lower edge of the viewport, from 0 to 1. */
export function progressAt( scrollTop: number, { top, bottom, viewportHeight }: Extent ): number {
	const distance = bottom - top - viewportHeight;
	return distance <= 0 ? 1 : Math.max( 0, Math.min( ( scrollTop - top ) / distance, 1 ) );
}
