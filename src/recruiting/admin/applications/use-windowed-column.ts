import { useCallback, useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { RefCallback, RefObject } from 'react';
import {
	ESTIMATED_ROW_HEIGHT,
	ESTIMATED_VIEWPORT,
	renderedIndexes,
	rowsAddedAbove,
	visibleRange,
} from './window-range';
import type { RowRange } from './window-range';

interface WindowedColumn {
	readonly list: RefObject< HTMLDivElement >;
	/** Ref of any card: all have the same height. */
	readonly measure: RefCallback< HTMLLIElement >;
	readonly rowHeight: number;
	readonly range: RowRange;
	/** Indexes of the cards to render. */
	readonly indexes: readonly number[];
	readonly onScroll: () => void;
}

const isSameRange = ( a: RowRange, b: RowRange ): boolean => a.start === b.start && a.end === b.end;

/** The distance of cards, as in board.css. */
const GAP = 8;

function useRowHeight(): [ number, RefCallback< HTMLLIElement > ] {
	const [ rowHeight, setRowHeight ] = useState( ESTIMATED_ROW_HEIGHT );
	const observer = useRef< ResizeObserver | null >( null );
	const measure = useCallback( ( card: HTMLLIElement | null ): void => {
		observer.current?.disconnect();
		observer.current = null;
		if ( card === null ) {
			return;
		}
		const update = (): void => {
			if ( card.offsetHeight > 0 ) {
				setRowHeight( card.offsetHeight + GAP );
			}
		};
		update();
		if ( typeof ResizeObserver === 'function' ) {
			observer.current = new ResizeObserver( update );
			observer.current.observe( card );
		}
	}, [] );
	return [ rowHeight, measure ];
}

/**
 * Renders only the visible cards of a column. The column keeps the position of what is visible when cards above it
 * come or go.
 *
 * @param ids  IDs of the loaded cards in order
 * @param kept IDs of cards that stay rendered, such as the focused or dragged one
 * @param top  scroll position to start from
 */
export function useWindowedColumn( ids: readonly number[], kept: readonly number[], top: number ): WindowedColumn {
	const list = useRef< HTMLDivElement >( null );
	const [ rowHeight, measure ] = useRowHeight();
	const count = ids.length;
	const rangeNow = useCallback(
		(): RowRange =>
			visibleRange(
				list.current?.scrollTop ?? 0,
				list.current !== null && list.current.clientHeight > 0 ? list.current.clientHeight : ESTIMATED_VIEWPORT,
				rowHeight,
				count
			),
		[ rowHeight, count ]
	);
	const [ range, setRange ] = useState( () => visibleRange( top, ESTIMATED_VIEWPORT, ESTIMATED_ROW_HEIGHT, count ) );
	const update = useCallback( (): void => {
		const next = rangeNow();
		setRange( ( now ) => ( isSameRange( now, next ) ? now : next ) );
	}, [ rangeNow ] );

	const pendingTop = useRef( top );
	/** The scroll position that was set by script, whose event is not the user's. */
	const setByScript = useRef( -1 );
	const previousIds = useRef( ids );
	useLayoutEffect( () => {
		const element = list.current;
		if ( element !== null ) {
			const scrollTo = ( position: number ): void => {
				element.scrollTop = position;
				setByScript.current = element.scrollTop;
			};
			const first = Math.floor( element.scrollTop / rowHeight );
			if ( pendingTop.current > 0 ) {
				// Cards that are still being loaded may be missing at first.
				scrollTo( pendingTop.current );
				if ( element.scrollTop >= pendingTop.current - 1 ) {
					pendingTop.current = 0;
				}
			} else if ( previousIds.current !== ids && first > 0 ) {
				const added = rowsAddedAbove( previousIds.current.slice( first ), first, ids );
				if ( added !== 0 ) {
					scrollTo( element.scrollTop + added * rowHeight );
				}
			}
		}
		previousIds.current = ids;
		update();
	}, [ ids, rowHeight, update ] );
	useEffect( () => {
		window.addEventListener( 'resize', update );
		return () => window.removeEventListener( 'resize', update );
	}, [ update ] );
	return {
		list,
		measure,
		rowHeight,
		range,
		indexes: renderedIndexes(
			range,
			kept.map( ( id ) => ids.indexOf( id ) ),
			count
		),
		onScroll: () => {
			if ( list.current?.scrollTop !== setByScript.current ) {
				pendingTop.current = 0;
			}
			update();
		},
	};
}
