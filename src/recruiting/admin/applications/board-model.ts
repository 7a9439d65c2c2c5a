import type { ApplicationBoard, ApplicationRow } from '../../../shared/config/generated';

export type Column = ApplicationBoard[ 'columns' ][ number ];

export const findCard = ( columns: readonly Column[], id: number ): ApplicationRow | undefined =>
	columns.flatMap( ( { items } ) => items ).find( ( row ) => row.id === id );

/** Returns the board with the application in the column of its stage, sorted by date, with updated counts. */
export function moveCard( columns: readonly Column[], id: number, row: ApplicationRow ): readonly Column[] {
	return columns.map( ( column ) => {
		const wasInColumn = column.items.some( ( one ) => one.id === id );
		const isInColumn = column.stage === row.stage;
		if ( ! wasInColumn && ! isInColumn ) {
			return column;
		}
		const others = column.items.filter( ( one ) => one.id !== id );
		return {
			...column,
			total: column.total + ( isInColumn ? 1 : 0 ) - ( wasInColumn ? 1 : 0 ),
			items: isInColumn ? [ ...others, row ].sort( ( a, b ) => b.received - a.received || b.id - a.id ) : others,
		};
	} );
}
