import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { ApplicationBoard, ApplicationRow } from '../../../shared/config/generated';
import { notices } from '../../../shared/admin/notices';
import { Skeleton } from '../../../shared/admin/skeleton';
import { useMutation } from '../../../shared/admin/use-mutation';
import { useResource } from '../../../shared/admin/use-resource';
import type { Resource } from '../../../shared/admin/use-resource';
import { RequestError, __, sprintf } from '../../../shared/admin/wordpress';
import { api, paths } from './api';
import { findCard, moveCard } from './board-model';
import type { Column } from './board-model';
import { columnUnderPointer, moveToNextColumn } from './board-keys';
import { BoardColumn, CardBody } from './BoardColumn';
import { BoardFilter } from './BoardFilter';
import { LoadFailed, stageLabel } from './components';
import type { Query } from './query';
import { firstResponse } from './screen';
import { setFolderCounts } from './folder-counts';

/** Debounces typing. */
const TYPING_MS = 150;

export interface BoardProps {
	readonly query: Query;
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
	readonly setQuery: ( query: Query ) => void;
}

/** Loads the board, from the page at first, and again when the query changes. */
const useBoard = ( query: Query ): Resource< ApplicationBoard > => {
	const path = paths.board( query );
	const first = firstResponse( path, 'columns' );
	useEffect( () => ( first === undefined ? undefined : setFolderCounts( first.folders ) ), [ first ] );
	return useResource( path, ( signal ) => api.board( query, signal ), {
		first,
		debounceMs: TYPING_MS,
		onLoad: ( { folders } ) => setFolderCounts( folders ),
		onError: notices.showError,
	} );
};

/** Returns a function that moves a card at once, saves the move, and reverts it if that fails. */
function useMove( { setData, reload }: Resource< ApplicationBoard > ) {
	const { run } = useMutation();
	/** The version of a card after its last move, and the number of its moves that are still being saved. */
	const moves = useRef( new Map< number, { version: number; pending: number } >() );
	const move = useCallback(
		( row: ApplicationRow, stage: string ): void => {
			if ( row.stage === stage ) {
				return;
			}
			const show = ( changed: ApplicationRow ): void =>
				setData( ( board ) =>
					board === undefined
						? board
						: { ...board, columns: [ ...moveCard( board.columns, row.id, changed ) ] }
				);
			const state = moves.current.get( row.id ) ?? { version: row.version, pending: 0 };
			state.pending += 1;
			moves.current.set( row.id, state );
			void run( {
				// A second move of the same card waits for the version of the first.
				queue: String( row.id ),
				optimistic: () => {
					show( { ...row, stage } );
					return () => show( row );
				},
				send: () => api.change( row.id, state.version, { stage } ),
				onSuccess: ( changed ) => {
					state.version = changed.version;
					// An earlier response would revert what is shown of a later move.
					if ( state.pending === 1 ) {
						show( changed );
					}
				},
				success: sprintf(
					/* translators: 1: name of the applicant, 2: name of a stage */
					__( '%1$s moved to “%2$s”.', 'courant-desk' ),
					row.name,
					stageLabel( stage )
				),
				onError: ( problem ) => {
					notices.showError( problem );
					// The move was reverted; after a conflict the board is loaded again.
					if ( problem instanceof RequestError && problem.status !== 0 ) {
						reload();
					}
				},
			} ).finally( () => {
				state.pending -= 1;
				if ( state.pending === 0 ) {
					moves.current.delete( row.id );
				}
			} );
		},
		[ run, setData, reload ]
	);
	return move;
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

interface BoardColumnsProps {
	readonly columns: readonly Column[];
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
	readonly moveBySelect: ( row: ApplicationRow, stage: string ) => void;
	readonly setQuery: ( query: Query ) => void;
	readonly query: Query;
}

const BoardColumns = ( { columns, hrefOf, open, moveBySelect, setQuery, query }: BoardColumnsProps ): ReactElement => (
	<div className="courant-board">
		{ columns.map( ( column ) => (
			<BoardColumn
				key={ column.stage }
				column={ column }
				hrefOf={ hrefOf }
				open={ open }
				move={ moveBySelect }
				onMore={ () => setQuery( { ...query, stage: [ column.stage ] } ) }
			/>
		) ) }
	</div>
);

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

/** Returns a function that moves a card and keeps focus on its select. */
function useMoveBySelect( columns: readonly Column[] | null, move: ( row: ApplicationRow, stage: string ) => void ) {
	/** The card that was moved with its select and keeps focus in its new column. */
	const focused = useRef( 0 );
	useEffect( () => {
		document.querySelector< HTMLElement >( `[data-application="${ focused.current }"] select` )?.focus();
		focused.current = 0;
	}, [ columns ] );
	const [ dragged, setDragged ] = useState< ApplicationRow | null >( null );
	const sensors = useSensors(
		useSensor( PointerSensor, { activationConstraint: { distance: 6 } } ),
		useSensor( KeyboardSensor, { coordinateGetter: moveToNextColumn } )
	);
	const moveBySelect = ( row: ApplicationRow, stage: string ): void => {
		focused.current = row.id;
		move( row, stage );
	};
	return { setDragged, sensors, moveBySelect, dragged };
}

export const Board = ( { query, hrefOf, open, setQuery }: BoardProps ): ReactElement => {
	const resource = useBoard( query );
	const columns = resource.data?.columns ?? null;
	const move = useMove( resource );
	const { setDragged, sensors, moveBySelect, dragged } = useMoveBySelect( columns, move );
	const cardOf = ( id: unknown ): ApplicationRow | undefined => findCard( columns ?? [], Number( id ) );
	const announcements = announcementsFor( cardOf );
	const end = ( { active, over }: DragEndEvent ): void => {
		setDragged( null );
		const row = cardOf( active.id );
		if ( row !== undefined && over !== null ) {
			move( row, String( over.id ) );
		}
	};
	return (
		<div className="courant-board-frame">
			<BoardFilter query={ query } setQuery={ setQuery } />
			{ resource.error !== undefined ? (
				<LoadFailed retry={ resource.reload } />
			) : columns === null ? (
				<Skeleton lines={ 10 } />
			) : (
				<DndContext
					sensors={ sensors }
					collisionDetection={ columnUnderPointer }
					accessibility={ {
						announcements,
						screenReaderInstructions: {
							draggable: __(
								'Press Space or Enter to pick up an application, the arrow keys to select a stage, Space or Enter to drop it, Escape to cancel.',
								'courant-desk'
							),
						},
					} }
					onDragStart={ ( { active }: DragStartEvent ) => setDragged( cardOf( active.id ) ?? null ) }
					onDragEnd={ end }
					onDragCancel={ () => setDragged( null ) }
				>
					<BoardColumns
						columns={ columns }
						hrefOf={ hrefOf }
						open={ open }
						moveBySelect={ moveBySelect }
						setQuery={ setQuery }
						query={ query }
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
