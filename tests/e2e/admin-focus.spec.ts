import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { runExclusively } from './support/exclusive';
import { pressKey } from './support/focus';
import { SCREEN, seed } from './recruiting-screen';
import { updatePost } from './support/site-data';

test.setTimeout( 180_000 );

runExclusively( 'recruiting' );
runExclusively( 'specifications' );

const screenUrl = ( page: string ): string => `/wp-admin/edit.php?post_type=awsm_job_openings&page=${ page }`;

/** Expects that an element of the screen has the focus, not the document. */
const expectFocusKept = ( page: Page, after: string ): Promise< void > =>
	// A removed control loses the focus one frame before the next control gets it.
	expect
		.poll(
			() => page.evaluate( () => document.activeElement !== null && document.activeElement !== document.body ),
			{ message: `focus after ${ after }`, timeout: 2000 }
		)
		.toBe( true );

async function press( page: Page, name: string | RegExp, after: string ): Promise< void > {
	const button = page
		.getByRole( 'button', { name, exact: typeof name === 'string' } )
		.filter( { visible: true } )
		.first();
	await button.focus();
	await pressKey( page, 'Enter' );
	await expectFocusKept( page, after );
}

test( 'the focus stays in the form builder after fields are moved and deleted and a form is saved and deleted', async ( {
	page,
	asAdmin,
} ) => {
	await asAdmin();
	await page.goto( screenUrl( 'courant-forms' ) );
	await page.getByLabel( 'Form', { exact: true } ).selectOption( '0' );
	await page.getByLabel( 'Form name' ).fill( `Keys ${ Date.now() }` );
	await press( page, 'Text', 'a field was added' );
	await page.getByLabel( 'Label', { exact: true } ).fill( 'Keys' );
	for ( let step = 0; step < 8; step++ ) {
		await page.getByRole( 'button', { name: 'Move Keys up' } ).press( 'Enter' );
	}
	await expectFocusKept( page, 'a field was moved to the top' );
	await press( page, 'Delete field', 'a field was deleted' );
	await press( page, 'Save form', 'a form was saved' );
	const dialog = page.getByRole( 'dialog', { name: 'Delete this form?' } );
	await press( page, 'Delete form', 'a question was opened' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( page.getByRole( 'button', { name: 'Delete form' } ) ).toBeFocused();
	await press( page, 'Delete form', 'a question was opened' );
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() !== 'GET' && request.url().includes( '/forms/' ) ) {
			requests.push( request.url() );
		}
	} );
	await dialog.getByRole( 'button', { name: 'Delete' } ).press( 'Enter' );
	await page.getByText( 'Form deleted.' ).waitFor();
	await expectFocusKept( page, 'a form was deleted' );

	await page.getByLabel( 'Form', { exact: true } ).selectOption( '0' );
	await page.getByLabel( 'Form name' ).fill( `Double click ${ Date.now() }` );
	await page.getByRole( 'button', { name: 'Save form' } ).click();
	await page.getByText( 'Form saved.' ).waitFor();
	requests.length = 0;
	await page.getByRole( 'button', { name: 'Delete form' } ).click();
	await dialog.getByRole( 'button', { name: 'Delete' } ).dblclick();
	await page.getByText( 'Form deleted.' ).waitFor();
	expect( requests.filter( ( url ) => ! url.endsWith( '/preview' ) ) ).toHaveLength( 1 );
} );

test( 'the focus stays in the hiring process after stages and templates are moved, deleted and saved', async ( {
	page,
	asRole,
} ) => {
	await asRole( 'hr' );
	await page.goto( screenUrl( 'courant-hiring' ) );
	await page.getByLabel( 'New stage' ).fill( 'Keys' );
	await page.getByLabel( 'New stage' ).press( 'Enter' );
	for ( let step = 0; step < 5; step++ ) {
		await page.getByRole( 'button', { name: 'Move Keys up' } ).press( 'Enter' );
	}
	await expectFocusKept( page, 'a stage was moved to the top' );
	await press( page, 'Delete stage Keys', 'a question was opened' );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'button', { name: 'Delete stage Keys' } ) ).toBeFocused();
	await press( page, 'Delete stage Keys', 'a question was opened' );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).press( 'Enter' );
	await expect( page.getByLabel( 'New stage' ) ).toBeFocused();
	await page.getByLabel( 'New template' ).fill( 'Keys' );
	await page.getByLabel( 'New template' ).press( 'Enter' );
	await page
		.locator( 'summary' )
		.filter( { hasText: /^Keys$/ } )
		.click();
	await press( page, 'Delete template Keys', 'a question was opened' );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).press( 'Enter' );
	await expect( page.getByLabel( 'New template' ) ).toBeFocused();
	await page.getByLabel( 'New template' ).fill( 'Keys 2' );
	await page.getByLabel( 'New template' ).press( 'Enter' );
	await press( page, 'Save changes', 'the hiring process was saved' );
	await page
		.locator( 'summary' )
		.filter( { hasText: /^Keys 2$/ } )
		.click();
	await press( page, 'Delete template Keys 2', 'a question was opened' );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).press( 'Enter' );
	await expect( page.getByLabel( 'New template' ) ).toBeFocused();
	await press( page, 'Save changes', 'the hiring process was saved' );
} );

