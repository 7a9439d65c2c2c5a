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

interface Position {
	/** Call after each change of the cards. */
	readonly restore: ( ids: readonly number[], rowHeight: number ) => void;
	readonly onScroll: () => void;
}

/**
 * Scrolls to a position as soon as there are enough cards, and then keeps the position of what is visible when cards
 * above it are added or removed.
 */
function usePosition( list: RefObject< HTMLElement >, top: number ): Position {
	const state = useRef< { pendingTop: number; setByScript: number; ids: readonly number[] } >( {
		pendingTop: top,
		// The scroll position that this script has set: its scroll event was not caused by the user.
		setByScript: -1,
		ids: [],
	} );
	const restore = useCallback(
		( ids: readonly number[], rowHeight: number ): void => {
			const now = state.current;
			const element = list.current;
			const scrollTo = ( position: number ): void => {
				if ( element !== null ) {
					element.scrollTop = position;
					now.setByScript = element.scrollTop;
				}
			};
			const scrollTop = element?.scrollTop ?? 0;
			const first = Math.floor( scrollTop / rowHeight );
			if ( now.pendingTop > 0 ) {
				scrollTo( now.pendingTop );
				if ( now.setByScript >= now.pendingTop - 1 ) {
					now.pendingTop = 0;
				}
			} else if ( now.ids !== ids && first > 0 ) {
				const added = rowsAddedAbove( now.ids.slice( first ), first, ids );
				if ( added !== 0 ) {
					scrollTo( scrollTop + added * rowHeight );
				}
			}
			now.ids = ids;
		},
		[ list ]
	);
	const onScroll = useCallback( (): void => {
		if ( list.current?.scrollTop !== state.current.setByScript ) {
			state.current.pendingTop = 0;
		}
	}, [ list ] );
	return { restore, onScroll };
}

/**
 * Renders only the visible cards of a column.
 *
 * @param ids  IDs of the loaded cards in order
 * @param kept IDs of cards that stay rendered, such as the focused or dragged one
 * @param top  scroll position to start from
 */
export function useWindowedColumn( ids: readonly number[], kept: readonly number[], top: number ): WindowedColumn {
	const list = useRef< HTMLDivElement >( null );
	const [ rowHeight, measure ] = useRowHeight();
	const position = usePosition( list, top );
	const count = ids.length;
	const [ range, setRange ] = useState( () => visibleRange( top, ESTIMATED_VIEWPORT, ESTIMATED_ROW_HEIGHT, count ) );
	const update = useCallback( (): void => {
		const height = list.current?.clientHeight ?? 0;
		const next = visibleRange(
			list.current?.scrollTop ?? 0,
			height > 0 ? height : ESTIMATED_VIEWPORT,
			rowHeight,
			count
		);
		setRange( ( now ) => ( isSameRange( now, next ) ? now : next ) );
	}, [ rowHeight, count ] );
	const { restore } = position;
	useLayoutEffect( () => {
		restore( ids, rowHeight );
		update();
	}, [ ids, rowHeight, restore, update ] );
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
			position.onScroll();
			update();
		},
	};
}
