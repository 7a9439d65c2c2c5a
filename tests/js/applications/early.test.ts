import { acceptAllFileTypes, submitApplication } from '../../../src/applications/frontend/early';
import { page } from '../support/fixtures';
import { detailOf, findElement } from '../support/dom';

const open = () => page( 'applications', 'an-opening-that-requires-a-cv' );

test.each( [
	[ 'Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBAV/450.0]', false ],
	[ 'Mozilla/5.0 (Linux; Android 14) Instagram 300.0', false ],
	[ 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', true ],
] )( 'in %s the accepted types are as expected: %s', ( agent, kept ) => {
	const root = open();
	jest.spyOn( navigator, 'userAgent', 'get' ).mockReturnValue( agent );
	acceptAllFileTypes();
	expect( root.querySelector( '[type="file"]' )?.hasAttribute( 'accept' ) ).toBe( kept );
} );

test( 'the island is mounted after a reload of a page on which an application was sent', async () => {
	const mountRequested = jest.fn();
	open().addEventListener( 'courant:mount', mountRequested );
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/applications/frontend/early' );
	} );
	window.dispatchEvent( new Event( 'pageshow' ) );
	expect( mountRequested ).not.toHaveBeenCalled();
	history.replaceState( { courantSent: { 42: [ 'Sent.' ] } }, '' );
	window.dispatchEvent( new Event( 'pageshow' ) );
	expect( mountRequested ).toHaveBeenCalledTimes( 1 );
} );

test( 'fields of a form that is inserted later are shown by their conditions', async () => {
	document.body.innerHTML = '';
	await jest.isolateModulesAsync( async () => {
		await import( '../../../src/applications/frontend/early' );
	} );
	const condition = JSON.stringify( { field: 'permit', operator: 'is', value: 'yes' } );
	document.body.innerHTML = `<form class="awsm-application-form"><input name="permit"><p data-show-when='${ condition }'><input name="which"></p></form>`;
	document.dispatchEvent( new Event( 'courant:inserted' ) );
	const [ permit, which ] = document.querySelectorAll( 'input' );
	expect( which?.disabled ).toBe( true );
	permit?.setAttribute( 'value', 'yes' );
	permit?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( which?.disabled ).toBe( false );
} );

test( "an integration's form is sent once the island is mounted", () => {
	const root = open();
	const form = findElement( 'form', HTMLFormElement, root );
	const sent = jest.fn();
	const mountRequested = jest.fn();
	form.addEventListener( 'courant:submit-application', ( event ) => void sent( detailOf( event ) ) );
	root.addEventListener( 'courant:mount', mountRequested );
	window.awsmJobs?.submitApplication?.( form, { fields: [ { name: 'a', value: 'b' } ] } );
	expect( [ mountRequested.mock.calls.length, sent.mock.calls.length ] ).toEqual( [ 1, 0 ] );
	root.dataset[ 'state' ] = 'ready';
	root.dispatchEvent( new CustomEvent( 'courant:settled', { bubbles: true } ) );
	expect( sent.mock.calls ).toEqual( [ [ [ { name: 'a', value: 'b' } ] ] ] );
	submitApplication( [ form ] );
	expect( sent ).toHaveBeenCalledTimes( 2 );
	window.awsmJobs?.executeRecaptcha?.( [ form ] );
	expect( sent ).toHaveBeenCalledTimes( 3 );
} );