test( 'the focus stays in the specifications after values are renamed, moved and deleted', async ( {
	page,
	asAdmin,
} ) => {
	const key = `keys-${ Date.now().toString( 36 ) }`;
	await asAdmin();
	await page.goto( screenUrl( 'courant-specifications' ) );
	await page.getByLabel( 'Name', { exact: true } ).last().fill( key );
	await press( page, 'Add specification', 'a specification was added' );
	await press( page, new RegExp( `^Values of ${ key }` ), 'values were opened' );
	for ( const name of [ 'One', 'Two' ] ) {
		await page.getByLabel( `New value of ${ key }` ).fill( name );
		await page.getByLabel( `New value of ${ key }` ).press( 'Enter' );
		await page.getByRole( 'button', { name: `Rename ${ name }` } ).waitFor();
	}
	await press( page, 'Move Two up', 'a value was moved' );
	await press( page, 'Rename One', 'renaming was opened' );
	await press( page, 'Cancel', 'renaming was canceled' );
	await expect( page.getByRole( 'button', { name: 'Rename One' } ) ).toBeFocused();
	await press( page, 'Rename One', 'renaming was opened' );
	await page.getByLabel( 'New name of One' ).fill( 'Uno' );
	await page.getByLabel( 'New name of One' ).press( 'Enter' );
	await page.getByText( 'One renamed to Uno.' ).waitFor();
	await expect( page.getByRole( 'button', { name: 'Rename Uno' } ) ).toBeFocused();
	await press( page, 'Delete Uno', 'a question was opened' );
	await press( page, 'Delete', 'a value was deleted' );
	await page.getByText( 'Uno deleted.' ).waitFor();
	await expectFocusKept( page, 'a value was deleted' );
	await press( page, `Edit ${ key }`, 'a specification was opened' );
	await press( page, 'Cancel', 'a specification was closed' );
	await expect( page.getByRole( 'button', { name: `Edit ${ key }` } ) ).toBeFocused();
	await press( page, `Delete ${ key }`, 'a question was opened' );
	await press( page, 'Delete', 'a specification was deleted' );
	await page.getByText( `${ key } deleted.` ).waitFor();
	await expectFocusKept( page, 'a specification was deleted' );
} );

test( 'the focus stays in an application after notes, emails, stages and views', async ( { page, asRole } ) => {
	const { opening, zoe } = await seed();
	await asRole( 'hr' );
	await page.goto( `${ SCREEN }&opening=${ opening }&application=${ zoe }` );
	await page.getByLabel( 'New note' ).fill( 'Keys' );
	await press( page, 'Add note', 'a note was added' );
	await press( page, /^Delete the note by/, 'a question was opened' );
	await press( page, 'Delete', 'a note was deleted' );
	await page.getByText( 'Note deleted.' ).waitFor();
	await expectFocusKept( page, 'a note was deleted' );
	await press( page, 'Write email', 'an email was started' );
	await press( page, 'Discard', 'an email was discarded' );
	await expect( page.getByRole( 'button', { name: 'Write email' } ) ).toBeFocused();
	await updatePost( zoe, { post_status: 'courant_suspected' } );
	await page.goto( `${ SCREEN }&folder=suspected&application=${ zoe }` );
	await press( page, 'Not spam', 'an application was marked as not spam' );
	await page.getByText( 'Moved to New.' ).waitFor();
	await expectFocusKept( page, 'an application was marked as not spam' );
	await page.goto( `${ SCREEN }&opening=${ opening }` );
	await press( page, 'Save view', 'a view was named' );
	await page.getByLabel( 'View name' ).fill( 'Keys' );
	await page.getByLabel( 'View name' ).press( 'Enter' );
	await page.getByText( 'View saved.' ).waitFor();
	await expectFocusKept( page, 'a view was saved' );
	await press( page, 'Delete view', 'a view was deleted' );
	await page.getByText( 'View deleted.' ).waitFor();
	await expectFocusKept( page, 'a view was deleted' );
	await press( page, 'Undo', 'the deletion was undone' );
	await page.getByText( 'Change undone.' ).waitFor();
	await press( page, 'Delete view', 'a view was deleted again' );
	await page.getByText( 'View deleted.' ).waitFor();
} );

test( 'the focus stays in the settings after a value is reset and saved', async ( { page, asAdmin } ) => {
	await asAdmin();
	await page.goto( `${ screenUrl( 'awsm-jobs-settings' ) }&tab=video` );
	const box = page.locator( '.courant-setting input[type="checkbox"]' ).first();
	const wasOn = await box.isChecked();
	await box.setChecked( ! wasOn );
	await press( page, 'Save changes', 'the settings were saved' );
	await box.setChecked( wasOn );
	await press( page, 'Save changes', 'the settings were saved' );
} );
