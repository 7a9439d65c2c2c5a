import type { ApplicationRow } from '../../../shared/config/generated';
import { findCard, moveCard, removeCard } from './board-model';
import type { Column } from './board-model';

/** Scroll position of a board, and the number of loaded applications of each column. */
export interface BoardPosition {
	readonly left: number;
	readonly page: number;
	readonly columns: Readonly< Record< string, { readonly top: number; readonly loaded: number } > >;
}

interface StoredBoard {
	readonly path: string;
	readonly columns: readonly Column[];
}

const PREFIX = 'courant-board:';

/** The board that was closed last, so that it is complete when the user returns from an application. */
let last: StoredBoard | undefined;

export const saveBoard = ( path: string, columns: readonly Column[] ): void => {
	last = { path, columns };
};

export const savedBoard = ( path: string ): readonly Column[] | undefined =>
	last?.path === path ? last.columns : undefined;

/** Moves a card of the saved board after its application was changed; without `row` the card is removed. */
export function updateSavedCard( id: number, row?: ApplicationRow ): void {
	if ( last === undefined || findCard( last.columns, id ) === undefined ) {
		return;
	}
	const { path, columns } = last;
	const isStaged = row !== undefined && columns.some( ( { stage } ) => stage === row.stage );
	last = { path, columns: isStaged ? moveCard( columns, id, row ) : removeCard( columns, id ) };
}

export const discardSavedBoard = (): void => {
	last = undefined;
};

const isRecord = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;
const toNumber = ( value: unknown ): number => ( typeof value === 'number' && value > 0 ? value : 0 );

/** Reads the position of a board in this tab; undefined if there is none or the browser blocks the storage. */
export function readPosition( path: string ): BoardPosition | undefined {
	try {
		const stored: unknown = JSON.parse( window.sessionStorage.getItem( PREFIX + path ) ?? 'null' );
		if ( ! isRecord( stored ) ) {
			return undefined;
		}
		const columns = Object.entries( isRecord( stored[ 'columns' ] ) ? stored[ 'columns' ] : {} ).map(
			( [ stage, value ] ) =>
				[
					stage,
					isRecord( value )
						? { top: toNumber( value[ 'top' ] ), loaded: toNumber( value[ 'loaded' ] ) }
						: { top: 0, loaded: 0 },
				] as const
		);
		return {
			// Negative in right-to-left languages.
			left: typeof stored[ 'left' ] === 'number' ? stored[ 'left' ] : 0,
			page: toNumber( stored[ 'page' ] ),
			columns: Object.fromEntries( columns ),
		};
	} catch {
		return undefined;
	}
}

export function savePosition( path: string, position: BoardPosition ): void {
	try {
		window.sessionStorage.setItem( PREFIX + path, JSON.stringify( position ) );
	} catch {
		// Without storage the board starts at the top.
	}
}
