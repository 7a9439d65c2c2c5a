import type { Page } from '@playwright/test';
import { newOpening, openInClassicEditor, stored } from './opening-editor-screens';
import { expect, test } from './support/test';
import { hideEditorGuides } from './support/site-data';

const saveDraft = async ( page: Page ): Promise< void > => {
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
};

for ( const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 900 },
] ) {
	test( `at ${ viewport.width } px the classic editor understands names of countries, and refuses other text with a message`, async ( {
		page,
		context,
		asRole,
	} ) => {
		await asRole( 'hr' );
		await openInClassicEditor( context );
		await page.setViewportSize( viewport );
		const title = `Country editor ${ viewport.width } ${ Date.now() }`;
		await page.goto( '/wp-admin/post-new.php?post_type=awsm_job_openings' );
		await page.locator( '#title' ).fill( title );
		await page.getByLabel( 'City', { exact: true } ).first().fill( 'Bremen' );
		await page.getByLabel( 'Country', { exact: true } ).first().selectOption( { label: 'Germany' } );
		await page.getByLabel( 'Countries for remote work' ).fill( 'Germany, Austria, ch' );
		// WordPress saves a draft when the title loses focus, if its scripts have run by then, and ignores its buttons
		// meanwhile.
		const message = page.locator( '#message' );
		await expect( async () => {
			if ( ! ( await message.isVisible() ) ) {
				await page.locator( '#publish:not(.disabled)' ).click( { timeout: 1000 } );
			}
			await expect( message ).toBeVisible( { timeout: 5000 } );
		} ).toPass();
		await expect( message ).toContainText( 'published' );
		const { meta } = await stored( title );
		expect( meta[ 'courant_places' ] ).toEqual( [ { city: 'Bremen', region: '', country: 'DE' } ] );
		expect( meta[ 'courant_remote_countries' ] ).toEqual( [ 'DE', 'AT', 'CH' ] );

		await page.getByLabel( 'Countries for remote work' ).fill( 'Germ, Atlantis' );
		await page.locator( '#publish' ).click();
		await expect( page.getByText( /were not saved because a country was not found/ ) ).toBeVisible();
		expect( ( await stored( title ) ).meta[ 'courant_remote_countries' ] ).toEqual( [ 'DE', 'AT', 'CH' ] );
	} );
}

test( 'the block editor refuses text that is no country with a message, and keeps what was typed', async ( {
	page,
	asRole,
	expectStatus,
} ) => {
	await asRole( 'editor' );
	await hideEditorGuides( 'e2e-editor' );
	const title = `Remote editor ${ Date.now() }`;
	await newOpening( page, title );
	const countries = page.getByLabel( 'Countries for remote work' );
	await countries.fill( 'Germ, Austria' );
	expectStatus( 400, 'awsm_job_openings' );
	await saveDraft( page );
	await expect( page.getByText( /Country not found: Germ\./ ).first() ).toBeVisible();
	await expect( countries ).toHaveValue( 'Germ, Austria' );
	await countries.fill( 'Germany, Austria' );
	await saveDraft( page );
	await expect( page.getByRole( 'button', { name: 'Saved' } ) ).toBeVisible();
	expect( ( await stored( title ) ).meta[ 'courant_remote_countries' ] ).toEqual( [ 'DE', 'AT' ] );
} );
