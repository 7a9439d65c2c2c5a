import { DndContext, DragOverlay } from '@dnd-kit/core';
import type { Announcements, DndContextProps } from '@dnd-kit/core';
import { useCallback, useEffect, useLayoutEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement, RefObject } from 'react';
import type { ApplicationRow } from '../../../shared/config/generated';
import { Skeleton } from '../../../shared/admin/skeleton';
import { __, sprintf } from '../../../shared/admin/wordpress';
import { paths } from './api';
import { findCard } from './board-model';
import { columnUnderPointer } from './board-keys';
import { useBoardSensors } from './board-sensors';
import { readPosition, savePosition } from './board-store';
import type { BoardPosition } from './board-store';
import { BoardColumn, CardBody } from './BoardColumn';
import { BoardFilter } from './BoardFilter';
import { LoadFailed, stageLabel } from './components';
import type { Query } from './query';
import { useBoard, useMove, usePages } from './use-board';
import type { LoadedBoard, Pages } from './use-board';

export interface BoardProps {
	readonly query: Query;
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
	readonly setQuery: ( query: Query ) => void;
}

/** Returns what screen readers announce while a card is moved. */
function announcementsFor( cardOf: ( id: unknown ) => ApplicationRow | undefined ) {
	const nameOf = ( id: unknown ): string => cardOf( id )?.name ?? '';
	const announcements: Announcements = {
		onDragStart: ( { active } ) =>
			sprintf(
				/* translators: 1: name of the applicant, 2: name of a stage */
				__( '%1$s picked up from “%2$s”.', 'courant-desk' ),
				nameOf( active.id ),
				stageLabel( cardOf( active.id )?.stage ?? '' )
			),
		onDragOver: ( { active, over } ) =>
			over === null
				? ''
				: sprintf(
						/* translators: 1: name of the applicant, 2: name of a stage */
						__( '%1$s is over “%2$s”.', 'courant-desk' ),
						nameOf( active.id ),
						stageLabel( String( over.id ) )
					),
		onDragEnd: ( { active, over } ) =>
			sprintf(
				/* translators: 1: name of the applicant, 2: name of a stage */
				__( '%1$s dropped in “%2$s”.', 'courant-desk' ),
				nameOf( active.id ),
				stageLabel( over === null ? ( cardOf( active.id )?.stage ?? '' ) : String( over.id ) )
			),
		onDragCancel: ( { active } ) =>
			sprintf(
				/* translators: %s: name of what was moved, such as an applicant, a form field or a stage */
				__( 'Moving %s was canceled.', 'courant-desk' ),
				nameOf( active.id )
			),
	};
	return announcements;
}

/** Follows the scroll positions of the board and the page, and saves them when the board is closed. */
function trackPosition(
	element: HTMLElement | null,
	start: BoardPosition | undefined,
	save: ( left: number, page: number ) => void
): () => void {
	if ( start !== undefined && element !== null ) {
		element.scrollLeft = start.left;
	}
	if ( start !== undefined && start.page > 0 ) {
		window.scrollTo( { top: start.page } );
	}
	let left = start?.left ?? 0;
	let page = start?.page ?? 0;
	const recordBoardPosition = (): void => {
		left = element?.scrollLeft ?? 0;
	};
	const recordPagePosition = (): void => {
		page = window.scrollY;
	};
	const saveNow = (): void => save( left, page );
	element?.addEventListener( 'scroll', recordBoardPosition );
	window.addEventListener( 'scroll', recordPagePosition );
	window.addEventListener( 'pagehide', saveNow );
	return () => {
		element?.removeEventListener( 'scroll', recordBoardPosition );
		window.removeEventListener( 'scroll', recordPagePosition );
		window.removeEventListener( 'pagehide', saveNow );
		saveNow();
	};
}

/** Returns the saved position of a board, which is restored, and a function that records scrolling of a column. */
function usePosition( { path, columns }: LoadedBoard, frame: RefObject< HTMLElement > ) {
	const [ start ] = useState( () => readPosition( path ) );
	const tops = useRef(
		new Map( Object.entries( start?.columns ?? {} ).map( ( [ stage, { top } ] ) => [ stage, top ] ) )
	);
	const latest = useRef( columns );
	useEffect( () => {
		latest.current = columns;
	}, [ columns ] );
	useLayoutEffect(
		() =>
			trackPosition( frame.current, start, ( left, page ) =>
				savePosition( path, {
					left,
					page,
					columns: Object.fromEntries(
						latest.current.map( ( { stage, items } ) => [
							stage,
							{ top: tops.current.get( stage ) ?? 0, loaded: items.length },
						] )
					),
				} )
			),
		[ path, start, frame ]
	);
	const noteColumn = useCallback( ( stage: string, top: number ): void => void tops.current.set( stage, top ), [] );
	return { start, noteColumn };
}

