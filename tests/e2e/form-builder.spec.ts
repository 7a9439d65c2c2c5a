import type { Page } from '@playwright/test';
import { expect, overflows, test, testWithoutScript } from './support/test';
import { createOpeningWithForm, findForm, getApplications } from './support/site-data';

interface Form {
	id: number;
	fields: { name: string; label: string; condition: { rules: { field: string; value: string }[] } | null }[];
}

const cv = {
	name: 'cv.pdf',
	mimeType: 'application/pdf',
	buffer: Buffer.from( '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n' ),
};

async function storedForm( title: string ): Promise< Form > {
	return findForm( title );
}

async function openingWith( fields: object[] ): Promise< { id: number; url: string } > {
	return createOpeningWithForm( fields, { post_title: 'Opening with a form', post_content: 'Text.' } );
}

const FIELDS = [
	{ name: 'awsm_applicant_name', label: 'Full name', required: true },
	{ name: 'awsm_applicant_email', label: 'Email', required: true },
	{ name: 'awsm_field_permit', type: 'radio', label: 'Work permit?', choices: [ 'Yes', 'No' ], required: true },
	{
		name: 'awsm_field_which',
		type: 'text',
		label: 'Which one',
		required: true,
		condition: { field: 'awsm_field_permit', operator: 'is', value: 'Yes' },
	},
	{
		name: 'awsm_field_until',
		type: 'text',
		label: 'Valid until',
		condition: {
			match: 'all',
			rules: [
				{ field: 'awsm_field_permit', operator: 'is', value: 'Yes' },
				{ field: 'awsm_field_which', operator: 'filled', value: '' },
			],
		},
	},
	{ name: 'awsm_field_work', type: 'file', label: 'Samples', files: 2, kinds: [ 'pdf' ] },
];

async function storedResponses(
	opening: number
): Promise< { status: string; custom: Record< string, { value: string } >; files: number } | null > {
	const [ application ] = await getApplications( opening );
	return application === undefined
		? null
		: { status: application.status, custom: application.custom, files: application.sha256.length };
}

/** Returns how many of the elements are wider than the field that contains them. */
const overflowingElements = ( page: Page, selector: string ): Promise< number > =>
	page.locator( selector ).evaluateAll(
		( elements ) =>
			elements.filter( ( element ) => {
				const field = element.closest( '.courant-field' )?.getBoundingClientRect();
				return element.getBoundingClientRect().right > ( field?.right ?? 0 );
			} ).length
	);

/** Returns the controls that the notice overlaps. */
const overlapping = ( page: Page ): Promise< string[] > =>
	page.locator( '.courant-notice' ).evaluate( ( notice ) => {
		const box = notice.getBoundingClientRect();
		return [ ...document.querySelectorAll( '.courant-save-bar > button' ) ]
			.filter( ( button ) => {
				const { top, right, bottom, left } = button.getBoundingClientRect();
				return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
			} )
			.map( ( { textContent } ) => textContent );
	} );

