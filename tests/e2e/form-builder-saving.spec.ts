import type { Page, Request } from '@playwright/test';
import { desk, expect, overflows, test } from './support/test';
import { createOpening, findForm, getApplications } from './support/site-data';

test.setTimeout( 120_000 );

const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-forms';
/** Requests that save a form, and not those of its preview. */
const SAVES = /courant(%2F|\/)v1(%2F|\/)forms(?!(%2F|\/)preview)/;

const saveButton = ( page: Page ) => page.getByRole( 'button', { name: 'Save form' } );
const savedNotice = ( page: Page ) => page.getByRole( 'status' ).filter( { hasText: 'Form saved.' } );
const isSave = ( request: Request ): boolean => request.method() !== 'GET' && SAVES.test( request.url() );

async function openForm( page: Page, title: string ): Promise< void > {
	await page.goto( SCREEN );
	await page.getByLabel( 'Form', { exact: true } ).selectOption( title === '' ? '0' : { label: title } );
}

/** Creates a form with the default fields, and leaves it open. */
async function createForm( page: Page, title: string ): Promise< void > {
	await openForm( page, '' );
	await page.getByLabel( 'Form name' ).fill( title );
	await saveButton( page ).click();
	await expect( savedNotice( page ) ).toBeVisible();
}

async function addField( page: Page, type: string, label: string ): Promise< void > {
	await page.getByRole( 'button', { name: type, exact: true } ).click();
	await page.getByLabel( 'Label', { exact: true } ).fill( label );
}

const labelsOf = async ( title: string ): Promise< string[] > =>
	( await findForm( title ) ).fields.map( ( { label } ) => label );

/** Changes the label of a field. */
async function rename( page: Page, label: string, to: string ): Promise< void > {
	const input = page.getByLabel( 'Label', { exact: true } );
	await page.getByRole( 'button', { name: label } ).and( page.locator( '[aria-expanded]' ) ).click();
	await input.fill( to );
}

test( 'changes of two users to different fields are kept, to the same field not without a question', async ( {
	page,
	asAdmin,
	browser,
	expectStatus,
	axe,
} ) => {
	const title = `Edited twice ${ Date.now() }`;
	await asAdmin();
	expectStatus( 409, '/courant/v1/forms/' );
	await createForm( page, title );
	const context = await browser.newContext( { baseURL: desk.url } );
	await context.addCookies( await desk.signedIn( 'hr' ) );
	const other = await context.newPage();
	await openForm( other, title );
	await addField( other, 'Text', 'Shoe size' );
	await saveButton( other ).click();
	await expect( savedNotice( other ) ).toBeVisible();

	await addField( page, 'Text', 'Hat size' );
	const before = page.waitForResponse( ( response ) => isSave( response.request() ) && response.status() === 409 );
	await saveButton( page ).click();
	await before;
	await expect.poll( async () => ( await labelsOf( title ) ).slice( -2 ) ).toEqual( [ 'Shoe size', 'Hat size' ] );
	await expect( page.getByText( 'Shoe size' ).first() ).toBeVisible();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );

	await other.reload();
	await openForm( other, title );
	await rename( other, 'Hat size', 'Size of hats' );
	await saveButton( other ).click();
	await expect( savedNotice( other ) ).toBeVisible();
	await context.close();

	await rename( page, 'Hat size', 'Hat size in inches' );
	await saveButton( page ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Another user saved changes' );
	await expect( dialog ).toContainText( 'Saved value: Size of hats' );
	await expect( dialog ).toContainText( 'Your value: Hat size in inches' );
	await expect( dialog ).not.toContainText( 'Shoe size' );
	await axe( { include: '.courant-dialog' } );
	// Cancel keeps what was entered, and stores nothing.
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( page.getByLabel( 'Label', { exact: true } ) ).toHaveValue( 'Hat size in inches' );
	expect( await labelsOf( title ) ).toContain( 'Size of hats' );

	await saveButton( page ).click();
	await dialog.getByRole( 'button', { name: 'Overwrite' } ).click();
	await expect.poll( () => labelsOf( title ) ).toContain( 'Hat size in inches' );
	expect( await labelsOf( title ) ).not.toContain( 'Size of hats' );
} );

test( 'a double click on a slow network saves once, and the button is busy until then', async ( { page, asAdmin } ) => {
	const title = `Clicked twice ${ Date.now() }`;
	await asAdmin();
	await createForm( page, title );
	await openForm( page, title );
	let saves = 0;
	page.on( 'request', ( request ) => ( saves += isSave( request ) ? 1 : 0 ) );
	await page.route( SAVES, async ( route ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, 1500 ) );
		await route.fallback();
	} );
	await addField( page, 'Text', 'Hat size' );
	await saveButton( page ).dblclick();
	await expect( saveButton( page ) ).toHaveClass( /is-busy/ );
	await saveButton( page ).press( 'Enter' );
	// What is typed in the meantime stays, and is not yet saved.
	await page.getByLabel( 'Label', { exact: true } ).fill( 'Hat size in inches' );
	await expect( savedNotice( page ) ).toBeVisible();
	expect( saves ).toBe( 1 );
	await expect( page.getByLabel( 'Label', { exact: true } ) ).toHaveValue( 'Hat size in inches' );
	expect( await labelsOf( title ) ).toContain( 'Hat size' );
	await saveButton( page ).click();
	await expect.poll( () => labelsOf( title ) ).toContain( 'Hat size in inches' );
	expect( saves ).toBe( 2 );
} );

