import { mount } from '../../../src/applications/frontend/island.application';
import * as fixtures from '../support/fixtures';
import { fakeFetch, settled } from '../support/requests';
import type { Pending } from '../support/requests';
import { FakeUpload } from '../support/uploads';
import { defined, findElement } from '../support/dom';

const FULL = '{"token":"1.abc","full":"Please try again later."}';
let root: HTMLElement;
let tokens: Pending[];

function value( selector: string, text: string ) {
	defined( root.querySelector< HTMLInputElement | HTMLTextAreaElement >( selector ) ).value = text;
}

describe( 'while the server has no space for files', () => {
	beforeEach( async () => {
		sessionStorage.clear();
		root = fixtures.page( 'applications', 'an-opening-that-requires-a-cv' );
		tokens = fakeFetch();
		FakeUpload.install();
		await mount( root, {}, fixtures.config );
		await tokens[ 0 ]?.respond( FULL );
		value( '#awsm-applicant-name', 'Ada' );
		value( '#awsm-applicant-email', 'ada@site.test' );
		value( '#awsm-cover-letter', 'Dear all' );
		findElement( '#awsm_form_privacy_policy', HTMLInputElement, root ).checked = true;
		const cv = new File( [ 'cv' ], 'cv.pdf', { type: 'application/pdf' } );
		Object.defineProperty( root.querySelector( '[type="file"]' ), 'files', {
			configurable: true,
			value: Object.assign( [ cv ], { item: () => cv } ),
		} );
		root.querySelector( 'form' )?.dispatchEvent( new Event( 'submit', { bubbles: true, cancelable: true } ) );
		await settled();
	} );

	test( 'a file is not uploaded, and the applicant sees the reason', async () => {
		await tokens[ 1 ]?.respond( FULL );
		expect( root.querySelector( '.awsm-application-message' )?.textContent ).toBe( 'Please try again later.' );
		expect( FakeUpload.all ).toHaveLength( 0 );
		expect( findElement( '#awsm-application-submit-btn', HTMLInputElement, root ).disabled ).toBe( false );
	} );

	test( 'a visitor who cancels meanwhile sees that nothing was sent, regardless of the response', async () => {
		findElement( '.courant-upload-cancel', HTMLButtonElement, root ).click();
		await tokens[ 1 ]?.respond( FULL );
		expect( root.querySelector( '.awsm-application-message' )?.textContent ).toBe( 'You stopped it.' );
		expect( FakeUpload.all ).toHaveLength( 0 );
	} );

	test( 'it is uploaded as soon as there is space again', async () => {
		await tokens[ 1 ]?.respond( '{"token":"1.def"}' );
		expect( FakeUpload.all ).toHaveLength( 1 );
	} );
} );
