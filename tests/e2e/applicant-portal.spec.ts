import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from './support/browsers';
import { createOpening } from './support/application-form';
import { startSlowProxy, type SlowProxy } from './support/slow-proxy';
import { desk, expect, overflows, test } from './support/test';
import { isEmailAddressStored } from './support/site-data';

// Only the complete browser shows an error page for a page that cannot be loaded.
test.use( { launchOptions: chromium } );

const cv = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );
const WINDOWS = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
];
/** Bytes of a file that takes about eight seconds at 50 KB/s. */
const SLOW_FILE_BYTES = 400_000;

interface Applicant {
	email: string;
	link: string;
}

/** Sends an application as the form does, and reads the link to the portal from the email. */
async function applicant(): Promise< Applicant > {
	const opening = await createOpening();
	const email = `portal-${ opening.id }@courant.example`;
	const body = new FormData();
	for ( const [ name, value ] of Object.entries( {
		action: 'awsm_applicant_form_submission',
		awsm_job_id: String( opening.id ),
		awsm_applicant_name: 'Zoë O’Hara',
		awsm_applicant_email: email,
		awsm_applicant_phone: '+49 30 1234',
		awsm_applicant_letter: 'Dear all',
		awsm_form_privacy_policy: 'yes',
	} ) ) {
		body.set( name, value );
	}
	body.set( 'awsm_file', new Blob( [ readFileSync( cv ) ], { type: 'application/pdf' } ), 'first.pdf' );
	const response = await fetch( `${ desk.url }/wp-admin/admin-ajax.php`, { method: 'POST', body } );
	expect( response.status ).toBe( 200 );
	const [ mail ] = await desk.mails( ( { to } ) => to.includes( email ), { atLeast: 1 } );
	return { email, link: /http\S+courant_application=\S+/.exec( mail?.text ?? '' )?.[ 0 ] ?? '' };
}

const emailsTo = async ( email: string, subject: RegExp, atLeast: number ) =>
	desk.mails( ( mail ) => mail.to.includes( email ) && subject.test( mail.subject ), { atLeast } );

const isWithdrawn = async ( email: string ): Promise< boolean > =>
	isEmailAddressStored( email ).then( ( isStored ) => ! isStored );

async function chooseFile( page: Page, name: string, bytes = 0 ): Promise< void > {
	const content = readFileSync( cv );
	if ( ! ( await page.getByLabel( 'New CV' ).isVisible() ) ) {
		await page.getByText( 'Replace CV', { exact: true } ).click();
	}
	await page.getByLabel( 'New CV' ).setInputFiles( {
		name,
		mimeType: 'application/pdf',
		buffer: Buffer.concat( [ content, Buffer.alloc( bytes, '%' ) ] ),
	} );
}

