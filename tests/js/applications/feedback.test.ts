import {
	area,
	button,
	file,
	fillIn,
	find,
	form,
	open,
	root,
	shownMessages,
	submit,
	summary,
	upload,
} from '../support/application';
import * as fixtures from '../support/fixtures';
import { settled } from '../support/requests';
import { FakeUpload } from '../support/uploads';

jest.mock( '../../../src/shared/frontend/import-module', () => ( {
	importModule: () =>
		Promise.resolve< unknown >( jest.requireActual( '../../../src/applications/frontend/lazy.captcha' ) ),
} ) );

beforeEach( () => {
	sessionStorage.clear();
	history.replaceState( null, '' );
} );

describe( 'a field that is left', () => {
	beforeEach( () => open() );

	test.each( [
		[ 'cv.exe', 10, 'cv.exe is none of these: .pdf, .docx.' ],
		[ 'cv.pdf', 1001, 'cv.pdf is 1 kB, the maximum is 1 kB.' ],
	] )( 'a file is checked as soon as it is chosen: %s of %d bytes', async ( name, size, message ) => {
		const input = find( '[type="file"]' );
		file( name, size );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await settled();
		expect( root.querySelector( '#awsm-application-file-error' )?.textContent ).toBe( message );
		expect( input.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		file( 'cv.pdf', 900 );
		input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await settled();
		expect( root.querySelector( '#awsm-application-file-error' ) ).toBeNull();
	} );

	test( 'several files in a field for one are an error, also with validation off', async () => {
		const config = { ...fixtures.config, applications: { ...fixtures.applications, validation: false } };
		await open( () => undefined, config );
		fillIn();
		const files = [ new File( [ 'a' ], 'a.pdf' ), new File( [ 'b' ], 'b.pdf' ) ];
		Object.defineProperty( find( '[type="file"]' ), 'files', { configurable: true, value: files } );
		await submit();
		expect( root.querySelector( '#awsm-application-file-error' )?.textContent ).toBe(
			'Please choose one file only.'
		);
		expect( FakeUpload.all ).toHaveLength( 0 );
	} );

	test( 'the summary keeps the order of the fields when a file is checked later', async () => {
		fillIn();
		find( '#awsm_form_privacy_policy' ).checked = false;
		await submit();
		file( 'cv.exe', 10 );
		find( '[type="file"]' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await settled();
		expect( [ ...( summary()?.querySelectorAll( 'a' ) ?? [] ) ].map( ( { textContent } ) => textContent ) ).toEqual(
			[ 'CV: cv.exe is none of these: .pdf, .docx.', 'I agree: Please agree.' ]
		);
	} );

	test( 'a URL gets the scheme that it lacks when its field is left', async () => {
		form().insertAdjacentHTML( 'beforeend', '<input type="url" name="site">' );
		find( '[name="site"]' ).value = 'example.org/cv';
		find( '[name="site"]' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
		await settled();
		expect( find( '[name="site"]' ).value ).toBe( 'https://example.org/cv' );
	} );
} );

describe( 'a form that is sent', () => {
	beforeEach( async () => {
		await open();
		fillIn();
	} );

	const openWithCaptcha = async ( execute: () => Promise< string > ) => {
		Object.assign( window, { grecaptcha: { execute } } );
		await open(
			() => form().insertAdjacentHTML( 'beforeend', '<div class="g-recaptcha" data-sitekey="key"></div>' ),
			{
				...fixtures.config,
				applications: {
					...fixtures.applications,
					captcha: {
						provider: 'recaptcha-v3',
						siteKey: 'key',
						script: 'https://captcha.test/api.js',
						module: 'captcha.js',
						field: 'g-recaptcha-response',
						message: '',
					},
				},
			}
		);
		fillIn();
	};

	test( 'is sent without a token when the captcha provider throws', async () => {
		await openWithCaptcha( () => {
			throw new Error( 'Invalid site key' );
		} );
		await submit();
		await settled();
		expect( FakeUpload.all ).toHaveLength( 1 );
		await upload().respond( { error: [ 'Not today.' ], success: [] } );
		expect( [ shownMessages(), button().disabled ] ).toEqual( [ [ 'Not today.' ], false ] );
	} );

	test( 'nothing is sent when the visitor cancels during the captcha request', async () => {
		let resolveToken: ( token: string ) => void = () => undefined;
		await openWithCaptcha( () => new Promise< string >( ( resolve ) => ( resolveToken = resolve ) ) );
		await submit();
		find( '.courant-upload-cancel' ).click();
		await settled();
		resolveToken( 'token' );
		await settled();
		expect( FakeUpload.all ).toHaveLength( 0 );
		expect( [ shownMessages(), button().disabled ] ).toEqual( [ [ 'You stopped it.' ], false ] );
	} );

	test( 'success: label and captcha, form, selects, messages and event follow each other, then the fields are hidden', async () => {
		const order: string[] = [];
		const note = ( step: string ) =>
			order.push(
				`${ step }: ${ [ button().value, find( '#awsm-applicant-name' ).value, shownMessages().join(), form().hidden, form().isConnected ].join( ' | ' ) }`
			);
		Object.assign( window, { turnstile: { reset: () => note( 'captcha' ) } } );
		form().insertAdjacentHTML( 'beforeend', '<div class="cf-turnstile"></div>' );
		form().addEventListener( 'courant:controls', () => note( 'selects' ) );
		document.addEventListener( 'awsmjobs_application_submitted', () => note( 'event' ), { once: true } );
		await submit();
		await upload().respond( { error: [], success: [ 'Thank you.' ] } );
		expect( order ).toEqual( [
			'captcha: Send application | Ada |  | false | true',
			'selects: Send application |  |  | false | true',
			'event: Send application |  | Thank you. | false | true',
		] );
		expect( [ form().hidden, form().isConnected ] ).toEqual( [ true, true ] );
		find( '.courant-submit-another' ).click();
		await settled();
		expect( [ form().hidden, shownMessages(), root.querySelector( '.courant-submit-another' ) ] ).toEqual( [
			false,
			[],
			null,
		] );
		expect( document.activeElement ).toBe( find( '#awsm-applicant-name' ) );
	} );

	test( 'a reload shows the reference and the date again, and no entered data are stored', async () => {
		await submit();
		await upload().respond( {
			error: [],
			success: [ 'Reference 7KX3.', 'You sent: CV (ada.pdf).', 'Sent on May 4.' ],
		} );
		expect( history.state ).toEqual( { courantSent: { 42: [ 'Reference 7KX3.', 'Sent on May 4.' ] } } );
		expect( sessionStorage ).toHaveLength( 0 );
		await open();
		expect( [ shownMessages(), area().className ] ).toEqual( [
			[ 'Reference 7KX3.', 'Sent on May 4.' ],
			'awsm-application-message awsm-success-message',
		] );
		expect( [ form().hidden, find( '.courant-submit-another' ).textContent ] ).toEqual( [
			true,
			'Send another application',
		] );
		// Another visit has a history entry of its own: the application may have been withdrawn since.
		history.pushState( null, '' );
		await open();
		expect( [ form().hidden, shownMessages() ] ).toEqual( [ false, [] ] );
	} );
} );
