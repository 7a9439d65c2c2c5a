import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { Emails } from '../../../src/recruiting/admin/applications/EmailComposer';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { localTime } from '../../../src/recruiting/admin/applications/reply';
import type { ApplicationDetail } from '../../../src/shared/config/generated';
import { click, failWith, isGuarded, renderWithNotices, respondTo, writes } from '../support/screen';
import { settled } from '../support/requests';
import { calls } from '../support/wordpress';
import { detail, printScreenConfig, row } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const CV = { id: 3, field: 'CV', name: 'cv.pdf', bytes: 10, preview: '', url: '#', warning: '', notice: '' } as const;
const UPLOADED = { id: 9, name: 'contract.pdf', bytes: 20, url: '#' };
const SCHEDULED: ApplicationDetail[ 'mails' ][ number ] = {
	id: 5,
	kind: 'Reply',
	state: 'queued',
	stateLabel: 'Scheduled',
	recipient: '',
	subject: 'Later',
	body: 'Dear Ada',
	at: 1_800_000_000,
	error: '',
	canRepeat: false,
	who: '',
	isScheduled: true,
	files: [ UPLOADED ],
};

const Section = ( { first }: { readonly first: ApplicationDetail } ): ReactElement => {
	const [ now, setNow ] = useState( first );
	return <Emails detail={ now } query={ DEFAULT_QUERY } onChange={ setNow } />;
};
/** Another application for each test, because drafts are kept. */
let current = 100;
const open = ( changes: Partial< ApplicationDetail > = {}, id = current ) =>
	renderWithNotices(
		<Section key={ id } first={ detail( id, { row: row( { id } ), files: [ CV ], ...changes } ) } />
	);
const fill = ( label: string | RegExp, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );
const select = async ( file: File ) => {
	fireEvent.change( screen.getByTestId( 'form-file-upload-input' ), { target: { files: [ file ] } } );
	await act( settled );
};
const write = async () => {
	await click( 'Write email' );
	fill( 'Subject', 'Hello' );
	fill( 'Text', 'Dear Ada' );
};

beforeEach( () => {
	current += 10;
	calls.length = 0;
	printScreenConfig();
} );

describe( 'attachments', () => {
	test( 'an uploaded file and a file of the application are sent once after a double click', async () => {
		open();
		await write();
		await select( new File( [ 'x' ], 'contract.pdf' ) );
		expect( screen.getByText( /Uploading/ ) ).toBeTruthy();
		await respondTo( writes()[ 0 ], UPLOADED );
		fill( 'Attach a file of the application', '3' );
		await click( 'Send' );
		await click( 'Send' );
		expect( writes() ).toHaveLength( 2 );
		expect( writes()[ 1 ]?.options.data ).toEqual( {
			subject: 'Hello',
			body: 'Dear Ada',
			at: '',
			files: [ 9, 3 ],
		} );
		await respondTo( writes()[ 1 ], detail( current ) );
		expect( isGuarded() ).toBe( false );
	} );

	test( 'a file that is too large is not uploaded', async () => {
		open();
		await write();
		await select( new File( [ new Uint8Array( 1001 ) ], 'large.pdf' ) );
		expect( writes() ).toHaveLength( 0 );
		expect( screen.getByRole( 'alert' ).textContent ).toContain( 'larger than' );
	} );

	test( 'a slow upload can be canceled, and a failed one leaves the text', async () => {
		open();
		await write();
		await select( new File( [ 'x' ], 'slow.pdf' ) );
		await click( 'Cancel upload' );
		expect( writes()[ 0 ]?.options.signal?.aborted ).toBe( true );
		await failWith( writes()[ 0 ], 'fetch_error' );
		expect( screen.getByRole( 'alert' ).textContent ).toBe( '' );
		await select( new File( [ 'x' ], 'bad.pdf' ) );
		await failWith( writes()[ 1 ], 'courant_attachment', 400 );
		expect( screen.getByRole( 'alert' ).textContent ).toContain( 'courant_attachment' );
		expect( screen.getByLabelText< HTMLTextAreaElement >( 'Text' ).value ).toBe( 'Dear Ada' );
	} );

	test( 'they are kept with the text while another application is shown', async () => {
		open();
		await write();
		fill( 'Attach a file of the application', '3' );
		fill( /Send later/, '2030-01-02T09:30' );
		expect( isGuarded() ).toBe( true );
		cleanup();
		open( {}, current + 1 );
		expect( screen.queryByLabelText( 'Subject' ) ).toBeNull();
		cleanup();
		open();
		const remove = screen.getByRole( 'button', { name: 'Remove cv.pdf' } );
		expect( remove.closest( 'li' )?.textContent ).toMatch( /^cv\.pdf \d+ kB Remove$/ );
		expect( screen.getByLabelText< HTMLInputElement >( /Send later/ ).value ).toBe( '2030-01-02T09:30' );
	} );

	test( 'a removed upload is deleted, a file of the application is not', async () => {
		open();
		await write();
		await select( new File( [ 'x' ], 'contract.pdf' ) );
		await respondTo( writes()[ 0 ], UPLOADED );
		fill( 'Attach a file of the application', '3' );
		await click( 'Remove cv.pdf' );
		expect( writes() ).toHaveLength( 1 );
		await click( 'Remove contract.pdf' );
		expect( writes()[ 1 ]?.options ).toMatchObject( { method: 'DELETE' } );
		expect( writes()[ 1 ]?.options.path ).toContain( '/attachments/9' );
	} );
} );

