import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ApplicationDetail } from '../../../src/shared/config/generated';
import { actionsFor } from '../../../src/recruiting/admin/applications/actions';
import { App } from '../../../src/recruiting/admin/applications/App';
import '../../../src/recruiting/admin/applications/detail-view';
import { Detail } from '../../../src/recruiting/admin/applications/Detail';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { ScreenNotices } from '../../../src/shared/admin/notices';
import { calls } from '../support/wordpress';
import { settled } from '../support/requests';
import { click } from '../support/screen';
import { REJECTION, detail, last, printScreenConfig, respond, row } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const fail = async () => {
	await act( async () => {
		last()?.fail( { code: 'courant_conflict', message: 'Somebody was faster.', data: { status: 409 } } );
		await settled();
	} );
};

beforeEach( () => {
	calls.length = 0;
	printScreenConfig( { templates: [ REJECTION ] } );
} );

describe( 'an application', () => {
	const open = ( id = 7 ) =>
		render(
			<>
				<ScreenNotices />
				<Detail
					key={ id }
					id={ id }
					query={ DEFAULT_QUERY }
					hrefOf={ () => '#' }
					go={ () => undefined }
					onClose={ () => undefined }
				/>
			</>
		);

	test( 'is shown when it could not be marked as read', async () => {
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

	test( 'leaves the focus in the screen when it is closed', async () => {
		const root = document.body.appendChild( document.createElement( 'div' ) );
		root.id = 'courant-recruiting';
		window.history.replaceState( null, '', '?layout=board&application=7' );
		render( <App />, { container: root } );
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		screen.getByRole( 'button', { name: 'Move to trash' } ).focus();
		fireEvent.click( screen.getByRole( 'button', { name: 'Move to trash' } ) );
		await act( settled );
		await respond( { done: [ 7 ], problems: [] } );
		expect( screen.queryByRole( 'heading', { name: 'Ada' } ) ).toBeNull();
		expect( document.activeElement ).toBe( root );
		window.history.replaceState( null, '', '?' );
	} );

	test( 'is moved to the trash once after a double click', async () => {
		open();
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Move to trash' } ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Move to trash' } ) );
		await act( settled );
		expect( calls.filter( ( { options } ) => options.method === 'POST' ) ).toHaveLength( 1 );
	} );

	test( 'is moved back by Undo, with the version of the move', async () => {
		open();
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		fireEvent.change( screen.getByLabelText( 'Stage' ), { target: { value: 'offer' } } );
		await act( settled );
		await respond( row( { unread: false, version: 2, stage: 'offer' } ) );
		await respond( detail( 7, { row: row( { unread: false, version: 2, stage: 'offer' } ) } ) );
		await click( 'Undo' );
		expect( last()?.options ).toMatchObject( { method: 'PATCH', data: { version: 2, stage: 'publish' } } );
	} );

	test( 'opens again when its move to the trash is undone', async () => {
		window.history.replaceState( null, '', '?layout=board&application=7' );
		render(
			<>
				<ScreenNotices />
				<App />
			</>
		);
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		await click( 'Move to trash' );
		await respond( { done: [ 7 ], problems: [] } );
		expect( screen.queryByRole( 'heading', { name: 'Ada' } ) ).toBeNull();
		await click( 'Undo' );
		expect( last()?.options.data ).toMatchObject( { action: 'restore', items: [ { id: 7 } ] } );
		await respond( { done: [ 7 ], problems: [] } );
		await respond( detail( 7, { row: row( { unread: false } ) } ) );
		expect( screen.getByRole( 'heading', { name: 'Ada' } ) ).toBeTruthy();
		window.history.replaceState( null, '', '?' );
	} );

	test( 'sends an email again once after a double click, and can be used after a failure', async () => {
		open();
		const email: ApplicationDetail[ 'mails' ][ number ] = {
			id: 5,
			kind: 'Reply',
			subject: 'Hello',
			stateLabel: 'Failed',
			state: 'failed',
			recipient: '',
			who: '',
			at: 1,
			body: '',
			error: '',
			canRepeat: true,
			files: [],
			isScheduled: false,
		};
		await respond(
			detail( 7, {
				row: row( { unread: false } ),
				mails: [ email ],
			} )
		);
		const button = screen.getByRole( 'button', { name: 'Send again' } );
		const sent = () => calls.filter( ( { options } ) => options.method === 'POST' );
		fireEvent.click( button );
		fireEvent.click( button );
		await act( settled );
		expect( sent() ).toHaveLength( 1 );
		await fail();
		fireEvent.click( button );
		await act( settled );
		expect( sent() ).toHaveLength( 2 );
	} );

	test( 'is not replaced by a slow response of the application that was open before', async () => {
		const { unmount } = open( 7 );
		const [ slow ] = calls;
		unmount();
		open( 8 );
		await respond( detail( 8, { row: row( { id: 8, name: 'Grace', unread: false } ) } ) );
		await act( async () => {
			slow?.respond( detail( 7 ) );
			await settled();
		} );
		expect( screen.getByRole( 'heading', { name: 'Grace' } ) ).toBeTruthy();
		expect( screen.queryByRole( 'heading', { name: 'Ada' } ) ).toBeNull();
		// An application that was not shown is not marked as read either.
		expect( calls.filter( ( { options } ) => options.method === 'PATCH' ) ).toHaveLength( 0 );
	} );

	test( 'keeps a draft when Back returns from the next application', async () => {
		window.history.replaceState( null, '', '?application=7' );
		render( <App /> );
		await respond( detail( 7, { row: row( { unread: false } ), next: 8 } ) );
		fireEvent.change( screen.getByLabelText( 'New note' ), { target: { value: 'Call again' } } );
		fireEvent.click( screen.getByRole( 'link', { name: 'Next' } ) );
		await respond( detail( 8, { row: row( { id: 8, name: 'Grace', unread: false } ), previous: 7 } ) );
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'New note' ).value ).toBe( '' );
		expect( window.location.search ).toContain( 'application=8' );
		window.history.back();
		await act( () => new Promise( ( resolve ) => window.addEventListener( 'popstate', resolve, { once: true } ) ) );
		await respond( detail( 7, { row: row( { unread: false } ), next: 8 } ) );
		expect( screen.getByRole( 'heading', { name: 'Ada' } ) ).toBeTruthy();
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'New note' ).value ).toBe( 'Call again' );
		fireEvent.change( screen.getByLabelText( 'New note' ), { target: { value: '' } } );
		window.history.replaceState( null, '', '?' );
	} );

	test( 'keeps the note and the reply drafts after another application was viewed', async () => {
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

describe( 'the deletion of applications for good', () => {
	test( 'sends one request after a double click', async () => {
		const reload = jest.fn();
		const remove = actionsFor(
			'trash',
			() => undefined,
			() => Promise.resolve( false ),
			reload
		).find( ( { id } ) => id === 'delete' );
		const Dialog = remove !== undefined && 'RenderModal' in remove ? remove.RenderModal : () => null;
		render( <Dialog items={ [ row( { stage: 'trash' } ) ] } closeModal={ () => undefined } /> );
		const button = screen.getByRole( 'button', { name: 'Delete permanently' } );
		fireEvent.click( button );
		fireEvent.click( button );
		await act( settled );
		expect( calls.filter( ( { options } ) => options.method === 'POST' ) ).toHaveLength( 1 );
		await respond( { done: [ 7 ], problems: [] } );
		expect( reload ).toHaveBeenCalledTimes( 1 );
	} );
} );
