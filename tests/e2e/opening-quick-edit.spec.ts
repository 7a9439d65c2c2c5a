import { expect, test } from './support/test';
import { createOpening } from './support/site-data';

test.setTimeout( 120_000 );

test( 'after Quick Edit the row, its hidden data and the reopened form show the new values', async ( {
	page,
	asAdmin,
} ) => {
	const title = `Quick ${ Date.now().toString( 36 ) }`;
	const id = ( await createOpening( { post_title: title, meta_input: { courant_closing_at: '2090-01-31T10:00' } } ) )
		.id;
	await asAdmin();
	await page.goto( `/wp-admin/edit.php?post_type=awsm_job_openings&s=${ encodeURIComponent( title ) }` );
	const row = page.locator( `#post-${ String( id ) }` );
	const form = page.locator( `#edit-${ String( id ) }` );
	const open = async () => {
		await row.hover();
		await row.getByRole( 'button', { name: /Quick edit/i } ).click();
		await expect( form ).toBeVisible();
	};
	const save = async () => {
		await form.getByRole( 'button', { name: 'Update' } ).click();
		await expect( form ).toHaveCount( 0 );
	};
	await expect( row.locator( '.column-courant_closing' ) ).toContainText( '2090' );

	await open();
	await expect( form.locator( '[name="courant_quick_closing"]' ) ).toHaveValue( '2090-01-31T10:00' );
	await form.locator( '[name="courant_quick_closing"]' ).fill( '2091-02-28T11:30' );
	await form.locator( '[name="courant_quick_awsm_job_filled"]' ).selectOption( '1' );
	await form.locator( '[name="courant_quick_courant_featured"]' ).selectOption( '1' );
	await form.locator( '[name="courant_quick_awsm_pro_exclude_job"]' ).selectOption( '1' );
	await save();
	await expect( row.locator( '.column-courant_closing' ) ).toContainText( '2091' );
	await expect( page.locator( `#inline_${ String( id ) } .courant_closing_at` ) ).toHaveText( '2091-02-28T11:30' );
	await expect( page.locator( `#inline_${ String( id ) } .awsm_job_filled` ) ).toHaveText( '1' );

	// Every cell is as it is after a reload.
	const printed = await row.locator( 'th, td' ).allInnerTexts();
	await page.reload();
	expect( printed ).toEqual( await row.locator( 'th, td' ).allInnerTexts() );

	await open();
	await expect( form.locator( '[name="courant_quick_closing"]' ) ).toHaveValue( '2091-02-28T11:30' );
	await expect( form.locator( '[name="courant_quick_awsm_job_filled"]' ) ).toHaveValue( '1' );
	await form.locator( '[name="courant_quick_never"]' ).check();
	await form.locator( '[name="courant_quick_awsm_job_filled"]' ).selectOption( '0' );
	await form.locator( '[name="courant_quick_courant_featured"]' ).selectOption( '0' );
	await save();
	await expect( row.locator( '.column-courant_closing' ) ).not.toContainText( '20' );
	await expect( page.locator( `#inline_${ String( id ) } .courant_closing_at` ) ).toHaveText( '' );

	await open();
	await expect( form.locator( '[name="courant_quick_never"]' ) ).toBeChecked();
	await expect( form.locator( '[name="courant_quick_awsm_job_filled"]' ) ).toHaveValue( '0' );
} );