test( 'while the server is down, saving reports it, and Try again saves as soon as it is back', async ( {
	page,
	asAdmin,
	expectStatus,
} ) => {
	const title = `Server down ${ Date.now() }`;
	await asAdmin();
	await createForm( page, title );
	expectStatus( 502, '/courant/v1/forms/' );
	await page.route( SAVES, ( route ) =>
		route.fulfill( { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' } )
	);
	await addField( page, 'Text', 'Hat size' );
	await saveButton( page ).click();
	const notice = page.getByRole( 'alert' ).filter( { hasText: 'The request failed.' } );
	await expect( notice ).toBeInViewport();
	await notice.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( notice ).toBeVisible();
	await page.unroute( SAVES );
	await notice.getByRole( 'button', { name: 'Try again' } ).press( 'Enter' );
	await expect( savedNotice( page ) ).toBeVisible();
	expect( await labelsOf( title ) ).toContain( 'Hat size' );
} );

test( 'a form with steps is built, previewed, and sent by a visitor', async ( { page, asAdmin, context } ) => {
	const title = `Steps ${ Date.now() }`;
	await asAdmin();
	await openForm( page, '' );
	await page.getByLabel( 'Form name' ).fill( title );
	await page.getByRole( 'button', { name: 'Step', exact: true } ).click();
	await page.getByLabel( 'Title of the step' ).fill( 'Your work' );
	await addField( page, 'Text', 'Hat size' );
	const preview = page.frameLocator( 'iframe[title="Form preview"]' );
	await expect( preview.getByText( 'Your work' ).first() ).toBeVisible();
	// The fields before the step have become the first step. Saving opens it, and reports what is missing.
	await saveButton( page ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Enter a title for this step.' );
	await expect( page.getByLabel( 'Title of the step' ) ).toBeFocused();
	await page.keyboard.type( 'About you' );
	await saveButton( page ).click();
	await expect( savedNotice( page ) ).toBeVisible();

	const { id } = await findForm( title );
	const opening = await createOpening( {
		post_title: title,
		post_content: 'Text.',
		meta_input: { courant_apply: { way: 'form', form: id, target: '', label: '' } },
	} );
	await context.clearCookies( { name: /wordpress/ } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( opening.url );
	await expect( page.getByText( /Step 1 of 2/ ) ).toBeVisible();
	await expect( page.getByLabel( 'Hat size' ) ).toBeHidden();
	await page.getByLabel( /name/i ).first().fill( 'Zoë' );
	await page.getByLabel( 'Email' ).fill( `steps-${ opening.id }@courant.example` );
	const cv = page.locator( '.awsm-application-form input[type="file"]' );
	if ( ( await cv.count() ) > 0 ) {
		await cv.first().setInputFiles( {
			name: 'cv.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from( '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n' ),
		} );
	}
	await page.locator( '.awsm-application-form textarea' ).first().fill( 'I like hats.' );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await page.getByLabel( 'Hat size' ).fill( '58' );
	expect( await overflows( page ) ).toBe( false );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '.awsm-application-message.awsm-success-message' ) ).toContainText(
		'Your reference number is'
	);
	const [ application ] = await getApplications( opening.id );
	expect( Object.values( application?.custom ?? {} ).map( ( { value } ) => value ) ).toContain( '58' );
} );

test( 'a notice of another plugin in the store of WordPress is shown in the bar, next to our own', async ( {
	page,
	asAdmin,
} ) => {
	await asAdmin();
	await createForm( page, `Notices ${ Date.now() }` );
	const stored = await page.evaluate( () => {
		const { data } = window.wp;
		data.dispatch( 'core/notices' ).createNotice( 'warning', 'The license expires tomorrow.', { id: 'license' } );
		return data
			.select( 'core/notices' )
			.getNotices()
			.map( ( { content } ) => content );
	} );
	expect( stored[ 0 ] ).toContain( 'Form saved.' );
	const other = page.locator( '.courant-save-bar .courant-notice' ).filter( { hasText: 'expires tomorrow' } );
	await expect( other ).toBeInViewport();
	// "Save form" is enabled after a change.
	await addField( page, 'Text', 'Hat size' );
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect( saveButton( page ) ).toBeInViewport();
		await saveButton( page ).click( { trial: true } );
		await page.getByRole( 'button', { name: 'Delete form' } ).click( { trial: true } );
		expect( await overflows( page ) ).toBe( false );
	}
	await other.getByRole( 'button', { name: 'Close' } ).click();
	await expect( other ).toHaveCount( 0 );
} );