const AT_TOP = { top: 0, loaded: 0 };

interface BoardColumnsProps {
	readonly board: LoadedBoard;
	readonly pages: Pages;
	readonly kept: readonly number[];
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
	readonly move: ( row: ApplicationRow, stage: string ) => void;
}

const BoardColumns = ( { board, pages, kept, hrefOf, open, move }: BoardColumnsProps ): ReactElement => {
	const frame = useRef< HTMLDivElement >( null );
	const { start, noteColumn } = usePosition( board, frame );
	return (
		<div ref={ frame } className="courant-board">
			{ board.columns.map( ( column ) => (
				<BoardColumn
					key={ column.stage }
					column={ column }
					hrefOf={ hrefOf }
					open={ open }
					move={ move }
					kept={ kept }
					start={ start?.columns[ column.stage ] ?? AT_TOP }
					hasFailed={ pages.failed.has( column.stage ) }
					load={ pages.load }
					onScroll={ noteColumn }
				/>
			) ) }
		</div>
	);
};

interface DraggedCardProps {
	readonly dragged: ApplicationRow;
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
}

const DraggedCard = ( { dragged, hrefOf, open }: DraggedCardProps ): ReactElement => (
	<div className="courant-tile" data-lifted="true" aria-hidden="true">
		<CardBody row={ dragged } hrefOf={ hrefOf } open={ open } />
	</div>
);

/** Keeps the focus on the same control of a card that was moved to another column. */
function useFocusInMovedCard( board: LoadedBoard | undefined ) {
	const [ target, setTarget ] = useState( { id: 0, selector: '' } );
	const onShow = useCallback( ( id: number ): void => {
		const { activeElement } = document;
		if ( activeElement?.closest( `[data-application="${ id }"]` ) ) {
			const selector =
				[ 'select', 'a' ].find( ( candidate ) => activeElement.matches( candidate ) ) ?? '.courant-handle';
			setTarget( { id, selector } );
		}
	}, [] );
	useEffect( () => {
		if ( target.id > 0 ) {
			const card = document.querySelector( `.courant-board-column [data-application="${ target.id }"]` );
			const control = card?.querySelector< HTMLElement >( target.selector );
			if ( control && control !== document.activeElement ) {
				control.focus();
			}
			setTarget( { id: 0, selector: '' } );
		}
	}, [ target, board ] );
	return { keptId: target.id, onShow };
}

/** Moves cards by dragging, and announces what happens to screen readers. */
function useDragging( board: LoadedBoard | undefined, move: ( row: ApplicationRow, stage: string ) => void ) {
	const sensors = useBoardSensors();
	const [ dragged, setDragged ] = useState< ApplicationRow | null >( null );
	const cardOf = ( id: unknown ): ApplicationRow | undefined => findCard( board?.columns ?? [], Number( id ) );
	const context: DndContextProps = {
		sensors,
		collisionDetection: columnUnderPointer,
		accessibility: {
			announcements: announcementsFor( cardOf ),
			screenReaderInstructions: {
				draggable: __(
					'Press Space or Enter to pick up an application, the arrow keys to select a stage, Space or Enter to drop it, Escape to cancel.',
					'courant-desk'
				),
			},
		},
		onDragStart: ( { active } ) => setDragged( cardOf( active.id ) ?? null ),
		onDragEnd: ( { active, over } ) => {
			setDragged( null );
			const row = cardOf( active.id );
			if ( row !== undefined && over !== null ) {
				move( row, String( over.id ) );
			}
		},
		onDragCancel: () => setDragged( null ),
	};
	return { context, dragged };
}

export const Board = ( { query, hrefOf, open, setQuery }: BoardProps ): ReactElement => {
	const resource = useBoard( query );
	const board = resource.data;
	const { keptId, onShow } = useFocusInMovedCard( board );
	const move = useMove( query, resource, onShow );
	const pages = usePages( query, paths.board( query ), resource.setData );
	const { context, dragged } = useDragging( board, move );
	return (
		<div className="courant-board-frame">
			<BoardFilter query={ query } setQuery={ setQuery } />
			{ resource.error !== undefined ? (
				<LoadFailed retry={ resource.reload } />
			) : board === undefined ? (
				<Skeleton lines={ 10 } />
			) : (
				<DndContext { ...context }>
					<BoardColumns
						key={ board.path }
						board={ board }
						pages={ pages }
						kept={ [ keptId, dragged?.id ?? 0 ] }
						hrefOf={ hrefOf }
						open={ open }
						move={ move }
					/>
					<DragOverlay>
						{ dragged === null ? null : (
							<DraggedCard dragged={ dragged } hrefOf={ hrefOf } open={ open } />
						) }
					</DragOverlay>
				</DndContext>
			) }
		</div>
	);
};
