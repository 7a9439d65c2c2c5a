/** The rendered rows of a list whose rows have the same height. `end` is exclusive. */
export interface RowRange {
	readonly start: number;
	readonly end: number;
}

/** Rows that are rendered above and below the visible ones, so that Tab and fast scrolling find them. */
export const OVERSCAN = 4;

/** Before the first row was measured. */
export const ESTIMATED_ROW_HEIGHT = 150;
/** Without layout, for example in a column that is not displayed. */
export const ESTIMATED_VIEWPORT = 900;

/** Returns the rows to render for a scroll position, clamped to the rows that exist. */
export function visibleRange( scrollTop: number, viewport: number, rowHeight: number, count: number ): RowRange {
	const rows = Math.ceil( viewport / rowHeight ) + 1;
	const first = Math.min( Math.floor( Math.max( 0, scrollTop ) / rowHeight ), Math.max( 0, count - rows ) );
	return { start: Math.max( 0, first - OVERSCAN ), end: Math.min( count, first + rows + OVERSCAN ) };
}

/** Returns the indexes to render in order: the range, and further rows that must stay, such as the focused one. */
export function renderedIndexes( range: RowRange, kept: readonly number[], count: number ): number[] {
	const indexes = new Set( kept.filter( ( index ) => index >= 0 && index < count ) );
	for ( let index = range.start; index < Math.min( range.end, count ); index++ ) {
		indexes.add( index );
	}
	return [ ...indexes ].sort( ( a, b ) => a - b );
}

/**
 * Returns by how many rows the content above the first visible row has grown (negative: shrunk), so that the visible
 * rows keep their position on the screen. Removed rows are ignored.
 *
 * @param before IDs of the rows before the change, from the first visible one
 * @param first  index of the first visible row before the change
 * @param after  IDs of all rows after the change
 */
export function rowsAddedAbove( before: readonly number[], first: number, after: readonly number[] ): number {
	const indexes = new Map( after.map( ( id, index ) => [ id, index ] ) );
	for ( const [ offset, id ] of before.entries() ) {
		const index = indexes.get( id );
		if ( index !== undefined ) {
			return index - ( first + offset ) + ( offset > 0 ? countRemoved( before, offset, indexes ) : 0 );
		}
	}
	return 0;
}

/** Counts removed visible rows above the first remaining one: the rows below them move up, which is not compensated. */
const countRemoved = ( before: readonly number[], offset: number, indexes: ReadonlyMap< number, number > ): number =>
	before.slice( 0, offset ).filter( ( id ) => ! indexes.has( id ) ).length;
