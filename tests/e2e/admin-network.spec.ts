import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { createOpening, deletePosts } from './support/site-data';

test.setTimeout( 120_000 );

const screenUrl = ( page: string ): string => `/wp-admin/edit.php?post_type=awsm_job_openings&page=${ page }`;

/** Fails the next request that writes to `route`, as a lost connection does. */
async function abortOnce( page: Page, route: RegExp ): Promise< void > {
	await page.route(
		route,
		async ( sent ) =>
			sent.request().method() === 'GET' ? sent.fallback() : sent.abort( 'internetdisconnected' ),
		{ times: 1 }
	);
}

for ( const width of [ 390, 1280 ] ) {
	test.describe( `at ${ width } px, after the network was cut while saving`, () => {
		test.use( { viewport: { width, height: 900 } } );

		test( 'the hiring process keeps what was typed, and the second try saves it', async ( {
			page,
			asRole,
			expectStatus,
		} ) => {
			await asRole( 'hr' );
			expectStatus( 0, '/courant/v1/applications/settings' );
			await page.goto( screenUrl( 'courant-hiring' ) );
			await page.getByLabel( 'New template' ).fill( `Cut ${ width }` );
			await page.getByLabel( 'New template' ).press( 'Enter' );
			await abortOnce( page, /applications%2Fsettings|applications\/settings/ );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText( /try again/i );
			await expect( page.getByRole( 'alert' ) ).toBeInViewport();
			await expect( page.locator( 'summary' ).filter( { hasText: `Cut ${ width }` } ) ).toBeVisible();
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( page.getByText( 'Saved.' ) ).toBeInViewport();
			await page.reload();
			await expect( page.locator( 'summary' ).filter( { hasText: `Cut ${ width }` } ) ).toBeVisible();
			await page
				.locator( 'summary' )
				.filter( { hasText: `Cut ${ width }` } )
				.click();
			await page.getByRole( 'button', { name: `Delete template Cut ${ width }` } ).click();
			await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( page.getByText( 'Saved.' ) ).toBeVisible();
		} );

		test( 'the form builder keeps what was typed, and the second try saves it', async ( {
			page,
			asAdmin,
			expectStatus,
		} ) => {
			const title = `Cut ${ width } ${ Date.now() }`;
			await asAdmin();
			expectStatus( 0, '/courant/v1/forms' );
			await page.goto( screenUrl( 'courant-forms' ) );
			await page.getByLabel( 'Form', { exact: true } ).selectOption( '0' );
			await page.getByLabel( 'Form name' ).fill( title );
			// Not the preview, which follows each change in wide windows.
			await abortOnce( page, /courant(%2F|\/)v1(%2F|\/)forms(?!(%2F|\/)preview)/ );
			await page.getByRole( 'button', { name: 'Save form' } ).click();
			const notice = page.getByRole( 'alert' );
			await expect( notice ).toContainText( /try again/i );
			await expect( notice ).toBeInViewport();
			await expect( page.getByLabel( 'Form name' ) ).toHaveValue( title );
			await page.getByRole( 'button', { name: 'Save form' } ).click();
			await expect( page.getByRole( 'status' ).filter( { hasText: 'Form saved.' } ) ).toBeInViewport();
			await page.reload();
			await page.getByLabel( 'Form', { exact: true } ).selectOption( { label: title } );
			await expect( page.getByLabel( 'Form name' ) ).toHaveValue( title );
		} );

		test( 'the settings keep what was typed, and the second try saves it', async ( {
			page,
			asAdmin,
			expectStatus,
		} ) => {
			await asAdmin();
			expectStatus( 0, '/courant/v1/settings' );
			await page.goto( `${ screenUrl( 'awsm-jobs-settings' ) }&tab=feeds` );
			const field = page
				.locator(
					'.courant-settings .courant-setting input[type="text"], .courant-settings .courant-setting input[type="number"]'
				)
				.first();
			const before = await field.inputValue();
			const after = /^\d+$/.test( before ) ? String( Number( before ) + 1 ) : `${ before }x`;
			await field.fill( after );
			await abortOnce( page, /courant(%2F|\/)v1(%2F|\/)settings/ );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( page.getByText( /could not be reached/ ) ).toBeInViewport();
			await expect( field ).toHaveValue( after );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( page.getByText( 'Saved.' ) ).toBeInViewport();
			await page.reload();
			await expect( field ).toHaveValue( after );
			await field.fill( before );
			await page.getByRole( 'button', { name: 'Save changes' } ).click();
			await expect( page.getByText( 'Saved.' ) ).toBeVisible();
		} );

		test( 'the editor of an ad keeps what was typed, and the second try saves it', async ( {
			page,
			asAdmin,
			context,
			watch,
		} ) => {
			const title = `Cut ad ${ width } ${ Date.now() }`;
			await asAdmin();
			watch.ignoreErrors( /ERR_INTERNET_DISCONNECTED/ );
			await page.goto( '/wp-admin/post-new.php?post_type=courant_ad' );
			await page.getByLabel( 'Add title' ).fill( title );
			await page.getByLabel( 'Link of the house ad or image' ).fill( 'https://courant.example/' );
			await page.getByLabel( 'In the text', { exact: true } ).check();
			// WordPress disables its buttons while it saves the first draft.
			await page.getByLabel( 'Add title' ).focus();
			await page.waitForLoadState( 'networkidle' );
			await expect( page.locator( '#publish' ) ).not.toHaveClass( /disabled/ );
			await context.setOffline( true );
			await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
			await expect(
				page.getByRole( 'alert' ).filter( { hasText: 'The ad could not be saved.' } )
			).toBeInViewport();
			await expect( page.getByLabel( 'Add title' ) ).toHaveValue( title );
			await context.setOffline( false );
			await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
			await expect( page.locator( '#message' ) ).toBeVisible();
			await expect( page.getByLabel( 'Add title' ) ).toHaveValue( title );
			expect( await deletePosts( { post_type: 'courant_ad', title } ) ).toBe( 1 );
		} );

		test( 'Quick Edit of openings reports it, and the second try saves', async ( {
			page,
			asAdmin,
			expectStatus,
		} ) => {
			const title = `Cut quick ${ width } ${ Date.now().toString( 36 ) }`;
			await createOpening( { post_title: title } );
			await asAdmin();
			expectStatus( 0, 'admin-ajax.php' );
			await page.goto( `/wp-admin/edit.php?post_type=awsm_job_openings&s=${ encodeURIComponent( title ) }` );
			const row = page.locator( '#the-list tr' ).first();
			await row.hover();
			await row.getByRole( 'button', { name: /Quick edit/i } ).focus();
			await row.getByRole( 'button', { name: /Quick edit/i } ).press( 'Enter' );
			const form = page.locator( '.inline-editor' );
			const input = form.getByRole( 'textbox', { name: 'Title' } );
			expect( ( await input.boundingBox() )?.width ).toBeGreaterThan( 200 );
			const box = await input.boundingBox();
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( width );
			await input.fill( `${ title } changed` );
			await page.route( /admin-ajax/, async ( sent ) =>
				( sent.request().postData() ?? '' ).includes( 'inline-save' )
					? sent.abort( 'internetdisconnected' )
					: sent.fallback()
			);
			await form.getByRole( 'button', { name: 'Update' } ).click();
			await expect( form.getByRole( 'alert' ) ).toContainText( /could not be saved/ );
			await expect( input ).toHaveValue( `${ title } changed` );
			await page.unroute( /admin-ajax/ );
			await form.getByRole( 'button', { name: 'Update' } ).click();
			await expect( form ).toHaveCount( 0 );
			await expect( page.locator( '#the-list tr' ).first() ).toContainText( `${ title } changed` );
		} );
	} );
}
