import { act, fireEvent, render, screen } from '@testing-library/react';
import type {
	ApplicationBoard,
	ApplicationDetail,
	ApplicationRow,
	RecruitingSettings,
} from '../../../src/shared/config/generated';
import { Board } from '../../../src/recruiting/admin/applications/Board';
import { BoardFilter } from '../../../src/recruiting/admin/applications/BoardFilter';
import { Detail } from '../../../src/recruiting/admin/applications/Detail';
import { NoticesProvider } from '../../../src/recruiting/admin/applications/notices';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { runDelayedScripts } from '../../../src/shared/admin/delayed-scripts';
import { RecruitingSettingsScreen } from '../../../src/recruiting/admin/settings/RecruitingSettings';
import { calls } from '../support/wordpress';
import { settled } from '../support/requests';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);
jest.mock( '@wordpress/element', () => jest.requireActual< object >( 'react' ), { virtual: true } );

const STAGES = [ 'publish', 'interview', 'offer' ].map( ( slug ) => ( {
	slug,
	label: slug,
	color: '#111111',
	mails: false,
	template: '',
} ) );
const row = ( changes: Partial< ApplicationRow > = {} ): ApplicationRow =>
	( {
		id: 7,
		version: 1,
		name: 'Ada',
		email: 'ada@site.test',
		stage: 'publish',
		rating: 0,
		unread: true,
		received: 1,
		suspicions: [],
		reference: '',
		opening: { id: 3, title: 'Typesetter' },
		...changes,
	} ) as unknown as ApplicationRow;
const detail = ( id = 7, changes: Partial< ApplicationDetail > = {} ): ApplicationDetail =>
	( {
		row: row( { id } ),
		phone: '',
		facts: [],
		consent: { given: false, text: '', version: '' },
		openingState: 'open',
		openingUrl: '',
		files: [],
		updates: [],
		letter: '',
		mails: [],
		notes: [],
		events: [],
		team: [],
		tags: {},
		canReply: true,
		canDelete: true,
		previous: 0,
		next: 0,
		plainUrl: '#',
		...changes,
	} ) as unknown as ApplicationDetail;
const last = () => calls[ calls.length - 1 ];
const respond = async ( body: unknown ) => {
	await act( async () => {
		last()?.answer( body );
		await settled();
	} );
};
const fail = async () => {
	await act( async () => {
		last()?.fail( { code: 'courant_conflict', message: 'Somebody was faster.', data: { status: 409 } } );
		await settled();
	} );
};

beforeEach( () => {
	calls.length = 0;
	Object.assign( window, {
		courantRecruiting: {
			stages: STAGES,
			templates: [ { key: 'no', name: 'No', subject: 'Sorry', content: 'Dear {applicant}' } ],
			openings: [],
			views: [],
			application: 0,
			problem: '',
			canConfigure: true,
			exportUrl: '',
			exportNonce: '',
			plainUrl: '',
			settingsUrl: '',
			locale: 'en',
			timezone: 'UTC',
			days: {},
			firstPath: '',
			firstData: null,
		},
	} );
} );

