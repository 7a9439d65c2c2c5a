import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ApplicationBoard } from '../../../src/shared/config/generated';
import { Board } from '../../../src/recruiting/admin/applications/Board';
import { BoardFilter } from '../../../src/recruiting/admin/applications/BoardFilter';
import { Detail } from '../../../src/recruiting/admin/applications/Detail';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { runDelayedScripts } from '../../../src/shared/admin/delayed-scripts';
import { ScreenNotices } from '../../../src/shared/admin/notices';
import { calls } from '../support/wordpress';
import { settled } from '../support/requests';
import { REJECTION, STAGES, detail, last, printScreenConfig, respond, row } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

beforeEach( () => {
	calls.length = 0;
	printScreenConfig( { templates: [ REJECTION ] } );
} );

describe( 'data that is printed with the page', () => {
	const printed = ( firstPath: string, firstData: unknown ) =>
		Object.assign( window.courantRecruiting ?? {}, { firstPath, firstData } );
	const show = () =>
		render(
			<>
				<ScreenNotices />
				<Detail
					id={ 7 }
					query={ DEFAULT_QUERY }
					hrefOf={ () => '#' }
					go={ () => undefined }
					onClose={ () => undefined }
				/>
			</>
		);

	it( 'is shown at once, and nothing is requested, whatever the order of the parameters', async () => {
		printed( '/courant/v1/applications/7?per_page=25&page=1', detail( 7, { row: row( { unread: false } ) } ) );
		show();
		expect( screen.getByRole( 'heading', { name: 'Ada' } ) ).toBeTruthy();
		await act( settled );
		expect( calls ).toHaveLength( 0 );
	} );
	it( 'is not used for other requests', async () => {
		printed( '/courant/v1/applications/8?page=1&per_page=25', detail( 8 ) );
		show();
		await act( settled );
		expect( calls ).toHaveLength( 1 );
		expect( screen.queryByRole( 'heading', { name: 'Ada' } ) ).toBeNull();
	} );
} );

describe( 'delayed scripts', () => {
	it( 'run once, in their order', async () => {
		Object.assign( window, { ran: [] } );
		document.body.innerHTML =
			'<template id="courant-delayed-scripts"><script>window.ran.push(1)</script><script>window.ran.push(2)</script></template>';
		await runDelayedScripts();
		await runDelayedScripts();
		expect( document.querySelectorAll( 'body > script' ) ).toHaveLength( 2 );
		expect( [ ...document.querySelectorAll( 'body > script' ) ].map( ( script ) => script.textContent ) ).toEqual( [
			'window.ran.push(1)',
			'window.ran.push(2)',
		] );
		document.body.innerHTML = '';
	} );
} );

describe( 'the board', () => {
	const board = (): ApplicationBoard => ( {
		columns: STAGES.map( ( { slug } ) => ( {
			stage: slug,
			total: slug === 'publish' ? 1 : 0,
			items: slug === 'publish' ? [ row() ] : [],
		} ) ),
		folders: { inbox: 1, suspected: 0, withdrawn: 0, trash: 0 },
	} );
	const request = async () => {
		render(
			<>
				<ScreenNotices />
				<Board
					query={ DEFAULT_QUERY }
					hrefOf={ () => '#' }
					open={ () => undefined }
					setQuery={ () => undefined }
				/>
			</>
		);
		await act( () => new Promise( ( resolve ) => setTimeout( resolve, 200 ) ) );
	};
	const open = async () => {
		await request();
		await respond( board() );
	};
	const select = () => screen.getByLabelText< HTMLSelectElement >( 'Stage of Ada' );

	test( 'sends a second quick move of a card with the version that the first one made', async () => {
		await open();
		fireEvent.change( select(), { target: { value: 'interview' } } );
		await act( settled );
		fireEvent.change( select(), { target: { value: 'offer' } } );
		await act( settled );
		expect( calls.filter( ( { options } ) => options.method === 'PATCH' ) ).toHaveLength( 1 );
		await respond( row( { version: 2, stage: 'interview' } ) );
		expect( last()?.options.data ).toEqual( { version: 2, stage: 'offer' } );
		await respond( row( { version: 3, stage: 'offer' } ) );
		expect( select().value ).toBe( 'offer' );
	} );

	test( 'reports a board that could not be loaded, and loads it again', async () => {
		await request();
		await act( async () => {
			last()?.fail( { code: 'courant_error', message: 'No network.', data: { status: 500 } } );
			await settled();
		} );
		expect( screen.getByText( 'The list could not be loaded.' ) ).toBeTruthy();
		expect( screen.queryByText( 'Loading…' ) ).toBeNull();
		fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await act( () => new Promise( ( resolve ) => setTimeout( resolve, 200 ) ) );
		await respond( board() );
		expect( select().value ).toBe( 'publish' );
	} );

	test( 'keeps the focus in the select of a card that it moved', async () => {
		await open();
		select().focus();
		fireEvent.change( select(), { target: { value: 'interview' } } );
		await act( settled );
		expect( document.activeElement ).toBe( select() );
	} );

	test( 'does not write an old search over that of a saved view', async () => {
		const setQuery = jest.fn();
		const { rerender } = render(
			<BoardFilter query={ { ...DEFAULT_QUERY, search: 'ada' } } setQuery={ setQuery } />
		);
		rerender( <BoardFilter query={ { ...DEFAULT_QUERY, search: 'view' } } setQuery={ setQuery } /> );
		await act( () => new Promise( ( resolve ) => setTimeout( resolve, 350 ) ) );
		expect( setQuery ).not.toHaveBeenCalled();
		expect( screen.getByRole< HTMLInputElement >( 'searchbox' ).value ).toBe( 'view' );
	} );
} );
