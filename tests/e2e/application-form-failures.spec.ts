import { countSubmissions, createOpening, installPlugin } from './support/application-form';
import { expect, test } from './support/third-parties';
import { desk } from './support/test';
import { button, ready } from './application-form-page';
import { SUBMIT, PDF, area, paragraphs, events, recordFields, recordEvents } from './application-form-events';
import { parsePrinted } from '../../src/shared/config/parse-printed';

const GENERAL = 'Something went wrong, and your application was not sent. Please try again.';

test.beforeAll( installPlugin );

test( 'an application that is not sent: too large, rejected by the server, no network, an empty response', async ( {
	page,
	site,
	expectStatus,
} ) => {
	expectStatus( 422, SUBMIT );
	expectStatus( 500, SUBMIT );
	expectStatus( 0, SUBMIT );
	const opening = await createOpening();
	await site( { courant_ads: [], courant_consent: { banner: 'none' }, courant_applications: { max_megabytes: 1 } } );
	await recordEvents( page );
	const fields = await recordFields( page );
	const submissions = countSubmissions( page );
	await page.goto( `${ opening.url }?e2e_jquery` );
	const tooLarge = 'The file is larger than 1 MB. Choose a smaller file.';
	expect(
		await page.evaluate( () => {
			const { awsmJobsPublic: config } = window;
			return [
				config.ajaxurl,
				Number( config.job_id ),
				Number( config.wp_max_upload_size ),
				config.vendors,
				config.i18n,
				config.deep_linking,
			];
		} )
	).toEqual( [
		`${ desk.url }/wp-admin/admin-ajax.php`,
		opening.id,
		1048576,
		expect.objectContaining( { jquery_validation: true } ),
		expect.objectContaining( {
			form_error_msg: expect.objectContaining( { general: GENERAL, file_validation: tooLarge } ),
		} ),
		expect.anything(),
	] );
	await page.getByLabel( 'Full name' ).fill( 'Zoë' );
	await page.getByLabel( 'Email' ).fill( `late-${ opening.id }@courant.example` );
	await page.getByLabel( 'Phone' ).fill( '1' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all' );
	await page
		.locator( '#awsm-application-file' )
		.setInputFiles( { ...PDF, buffer: Buffer.concat( [ PDF.buffer, Buffer.alloc( 1.5 * 1024 * 1024 ) ] ) } );
	await page.getByLabel( /I agree/ ).check();
	await ready( page );

	await button( page ).click();
	await expect( paragraphs( page ) ).toHaveText( [ tooLarge ] );
	await expect( area( page ) ).toHaveClass( /awsm-error-message/ );
	expect( submissions() ).toBe( 0 );

	// Two errors that only the server detects; an integration sends the form with an additional field.
	await page
		.locator( '#awsm-application-file' )
		.setInputFiles( { ...PDF, buffer: Buffer.from( 'This is no PDF.' ) } );
	await page.getByLabel( 'Email' ).evaluate( ( field: HTMLInputElement ) => {
		field.required = false;
		field.value = '';
	} );
	const [ refused ] = await Promise.all( [
		page.waitForResponse( ( response ) => response.url().includes( SUBMIT ) ),
		page.evaluate( () => {
			const form = document.querySelector< HTMLFormElement >( '#awsm-application-form' );
			window.awsmJobs.submitApplication( form, {
				fields: [ { name: 'lab_extra', value: 'from an integration' } ],
			} );
		} ),
	] );
	expect( refused.status() ).toBe( 422 );
	const { error: errors, success } = parsePrinted< { error: string[]; success: string[] } >( await refused.text() );
	expect( [ errors.length, success ] ).toEqual( [ 2, [] ] );
	await expect( paragraphs( page ) ).toHaveText( errors );
	await expect( area( page ) ).toHaveClass( /awsm-error-message/ );
	await expect( page.getByLabel( 'Full name' ) ).toHaveValue( 'Zoë' );
	await expect( button( page ) ).toBeEnabled();
	await expect( button( page ) ).toHaveValue( 'Send application' );
	expect( await fields() ).toContainEqual( [ 'lab_extra', 'from an integration' ] );
	const failed = ( await events( page ) ).map( ( { name, by, messages } ) => [ name, by, messages ] ).sort();
	expect( failed ).toEqual( [
		[ 'awsmjobs_application_failed', 'document', errors ],
		[ 'awsmjobs_application_failed', 'jQuery', errors ],
	] );

	await page.locator( '#awsm-application-file' ).setInputFiles( PDF );
	const failures = [
		{ status: 500, body: '<h1>Internal Server Error</h1>' },
		null,
		{ status: 200, contentType: 'application/json', body: '{"error":[],"success":[]}' },
	];
	for ( const response of failures ) {
		await page.route(
			`**/admin-ajax.php?*${ SUBMIT }*`,
			( route ) => ( response === null ? route.abort( 'internetdisconnected' ) : route.fulfill( response ) ),
			{ times: 1 }
		);
		const before = submissions();
		await area( page ).evaluate( ( box ) => box.replaceChildren() );
		await button( page ).click();
		await expect( paragraphs( page ) ).toHaveText( [ GENERAL ] );
		expect( submissions() ).toBe( before + 1 );
		await expect( area( page ) ).toHaveClass( /awsm-error-message/ );
		await expect( button( page ) ).toBeEnabled();
		await expect( button( page ) ).toHaveValue( 'Send application' );
		await expect( page.getByLabel( 'Full name' ) ).toHaveValue( 'Zoë' );
	}
	expect( await events( page ) ).toHaveLength( 2 );
} );

test( 'after the upload, while the server is slow, the application cannot be canceled, and is confirmed', async ( {
	page,
	site,
} ) => {
	const opening = await createOpening();
	await site( { courant_ads: [], courant_consent: { banner: 'none' } } );
	await page.goto( opening.url );
	await page.getByLabel( 'Full name' ).fill( 'Zoë' );
	await page.getByLabel( 'Email' ).fill( 'slow@courant.example' );
	await page.getByLabel( 'Phone' ).fill( '1' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all' );
	await page.locator( '#awsm-application-file' ).setInputFiles( PDF );
	await page.getByLabel( /I agree/ ).check();
	await ready( page );
	await button( page ).click();
	const progress = page.getByRole( 'progressbar', { name: 'Uploaded. Please wait for the confirmation.' } );
	await expect( progress ).toBeFocused();
	await expect( page.getByRole( 'button', { name: 'Cancel' } ) ).toHaveCount( 0 );
	await expect( area( page ) ).toHaveClass( /awsm-success-message/ );
	await expect( progress ).toHaveCount( 0 );
} );