describe( 'what the page came with', () => {
	const printed = ( firstPath: string, firstData: unknown ) =>
		Object.assign( window.courantRecruiting ?? {}, { firstPath, firstData } );
	const show = () =>
		render(
			<NoticesProvider>
				<Detail
					id={ 7 }
					query={ DEFAULT_QUERY }
					hrefOf={ () => '#' }
					go={ () => undefined }
					onClose={ () => undefined }
				/>
			</NoticesProvider>
		);

	it( 'is shown at once, and nothing is requested, whatever the order of the parameters', async () => {
		printed( '/courant/v1/applications/7?per_page=25&page=1', detail( 7, { row: row( { unread: false } ) } ) );
		show();
		expect( screen.getByRole( 'heading', { name: 'Ada' } ) ).toBeTruthy();
		await act( settled );
		expect( calls ).toHaveLength( 0 );
	} );
	it( 'is not used for another request', async () => {
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
			<NoticesProvider>
				<Board
					query={ DEFAULT_QUERY }
					hrefOf={ () => '#' }
					open={ () => undefined }
					setQuery={ () => undefined }
				/>
			</NoticesProvider>
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
		await fail();
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

describe( 'an application', () => {
	const open = ( id = 7 ) =>
		render(
			<NoticesProvider>
				<Detail
					key={ id }
					id={ id }
					query={ DEFAULT_QUERY }
					hrefOf={ () => '#' }
					go={ () => undefined }
					onClose={ () => undefined }
				/>
			</NoticesProvider>
		);

	test( 'is shown although it could not be marked as read', async () => {
		open();
		await respond( detail() );
		await fail();
		expect( screen.getByRole( 'heading', { name: 'Ada' } ) ).toBeTruthy();
	} );

	test( 'can be changed again after a conflict whose reload failed', async () => {
		open();
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		fireEvent.change( screen.getByLabelText( 'Stage' ), { target: { value: 'offer' } } );
		await act( settled );
		await fail();
		await fail();
		expect( screen.getByRole( 'article' ).getAttribute( 'aria-busy' ) ).toBe( 'false' );
	} );

	test( 'has the note and the reply that were begun, after another one was looked at', async () => {
		const { unmount } = open();
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		fireEvent.change( screen.getByLabelText( 'New note' ), { target: { value: 'Good portfolio' } } );
		fireEvent.click( screen.getByRole( 'button', { name: 'Write email' } ) );
		fireEvent.change( screen.getByLabelText( 'Text' ), { target: { value: 'Dear Ada,' } } );
		const leaving = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( leaving );
		expect( leaving.defaultPrevented ).toBe( true );
		unmount();
		const other = open( 8 );
		await respond( detail( 8, { row: row( { id: 8, unread: false } ) } ) );
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'New note' ).value ).toBe( '' );
		other.unmount();
		open();
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'New note' ).value ).toBe( 'Good portfolio' );
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'Text' ).value ).toBe( 'Dear Ada,' );
		fireEvent.change( screen.getByLabelText( 'Template' ), { target: { value: 'no' } } );
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'Text' ).value ).toBe( 'Dear {applicant}' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Restore my text' } ) );
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'Text' ).value ).toBe( 'Dear Ada,' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Discard' } ) );
		fireEvent.change( screen.getByLabelText( 'New note' ), { target: { value: '' } } );
		const free = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( free );
		expect( free.defaultPrevented ).toBe( false );
	} );
} );

describe( 'the hiring process', () => {
	const settings = ( changes: Partial< RecruitingSettings > = {} ): RecruitingSettings => ( {
		stages: STAGES,
		templates: [],
		days: { publish: 30 },
		due: { publish: 120 },
		...changes,
	} );

	test( 'keeps what is typed while it is being saved', async () => {
		render( <RecruitingSettingsScreen /> );
		await respond( settings() );
		const name = () => screen.getAllByLabelText< HTMLInputElement >( 'Name' );
		const rename = ( at: number, value: string ) =>
			fireEvent.change( name()[ at ] ?? document, { target: { value } } );
		rename( 1, 'Talk' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Save changes' } ) );
		rename( 2, 'Contract' );
		await respond(
			settings( {
				stages: STAGES.map( ( stage ) => ( stage.slug === 'interview' ? { ...stage, label: 'Talk' } : stage ) ),
			} )
		);
		expect( name().map( ( { value } ) => value ) ).toEqual( [ 'publish', 'Talk', 'Contract' ] );
		expect( screen.getByRole( 'button', { name: 'Save changes' } ).getAttribute( 'aria-disabled' ) ).toBe(
			'false'
		);
	} );

	test( 'a double click on "Delete now" deletes once', async () => {
		render( <RecruitingSettingsScreen /> );
		await respond( settings() );
		fireEvent.click( screen.getByRole( 'checkbox' ) );
		const button = screen.getByRole( 'button', { name: 'Delete now' } );
		fireEvent.click( button );
		fireEvent.click( button );
		await act( settled );
		expect( calls.filter( ( { options } ) => options.method === 'POST' ) ).toHaveLength( 1 );
	} );

	test( 'asks before a stage is deleted', async () => {
		const ask = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
		render( <RecruitingSettingsScreen /> );
		await respond( settings() );
		fireEvent.click( screen.getByRole( 'button', { name: 'Delete stage offer' } ) );
		expect( ask ).toHaveBeenCalledTimes( 1 );
		expect( screen.getAllByLabelText( 'Name' ) ).toHaveLength( 3 );
	} );
} );
