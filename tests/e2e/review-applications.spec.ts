import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from './support/browsers';
import { desk, expect, overflows, test } from './support/test';
import { SCREEN, seed, openList } from './recruiting-screen';
import { runExclusively } from './support/exclusive';
import {
	createOpeningWithForm,
	getApplications,
	getPostMeta,
	getPostStatus,
	raiseApplicationVersion,
} from './support/site-data';

// PDF files are shown on the page.
test.use( { launchOptions: chromium } );

// The DataViews library is the largest script of wp-admin.
test.setTimeout( 180_000 );

runExclusively( 'recruiting' );

/** A PDF and a picture of one pixel, sent through the form as an applicant would. */
async function applyWithFiles(): Promise< number > {
	const { id: opening } = await createOpeningWithForm(
		[
			{ name: 'awsm_applicant_name', label: 'Full name', required: true },
			{ name: 'awsm_applicant_email', label: 'Email', required: true },
			{ name: 'awsm_field_work', type: 'file', label: 'Samples', files: 2, kinds: [ 'pdf', 'png' ] },
		],
		{ post_title: 'Picture editor' }
	);
	const body = new FormData();
	const fields = {
		awsm_job_id: String( opening ),
		awsm_applicant_name: 'Ada',
		awsm_applicant_email: `ada-${ opening }@courant.example`,
		awsm_form_privacy_policy: 'yes',
	};
	Object.entries( fields ).forEach( ( [ name, value ] ) => body.set( name, value ) );
	body.append(
		'awsm_field_work[]',
		new Blob( [
			readFileSync( resolve( import.meta.dirname, '../fixtures/applications/the-smallest-cv-that-opens.pdf' ) ),
		] ),
		'cv.pdf'
	);
	body.append(
		'awsm_field_work[]',
		new Blob( [
			Buffer.from(
				'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
				'base64'
			),
		] ),
		'work.png'
	);
	const response = await fetch(
		`${ desk.url }/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission&courant=1`,
		{ method: 'POST', body }
	);
	expect( [ response.status, await response.text() ] ).toEqual( [
		200,
		expect.stringContaining( 'reference number' ),
	] );
	return getApplications( opening ).then( ( [ application ] ) => application?.id ?? 0 );
}

/** Returns how many columns overflow the board or the window; with `isLastOnly`, of the last column only. */
const lanesOutside = async ( page: Page, isLastOnly = false ): Promise< number > =>
	page.locator( '.courant-board' ).evaluate( ( board, last ) => {
		const box = board.getBoundingClientRect();
		const lanes = [ ...board.querySelectorAll( '.courant-board-column' ) ]
			.slice( last ? -1 : 0 )
			.map( ( lane ) => lane.getBoundingClientRect() );
		return lanes.filter(
			( { left, right } ) =>
				left < Math.max( box.left, 0 ) - 1 || right > Math.min( box.right, window.innerWidth ) + 1
		).length;
	}, isLastOnly );

