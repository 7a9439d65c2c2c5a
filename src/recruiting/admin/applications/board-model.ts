import type { ApplicationBoard, ApplicationList, ApplicationRow } from '../../../shared/config/generated';

export interface Column {
	readonly stage: string;
	/** Number of applications in the stage, including those that are not loaded. */
	readonly total: number;
	/** The loaded applications, newest first. */
	readonly items: readonly ApplicationRow[];
	/** The parameter `before` of the next page; '' when all applications are loaded. */
	readonly next: string;
}

const newestFirst = ( a: ApplicationRow, b: ApplicationRow ): number => b.received - a.received || b.id - a.id;

const positionAfter = ( items: readonly ApplicationRow[], total: number ): string => {
	const last = items.at( -1 );
	return last === undefined || items.length >= total ? '' : `${ last.received }-${ last.id }`;
};

export const findCard = ( columns: readonly Column[], id: number ): ApplicationRow | undefined =>
	columns.flatMap( ( { items } ) => items ).find( ( row ) => row.id === id );

export const columnsOf = ( { columns }: ApplicationBoard ): readonly Column[] =>
	columns.map( ( { stage, total, items } ) => ( { stage, total, items, next: positionAfter( items, total ) } ) );

/** Returns the board with the application in the column of its stage, sorted by date, with updated counts. */
export function moveCard( columns: readonly Column[], id: number, row: ApplicationRow ): readonly Column[] {
	return columns.map( ( column ) => {
		const wasInColumn = column.items.some( ( item ) => item.id === id );
		const isInColumn = column.stage === row.stage;
		if ( ! wasInColumn && ! isInColumn ) {
			return column;
		}
		const others = column.items.filter( ( item ) => item.id !== id );
		return {
			...column,
			total: column.total + ( isInColumn ? 1 : 0 ) - ( wasInColumn ? 1 : 0 ),
			items: isInColumn ? [ ...others, row ].sort( newestFirst ) : others,
		};
	} );
}

/** Returns the board without the application, which was deleted or left all stages. */
export const removeCard = ( columns: readonly Column[], id: number ): readonly Column[] =>
	columns.map( ( column ) =>
		column.items.some( ( row ) => row.id === id )
			? { ...column, total: column.total - 1, items: column.items.filter( ( row ) => row.id !== id ) }
			: column
	);

/**
 * Returns the board with the next page of a column. An application that was moved while the page was loading stays
 * where it was moved to.
 *
 * @param requested the parameter `before` of the page; a page that is no longer the next one is ignored
 */
export function addPage(
	columns: readonly Column[],
	stage: string,
	requested: string,
	page: Pick< ApplicationList, 'items' | 'total' >
): readonly Column[] {
	const target = columns.find( ( column ) => column.stage === stage );
	if ( target?.next !== requested ) {
		return columns;
	}
	const loaded = new Map( columns.flatMap( ( { items } ) => items ).map( ( row ) => [ row.id, row ] ) );
	const added = page.items.filter( ( row ) => ( loaded.get( row.id )?.version ?? 0 ) < row.version );
	const addedIds = new Set( added.map( ( { id } ) => id ) );
	const last = page.items.at( -1 );
	return columns.map( ( column ) => {
		const kept = column.items.filter( ( { id } ) => ! addedIds.has( id ) );
		if ( column.stage !== stage ) {
			return kept.length === column.items.length
				? column
				: { ...column, items: kept, total: column.total - ( column.items.length - kept.length ) };
		}
		const items = [ ...kept, ...added ].sort( newestFirst );
		return {
			...column,
			items,
			total: Math.max( page.total, items.length ),
			next: last === undefined || items.length >= page.total ? '' : `${ last.received }-${ last.id }`,
		};
	} );
}

/**
 * Returns the board with the first applications of each column as the server has them now. Loaded applications that
 * follow them are kept, so that the columns stay as long as they are.
 */
export function refreshBoard( columns: readonly Column[], board: ApplicationBoard ): readonly Column[] {
	const fresh = columnsOf( board );
	const freshIds = new Set( fresh.flatMap( ( { items } ) => items ).map( ( { id } ) => id ) );
	return fresh.map( ( column ) => {
		const last = column.items.at( -1 );
		const previous = columns.find( ( { stage } ) => stage === column.stage );
		if ( last === undefined || previous === undefined || column.next === '' ) {
			return column;
		}
		const rest = previous.items.filter( ( row ) => ! freshIds.has( row.id ) && newestFirst( last, row ) < 0 );
		const items = [ ...column.items, ...rest ];
		return rest.length === 0
			? column
			: { ...column, items, next: items.length >= column.total ? '' : previous.next };
	} );
}
