import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createOpening } from './support/application-form';
import { desk, expect, overflows, test } from './support/test';

const cv = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );

async function apply( page: Page, email: string ): Promise< void > {
	await page.getByLabel( 'CV' ).setInputFiles( cv );
	await page.getByLabel( 'Full name' ).fill( 'Zoë O’Hara' );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all.' );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Application sent' } ) ).toBeVisible();
}

const emailsTo = async ( email: string, atLeast: number ) =>
	desk.mails( ( { to, text } ) => to.includes( email ) && text.includes( 'requested the link' ), { atLeast } );

for ( const javaScriptEnabled of [ true, false ] ) {
	test.describe( `with JavaScript ${ javaScriptEnabled ? 'on' : 'off' }`, () => {
		test.use( { javaScriptEnabled } );

		test( 'after sending, the email is sent again to the address that the page shows', async ( { page } ) => {
			const opening = await createOpening();
			const email = `again-${ opening.id }@courant.example`;
			await page.goto( opening.url );
			await apply( page, email );
			await expect( page.getByText( `The confirmation goes to ${ email }.` ) ).toBeVisible();
			await expect( page.getByText( /^You sent: .*the-smallest-cv/ ) ).toBeVisible();
			await page.getByRole( 'button', { name: 'Send the email again' } ).click();
			await expect( page.getByRole( 'status' ) ).toContainText( 'look in your spam folder' );
			await expect( page.getByRole( 'main' ) ).not.toContainText( email );
			const [ mail ] = await emailsTo( email, 1 );
			await page.goto( /http\S+courant_application=\S+/.exec( mail?.text ?? '' )?.[ 0 ] ?? '' );
			await expect( page.getByRole( 'link', { name: opening.title } ) ).toBeVisible();
		} );
	} );
}

for ( const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] ) {
	test( `at ${ viewport.width } px the page of an invalid link sends a new one`, async ( {
		page,
		axe,
		expectStatus,
	} ) => {
		const opening = await createOpening();
		const email = `lost-${ opening.id }@courant.example`;
		await page.goto( opening.url );
		await apply( page, email );
		await page.setViewportSize( viewport );
		expectStatus( 404, '/?courant_application=1-wrong' );
		await page.goto( `${ desk.url }/?courant_application=1-wrong` );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveCount( 1 );
		await expect( page.getByRole( 'alert' ) ).toBeFocused();
		expect( await overflows( page ) ).toBe( false );
		await axe();
		await page.getByLabel( 'Email' ).fill( email.toUpperCase() );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'status' ) ).toBeFocused();
		await axe();
		await emailsTo( email, 1 );
		await page.getByRole( 'link', { name: 'Enter another email address' } ).click();
		await expect( page.getByRole( 'button', { name: 'Send me a new link' } ) ).toBeVisible();
	} );
}

test( 'a mistyped domain is announced, and a button corrects it', async ( { page, axe } ) => {
	await page.goto( ( await createOpening() ).url );
	// The form is ready after the first use.
	await page.getByLabel( 'Full name' ).focus();
	await expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );
	const field = page.getByLabel( 'Email' );
	await field.fill( 'Zoe.B@gmial.com' );
	await page.keyboard.press( 'Tab' );
	const button = page.getByRole( 'status' ).getByRole( 'button', { name: 'Did you mean Zoe.B@gmail.com?' } );
	await expect( button ).toBeVisible();
	await axe();
	await field.focus();
	await page.keyboard.press( 'Tab' );
	await expect( button ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( field ).toHaveValue( 'Zoe.B@gmail.com' );
	await expect( field ).toBeFocused();
	await expect( button ).toBeHidden();
} );
