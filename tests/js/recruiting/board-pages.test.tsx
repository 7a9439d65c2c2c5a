import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from '../../../src/recruiting/admin/applications/App';
import '../../../src/recruiting/admin/applications/board-view';
import '../../../src/recruiting/admin/applications/detail-view';
import { Board } from '../../../src/recruiting/admin/applications/Board';
import { discardSavedBoard, readPosition } from '../../../src/recruiting/admin/applications/board-store';
import { paths } from '../../../src/recruiting/admin/applications/api';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { ScreenNotices, notices } from '../../../src/shared/admin/notices';
import type { ApplicationBoard, ApplicationRow } from '../../../src/shared/config/generated';
import { settled } from '../support/requests';
import { click, failWith, respondTo } from '../support/screen';
import { calls } from '../support/wordpress';
import { STAGES, detail, printScreenConfig, row } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const rows = ( from: number, count: number, version = 1 ): ApplicationRow[] =>
	Array.from( { length: count }, ( _, index ) =>
		row( { id: from - index, name: `P${ from - index }`, received: from - index, version, unread: false } )
	);
const board = ( items: ApplicationRow[], total: number ): ApplicationBoard => ( {
	columns: STAGES.map( ( { slug } ) => ( {
		stage: slug,
		total: slug === 'publish' ? total : 0,
		items: slug === 'publish' ? items : [],
	} ) ),
	folders: { inbox: total, suspected: 0, withdrawn: 0, trash: 0 },
} );
const page = ( items: ApplicationRow[], total: number ) => ( { items, total, pages: 1, counts: {}, folders: {} } );
const open = () =>
	render(
		<>
			<ScreenNotices />
			<Board query={ DEFAULT_QUERY } hrefOf={ () => '#' } open={ () => undefined } setQuery={ () => undefined } />
		</>
	);
const cards = () => document.querySelectorAll( '.courant-board-column .courant-tile' );
const list = () => document.querySelector( '.courant-board-column__list' ) ?? document.body;
const scrollTo = ( top: number ) =>
	act( () => {
		list().scrollTop = top;
		fireEvent.scroll( list() );
	} );

beforeEach( async () => {
	calls.length = 0;
	notices.clear();
	discardSavedBoard();
	window.sessionStorage.clear();
	printScreenConfig();
	open();
	await respondTo( calls[ 0 ], board( rows( 1000, 30 ), 1000 ) );
} );

test( 'only the visible cards are rendered, with their position among all', () => {
	expect( cards().length ).toBeLessThan( 15 );
	expect( cards()[ 0 ]?.getAttribute( 'aria-setsize' ) ).toBe( '1000' );
	scrollTo( 15 * 150 );
	expect( screen.getByLabelText( 'Stage of P985' ) ).toBeTruthy();
	expect( screen.queryByLabelText( 'Stage of P1000' ) ).toBeNull();
	expect( screen.getByLabelText( 'Stage of P985' ).closest( 'li' )?.getAttribute( 'aria-posinset' ) ).toBe( '16' );
} );

test( 'the focused card stays rendered when it is scrolled out of view', () => {
	act( () => screen.getByLabelText( 'Stage of P1000' ).focus() );
	scrollTo( 20 * 150 );
	expect( document.activeElement ).toBe( screen.getByLabelText( 'Stage of P1000' ) );
} );

test( 'further cards are loaded once, after the last loaded one, when they come into view', async () => {
	expect( calls ).toHaveLength( 1 );
	scrollTo( 25 * 150 );
	scrollTo( 26 * 150 );
	expect( calls ).toHaveLength( 2 );
	expect( calls[ 1 ]?.options.path ).toContain( 'stage=publish' );
	expect( calls[ 1 ]?.options.path ).toContain( 'before=971-971' );
	await respondTo( calls[ 1 ], page( rows( 970, 50 ), 1000 ) );
	scrollTo( 40 * 150 );
	expect( screen.getByLabelText( 'Stage of P960' ) ).toBeTruthy();
	expect( calls ).toHaveLength( 2 );
} );

test( 'a page that could not be loaded is requested again by the user only', async () => {
	scrollTo( 25 * 150 );
	await failWith( calls[ 1 ], 'fetch_error' );
	scrollTo( 26 * 150 );
	expect( calls ).toHaveLength( 2 );
	await click( 'Try again' );
	await respondTo( calls[ 2 ], page( rows( 970, 50 ), 1000 ) );
	expect( screen.queryByText( /could not be loaded/ ) ).toBeNull();
} );

test( 'a board returns with its pages and its scroll position, and is refreshed', async () => {
	scrollTo( 25 * 150 );
	await respondTo( calls[ 1 ], page( rows( 970, 50 ), 1000 ) );
	scrollTo( 40 * 150 );
	cleanup();
	expect( readPosition( paths.board( DEFAULT_QUERY ) )?.columns[ 'publish' ] ).toEqual( { top: 6000, loaded: 80 } );
	open();
	expect( list().scrollTop ).toBe( 6000 );
	expect( screen.getByLabelText( 'Stage of P960' ) ).toBeTruthy();
	expect( calls ).toHaveLength( 3 );
	await respondTo( calls[ 2 ], board( rows( 1001, 30, 2 ), 1001 ) );
	// One more card above: what is visible keeps its position on the screen.
	expect( list().scrollTop ).toBe( 6150 );
	expect( screen.getByLabelText( 'Stage of P960' ) ).toBeTruthy();
} );

test( 'after a reload of the page, pages are loaded until the scroll position is reached', async () => {
	scrollTo( 25 * 150 );
	await respondTo( calls[ 1 ], page( rows( 970, 50 ), 1000 ) );
	scrollTo( 40 * 150 );
	cleanup();
	discardSavedBoard();
	calls.length = 0;
	open();
	await respondTo( calls[ 0 ], board( rows( 1000, 30 ), 1000 ) );
	expect( calls[ 1 ]?.options.path ).toContain( 'before=971-971' );
	await respondTo( calls[ 1 ], page( rows( 970, 50 ), 1000 ) );
	expect( list().scrollTop ).toBe( 6000 );
	expect( screen.getByLabelText( 'Stage of P960' ) ).toBeTruthy();
} );

test( 'Back leads from an application to the board at the same scroll position', async () => {
	cleanup();
	calls.length = 0;
	window.history.replaceState( null, '', '?page=applications&layout=board' );
	render( <App /> );
	await respondTo( calls[ 0 ], board( rows( 1000, 30 ), 1000 ) );
	scrollTo( 15 * 150 );
	fireEvent.click( screen.getByRole( 'link', { name: 'P985' } ) );
	await respondTo(
		calls.find( ( { options } ) => options.path.includes( 'applications/985' ) ),
		detail( 985, { row: row( { id: 985, name: 'P985', unread: false } ) } )
	);
	expect( screen.getByRole( 'heading', { name: 'P985' } ) ).toBeTruthy();
	await act( async () => {
		window.history.back();
		await settled();
	} );
	expect( screen.queryByRole( 'heading', { name: 'P985' } ) ).toBeNull();
	expect( list().scrollTop ).toBe( 15 * 150 );
	expect( screen.getByLabelText( 'Stage of P985' ) ).toBeTruthy();
} );