test( 'on a slow network, what is typed while an email is being sent stays', async () => {
	open();
	await write();
	await click( 'Send' );
	fill( 'Text', 'Dear Ada, welcome' );
	await respondTo( writes()[ 0 ], detail( current, { row: row( { id: current } ) } ) );
	expect( screen.getByText( 'Email queued.' ) ).toBeTruthy();
	expect( screen.getByLabelText< HTMLTextAreaElement >( 'Text' ).value ).toBe( 'Dear Ada, welcome' );
	await click( 'Send' );
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { body: 'Dear Ada, welcome' } );
	await respondTo( writes()[ 1 ], detail( current, { row: row( { id: current } ) } ) );
	expect( screen.queryByLabelText( 'Text' ) ).toBeNull();
} );

describe( 'a scheduled email', () => {
	test( 'is sent with its time, and stays in the form after a failure', async () => {
		open();
		await write();
		fill( /Send later/, '2030-01-02T09:30' );
		await click( 'Schedule' );
		expect( writes()[ 0 ]?.options.data ).toMatchObject( { at: '2030-01-02T09:30' } );
		await failWith( writes()[ 0 ], 'courant_reply_invalid', 400 );
		expect( screen.getByLabelText< HTMLInputElement >( /Send later/ ).value ).toBe( '2030-01-02T09:30' );
	} );

	test( 'is canceled once and can then be edited', async () => {
		open( { mails: [ SCHEDULED ] } );
		expect( screen.getByText( /^Scheduled for/ ) ).toBeTruthy();
		await click( 'Cancel sending' );
		await click( 'Cancel sending' );
		expect( writes() ).toHaveLength( 1 );
		expect( writes()[ 0 ]?.options ).toMatchObject( { method: 'DELETE' } );
		await respondTo( writes()[ 0 ], detail( current, { row: row( { id: current } ), mails: [], files: [ CV ] } ) );
		expect( screen.getByLabelText< HTMLInputElement >( 'Subject' ).value ).toBe( 'Later' );
		expect( screen.getByRole( 'button', { name: 'Remove contract.pdf' } ) ).toBeTruthy();
	} );

	test( 'that is already being sent stays', async () => {
		open( { mails: [ SCHEDULED ] } );
		await click( 'Cancel sending' );
		await failWith( writes()[ 0 ], 'courant_mail_sent', 409 );
		expect( screen.getByRole( 'alert' ).textContent ).toContain( 'courant_mail_sent' );
		expect( screen.getByRole( 'button', { name: 'Cancel sending' } ) ).toBeTruthy();
	} );

	test( 'has a minimum time in the time zone of the site', () => {
		expect( localTime( Date.UTC( 2026, 0, 1, 23, 30 ) / 1000, 'Europe/Berlin' ) ).toBe( '2026-01-02T00:30' );
		expect( localTime( Date.UTC( 2026, 0, 1, 0, 5 ) / 1000, 'UTC' ) ).toBe( '2026-01-01T00:05' );
	} );
} );
