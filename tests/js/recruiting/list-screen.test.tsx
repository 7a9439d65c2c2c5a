import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, useState } from '@wordpress/element';
import type { ComponentType, ReactElement } from 'react';
import { App } from '../../../src/recruiting/admin/applications/App';
import '../../../src/recruiting/admin/applications/detail-view';
import '../../../src/recruiting/admin/applications/board-view';
import { List } from '../../../src/recruiting/admin/applications/List';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import type { Query } from '../../../src/recruiting/admin/applications/query';
import { ScreenNotices, notices } from '../../../src/shared/admin/notices';
import type { ApplicationRow } from '../../../src/shared/config/generated';
import { settled } from '../support/requests';
import { click, failWith, respondTo, writes } from '../support/screen';
import { calls } from '../support/wordpress';
import { detail, printScreenConfig, row } from './screens-support';
import { matchMedia } from '../support/dom';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

interface TableAction {
	readonly id: string;
	readonly label: string;
	readonly callback?: ( items: ApplicationRow[] ) => void;
	readonly RenderModal?: ComponentType< { items: ApplicationRow[]; closeModal: () => void } >;
}

interface TableProps {
	readonly data: ApplicationRow[];
	readonly actions: readonly TableAction[];
	readonly empty: ReactElement;
}

/** Replaces the table of @wordpress/dataviews: prints the names, and a button of each action for all rows. */
const Table = ( { data, actions, empty }: TableProps ) => {
	const [ modal, open ] = useState( '' );
	const Modal = actions.find( ( { id } ) => id === modal )?.RenderModal;
	return createElement(
		'div',
		null,
		data.map( ( { id, name } ) => createElement( 'span', { key: id, className: 'name' }, name ) ),
		data.length === 0 ? empty : null,
		actions.map( ( { id, label, callback } ) =>
			createElement(
				'button',
				{ key: id, onClick: () => ( callback ? callback( data ) : open( id ) ) },
				`All: ${ label }`
			)
		),
		Modal ? createElement( Modal, { items: data, closeModal: () => open( '' ) } ) : null
	);
};

const list = ( ...names: string[] ) => ( {
	items: names.map( ( name, index ) => row( { id: index + 1, name } ) ),
	total: names.length,
	pages: 1,
	counts: {},
	folders: { inbox: names.length, suspected: 0, withdrawn: 0, trash: 0 },
} );
const names = () => [ ...document.querySelectorAll( '.name' ) ].map( ( { textContent } ) => textContent );
const reads = () => calls.filter( ( { options } ) => ( options.method ?? 'GET' ) === 'GET' );
const typingEnds = () => act( () => new Promise( ( resolve ) => setTimeout( resolve, 200 ) ) );

const screenWith = ( query: Query ) => (
	<>
		<ScreenNotices />
		<List query={ query } hrefOf={ () => '#' } open={ () => undefined } setQuery={ () => undefined } />
	</>
);
let show: ( query: Query ) => Promise< void >;

beforeEach( async () => {
	calls.length = 0;
	notices.clear();
	matchMedia( () => false );
	Object.assign( window, { courantDataViews: { DataViews: Table } } );
	printScreenConfig();
	const { rerender } = render( screenWith( DEFAULT_QUERY ) );
	show = async ( query ) => {
		rerender( screenWith( query ) );
		await typingEnds();
	};
	await typingEnds();
} );

test( 'a list that could not be loaded is reported, and loaded again', async () => {
	await failWith( reads()[ 0 ], 'courant_error', 500 );
	expect( screen.getByText( 'The list could not be loaded.' ) ).toBeTruthy();
	fireEvent.click( screen.getAllByRole( 'button', { name: 'Try again' } ).at( -1 ) ?? document );
	await typingEnds();
	await respondTo( reads()[ 1 ], list( 'Ada' ) );
	expect( names() ).toEqual( [ 'Ada' ] );
} );

test( 'on a slow network, a response to an earlier query is not shown, also after Back', async () => {
	await show( { ...DEFAULT_QUERY, search: 'grace' } );
	await show( DEFAULT_QUERY );
	const [ first, second, third ] = reads();
	await respondTo( third, list( 'Ada', 'Grace' ) );
	await respondTo( second, list( 'Grace' ) );
	await respondTo( first, list( 'Old' ) );
	expect( names() ).toEqual( [ 'Ada', 'Grace' ] );
} );

