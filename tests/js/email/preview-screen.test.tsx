import { act, fireEvent, screen } from '@testing-library/react';
import { Preview } from '../../../src/email/admin/Preview';
import { click, failWith, renderWithNotices, respondTo } from '../support/screen';
import { calls } from '../support/wordpress';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const SAMPLES = { reply: 'Reply', notification: 'New application' };
const response = ( subject: string ) => ( { subject, html: '', text: `Text of ${ subject }` } );
/** Announces the settings of the page, as the settings screen does after each change. */
const announce = ( footer: string ) =>
	act( () => {
		document.dispatchEvent(
			new CustomEvent( 'courant:settings', { detail: { mail_look: { footer }, jobs: {} } } )
		);
	} );
const typingEnds = () => act( () => new Promise( ( resolve ) => setTimeout( resolve, 350 ) ) );
const requests = ( path: string ) => calls.filter( ( { options } ) => options.path.endsWith( path ) );

beforeEach( async () => {
	calls.length = 0;
	renderWithNotices( <Preview samples={ SAMPLES } /> );
	announce( 'Courant' );
	await typingEnds();
} );

test( 'shows the email with unsaved settings, and sends only those that matter to it', async () => {
	expect( requests( '/preview' )[ 0 ]?.options.data ).toEqual( {
		sample: 'reply',
		changes: { mail_look: { footer: 'Courant' } },
	} );
	await respondTo( requests( '/preview' )[ 0 ], response( 'Hello' ) );
	expect( screen.getByText( 'Text of Hello' ) ).toBeTruthy();
} );

test( 'a preview that could not be loaded has the reason and a button to try again', async () => {
	await failWith( requests( '/preview' )[ 0 ], 'courant_server_down', 500 );
	expect( screen.getByText( 'Reason: courant_server_down' ) ).toBeTruthy();
	await click( 'Try again' );
	await typingEnds();
	await respondTo( requests( '/preview' )[ 1 ], response( 'Hello' ) );
	expect( screen.getByText( 'Text of Hello' ) ).toBeTruthy();
	expect( screen.queryByText( 'Reason: courant_server_down' ) ).toBeNull();
} );

test( 'on a slow network, the response of an earlier choice does not replace the later one', async () => {
	fireEvent.change( screen.getByLabelText( 'Email' ), { target: { value: 'notification' } } );
	await typingEnds();
	const [ first, second ] = requests( '/preview' );
	expect( first?.options.signal?.aborted ).toBe( true );
	await respondTo( second, response( 'Second' ) );
	await respondTo( first, response( 'First' ) );
	expect( screen.getByText( 'Text of Second' ) ).toBeTruthy();
	expect( screen.queryByText( 'Text of First' ) ).toBeNull();
} );

test( 'changes while a setting is typed are one request', async () => {
	announce( 'C' );
	announce( 'Co' );
	announce( 'Cou' );
	await typingEnds();
	expect( requests( '/preview' ) ).toHaveLength( 2 );
} );

test( 'a double click sends one test email, and a failed one is reported and can be sent again', async () => {
	const button = screen.getByRole( 'button', { name: 'Send test email' } );
	fireEvent.click( button );
	fireEvent.click( button );
	await typingEnds();
	expect( requests( '/test' ) ).toHaveLength( 1 );
	expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	await failWith( requests( '/test' )[ 0 ], 'courant_server_down', 500 );
	expect( screen.getByText( 'Reason: courant_server_down' ) ).toBeTruthy();
	await click( 'Send test email' );
	await respondTo( requests( '/test' )[ 1 ], { sent: true, to: 'hr@courant.example' } );
	expect( screen.getByText( 'Test email queued for hr@courant.example.' ) ).toBeTruthy();
} );

test( 'a test email that the server did not accept is an error', async () => {
	await click( 'Send test email' );
	await respondTo( requests( '/test' )[ 0 ], { sent: false, to: 'hr@courant.example' } );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'could not be sent' );
} );
