import { button, fillIn, form, open, root, submit } from '../support/application';
import * as fixtures from '../support/fixtures';

test( 'a crash while the application is sent gives the form back to the browser, as the server printed it', async () => {
	sessionStorage.clear();
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	const messages = Object.defineProperty( { ...fixtures.applications.messages }, 'cancel', {
		get: () => {
			throw new Error( 'The progress cannot be rendered.' );
		},
	} );
	let printed: unknown[] = [ '', false, false ];
	const state = () => [ button().value, button().disabled, form().noValidate, form().hidden, button().className ];
	await open(
		() => {
			printed = state();
		},
		{ ...fixtures.config, applications: { ...fixtures.applications, messages } }
	);
	expect( state() ).not.toEqual( printed );
	fillIn();
	await submit();

	expect( root.dataset[ 'state' ] ).toBe( 'failed' );
	expect( root.hasAttribute( 'data-failed' ) ).toBe( true );
	expect( state() ).toEqual( printed );
	const event = new Event( 'submit', { bubbles: true, cancelable: true } );
	form().dispatchEvent( event );
	expect( event.defaultPrevented ).toBe( false );
} );
