import { guardForm } from '../../../src/advertising/admin/ad-form';
import { fakeFetch, settled } from '../support/requests';
import type { Pending } from '../support/requests';

/** The form of an ad, with what WordPress does when it is sent: it switches its warning of unsaved changes off. */
let form: HTMLFormElement;
let probes: Pending[];
let sent: ( string | undefined )[];
let isWarning: boolean;

const button = () => form.querySelector( 'button' ) ?? document.createElement( 'button' );
const alerts = () => [ ...form.querySelectorAll( '[role="alert"]' ) ].map( ( { textContent } ) => textContent );
/** The probe fails as `fetch` does without a network. */
const disconnect = async (): Promise< void > => {
	window.fetch = async () => Promise.reject( new TypeError( 'Failed to fetch' ) );
	button().click();
	await settled();
};

beforeEach( () => {
	document.body.innerHTML =
		'<form><input name="title" value="Harbor"><p><button name="publish">Publish</button></p></form>';
	form = document.forms[ 0 ] ?? document.createElement( 'form' );
	sent = [];
	isWarning = true;
	probes = fakeFetch();
	guardForm( form );
	form.addEventListener( 'submit', ( event ) => {
		isWarning = false;
		sent.push( event.submitter?.getAttribute( 'name' ) ?? undefined );
		event.preventDefault();
	} );
} );

test( 'an ad is sent with its button when the site has responded, which may take long', async () => {
	button().click();
	await settled();
	expect( probes.map( ( { method } ) => method ) ).toEqual( [ 'HEAD' ] );
	expect( [ sent, isWarning ] ).toEqual( [ [], true ] );
	await probes[ 0 ]?.respond( '' );
	expect( [ sent, isWarning ] ).toEqual( [ [ 'publish' ], false ] );
} );

test( 'an error of the server does not prevent sending', async () => {
	button().click();
	await probes[ 0 ]?.fail( 500 );
	expect( sent ).toEqual( [ 'publish' ] );
} );

test( 'a double click sends an ad once', async () => {
	button().click();
	button().click();
	await probes[ 0 ]?.respond( '' );
	expect( probes ).toHaveLength( 1 );
	expect( sent ).toEqual( [ 'publish' ] );
} );

test( 'without a network the ad is not sent, its text stays, and WordPress still warns of unsaved changes', async () => {
	await disconnect();
	expect( alerts() ).toEqual( [ expect.stringContaining( 'Your changes are still here.' ) ] );
	expect( [ sent, isWarning ] ).toEqual( [ [], true ] );
	expect( form.querySelector( 'input' )?.value ).toBe( 'Harbor' );
} );

test( 'after a failure the button sends again, and there is one notice at most', async () => {
	await disconnect();
	await disconnect();
	expect( alerts() ).toHaveLength( 1 );
	probes = fakeFetch();
	button().click();
	expect( alerts() ).toEqual( [] );
	await probes[ 0 ]?.respond( '' );
	expect( sent ).toEqual( [ 'publish' ] );
} );