test( 'a double click on Move moves the selected applications once', async () => {
	await respondTo( reads()[ 0 ], list( 'Ada', 'Grace' ) );
	await click( 'All: Move to stage' );
	fireEvent.change( screen.getByLabelText( 'New stage' ), { target: { value: 'offer' } } );
	const button = screen.getByRole( 'button', { name: 'Move' } );
	act( () => {
		fireEvent.click( button );
		fireEvent.click( button );
	} );
	expect( writes() ).toHaveLength( 1 );
	expect( writes()[ 0 ]?.options.data ).toMatchObject( { action: 'stage', stage: 'offer', items: [ {}, {} ] } );
	await respondTo( writes()[ 0 ], { done: [ 1, 2 ], problems: [] } );
	expect( screen.getByText( '2 applications moved to “offer”.' ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Move' } ) ).toBeNull();
} );

test( 'applications that another user changed are named, and the list is loaded again', async () => {
	await respondTo( reads()[ 0 ], list( 'Ada', 'Grace' ) );
	await click( 'All: Move to trash' );
	await respondTo( writes()[ 0 ], {
		done: [ 1 ],
		problems: [ { id: 2, name: 'Grace', message: 'Bo changed it.' } ],
	} );
	expect( screen.getByText( '1 changed, 1 failed. Grace: Bo changed it.' ) ).toBeTruthy();
	await typingEnds();
	await respondTo( reads()[ 1 ], list( 'Grace' ) );
	expect( names() ).toEqual( [ 'Grace' ] );
} );

test( 'after a failure of the network, the dialog stays open and Try again sends the action', async () => {
	await respondTo( reads()[ 0 ], list( 'Ada' ) );
	await click( 'All: Move to stage' );
	await click( 'Move' );
	await failWith( writes()[ 0 ], 'fetch_error' );
	expect( screen.getByLabelText( 'New stage' ) ).toBeTruthy();
	await click( 'Try again' );
	await respondTo( writes()[ 1 ], { done: [ 1 ], problems: [] } );
	await act( settled );
	expect( screen.getByText( '1 application moved to “publish”.' ) ).toBeTruthy();
} );

test( 'Back leads from an application to the list', async () => {
	cleanup();
	calls.length = 0;
	window.history.replaceState( null, '', '?page=applications' );
	render( <App /> );
	await typingEnds();
	await respondTo( reads()[ 0 ], list( 'Ada' ) );
	await click( 'All: Open' );
	await respondTo( reads()[ 1 ], detail( 1, { row: row( { id: 1, unread: false } ) } ) );
	expect( screen.getByRole( 'heading', { name: 'Ada' } ) ).toBeTruthy();
	await act( async () => {
		window.history.back();
		await settled();
	} );
	await typingEnds();
	await respondTo( reads()[ 2 ], list( 'Ada', 'Grace' ) );
	expect( screen.queryByRole( 'heading', { name: 'Ada' } ) ).toBeNull();
	expect( names() ).toEqual( [ 'Ada', 'Grace' ] );
} );

test( 'Undo restores the applications that were moved to the trash', async () => {
	await respondTo( reads()[ 0 ], list( 'Ada', 'Grace' ) );
	await click( 'All: Move to trash' );
	await respondTo( writes()[ 0 ], { done: [ 1, 2 ], problems: [] } );
	await click( 'Undo' );
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { action: 'restore', items: [ { id: 1 }, { id: 2 } ] } );
	await respondTo( writes()[ 1 ], { done: [ 1, 2 ], problems: [] } );
	expect( screen.getByText( 'Change undone.' ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
	await typingEnds();
	await respondTo( reads().at( -1 ), list( 'Ada', 'Grace' ) );
	expect( names() ).toEqual( [ 'Ada', 'Grace' ] );
} );

test( 'Undo moves each application back to its own stage, with the version after the move', async () => {
	const { items, ...rest } = list( 'Ada', 'Grace', 'Joan' );
	const [ ada, grace, joan ] = items;
	await respondTo( reads()[ 0 ], {
		...rest,
		items: [ ada, { ...grace, stage: 'interview', version: 4 }, joan ],
	} );
	await click( 'All: Move to stage' );
	fireEvent.change( screen.getByLabelText( 'New stage' ), { target: { value: 'offer' } } );
	await click( 'Move' );
	await respondTo( writes()[ 0 ], { done: [ 1, 2, 3 ], problems: [] } );
	await click( 'Undo' );
	expect( writes()[ 1 ]?.options.data ).toEqual( {
		action: 'stage',
		stage: 'publish',
		items: [
			{ id: 1, version: 2 },
			{ id: 3, version: 2 },
		],
	} );
	await respondTo( writes()[ 1 ], { done: [ 1, 3 ], problems: [] } );
	expect( writes()[ 2 ]?.options.data ).toEqual( {
		action: 'stage',
		stage: 'interview',
		items: [ { id: 2, version: 5 } ],
	} );
	await respondTo( writes()[ 2 ], { done: [], problems: [ { id: 2, name: 'Grace', message: 'Bo changed it.' } ] } );
	expect( screen.getByText( '2 changed, 1 failed. Grace: Bo changed it.' ) ).toBeTruthy();
} );
