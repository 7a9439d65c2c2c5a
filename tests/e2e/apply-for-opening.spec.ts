import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { desk, expect, overflows, test, testWithoutScript } from './support/test';
import {
	createFormToken,
	createOpening,
	findLastStoredFile,
	getApplications,
	removeThemeMod,
	setThemeMod,
} from './support/site-data';

const cv = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );

interface Opening {
	id: number;
	url: string;
	title: string;
}

async function makeOpening( status = 'publish' ): Promise< Opening > {
	return createOpening( {
		post_status: status,
		post_title: `Editor ${ randomUUID().slice( 0, 8 ) }`,
		post_content: 'Job description.',
	} );
}

async function fill( page: Page, name: string, email: string ): Promise< void > {
	await page.getByLabel( 'Full name' ).fill( name );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all,\nI like it.' );
	await page.getByLabel( 'CV' ).setInputFiles( cv );
	await page.getByLabel( /I agree/ ).check();
}

async function applicationsOf( opening: number ): Promise< { id: number; name: string; sha256: string }[] > {
	return ( await getApplications( opening ) ).map( ( { id, name, sha256 } ) => ( {
		id,
		name,
		sha256: sha256[ 0 ] ?? '',
	} ) );
}

test(
	'an applicant applies with a CV, both emails arrive, and the recruiter downloads the same bytes',
	{ tag: '@oldest' },
	async ( { page, asAdmin, axe, screens } ) => {
		const opening = await makeOpening();
		const email = `zoe-${ opening.id }@courant.example`;
		// A token that is a minute old: a submission within three seconds counts as a sign of a bot
		// (docs/features/applications.md#form-token).
		const token = await createFormToken();
		await page.route( '**/courant/v1/token*', ( route ) => route.fulfill( { json: { token } } ) );
		await page.goto( opening.url );
		await fill( page, 'Zoë O’Hara', email );
		expect( await overflows( page ) ).toBe( false );
		await axe( { include: '.awsm-job-form' } );
		await screens( 'apply' );
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '.awsm-application-message.awsm-success-message' ) ).toContainText(
			'Your reference number is'
		);
		await expect( page.getByLabel( 'Full name' ) ).toHaveValue( '' );

		const [ stored, ...others ] = await applicationsOf( opening.id );
		expect( others ).toEqual( [] );
		expect( stored?.sha256 ).toBe( createHash( 'sha256' ).update( readFileSync( cv ) ).digest( 'hex' ) );
		const emails = await desk.mails( ( { subject } ) => subject.includes( opening.title ), { atLeast: 2 } );
		expect( emails.map( ( { to } ) => to ).flat() ).toContain( email );

		await asAdmin();
		await page.goto( '/wp-admin/edit.php?post_type=awsm_job_application' );
		await axe( { include: '#posts-filter' } );
		await screens( 'applications-in-wp-admin' );
		await page
			.getByRole( 'row', { name: new RegExp( opening.title ) } )
			.locator( 'a.row-title' )
			.getByText( 'Zoë O’Hara', { exact: true } )
			.click();
		await expect( page.locator( '.courant-cover-letter' ) ).toHaveText( /I like it\./ );
		await axe( { include: '.courant-application' } );
		await screens( 'application-in-wp-admin' );
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'link', { name: /Download/ } ).click(),
		] );
		expect( download.suggestedFilename() ).toBe( 'the-smallest-cv-that-opens.pdf' );
		expect( readFileSync( await download.path() ) ).toEqual( readFileSync( cv ) );
	}
);

test( 'after an application on a phone the message is in view, and the button below it has the minimum target size', async ( {
	page,
} ) => {
	const opening = await makeOpening();
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( opening.url );
	await fill( page, 'Zoë O’Hara', `zoe-${ opening.id }@courant.example` );
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	const message = page.locator( '.awsm-application-message.awsm-success-message' );
	const another = page.getByRole( 'button', { name: 'Send another application' } );
	await expect( another ).toBeAttached();
	// Scrolling may be smooth.
	await page.waitForTimeout( 1500 );
	await expect( message ).toBeInViewport( { ratio: 1 } );
	await expect( message ).toBeFocused();
	expect( ( await another.boundingBox() )?.height ).toBeGreaterThanOrEqual( 44 );
} );

for ( const [ width, height ] of [
	[ 390, 844 ],
	[ 1280, 800 ],
] as const ) {
	test( `after an application by keyboard at ${ width } px the message and what happens next are in view, also without scroll anchoring`, async ( {
		page,
	} ) => {
		const opening = await makeOpening();
		await page.setViewportSize( { width, height } );
		await page.goto( opening.url );
		// As in Safari, and in browsers that are scrolling smoothly while the fields disappear.
		await page.addStyleTag( { content: '* { overflow-anchor: none }' } );
		await fill( page, 'Zoë O’Hara', `zoe-${ opening.id }@courant.example` );
		await page.getByRole( 'button', { name: 'Send application' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'heading', { name: 'What happens next' } ) ).toBeInViewport( { ratio: 1 } );
		const message = page.locator( '.awsm-application-message.awsm-success-message' );
		await expect( message ).toBeFocused();
		await page.waitForTimeout( 1500 );
		await expect( message ).toBeInViewport( { ratio: 1 } );
	} );
}

