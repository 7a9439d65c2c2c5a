import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { createOpening } from './support/application-form';
import { installMuPlugin } from './support/site-files';
import { desk, expect, test } from './support/test';

const cv = readFileSync( resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' ) );

test.beforeAll( () => {
	installMuPlugin( 'e2e-duplicates' );
} );

/** Sends the form. @returns the message of the page, without the reference number */
async function apply( page: Page, url: string, email: string, file: string ): Promise< string > {
	await page.goto( url );
	await page.getByLabel( 'Full name' ).fill( 'Zoë O’Hara' );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
	await page.getByLabel( 'Cover letter' ).fill( `Letter with ${ file }` );
	await page.getByLabel( 'CV' ).setInputFiles( { name: file, mimeType: 'application/pdf', buffer: cv } );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	const message = page.locator( '.awsm-application-message.awsm-success-message' );
	await expect( message ).toBeVisible();
	return ( await message.innerText() ).replace( /[0-9A-Z]{4}-[0-9A-Z]{4}/, '#' );
}

for ( const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] ) {
	test( `at ${ viewport.width } px a second application changes nothing until the link in the email is used`, async ( {
		page,
		context,
		axe,
	} ) => {
		await context.addCookies( [ { name: 'e2e_duplicates', value: '1', url: desk.url } ] );
		await page.setViewportSize( viewport );
		const { id, url } = await createOpening();
		const email = `second-${ id }@courant.example`;
		const first = await apply( page, url, email, 'first.pdf' );
		await desk.mails( ( { to } ) => to.includes( email ), { atLeast: 1 } );
		// Like on another device: the entry of the history contains that an application was sent.
		await page.goto( 'about:blank' );
		// The message lists the file that was sent, and does not reveal that there is an application already.
		const second = await apply( page, url, email, 'second.pdf' );
		expect( second ).toBe( first.replace( 'first.pdf', 'second.pdf' ) );

		const [ mail ] = await desk.mails(
			( { to, subject } ) => to.includes( email ) && subject.startsWith( 'You have already applied for' ),
			{ atLeast: 1 }
		);
		await page.goto( /http\S+courant_application=\S+/.exec( mail?.text ?? '' )?.[ 0 ] ?? '' );
		const facts = page.locator( '.courant-applicant-portal__sent' );
		await expect( facts ).toContainText( 'first.pdf' );
		await expect( facts ).toContainText( 'Letter with first.pdf' );
		await expect( facts ).not.toContainText( 'second.pdf' );
		await axe();

		await page.getByRole( 'button', { name: 'Update my application' } ).click();
		await expect( page.getByRole( 'status' ) ).toHaveText( 'Your application has been updated.' );
		await expect( facts ).toContainText( 'second.pdf' );
		await expect( facts ).toContainText( 'Letter with second.pdf' );
		await expect( facts ).not.toContainText( 'first.pdf' );
		await expect( page.getByRole( 'button', { name: 'Update my application' } ) ).toHaveCount( 0 );
		await desk.mails( ( { to, subject } ) => to.includes( email ) && subject.endsWith( 'has been updated' ), {
			atLeast: 1,
		} );
	} );
}
