import { DndContext, DragOverlay, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { Dispatch, ReactElement, SetStateAction } from 'react';
import type { ApplicationBoard, ApplicationRow } from '../../../shared/config/generated';
import { RequestError, __, sprintf } from '../../../shared/admin/wordpress';
import { api, paths } from './api';
import { findCard, moveCard } from './board-model';
import type { Column } from './board-model';
import { columnUnderPointer, moveToNextColumn } from './board-keys';
import { BoardColumn, CardBody } from './BoardColumn';
import { BoardFilter } from './BoardFilter';
import { useNotices } from './notices';
import type { Notices } from './notices';
import { LoadFailed, stageLabel } from './parts';
import type { Query } from './query';
import { firstResponse } from './screen';
import { setFolderCounts } from './folder-counts';

export interface BoardProps {
	readonly query: Query;
	readonly hrefOf: ( id: number ) => string;
	readonly open: ( id: number ) => void;
	readonly setQuery: ( query: Query ) => void;
}

/** Loads the board, from the page at first, and again when the query changes. */
function useColumns( query: Query, notices: Notices ) {
	const [ first ] = useState( () => firstResponse( paths.board( query ) ) as ApplicationBoard | undefined );
	const [ columns, setColumns ] = useState< readonly Column[] | null >( first?.columns ?? null );
	/** Whether the server printed the first response into the page. */
	const isPrinted = useRef( first !== undefined );
	const [ reloadCount, setReloadCount ] = useState( 0 );
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => ( first === undefined ? undefined : setFolderCounts( first.folders ) ), [ first ] );
	useEffect( () => {
		if ( isPrinted.current ) {
			isPrinted.current = false;
			return undefined;
		}
		const controller = new AbortController();
		const timer = setTimeout( () => {
			api.board( query, controller.signal ).then(
				( board ) => {
					setColumns( board.columns );
					setHasFailed( false );
					setFolderCounts( board.folders );
				},
				( problem: unknown ) => {
					if ( ! controller.signal.aborted ) {
						setHasFailed( true );
						notices.showError( problem );
					}
				}
			);
		}, 150 );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ query, reloadCount, notices ] );
	return { setColumns, setReloadCount, columns, hasFailed };
}

/** Returns a function that moves a card at once, saves the move, and reverts it if that fails. */
function useMove(
	setColumns: Dispatch< SetStateAction< readonly Column[] | null > >,
	notices: Notices,
	setReloadCount: Dispatch< SetStateAction< number > >
) {
	/** Promise of the version after the last move of a card, while it is saved. */
	const versions = useRef( new Map< number, Promise< number > >() );
	const move = useCallback(
		( row: ApplicationRow, stage: string ): void => {
			if ( row.stage === stage ) {
				return;
			}
			setColumns( ( current ) =>
				current === null ? current : moveCard( current, row.id, { ...row, stage } )
			);
			// A second move of the same card waits for the version of the first.
			const stored = ( versions.current.get( row.id ) ?? Promise.resolve( row.version ) ).then( ( version ) =>
				api.change( row.id, version, { stage } )
			);
			const version = stored.then(
				( changed ) => changed.version,
				() => row.version
			);
			versions.current.set( row.id, version );
			void version.then( () =>
				versions.current.get( row.id ) === version ? versions.current.delete( row.id ) : undefined
			);
			stored.then(
				( changed ) => {
					setColumns( ( current ) =>
						current === null || versions.current.get( row.id ) !== version
							? current
							: moveCard( current, row.id, changed )
					);
					notices.showSuccess(
						sprintf(
							/* translators: 1: name of the applicant, 2: name of a stage */
							__( '%1$s moved to “%2$s”.', 'courant-desk' ),
							row.name,
							stageLabel( stage )
						)
					);
				},
				( problem: unknown ) => {
					// Reverts the move; after a conflict the board is loaded again.
					setColumns( ( current ) => ( current === null ? current : moveCard( current, row.id, row ) ) );
					notices.showError( problem );
					if ( problem instanceof RequestError && problem.status !== 0 ) {
						setReloadCount( ( now ) => now + 1 );
					}
				}
			);
		},
		[ notices, setColumns, setReloadCount ]
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
	const notices = useNotices();
	const { setColumns, setReloadCount, columns, hasFailed } = useColumns( query, notices );

	const move = useMove( setColumns, notices, setReloadCount );

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
			{ hasFailed ? (
				<LoadFailed retry={ () => setReloadCount( ( now ) => now + 1 ) } />
			) : columns === null ? (
				<p className="courant-screen__wait" role="status">
					{ __( 'Loading…', 'courant-desk' ) }
				</p>
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
