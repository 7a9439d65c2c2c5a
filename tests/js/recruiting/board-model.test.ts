import type { ApplicationBoard } from '../../../src/shared/config/generated';
import {
	addPage,
	columnsOf,
	findCard,
	moveCard,
	refreshBoard,
	removeCard,
} from '../../../src/recruiting/admin/applications/board-model';
import type { Column } from '../../../src/recruiting/admin/applications/board-model';
import { saveBoard, savedBoard, updateSavedCard } from '../../../src/recruiting/admin/applications/board-store';
import {
	OVERSCAN,
	renderedIndexes,
	rowsAddedAbove,
	visibleRange,
} from '../../../src/recruiting/admin/applications/window-range';
import { row } from './screens-support';

const card = ( id: number, stage: string, version = 1 ) => row( { id, stage, version, received: id } );
const ids = ( columns: readonly Column[] ) => columns.map( ( { items } ) => items.map( ( { id } ) => id ) );
const boardOf = ( columns: ApplicationBoard[ 'columns' ] ): ApplicationBoard => ( {
	columns,
	folders: { inbox: 0, suspected: 0, withdrawn: 0, trash: 0 },
} );
const board = columnsOf(
	boardOf( [
		{ stage: 'publish', total: 40, items: [ card( 9, 'publish' ), card( 7, 'publish' ) ] },
		{ stage: 'reject', total: 1, items: [ card( 8, 'reject' ) ] },
	] )
);

describe( 'the board', () => {
	it( 'moves a card into its position by date, and updates the counts', () => {
		const next = moveCard( board, 7, card( 7, 'reject' ) );
		expect( next.map( ( { total } ) => total ) ).toEqual( [ 39, 2 ] );
		expect( ids( next ) ).toEqual( [ [ 9 ], [ 8, 7 ] ] );
		expect( moveCard( next, 7, card( 7, 'publish' ) ) ).toEqual( board );
		expect( findCard( next, 7 )?.stage ).toBe( 'reject' );
		expect( removeCard( next, 7 ).map( ( { total } ) => total ) ).toEqual( [ 39, 1 ] );
	} );

	it( 'appends the next page after the last loaded application, until all are loaded', () => {
		expect( board.map( ( { next } ) => next ) ).toEqual( [ '7-7', '' ] );
		const second = addPage( board, 'publish', '7-7', {
			items: [ card( 6, 'publish' ), card( 5, 'publish' ) ],
			total: 5,
		} );
		expect( [ second[ 0 ]?.total, second[ 0 ]?.next ] ).toEqual( [ 5, '5-5' ] );
		expect( addPage( second, 'publish', '7-7', { items: [ card( 6, 'publish' ) ], total: 5 } ) ).toBe( second );
		const third = addPage( second, 'publish', '5-5', { items: [ card( 4, 'publish' ) ], total: 5 } );
		expect( ids( third )[ 0 ] ).toEqual( [ 9, 7, 6, 5, 4 ] );
		expect( third[ 0 ]?.next ).toBe( '' );
		expect( addPage( second, 'publish', '5-5', { items: [], total: 9 } )[ 0 ]?.next ).toBe( '' );
	} );

	it( 'keeps a card where it was moved while the page with its old column was loading', () => {
		const moved = moveCard( board, 6, card( 6, 'reject', 2 ) );
		const page = { items: [ card( 6, 'publish', 1 ), card( 5, 'publish' ) ], total: 40 };
		expect( ids( addPage( moved, 'publish', '7-7', page ) ) ).toEqual( [
			[ 9, 7, 5 ],
			[ 8, 6 ],
		] );
	} );

	it( 'takes a card from another column when the page has a newer version of it', () => {
		const page = { items: [ card( 6, 'publish' ), { ...card( 8, 'publish', 2 ), received: 4 } ], total: 40 };
		const next = addPage( board, 'publish', '7-7', page );
		expect( ids( next ) ).toEqual( [ [ 9, 7, 6, 8 ], [] ] );
		expect( next[ 1 ]?.total ).toBe( 0 );
	} );

	it( 'keeps the loaded pages when the first ones are refreshed', () => {
		const loaded = addPage( board, 'publish', '7-7', {
			items: [ card( 6, 'publish' ), card( 5, 'publish' ) ],
			total: 40,
		} );
		const fresh = refreshBoard(
			loaded,
			boardOf( [
				{ stage: 'publish', total: 40, items: [ card( 10, 'publish' ), card( 9, 'publish' ) ] },
				{ stage: 'reject', total: 2, items: [ card( 8, 'reject' ), card( 6, 'reject', 2 ) ] },
			] )
		);
		expect( ids( fresh ) ).toEqual( [
			[ 10, 9, 7, 5 ],
			[ 8, 6 ],
		] );
		expect( fresh[ 0 ]?.next ).toBe( '5-5' );
	} );
} );

describe( 'the saved board', () => {
	const remembered = () => ids( savedBoard( '/board' ) ?? [] );

	it( 'shows a card where it was moved in its application', () => {
		saveBoard( '/board', board );
		updateSavedCard( 7, card( 7, 'reject', 2 ) );
		expect( remembered() ).toEqual( [ [ 9 ], [ 8, 7 ] ] );
		updateSavedCard( 7 );
		expect( remembered() ).toEqual( [ [ 9 ], [ 8 ] ] );
		updateSavedCard( 99, card( 99, 'reject' ) );
		expect( remembered() ).toEqual( [ [ 9 ], [ 8 ] ] );
		expect( savedBoard( '/other' ) ).toBeUndefined();
	} );
} );

describe( 'the window of a column', () => {
	it( 'contains the visible rows and some around them', () => {
		expect( visibleRange( 0, 500, 100, 5000 ) ).toEqual( { start: 0, end: 6 + OVERSCAN } );
		expect( visibleRange( 250_050, 500, 100, 5000 ) ).toEqual( {
			start: 2500 - OVERSCAN,
			end: 2506 + OVERSCAN,
		} );
	} );

	it( 'stays within the rows that exist', () => {
		expect( visibleRange( 0, 500, 100, 3 ) ).toEqual( { start: 0, end: 3 } );
		expect( visibleRange( 99_999, 500, 100, 20 ) ).toEqual( { start: 14 - OVERSCAN, end: 20 } );
		expect( visibleRange( -50, 500, 100, 0 ) ).toEqual( { start: 0, end: 0 } );
	} );

	it( 'also has the focused and the dragged row, in order', () => {
		expect( renderedIndexes( { start: 10, end: 12 }, [ 3, -1, 11, 99 ], 50 ) ).toEqual( [ 3, 10, 11 ] );
	} );

	it( 'counts rows that were added or removed above the first visible one only', () => {
		const before = [ 5, 4, 3 ];
		expect( rowsAddedAbove( before, 4, [ 9, 8, 7, 6, 1, 5, 4, 3 ] ) ).toBe( 1 );
		expect( rowsAddedAbove( before, 4, [ 9, 8, 7, 5, 4, 3 ] ) ).toBe( -1 );
		expect( rowsAddedAbove( before, 4, [ 9, 8, 7, 6, 5, 3, 2 ] ) ).toBe( 0 );
		expect( rowsAddedAbove( before, 4, [ 9, 8, 7, 6, 4, 3 ] ) ).toBe( 0 );
		expect( rowsAddedAbove( before, 4, [] ) ).toBe( 0 );
	} );
} );