test(
	'a form is built by keyboard and with buttons, and saved',
	{ tag: '@oldest' },
	async ( { page, asAdmin, axe, screens } ) => {
		const title = `Built ${ Date.now() }`;
		await asAdmin();
		await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-forms' );
		await page.getByLabel( 'Form', { exact: true } ).selectOption( '0' );
		await page.getByLabel( 'Form name' ).fill( title );
		await page.getByRole( 'button', { name: 'Single choice', exact: true } ).click();
		await page.getByLabel( 'Label', { exact: true } ).fill( 'Work permit?' );
		await page.getByLabel( 'Choices, one per line' ).fill( 'Yes\nNo' );
		await page.getByRole( 'button', { name: 'Text', exact: true } ).click();
		await page.getByLabel( 'Label', { exact: true } ).fill( 'Which one' );
		await page.getByLabel( 'Show this field' ).selectOption( 'any' );
		await page.getByLabel( 'Field', { exact: true } ).selectOption( { label: 'Work permit?' } );
		await page.getByLabel( 'Value', { exact: true } ).selectOption( 'Yes' );
		await page.getByRole( 'button', { name: 'Add condition' } ).click();
		const second = page.getByRole( 'group', { name: 'Condition 2' } );
		await second.getByLabel( 'Field', { exact: true } ).selectOption( { label: 'Phone' } );
		await second.getByLabel( 'Comparison' ).selectOption( 'filled' );
		expect( await overflowingElements( page, '.courant-field__condition' ) ).toBe( 0 );
		await page.getByRole( 'button', { name: 'Move Work permit? up' } ).press( 'Enter' );
		await page.getByRole( 'button', { name: 'Move Which one up' } ).press( 'Enter' );
		const preview = page.frameLocator( 'iframe[title="Form preview"]' );
		await expect( preview.getByRole( 'radiogroup', { name: 'Work permit?' } ) ).toBeVisible();
		await page.keyboard.press( 'Control+z' );
		await page.keyboard.press( 'Control+z' );
		await page.getByRole( 'button', { name: 'Redo' } ).click();
		await page.keyboard.press( 'Control+Shift+z' );
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.getByRole( 'tab', { name: 'Preview' } ).click();
		await expect( preview.getByLabel( 'Which one' ) ).toBeVisible();
		expect( await overflows( page ) ).toBe( false );
		await page.setViewportSize( { width: 1280, height: 720 } );
		// At the end of the page, the bar with "Save form" covers no control.
		await page.evaluate( () => window.scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
		await axe( { include: '#courant-forms' } );
		await screens( 'form-builder' );
		await page.getByRole( 'button', { name: 'Save form' } ).click();
		const saved = page.getByRole( 'status' ).filter( { hasText: 'Form saved.' } );
		await expect( saved ).toBeVisible();
		for ( const width of [ 390, 1280 ] ) {
			await page.setViewportSize( { width, height: 720 } );
			expect( await overlapping( page ), `${ width } px` ).toEqual( [] );
		}

		const form = await storedForm( title );
		expect( form.fields.slice( -3 ).map( ( { name } ) => name ) ).toEqual( [
			'awsm_field_work_permit',
			'awsm_field_which_one',
			'awsm_applicant_letter',
		] );
		expect( form.fields.at( -2 )?.condition ).toMatchObject( {
			match: 'any',
			rules: [
				{ field: 'awsm_field_work_permit', value: 'Yes' },
				{ field: 'awsm_applicant_phone', operator: 'filled' },
			],
		} );
	}
);

test(
	'conditional fields appear, and several files are chosen, removed and sent',
	{ tag: '@oldest' },
	async ( { page, axe, screens } ) => {
		const opening = await openingWith( FIELDS );
		await page.goto( opening.url );
		await expect( page.getByLabel( 'Which one' ) ).toBeHidden();
		await page.getByLabel( 'Full name' ).fill( 'Zoë' );
		await page.getByLabel( 'Email' ).fill( `zoe-${ opening.id }@courant.example` );
		await page.getByLabel( 'Yes' ).check();
		await expect( page.getByLabel( 'Valid until' ) ).toBeHidden();
		await page.getByLabel( 'Which one' ).fill( 'EU' );
		await expect( page.getByLabel( 'Valid until' ) ).toBeVisible();
		await expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );
		for ( const name of [ 'one.pdf', 'two.pdf', 'three.pdf' ] ) {
			await page.getByLabel( 'Samples' ).setInputFiles( { ...cv, name } );
		}
		await page.getByLabel( /I agree/ ).check();
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '#awsm-field-work-error' ) ).toHaveText( 'Please choose no more than 2 files.' );
		await page.getByRole( 'button', { name: 'Remove two.pdf' } ).press( 'Enter' );
		await expect( page.locator( '#awsm-field-work-error' ) ).toBeHidden();
		expect( await overflows( page ) ).toBe( false );
		await axe( { include: '.awsm-job-form' } );
		await screens( 'apply-with-a-built-form' );
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '.awsm-application-message.awsm-success-message' ) ).toContainText(
			'Your reference number is'
		);
		await expect( page.getByLabel( 'Which one' ) ).toBeHidden();
		const stored = await storedResponses( opening.id );
		expect( [ stored?.custom[ 'awsm_field_which' ]?.value, stored?.files ] ).toEqual( [ 'EU', 2 ] );
	}
);

testWithoutScript(
	'without JavaScript every field is shown, and the server applies the conditions',
	async ( { page } ) => {
		const opening = await openingWith( FIELDS );
		await page.goto( opening.url );
		await page.getByLabel( 'Full name' ).fill( 'Ann' );
		await page.getByLabel( 'Email' ).fill( `ann-${ opening.id }@courant.example` );
		await page.getByLabel( 'No', { exact: true } ).check();
		await page.getByLabel( 'Which one' ).fill( 'not requested' );
		await page.getByLabel( /I agree/ ).check();
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '.awsm-application-message.awsm-success-message' ) ).toContainText(
			'Your reference number is'
		);
		expect( Object.keys( ( await storedResponses( opening.id ) )?.custom ?? {} ) ).toEqual( [
			'awsm_field_permit',
		] );
	}
);
