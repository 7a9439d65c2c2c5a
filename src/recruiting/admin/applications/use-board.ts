import { useCallback, useEffect, useState } from '@wordpress/element';
import { useRef } from 'react';
import type { ApplicationRow } from '../../../shared/config/generated';
import { notices } from '../../../shared/admin/notices';
import { useMutation } from '../../../shared/admin/use-mutation';
import type { Change } from '../../../shared/admin/use-mutation';
import { useResource } from '../../../shared/admin/use-resource';
import type { Resource } from '../../../shared/admin/use-resource';
import { RequestError, __, describeReverted, sprintf } from '../../../shared/admin/wordpress';
import { api, paths } from './api';
import { addPage, columnsOf, moveCard, refreshBoard, removeCard } from './board-model';
import type { Column } from './board-model';
import { saveBoard, savedBoard } from './board-store';
import { stageLabel } from './components';
import { setFolderCounts } from './folder-counts';
import type { Query } from './query';
import { canUndoMove, firstResponse, stageOf } from './screen';

/** Debounces typing. */
const TYPING_MS = 150;

/** The columns, and the path of the request that returned them. */
export interface LoadedBoard {
	readonly path: string;
	readonly columns: readonly Column[];
}

/**
 * Loads the board: at first from the page, or as it was when an application was opened from it. Further requests
 * refresh the first applications of each column and keep those after them.
 */
export function useBoard( query: Query ): Resource< LoadedBoard > {
	const path = paths.board( query );
	const printed = firstResponse( path, 'columns' );
	const [ first ] = useState( (): { board: LoadedBoard | undefined; isRemembered: boolean } => {
		const columns = printed === undefined ? savedBoard( path ) : columnsOf( printed );
		return {
			board: columns === undefined ? undefined : { path, columns },
			isRemembered: printed === undefined && columns !== undefined,
		};
	} );
	useEffect( () => ( printed === undefined ? undefined : setFolderCounts( printed.folders ) ), [ printed ] );
	const current = useRef< LoadedBoard | undefined >( first.board );
	const resource = useResource< LoadedBoard >(
		path,
		async ( signal ) => {
			const board = await api.board( query, signal );
			setFolderCounts( board.folders );
			const previous = current.current;
			return {
				path,
				columns: previous?.path === path ? refreshBoard( previous.columns, board ) : columnsOf( board ),
			};
		},
		{ first: first.board, debounceMs: TYPING_MS, onError: notices.showError }
	);
	const { data, reload } = resource;
	useEffect( () => {
		current.current = data;
		if ( data !== undefined ) {
			saveBoard( data.path, data.columns );
		}
	}, [ data ] );
	useEffect( () => ( first.isRemembered ? reload() : undefined ), [ first, reload ] );
	return resource;
}

export interface Pages {
	/** Stages whose next page could not be loaded. */
	readonly failed: ReadonlySet< string >;
	/** Loads the next page of a column, unless it is being loaded. */
	readonly load: ( column: Column ) => void;
}

/** Loads further pages of the columns. */
export function usePages( query: Query, path: string, setData: Resource< LoadedBoard >[ 'setData' ] ): Pages {
	const [ failed, setFailed ] = useState< ReadonlySet< string > >( new Set() );
	const latestQuery = useRef( query );
	useEffect( () => {
		latestQuery.current = query;
	} );
	const requests = useRef( { controller: new AbortController(), pending: new Set< string >() } );
	useEffect( () => {
		const controller = new AbortController();
		requests.current = { controller, pending: new Set() };
		return () => controller.abort();
	}, [ path ] );
	const load = useCallback(
		( { stage, next }: Column ): void => {
			const { controller, pending } = requests.current;
			const latest = latestQuery.current;
			if ( pending.has( stage ) || next === '' || paths.board( latest ) !== path ) {
				return;
			}
			pending.add( stage );
			setFailed( ( now ) => new Set( [ ...now ].filter( ( other ) => other !== stage ) ) );
			api.column( latest, stage, next, controller.signal )
				.then(
					( page ) =>
						setData( ( board ) =>
							board?.path === path
								? { path, columns: addPage( board.columns, stage, next, page ) }
								: board
						),
					() =>
						controller.signal.aborted ? undefined : setFailed( ( now ) => new Set( [ ...now, stage ] ) )
				)
				.finally( () => pending.delete( stage ) );
		},
		[ path, setData ]
	);
	return { failed, load };
}

interface CardUpdates {
	readonly show: ( changed: ApplicationRow ) => void;
	/** Shows the card where another user moved it, or removes it. */
	readonly refresh: () => void;
}

/** Returns functions that change what is shown of one card. */
function createUpdates(
	id: number,
	query: Query,
	setData: Resource< LoadedBoard >[ 'setData' ],
	onShow: ( id: number ) => void
): CardUpdates {
	const update = ( change: ( columns: readonly Column[] ) => readonly Column[] ): void => {
		onShow( id );
		setData( ( board ) => ( board === undefined ? board : { ...board, columns: change( board.columns ) } ) );
	};
	const show = ( changed: ApplicationRow ): void => update( ( columns ) => moveCard( columns, id, changed ) );
	const remove = (): void => update( ( columns ) => removeCard( columns, id ) );
	return {
		show,
		refresh: () =>
			void api.detail( id, query ).then(
				( { row } ) => ( stageOf( row.stage ) === undefined ? remove() : show( row ) ),
				( problem: unknown ) =>
					problem instanceof RequestError && problem.status === 404 ? remove() : undefined
			),
	};
}

/** The version of a card after its last move, and the number of its moves that are still being saved. */
interface PendingMoves {
	version: number;
	pending: number;
}

type Move = ( row: ApplicationRow, stage: string ) => void;

/** Returns the move of a card as a change. */
const createMove = (
	row: ApplicationRow,
	stage: string,
	state: PendingMoves,
	{ show, refresh }: CardUpdates,
	{ reload, move }: { readonly reload: () => void; readonly move: Move }
): Change< ApplicationRow > => ( {
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
	undo: ( changed ) => ( canUndoMove( row.stage, stage ) ? () => move( changed, row.stage ) : undefined ),
	onError: ( problem, retry ) => {
		// The card is moved again from where it is shown, with its latest version.
		notices.showError( describeReverted( problem ), retry && ( () => move( row, stage ) ) );
		if ( problem instanceof RequestError && [ 404, 409 ].includes( problem.status ) ) {
			refresh();
		} else if ( problem instanceof RequestError && problem.status !== 0 ) {
			reload();
		}
	},
} );

/**
 * Returns a function that moves a card at once, saves the move, and reverts it if that fails.
 *
 * @param onShow called before a card is shown in another column
 */
export function useMove(
	query: Query,
	{ setData, reload }: Resource< LoadedBoard >,
	onShow: ( id: number ) => void
): Move {
	const { run } = useMutation();
	const moves = useRef( new Map< number, PendingMoves >() );
	return useCallback(
		function move( row: ApplicationRow, stage: string ): void {
			if ( row.stage === stage ) {
				return;
			}
			const state = moves.current.get( row.id ) ?? { version: row.version, pending: 0 };
			state.pending += 1;
			moves.current.set( row.id, state );
			const updates = createUpdates( row.id, query, setData, onShow );
			void run( createMove( row, stage, state, updates, { reload, move } ) ).finally( () => {
				state.pending -= 1;
				if ( state.pending === 0 ) {
					moves.current.delete( row.id );
				}
			} );
		},
		[ run, query, setData, reload, onShow ]
	);
}
