import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, overflows, test } from './support/test';
import { createFormToken, createOpening } from './support/site-data';

const CV = resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' );
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const openingWithText = async ( meta: object = {} ) =>
	createOpening( {
		post_title: `Editor ${ randomUUID().slice( 0, 8 ) }`,
		post_content: '<p>The desk works with numbers that nobody has read.</p>'.repeat( 40 ),
		meta_input: meta,
	} );

const inDays = ( days: number ) => new Date( Date.now() + days * 86_400_000 ).toISOString().slice( 0, 10 );

const bar = ( page: Page ) => page.locator( '.courant-apply-bar' );

test( 'on a phone the description starts in the first view, and a bar leads to the form and never covers it', async ( {
	page,
	axe,
} ) => {
	const opening = await openingWithText( {
		courant_closing_at: `${ inDays( 3 ) }T12:00`,
		awsm_exp_list_display: 'list_display',
		courant_salary: { min: 68000, max: 82000, currency: 'EUR', unit: 'YEAR', shown: true },
	} );
	await page.setViewportSize( PHONE );
	await page.goto( opening.url );
	await expect( page.locator( '.courant-opening-line' ) ).toContainText( '€68,000–82,000 a year' );
	await expect( page.locator( '.awsm-job-entry-content p' ).first() ).toBeInViewport();
	expect( await overflows( page ) ).toBe( false );
	await expect( page.getByText( '€68,000–82,000 a year' ).filter( { visible: true } ) ).toHaveCount( 1 );
	await expect( bar( page ) ).toContainText( /closes (in \d+ days|tomorrow)/ );
	await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
	await axe( { include: '.awsm-job-single-wrap' } );

	await bar( page ).getByRole( 'link', { name: 'Apply now' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Apply for this opening' } ) ).toBeInViewport();
	// The bar is now in its position above the form, and does not cover it.
	await expect
		.poll( async () => {
			const [ cover, form ] = [
				await bar( page ).boundingBox(),
				await page.locator( '.awsm-job-form' ).boundingBox(),
			];
			return cover && form ? cover.y + cover.height <= form.y : false;
		} )
		.toBe( true );
} );

test( 'the bar covers no element that gets the focus', async ( { page } ) => {
	const opening = await createOpening( {
		post_title: `Editor ${ randomUUID().slice( 0, 8 ) }`,
		post_content: '<p>Text with <a href="#x">a link</a>.</p>'.repeat( 30 ),
	} );
	await page.setViewportSize( PHONE );
	await page.goto( opening.url );
	const links = page.locator( '.awsm-job-entry-content a' );
	await links.first().focus();
	for ( let index = 1; index < ( await links.count() ); index += 1 ) {
		await page.keyboard.press( 'Tab' );
		await expect( links.nth( index ) ).toBeFocused();
		await expect
			.poll( () =>
				page.evaluate( () => {
					const box = document.activeElement?.getBoundingClientRect();
					const cover = document.querySelector( '.courant-apply-bar' )?.getBoundingClientRect();
					return box && cover ? box.bottom <= cover.top || box.top >= cover.bottom : false;
				} )
			)
			.toBe( true );
	}
} );

test( 'on a wide screen the facts stay beside the text and the form', async ( { page, axe } ) => {
	const opening = await openingWithText( { courant_identifier: 'CRT-7' } );
	await page.setViewportSize( DESKTOP );
	await page.goto( opening.url );
	const facts = page.locator( '.courant-opening-summary' );
	await expect( facts.getByRole( 'link', { name: 'Apply now' } ) ).toBeInViewport( { ratio: 1 } );
	await expect( page.getByText( 'Pay not stated' ).filter( { visible: true } ) ).toHaveCount( 1 );
	await expect( page.getByText( 'Open until filled' ).filter( { visible: true } ) ).toHaveCount( 1 );
	await expect( bar( page ) ).toBeHidden();
	for ( const target of [ page.locator( '.awsm-job-entry-content' ), page.locator( '.awsm-job-form-inner' ) ] ) {
		await target.evaluate( ( element ) => element.scrollIntoView( { behavior: 'instant', block: 'start' } ) );
		await expect( facts ).toBeInViewport( { ratio: 1 } );
		const [ left, right ] = [ await target.boundingBox(), await facts.boundingBox() ];
		expect( ( left?.x ?? 0 ) + ( left?.width ?? 0 ) ).toBeLessThan( right?.x ?? 0 );
	}
	await axe( { include: '.awsm-job-single-wrap' } );
} );

test( 'after sending, what happens next and other openings take the place of the form', async ( { page, axe } ) => {
	await createOpening( { post_title: 'Another opening', post_content: 'Text.' } );
	const opening = await openingWithText();
	const token = await createFormToken();
	await page.route( '**/courant/v1/token*', ( route ) => route.fulfill( { json: { token } } ) );
	await page.goto( opening.url );
	const next = page.locator( '.courant-after-sending' );
	await expect( next ).toBeHidden();
	await expect( page.locator( '.courant-form-submit' ) ).toContainText( 'We confirm your application by email.' );
	await page.getByLabel( 'CV' ).setInputFiles( CV );
	await page.getByLabel( 'Email' ).fill( `next-${ String( opening.id ) }@courant.example` );
	await page.getByLabel( 'Phone' ).fill( '+49 30 1234' );
	await page.getByLabel( 'Cover letter' ).fill( 'Dear all.' );
	await page.getByLabel( /I agree/ ).check();
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '#awsm-applicant-name-error' ) ).toHaveText( 'Enter your full name.' );

	await page.getByLabel( 'Full name' ).fill( 'Zoë O’Hara' );
	await page.getByRole( 'button', { name: 'Send application' } ).click();
	await expect( page.locator( '.awsm-success-message' ) ).toContainText( 'Your reference number is' );
	await expect( page.locator( '#awsm-application-form' ) ).toBeHidden();
	await expect( next.getByRole( 'heading', { name: 'What happens next' } ) ).toBeVisible();
	await expect( next.locator( '.awsm-recent-jobs-item' ).first() ).toBeVisible();
	await axe( { include: '.awsm-job-form' } );
} );
