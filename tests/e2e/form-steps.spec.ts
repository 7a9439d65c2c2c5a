import { expect, overflows, test, testWithoutScript } from './support/test';
import { createOpeningWithForm, getApplications } from './support/site-data';

const FIELDS = [
	{ name: 'awsm_field_you', type: 'step', label: 'About you' },
	{ name: 'awsm_applicant_name', label: 'Full name', required: true },
	{ name: 'awsm_applicant_email', label: 'Email', required: true },
	{ name: 'awsm_field_experience', type: 'step', label: 'Experience' },
	{ name: 'awsm_field_years', type: 'number', label: 'Years', required: true, most: '60' },
	{ name: 'awsm_field_last', type: 'step', label: 'Last questions' },
	{ name: 'awsm_field_start', type: 'text', label: 'Start', width: 'half' },
];

const createOpening = () =>
	createOpeningWithForm( FIELDS, { post_title: 'Opening with steps', post_content: 'Text.' } );

test( 'a form with steps shows one at a time, checks each, keeps input on the way back, and is sent', async ( {
	page,
	axe,
	screens,
} ) => {
	const opening = await createOpening();
	await page.goto( opening.url );
	const form = page.locator( '.awsm-application-form' );
	const next = page.getByRole( 'button', { name: 'Next' } );
	await expect( form.getByText( 'Step 1 of 3' ) ).toBeVisible();
	await expect( page.getByLabel( 'Years' ) ).toBeHidden();
	await expect( page.getByRole( 'button', { name: 'Send application' } ) ).toBeHidden();
	expect( await page.evaluate( () => 'React' in window ) ).toBe( false );

	// The first tap loads the buttons and is not lost.
	await next.click();
	await expect( page.locator( '.courant-form-summary' ) ).toBeFocused();
	await page.getByLabel( 'Full name' ).fill( 'Zoë' );
	await page.getByLabel( 'Email' ).fill( `steps-${ opening.id }@courant.example` );
	await page.getByLabel( 'Email' ).press( 'Enter' );
	await expect( form.getByText( 'Step 2 of 3' ) ).toBeVisible();
	await expect( page.locator( '[data-form-step="2"]' ).first() ).toBeFocused();
	await expect( page.getByLabel( 'Full name' ) ).toBeHidden();
	await expect( page.locator( '.courant-form-summary' ) ).toBeHidden();

	await page.getByLabel( 'Years' ).fill( '99' );
	await next.click();
	await expect( page.locator( '#awsm-field-years-error' ) ).toBeVisible();
	await page.getByLabel( 'Years' ).fill( '9' );
	await page.getByRole( 'button', { name: 'Back' } ).click();
	await expect( page.getByLabel( 'Full name' ) ).toHaveValue( 'Zoë' );
	await next.click();
	await expect( page.getByLabel( 'Years' ) ).toHaveValue( '9' );
	await screens( 'form-with-steps' );
	await axe( { include: '.awsm-job-form' } );
	await page.setViewportSize( { width: 390, height: 800 } );
	expect( await overflows( page ) ).toBe( false );
	await next.press( 'Enter' );

	await expect( form.getByText( 'Step 3 of 3' ) ).toBeVisible();
	await expect( next ).toHaveCount( 0 );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '.awsm-application-message.awsm-success-message' ) ).toContainText(
		'Your reference number is'
	);
	const [ application ] = await getApplications( opening.id );
	expect( application?.custom[ 'awsm_field_years' ]?.value ).toBe( '9' );

	await page.getByRole( 'button', { name: 'Send another application' } ).click();
	await expect( page.getByLabel( 'Full name' ) ).toBeFocused();
} );

test( 'an error of the server shows the step of its field', async ( { page, watch } ) => {
	const opening = await createOpening();
	watch.expectStatus( 422, /admin-ajax/ );
	await page.goto( opening.url );
	const next = page.getByRole( 'button', { name: 'Next' } );
	await page.getByLabel( 'Full name' ).fill( 'Zoë' );
	await page.getByLabel( 'Email' ).fill( 'zoe@courant.example' );
	await next.click();
	await page.getByLabel( 'Years' ).fill( '9' );
	await next.click();
	await page.getByLabel( /I agree/ ).check();
	// The browser accepts this value, the server does not.
	await page.getByLabel( 'Years' ).evaluate( ( field: HTMLInputElement ) => {
		field.removeAttribute( 'max' );
		field.value = '99';
	} );
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '.awsm-application-message.awsm-error-message' ) ).toBeVisible();
	await expect( page.getByText( 'Step 2 of 3' ) ).toBeVisible();
	await expect( page.locator( '#awsm-field-years-error' ) ).toBeVisible();
} );

test( 'all steps are shown when their script or the loader cannot be loaded', async ( { page, watch } ) => {
	const opening = await createOpening();
	watch.ignoreErrors( /early\/application-steps|loader\.js|ERR_FAILED/ );
	for ( const script of [ '**/early/application-steps.js*', '**/loader.js*', '**/islands/application-steps.js*' ] ) {
		await page.route( script, ( route ) => route.abort() );
		await page.goto( opening.url );
		await page.getByLabel( 'Full name' ).focus();
		await expect( page.getByLabel( 'Years' ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Next' } ) ).toBeHidden();
		await expect( page.getByRole( 'button', { name: 'Send application' } ) ).toBeVisible();
		await page.unroute( script );
	}
} );

testWithoutScript( 'without JavaScript all steps are one page, which the server checks', async ( { page } ) => {
	const opening = await createOpening();
	await page.goto( opening.url );
	for ( const title of [ 'Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3' ] ) {
		await expect( page.getByText( title ) ).toBeVisible();
	}
	await expect( page.getByRole( 'button', { name: 'Next' } ) ).toBeHidden();
	await page.getByLabel( 'Full name' ).fill( 'Ann' );
	await page.getByLabel( 'Email' ).fill( `ann-${ opening.id }@courant.example` );
	await page.getByLabel( 'Years' ).fill( '9' );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '.awsm-application-message.awsm-success-message' ) ).toContainText(
		'Your reference number is'
	);
} );