test( 'the applicant portal has the colors and typefaces of the theme, and no scripts', async ( { page, axe } ) => {
	const opening = await makeOpening();
	const email = `portal-${ opening.id }@courant.example`;
	try {
		const styles = () =>
			page.evaluate( () => {
				const probe = document.body.appendChild( document.createElement( 'i' ) );
				probe.style.color = 'var(--courant-accent)';
				const accent = getComputedStyle( probe ).color;
				probe.remove();
				return [
					getComputedStyle( document.body ).backgroundColor,
					getComputedStyle( document.querySelector( 'h1' ) ?? document.body ).fontFamily,
					accent,
					document.fonts.size,
					getComputedStyle( document.querySelector( '.awsm-application-submit-btn' ) ?? document.body )
						.borderRadius,
				];
			} );
		/** Tests that run at the same time change other settings of the theme, which are stored in the same option. */
		const openWithAccent = async ( url: string ) =>
			expect( async () => {
				await setThemeMod( 'courant_accent', '#00695c' );
				await page.goto( url );
				expect( ( await styles() )[ 2 ] ).toBe( 'rgb(0, 105, 92)' );
			} ).toPass();
		await openWithAccent( opening.url );
		await fill( page, 'Zoë O’Hara', email );
		const expected = await styles();
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '.awsm-success-message' ) ).toBeVisible();
		const [ mail ] = await desk.mails( ( { to } ) => to.includes( email ) );
		await openWithAccent( /http\S+courant_application=\S+/.exec( mail?.text ?? '' )?.[ 0 ] ?? '' );
		expect( await styles() ).toEqual( expected );
		await expect( page.locator( 'script' ) ).toHaveCount( 0 );
		await axe();
	} finally {
		await removeThemeMod( 'courant_accent' );
	}
} );

test( 'each invalid field shows its error before anything is sent', async ( { page, narrow, screens } ) => {
	const opening = await makeOpening();
	await page.goto( opening.url );
	await page.getByLabel( 'Email' ).fill( 'zoe' );
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '#awsm-applicant-email-error' ) ).toHaveText( 'Please enter a valid email address.' );
	await expect( page.getByLabel( 'Full name' ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await narrow();
	await screens( 'apply-errors' );
	expect( await applicationsOf( opening.id ) ).toEqual( [] );
} );

testWithoutScript(
	'without JavaScript the form posts, keeps the entered values and shows a confirmation',
	async ( { page, expectStatus } ) => {
		const opening = await makeOpening();
		await page.goto( opening.url );
		await fill( page, 'Ann Plain', 'x@y' );
		expectStatus( 422, opening.url.replace( desk.url, '' ) );
		await page
			.locator( '#awsm-application-form' )
			.evaluate( ( form: HTMLFormElement ) => form.setAttribute( 'novalidate', '' ) );
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '#awsm-applicant-email-error' ) ).toHaveText(
			'Please enter a valid email address.'
		);
		await expect( page.getByLabel( 'Cover letter' ) ).toHaveValue( 'Dear all,\nI like it.' );

		await fill( page, 'Ann Plain', `ann-${ opening.id }@courant.example` );
		await page.getByRole( 'button', { name: 'Send application' } ).click();
		await expect( page.locator( '.awsm-application-message.awsm-success-message' ) ).toContainText(
			'Your reference number is'
		);
		expect( page.url() ).toContain( 'courant_applied=' );
		expect( ( await applicationsOf( opening.id ) ).map( ( { name } ) => name ) ).toEqual( [ 'Ann Plain' ] );
	}
);

test( "a stored CV has no URL, on nginx and on PHP's own server", async () => {
	const opening = await makeOpening();
	const body = new FormData();
	const fields = {
		awsm_job_id: String( opening.id ),
		awsm_applicant_name: 'Bo',
		awsm_applicant_email: `bo-${ opening.id }@courant.example`,
		awsm_applicant_phone: '1',
		awsm_applicant_letter: 'L',
		awsm_form_privacy_policy: 'yes',
	};
	Object.entries( fields ).forEach( ( [ name, value ] ) => body.set( name, value ) );
	body.set( 'awsm_file', new Blob( [ readFileSync( cv ) ] ), 'cv.pdf' );
	const response = await fetch(
		`${ desk.url }/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission&courant=1`,
		{
			method: 'POST',
			body,
		}
	);
	expect( response.status ).toBe( 200 );
	const name = await findLastStoredFile();
	for ( const server of [ desk.url, desk.phpServerUrl ] ) {
		for ( const folder of [
			'/private-store/',
			'/../private-store/',
			'/%2e%2e/private-store/',
			'/wp-content/uploads/',
			'/wp-content/uploads/courant-private/',
			'/',
		] ) {
			const found = await fetch( `${ server }${ folder }${ name }`, { redirect: 'manual' } );
			expect( [ found.status, ( await found.text() ).includes( '%PDF' ) ] ).not.toEqual( [ 200, true ] );
			expect( found.status, `${ server }${ folder }` ).not.toBe( 200 );
		}
	}
} );