test(
	'a recruiter finds, reads, rates, moves, annotates and replies to an application',
	{ tag: '@oldest' },
	async ( { page, asRole, axe, screens } ) => {
		const { opening, zoe } = await seed();
		await asRole( 'hr' );
		await openList( page, `&opening=${ opening }` );
		await axe( { include: '.courant-screen' } );
		await screens( 'recruiter-list' );
		expect( await overflows( page ) ).toBe( false );

		await page.getByRole( 'searchbox' ).fill( 'abcd-2340' );
		await expect( page.getByRole( 'link', { name: /Ben/ } ) ).toHaveCount( 0 );
		expect( page.url() ).toContain( 'search=abcd-2340' );
		await page.reload();
		await page.getByRole( 'link', { name: /Zoë Müller/ } ).click();

		await expect( page.getByRole( 'heading', { name: 'Zoë Müller' } ) ).toBeFocused();
		expect( page.url() ).toContain( `application=${ zoe }` );
		await axe( { include: '.courant-screen' } );
		await screens( 'recruiter-application' );
		expect( await overflows( page ) ).toBe( false );
		await page.getByRole( 'button', { name: '4 of 5 stars' } ).click();
		await expect( page.getByRole( 'button', { name: '4 of 5 stars' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await page.getByLabel( 'New note' ).fill( 'Knows every ship.' );
		await page.getByRole( 'button', { name: 'Add note' } ).click();
		await expect( page.locator( '.courant-notes' ) ).toContainText( 'Knows every ship.' );
		await expect( page.locator( '.courant-timeline' ) ).toContainText( 'rated it: 4 of 5 stars' );

		await page.getByRole( 'button', { name: 'Write email' } ).click();
		await page.getByLabel( 'Template' ).selectOption( { label: 'Interview invitation' } );
		await expect( page.getByLabel( 'Subject' ) ).toHaveValue( 'Your application for Harbour reporter' );
		await page.getByLabel( 'Text', { exact: true } ).fill( 'Dear Zoë,\n\nplease come on {day}.' );
		await axe( { include: '.courant-screen' } );
		await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
		await expect( page.locator( '.courant-emails' ) ).toContainText( 'Your application for Harbour reporter' );
		const [ email ] = await desk.mails( ( { to } ) => to.includes( 'applicant0@courant.example' ), { atLeast: 1 } );
		expect( email?.text ).toContain( 'please come on {day}.' );

		await page.goBack();
		await expect( page.getByRole( 'searchbox' ) ).toHaveValue( 'abcd-2340' );
		expect(
			await Promise.all( [
				getPostMeta( zoe, 'awsm_application_rating' ),
				getPostMeta( zoe, 'awsm_application_viewed' ),
			] )
		).toEqual( [ '4', '1' ] );
	}
);

test( 'files are previewed on the page, and the access is logged', async ( { page, asRole, axe } ) => {
	const application = await applyWithFiles();
	await asRole( 'hr' );
	await page.goto( `${ SCREEN }&application=${ application }` );
	await page.getByRole( 'button', { name: 'Preview work.png' } ).click( { timeout: 30_000 } );
	await expect( page.locator( '.courant-files' ) ).toContainText( 'Samples' );
	await expect( page.getByRole( 'img', { name: 'Preview of work.png' } ) ).toHaveJSProperty( 'naturalWidth', 1 );
	await axe( { include: '.courant-screen' } );
	await page.getByRole( 'button', { name: 'Preview cv.pdf' } ).click();
	await expect( page.getByTitle( 'Preview of cv.pdf' ) ).toHaveAttribute( 'src', /^blob:.*#view=FitH/ );
	await expect( page.getByRole( 'img', { name: 'Preview of work.png' } ) ).toHaveCount( 0 );
	await page.reload();
	await expect( page.locator( '.courant-timeline' ) ).toContainText( 'cv.pdf', { timeout: 30_000 } );
} );

test( 'on the board applications move by keyboard, pointer and select, and two recruiters do not overwrite each other', async ( {
	page,
	asRole,
	axe,
	screens,
	expectStatus,
} ) => {
	const { opening, zoe } = await seed();
	await asRole( 'hr' );
	await openList( page, `&layout=board&opening=${ opening }` );
	await axe( { include: '.courant-screen' } );
	expect( await overflows( page ) ).toBe( false );

	await page.getByRole( 'button', { name: 'Move Zoë Müller' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Zoë Müller is over “New”.' ) ).toBeAttached();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByText( 'Zoë Müller is over “In progress”.' ) ).toBeAttached();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'region', { name: /In progress/ } ).getByRole( 'link', { name: /Zoë Müller/ } )
	).toBeVisible();
	await expect.poll( () => getPostStatus( zoe ) ).toBe( 'progress' );

	// Waits until the card stays where it was dropped.
	await page.getByRole( 'button', { name: 'Move Zoë Müller' } ).hover();
	const lane = await page.getByRole( 'region', { name: /Selected/ } ).boundingBox();
	await page.mouse.down();
	await page.mouse.move( ( lane?.x ?? 0 ) + 40, ( lane?.y ?? 0 ) + 80, { steps: 12 } );
	await expect( page.getByText( 'Zoë Müller is over “Selected”.' ) ).toBeAttached();
	await page.mouse.up();
	await expect.poll( () => getPostStatus( zoe ) ).toBe( 'select' );

	// Another user changes the stage meanwhile.
	expectStatus( 409, 'applications' );
	await raiseApplicationVersion( zoe );
	await page.getByLabel( 'Stage of Zoë Müller' ).selectOption( 'reject' );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Your change was not saved' );
	expect( await getPostStatus( zoe ) ).toBe( 'select' );
	const covers = await page.evaluate( () => {
		const notice = document.querySelector( '.courant-notice' )?.getBoundingClientRect();
		const select = document.querySelector( '.courant-stage-select select' )?.getBoundingClientRect();
		return (
			notice === undefined || select === undefined || ( notice.top < select.bottom && notice.bottom > select.top )
		);
	} );
	expect( covers, 'the notice covers no stage' ).toBe( false );
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		expect( await lanesOutside( page ), `columns outside of the board at 1280 px, ${ direction }` ).toBe( 0 );
		await page.setViewportSize( { width: 390, height: 844 } );
		await page
			.locator( '.courant-board-column' )
			.last()
			.evaluate( ( lane ) => lane.scrollIntoView( { inline: 'nearest', block: 'nearest' } ) );
		expect( await lanesOutside( page, true ), `the last column is whole at 390 px, ${ direction }` ).toBe( 0 );
	}
	await page.evaluate( () => document.documentElement.setAttribute( 'dir', 'ltr' ) );
	await page.setViewportSize( { width: 1280, height: 900 } );
	// Last, because resizing the window cancels a drag.
	await screens( 'recruiter-board' );
} );

test( 'a list that cannot be loaded shows an error instead of an empty list, and can be loaded again', async ( {
	page,
	asRole,
	expectStatus,
	axe,
} ) => {
	const { opening } = await seed();
	await asRole( 'hr' );
	await page.goto( `${ SCREEN }&opening=${ opening }` );
	const rows = page.locator( '.dataviews-view-table tbody tr' );
	await expect( rows ).toHaveCount( 3 );
	const isList = ( url: URL ): boolean =>
		/\/courant\/v1\/applications(\?|$|&)/.test( decodeURIComponent( url.href ) );
	expectStatus( 0, /courant\/v1\/applications/ );
	await page.route( isList, ( route ) => route.abort() );
	await page.getByRole( 'searchbox' ).fill( 'Zoë' );
	await expect( page.getByText( 'The list could not be loaded.' ) ).toBeVisible();
	await expect( page.getByText( 'No applications match these filters.' ) ).toHaveCount( 0 );
	await axe( { include: '.courant-list' } );
	await page.unroute( isList );
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( rows ).toHaveCount( 1 );
} );
