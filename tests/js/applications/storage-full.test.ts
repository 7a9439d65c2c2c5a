import { mount } from '../../../src/applications/frontend/island.application';
import * as fixtures from '../support/fixtures';
import { fakeFetch, settled } from '../support/requests';
import type { Pending } from '../support/requests';
import { FakeUpload } from '../support/uploads';

const FULL = '{"token":"1.abc","full":"Please try again later."}';
let root: HTMLElement;
let tokens: Pending[];

function value( selector: string, text: string ) {
	( root.querySelector( selector ) as unknown as HTMLInputElement ).value = text;
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
		( root.querySelector( '#awsm_form_privacy_policy' ) as unknown as HTMLInputElement ).checked = true;
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
		expect( ( root.querySelector( '#awsm-application-submit-btn' ) as unknown as HTMLInputElement ).disabled ).toBe(
			false
		);
	} );

	test( 'a visitor who cancels meanwhile sees that nothing was sent, regardless of the response', async () => {
		( root.querySelector( '.courant-upload-cancel' ) as unknown as HTMLButtonElement ).click();
		await tokens[ 1 ]?.respond( FULL );
		expect( root.querySelector( '.awsm-application-message' )?.textContent ).toBe( 'You stopped it.' );
		expect( FakeUpload.all ).toHaveLength( 0 );
	} );

	test( 'it is uploaded as soon as there is space again', async () => {
		await tokens[ 1 ]?.respond( '{"token":"1.def"}' );
		expect( FakeUpload.all ).toHaveLength( 1 );
	} );
} );
