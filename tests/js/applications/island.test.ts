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
	tokens,
	upload,
} from '../support/application';
import { captureEvent } from '../support/dom';
import * as fixtures from '../support/fixtures';
import { settled } from '../support/requests';
import { FakeUpload } from '../support/uploads';

beforeEach( () => sessionStorage.clear() );

describe( 'a form that is not filled in', () => {
	beforeEach( () => open() );

	test( 'sends nothing, and shows the message of its markup next to each missing field', async () => {
		await submit();
		expect( FakeUpload.all ).toHaveLength( 0 );
		const errors = [ ...root.querySelectorAll( 'div.awsm-job-form-error' ) ].map( ( error ) => [
			error.id,
			error.textContent,
			error.parentElement?.className,
		] );
		expect( errors ).toEqual( [
			[ 'awsm-applicant-name-error', 'Please tell us your name.', 'awsm-job-form-group' ],
			[ 'awsm-applicant-email-error', 'This field is required.', 'awsm-job-form-group' ],
			[ 'awsm-application-file-error', 'Please choose your CV.', 'awsm-job-form-group' ],
			[ 'awsm_form_privacy_policy-error', 'Please agree.', 'awsm-job-form-group awsm-job-inline-group' ],
		] );
		expect( find( '#awsm-applicant-name' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( find( '#awsm-application-file' ).getAttribute( 'aria-describedby' ) ).toBe(
			'awsm-application-file-help awsm-application-file-error'
		);
	} );

	test( 'the summary takes the focus and leads to the fields', async () => {
		await submit();
		expect( document.activeElement ).toBe( summary() );
		const links = [ ...( summary()?.querySelectorAll( 'a' ) ?? [] ) ];
		expect( links.map( ( link ) => link.textContent ) ).toEqual( [
			'Full name: Please tell us your name.',
			'Email: This field is required.',
			'CV: Please choose your CV.',
			'I agree: Please agree.',
		] );
		links[ 2 ]?.click();
		expect( document.activeElement ).toBe( find( '#awsm-application-file' ) );
		expect( window.location.hash ).toBe( '' );
	} );

	test( 'a field is validated again while it is corrected', async () => {
		await submit();
		const email = find( '#awsm-applicant-email' );
		email.value = 'ada';
		email.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await settled();
		expect( root.querySelector( '#awsm-applicant-email-error' )?.textContent ).toBe(
			'Please enter a valid email address.'
		);
		email.value = 'ada@site.test';
		email.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await settled();
		expect( root.querySelector( '#awsm-applicant-email-error' ) ).toBeNull();
		expect( [ email.hasAttribute( 'aria-invalid' ), email.hasAttribute( 'aria-describedby' ) ] ).toEqual( [
			false,
			false,
		] );
	} );

	test( 'a file of another type is rejected at its field', async () => {
		fillIn();
		file( 'cv.exe', 10 );
		await submit();
		expect( root.querySelector( '#awsm-application-file-error' )?.textContent ).toBe(
			'cv.exe is none of these: .pdf, .docx.'
		);
	} );

	test( 'a file that is too large is reported in the message area, and nothing is sent', async () => {
		fillIn();
		file( 'cv.pdf', 1001 );
		await submit();
		expect( [ shownMessages(), area().className, area().hidden ] ).toEqual( [
			[ 'This file is too large.' ],
			'awsm-application-message awsm-error-message',
			false,
		] );
		expect( document.activeElement ).toBe( area() );
		expect( FakeUpload.all ).toHaveLength( 0 );
	} );
} );

describe( 'a form that is filled in', () => {
	beforeEach( async () => {
		await open();
		await tokens[ 0 ]?.respond( '{"token":"1.abc"}' );
		fillIn();
	} );

	test( 'is sent completely, with key and token; the button shows it and cannot be pressed twice', async () => {
		await submit();
		await submit();
		expect( FakeUpload.all ).toHaveLength( 1 );
		expect( upload().url ).toBe( fixtures.applications.ajaxUrl );
		expect( upload().fields ).toMatchObject( {
			awsm_applicant_name: 'Ada',
			awsm_applicant_letter: 'Dear all',
			awsm_form_privacy_policy: 'yes',
			awsm_job_id: '42',
			action: 'awsm_applicant_form_submission',
			courant: '1',
			courant_token: '1.abc',
		} );
		expect( upload().fields[ 'courant_key' ] ).toMatch( /^[0-9a-f]{32}$/ );
		expect( [ button().value, button().disabled, button().className ] ).toEqual( [
			'Sending…',
			true,
			'awsm-application-submit-btn awsm-application-submit-btn-disabled',
		] );
	} );

	test( 'upload progress is shown in percent, and can be canceled', async () => {
		await submit();
		await upload().progress( 450, 1000 );
		expect( root.querySelector( '.courant-upload span' )?.textContent ).toBe( 'Uploading: 45 %' );
		expect( find( 'progress' ).value ).toBe( 45 );
		expect( document.activeElement ).toBe( find( '.courant-upload progress' ) );
		find( '.courant-upload-cancel' ).click();
		await settled();
		expect( upload().aborted ).toBe( true );
		expect( [
			shownMessages(),
			button().value,
			button().disabled,
			root.querySelector( '.courant-upload' ),
		] ).toEqual( [ [ 'You stopped it.' ], 'Send application', false, null ] );
	} );

	test( 'an application that is uploaded completely cannot be canceled, because the server may have stored it', async () => {
		await submit();
		find( '.courant-upload-cancel' ).focus();
		await upload().progress( 1000, 1000 );
		expect( root.querySelector( '.courant-upload-cancel' ) ).toBeNull();
		expect( root.querySelector( '.courant-upload span' )?.textContent ).toBe( 'Uploaded. Please wait.' );
		expect( document.activeElement ).toBe( find( '.courant-upload progress' ) );
	} );

	test( 'the end of the upload leaves the focus where the visitor has moved it', async () => {
		await submit();
		find( '#awsm-applicant-name' ).focus();
		await upload().progress( 1000, 1000 );
		expect( document.activeElement ).toBe( find( '#awsm-applicant-name' ) );
	} );

	test( 'success: messages, event, an empty form, no draft', async () => {
		const event = captureEvent( 'awsmjobs_application_submitted' );
		const letter = find( '#awsm-cover-letter' );
		letter.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		expect( sessionStorage.getItem( 'courant-letter-42' ) ).toBe( 'Dear all' );
		await submit();
		const response = { error: [], success: [ 'Thank you.', 'We write soon.' ], data: { id: 7 } };
		await upload().respond( response );
		expect( [ shownMessages(), area().className ] ).toEqual( [
			[ 'Thank you.', 'We write soon.' ],
			'awsm-application-message awsm-success-message',
		] );
		expect( document.activeElement ).toBe( area() );
		expect( event.mock.calls ).toEqual( [ [ response, form() ] ] );
		expect( [ letter.value, sessionStorage.getItem( 'courant-letter-42' ) ] ).toEqual( [ '', null ] );
		expect( [ button().value, button().disabled ] ).toEqual( [ 'Send application', false ] );
	} );

	test( 'errors: each a paragraph, next to its field too, the form kept, the event raised', async () => {
		const event = captureEvent( 'awsmjobs_application_failed' );
		await submit();
		await upload().respond( {
			error: [ 'Not an email address.', 'No.' ],
			success: [],
			fields: { awsm_applicant_email: 'Not an email address.' },
		} );
		expect( [ shownMessages(), area().className ] ).toEqual( [
			[ 'Not an email address.', 'No.' ],
			'awsm-application-message awsm-error-message',
		] );
		expect( root.querySelector( '#awsm-applicant-email-error' )?.textContent ).toBe( 'Not an email address.' );
		expect( event ).toHaveBeenCalledTimes( 1 );
		expect( find( '#awsm-applicant-name' ).value ).toBe( 'Ada' );
	} );

	test( 'both arrays empty: general message, error styling', async () => {
		await submit();
		await upload().respond( { error: [], success: [] } );
		expect( [ shownMessages(), area().className ] ).toEqual( [
			[ fixtures.applications.messages.general ],
			'awsm-application-message awsm-default-message awsm-error-message',
		] );
	} );

	test.each( [ 'broken line', 'error page' ] )( '%s: general message, and the same key on retry', async ( kind ) => {
		await submit();
		const first = upload();
		await ( kind === 'broken line' ? first.breakLine() : first.respond( '<h1>502</h1>' ) );
		expect( [ shownMessages(), area().className ] ).toEqual( [
			[ fixtures.applications.messages.general ],
			'awsm-application-message awsm-error-message',
		] );
		await submit();
		expect( upload() ).not.toBe( first );
		expect( upload().fields[ 'courant_key' ] ).toBe( first.fields[ 'courant_key' ] );
		expect( [ area().hidden, shownMessages() ] ).toEqual( [ true, [] ] );
	} );

	test( 'markup in a message is text', async () => {
		await submit();
		await upload().respond( { error: [ '<img src=x onerror=alert(1)>' ], success: [] } );
		expect( area().querySelector( 'img' ) ).toBeNull();
	} );

	test( 'a captcha in the form is reset when the request settles', async () => {
		const reset = jest.fn();
		Object.assign( window, { turnstile: { reset }, hcaptcha: { reset: () => void reset( 'not in this form' ) } } );
		form().insertAdjacentHTML( 'beforeend', '<div class="cf-turnstile"></div>' );
		const event = captureEvent( 'courant:captcha-reset' );
		await submit();
		await upload().breakLine();
		expect( reset.mock.calls ).toEqual( [ [] ] );
		expect( event ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'an integration sends it with fields of its own', async () => {
		form().dispatchEvent(
			new CustomEvent( 'courant:submit-application', { detail: [ { name: 'crm', value: '9' } ] } )
		);
		await settled();
		expect( upload().fields ).toMatchObject( { crm: '9' } );
	} );
} );

test( 'all files together may be too large', async () => {
	await open( () => find( 'form' ).insertAdjacentHTML( 'beforeend', '<input type="file" name="more" id="more">' ) );
	fillIn();
	const more = new File( [ new Uint8Array( 700 ) ], 'more.pdf' );
	Object.defineProperty( find( '#more' ), 'files', { value: [ more ] } );
	await submit();
	expect( shownMessages() ).toEqual( [ 'Together the files are too large.' ] );
} );

test( 'with validation off the browser validates, and sizes are still checked', async () => {
	const config = { ...fixtures.config, applications: { ...fixtures.applications, validation: false } };
	await open( () => undefined, config );
	expect( form().noValidate ).toBe( false );
	await submit();
	expect( FakeUpload.all ).toHaveLength( 1 );
} );

test( 'the cover letter is kept after a reload, and never overwrites typed text', async () => {
	sessionStorage.setItem( 'courant-letter-42', 'Kept' );
	await open();
	expect( find( '#awsm-cover-letter' ).value ).toBe( 'Kept' );
	await open( () => {
		find( '#awsm-cover-letter' ).value = 'Typed';
	} );
	expect( find( '#awsm-cover-letter' ).value ).toBe( 'Typed' );
	expect( sessionStorage.getItem( 'courant-letter-42' ) ).toBe( 'Typed' );
} );

test( "the server's response to a plain form is kept, not duplicated", async () => {
	await open( () => {
		const email = find( '#awsm-applicant-email' );
		email.setAttribute( 'aria-describedby', 'awsm-applicant-email-error' );
		email.parentElement?.insertAdjacentHTML(
			'beforeend',
			'<div class="awsm-job-form-error" id="awsm-applicant-email-error">Missing.</div>'
		);
		area().hidden = false;
		area().classList.add( 'awsm-error-message' );
		area().innerHTML = '<p>Missing.</p>';
	} );
	expect( root.querySelectorAll( '#awsm-applicant-email-error' ) ).toHaveLength( 1 );
	expect( shownMessages() ).toEqual( [ 'Missing.' ] );
	expect( document.activeElement ).toBe( document.body );
	fillIn();
	await submit();
	expect( [ root.querySelectorAll( 'div.awsm-job-form-error' ).length, shownMessages() ] ).toEqual( [ 0, [] ] );
} );

test( 'an opening without a form is left unchanged', async () => {
	await expect( open( () => form().remove() ) ).resolves.toBeUndefined();
	expect( root.querySelector( '.courant-form-summary, .courant-upload' ) ).toBeNull();
} );