for ( const viewport of WINDOWS ) {
	test( `at ${ viewport.width } px an applicant replaces the CV and withdraws, and gets an email about each`, async ( {
		page,
		axe,
		screens,
	} ) => {
		const { email, link } = await applicant();
		await page.setViewportSize( viewport );
		await page.goto( link );
		expect( await overflows( page ) ).toBe( false );
		await expect( page.locator( 'script' ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();
		if ( viewport.width < 992 ) {
			// A native popover: the page has no scripts.
			await page.getByRole( 'button', { name: 'Menu' } ).click();
		}
		await expect( page.getByRole( 'navigation', { name: 'Primary' } ).getByRole( 'link' ).first() ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( page.getByLabel( 'New CV' ) ).toBeHidden();
		await page.getByText( 'Replace CV', { exact: true } ).click();
		await expect( page.getByLabel( 'New CV' ) ).toBeInViewport();
		await chooseFile( page, 'second.pdf' );
		await page.getByRole( 'button', { name: 'Send new CV' } ).click();
		await expect( page.getByRole( 'status' ) ).toHaveText( 'Your CV has been replaced.' );
		await expect( page.getByRole( 'status' ) ).toBeFocused();
		await expect( page ).toHaveTitle( /^Your CV has been replaced\. – Your application – / );
		await expect( page.locator( '.courant-applicant-portal__sent' ) ).toContainText( 'second.pdf' );
		await expect( page.locator( '.courant-applicant-portal__history li' ) ).toHaveText( [
			/Application received$/,
			/CV replaced by you$/,
		] );
		await screens( 'applicant-portal' );
		const [ updated ] = await emailsTo( email, /has been updated/, 1 );
		expect( updated?.text ).toContain( link );

		await page.getByRole( 'button', { name: 'Withdraw application' } ).click();
		await expect( page.getByRole( 'dialog', { name: 'Withdraw this application?' } ) ).toBeInViewport( {
			ratio: 1,
		} );
		await axe();
		await page.getByRole( 'button', { name: 'Yes, withdraw' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( 'Your application has been withdrawn' );
		await expect( page.getByRole( 'main' ).getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( page.locator( '.courant-applicant-portal__status' ) ).toContainText(
			'your contact details have been deleted'
		);
		const [ withdrawn ] = await emailsTo( email, /You have withdrawn/, 1 );
		expect( withdrawn?.from ).toBe( updated?.from );
		expect( withdrawn?.from ).not.toContain( 'WordPress' );
		await axe();
	} );
}

test( 'after a withdrawal the opening shows the form again, and no state of the application', async ( { page } ) => {
	const opening = await createOpening();
	const email = `again-${ opening.id }@courant.example`;
	await page.goto( opening.url );
	await page.getByLabel( 'CV' ).setInputFiles( cv );
	await page.getByLabel( 'Full name' ).fill( 'Zoë O’Hara' );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all.' );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	const sent = page.getByRole( 'heading', { name: 'Application sent' } );
	await expect( sent ).toBeVisible();
	await page.reload();
	await expect( sent ).toBeVisible();

	const [ mail ] = await desk.mails( ( { to } ) => to.includes( email ), { atLeast: 1 } );
	await page.goto( /http\S+courant_application=\S+/.exec( mail?.text ?? '' )?.[ 0 ] ?? '' );
	await page.getByRole( 'button', { name: 'Withdraw application' } ).click();
	await page.getByRole( 'button', { name: 'Yes, withdraw' } ).click();
	await expect( page.getByRole( 'status' ) ).toContainText( 'Your application has been withdrawn' );
	await page.getByRole( 'main' ).getByRole( 'link', { name: opening.title } ).click();
	for ( const again of [ false, true ] ) {
		if ( again ) {
			await page.reload();
		}
		await expect( page.getByRole( 'button', { name: 'Send application' } ) ).toBeVisible();
		await expect( sent ).toBeHidden();
	}
} );

/** A browser behind a proxy with the speed of a bad connection. */
const slowTest = test.extend< { proxyServer: SlowProxy } >( {
	// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
	proxyServer: async ( {}, use ) => {
		const proxy = await startSlowProxy( { latencyMilliseconds: 1500, bytesPerSecond: 50 * 1024 } );
		await use( proxy );
		proxy.close();
	},
	proxy: async ( { proxyServer }, use ) => use( { server: proxyServer.url, bypass: '<-loopback>' } ),
} );

for ( const viewport of WINDOWS ) {
	slowTest(
		`at ${ viewport.width } px on a slow network an applicant replaces the CV and withdraws`,
		async ( { page } ) => {
			slowTest.setTimeout( 120_000 );
			const { link } = await applicant();
			await page.setViewportSize( viewport );
			await page.goto( link, { waitUntil: 'commit' } );
			await expect( page.locator( '.courant-applicant-portal__sent' ) ).toBeVisible( { timeout: 10_000 } );
			await chooseFile( page, 'slow.pdf', SLOW_FILE_BYTES );
			await page.getByRole( 'button', { name: 'Send new CV' } ).click( { noWaitAfter: true } );
			await expect( page.getByRole( 'status' ) ).toHaveText( 'Your CV has been replaced.', { timeout: 60_000 } );
			await page.getByRole( 'button', { name: 'Withdraw application' } ).click();
			await page.getByRole( 'button', { name: 'Yes, withdraw' } ).click( { noWaitAfter: true } );
			await expect( page.getByRole( 'status' ) ).toContainText( 'Your application has been withdrawn', {
				timeout: 30_000,
			} );
		}
	);

	slowTest(
		`at ${ viewport.width } px a network that is cut while the CV is sent loses nothing, and the applicant can repeat`,
		async ( { page, proxyServer, watch } ) => {
			slowTest.setTimeout( 120_000 );
			// The cut ends every request in flight: pages, fonts, images.
			watch.ignoreErrors( /net::ERR_/ );
			const { link } = await applicant();
			await page.setViewportSize( viewport );
			await page.goto( link );
			await chooseFile( page, 'cut.pdf', SLOW_FILE_BYTES );
			await page.getByRole( 'button', { name: 'Send new CV' } ).click( { noWaitAfter: true } );
			await expect.poll( proxyServer.uploadedBytes ).toBeGreaterThan( SLOW_FILE_BYTES / 4 );
			proxyServer.cut();
			await expect( page.locator( 'body.neterror' ) ).toBeVisible();
			proxyServer.restore();

			await page.goBack( { waitUntil: 'commit' } );
			await expect( page.locator( '.courant-applicant-portal__sent' ) ).toContainText( 'first.pdf', {
				timeout: 20_000,
			} );
			await chooseFile( page, 'again.pdf' );
			await page.getByRole( 'button', { name: 'Send new CV' } ).click( { noWaitAfter: true } );
			await expect( page.getByRole( 'status' ) ).toHaveText( 'Your CV has been replaced.', { timeout: 30_000 } );
			await expect( page.locator( '.courant-applicant-portal__sent' ) ).toContainText( 'again.pdf' );
		}
	);

	slowTest(
		`at ${ viewport.width } px a network that is cut during a withdrawal leaves it complete or not begun, and the applicant can repeat`,
		async ( { page, proxyServer, watch } ) => {
			slowTest.setTimeout( 120_000 );
			// The cut ends every request in flight: pages, fonts, images.
			watch.ignoreErrors( /net::ERR_/ );
			const { email, link } = await applicant();
			await page.setViewportSize( viewport );
			await page.goto( link );
			for ( const isReceived of [ false, true ] ) {
				await page.getByRole( 'button', { name: 'Withdraw application' } ).click();
				if ( isReceived ) {
					proxyServer.cutAtFormResponse();
				}
				await page.getByRole( 'button', { name: 'Yes, withdraw' } ).click( { noWaitAfter: true } );
				if ( ! isReceived ) {
					proxyServer.cut();
				}
				await expect( page.locator( 'body.neterror' ) ).toBeVisible();
				proxyServer.restore();
				expect( await isWithdrawn( email ) ).toBe( isReceived );
				await page.goBack( { waitUntil: 'commit' } );
				await expect( page.locator( '.courant-applicant-portal__sent' ) ).toBeVisible( { timeout: 20_000 } );
			}
			await expect( page.getByRole( 'main' ).getByRole( 'button' ) ).toHaveCount( 0 );
			expect( await emailsTo( email, /You have withdrawn/, 1 ) ).toHaveLength( 1 );
		}
	);
}
