import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { desk, expect, overflows, test } from './support/test';

// wp-admin's library of tables is the heaviest script there is.
test.setTimeout( 180_000 );

const SCREEN = '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-applications';

interface Made {
	opening: number;
	zoe: number;
}

/** An opening with three applications of the past days, one with a PDF in the private store. */
const seed = async (): Promise< Made > =>
	desk.wp( `
	$opening = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Harbour reporter']);
	$made = [];
	foreach (['Zoë Müller' => 'publish', 'Ben =1+1' => 'publish', 'Cleo Nguyen' => 'shortlist'] as $name => $stage) {
		$made[] = wp_insert_post(['post_type' => 'awsm_job_application', 'post_status' => $stage, 'post_title' => $name, 'post_parent' => $opening, 'post_author' => 1,
			'post_date' => gmdate('Y-m-d H:i:s', time() - 3600 * (1 + count($made))), 'meta_input' => [
				'awsm_job_id' => $opening, 'awsm_apply_for' => 'Harbour reporter', 'awsm_applicant_name' => $name, 'awsm_applicant_email' => 'applicant' . count($made) . '@courant.example',
				'awsm_applicant_phone' => '+49 30 12345', 'awsm_applicant_letter' => "Dear all,\\n\\nI like the harbour.", 'awsm_application_viewed' => '0',
				'courant_reference' => 'ABCD-234' . count($made), 'awsm_agree_privacy_policy' => 'yes', 'courant_consent' => 'I agree.']]);
	}
	update_option('courant_applications_unread', 3, true);
	return ['opening' => $opening, 'zoe' => $made[0]];
` );

/** A PDF and a picture of one pixel, sent through the form as an applicant would. */
async function applyWithFiles(): Promise< number > {
	const opening = await desk.wp< number >( `
		$form = (new CourantDesk\\ApplicationForms\\Storage\\FormRepository(CourantDesk\\Kernel\\Sql::fromGlobal()))->save(CourantDesk\\ApplicationForms\\Domain\\FormSerializer::parse([
			['name' => 'awsm_applicant_name', 'label' => 'Full name', 'required' => true], ['name' => 'awsm_applicant_email', 'label' => 'Email', 'required' => true],
			['name' => 'awsm_field_work', 'type' => 'file', 'label' => 'Samples', 'files' => 2, 'kinds' => ['pdf', 'png']]], title: 'Samples'));
		return wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Picture editor', 'meta_input' => ['courant_apply' => ['way' => 'form', 'form' => $form->id, 'target' => '', 'label' => '']]]);
	` );
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
	const answer = await fetch(
		`${ desk.url }/wp-admin/admin-ajax.php?action=awsm_applicant_form_submission&courant=1`,
		{ method: 'POST', body }
	);
	expect( [ answer.status, await answer.text() ] ).toEqual( [ 200, expect.stringContaining( 'reference number' ) ] );
	return desk.wp(
		`return get_posts(['post_type' => 'awsm_job_application', 'post_status' => ['publish', 'courant_suspected'], 'post_parent' => ${ opening }, 'fields' => 'ids'])[0];`
	);
}

const stageOf = async ( id: number ): Promise< string > => desk.wp( `return get_post_status(${ id });` );

/** How many columns of the board (or whether the last one) reach out of it or of the window. */
const lanesOutside = async ( page: Page, isLastOnly = false ): Promise< number > =>
	page.locator( '.courant-board' ).evaluate( ( board, last ) => {
		const box = board.getBoundingClientRect();
		const lanes = [ ...board.querySelectorAll( '.courant-lane' ) ]
			.slice( last ? -1 : 0 )
			.map( ( lane ) => lane.getBoundingClientRect() );
		return lanes.filter(
			( { left, right } ) =>
				left < Math.max( box.left, 0 ) - 1 || right > Math.min( box.right, window.innerWidth ) + 1
		).length;
	}, isLastOnly );

async function openList( page: Page, more = '', name = /Zoë Müller/ ): Promise< void > {
	await page.goto( SCREEN + more );
	await expect( page.getByRole( 'link', { name } ) ).toBeVisible( { timeout: 30_000 } );
}

test(
	'a recruiter finds, reads, rates, moves, notes and answers an application',
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
		await page.getByLabel( 'Template' ).selectOption( { label: 'Invitation to talk' } );
		await expect( page.getByLabel( 'Subject' ) ).toHaveValue( 'Your application for Harbour reporter' );
		await page.getByLabel( 'Text', { exact: true } ).fill( 'Dear Zoë,\n\nplease come on {day}.' );
		await axe( { include: '.courant-screen' } );
		await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
		await expect( page.locator( '.courant-mails' ) ).toContainText( 'Your application for Harbour reporter' );
		const [ mail ] = await desk.mails( ( { to } ) => to.includes( 'applicant0@courant.example' ), { atLeast: 1 } );
		expect( mail?.text ).toContain( 'please come on {day}.' );

		await page.goBack();
		await expect( page.getByRole( 'searchbox' ) ).toHaveValue( 'abcd-2340' );
		expect(
			await desk.wp(
				`return [get_post_meta(${ zoe }, 'awsm_application_rating', true), get_post_meta(${ zoe }, 'awsm_application_viewed', true)];`
			)
		).toEqual( [ '4', '1' ] );
	}
);

test( 'files are looked at on the page itself, and that somebody looked is noted', async ( { page, asRole, axe } ) => {
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

test( 'on the board applications move by keyboard, by pointer and by a select, and two recruiters do not overwrite each other', async ( {
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
	await expect( page.getByText( 'Zoë Müller is over "New".' ) ).toBeAttached();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByText( 'Zoë Müller is over "In progress".' ) ).toBeAttached();
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'region', { name: /In progress/ } ).getByRole( 'link', { name: /Zoë Müller/ } )
	).toBeVisible();
	await expect.poll( () => stageOf( zoe ) ).toBe( 'progress' );

	const card = await page.getByRole( 'button', { name: 'Move Zoë Müller' } ).boundingBox();
	const lane = await page.getByRole( 'region', { name: /Selected/ } ).boundingBox();
	await page.mouse.move( ( card?.x ?? 0 ) + 8, ( card?.y ?? 0 ) + 8 );
	await page.mouse.down();
	await page.mouse.move( ( lane?.x ?? 0 ) + 40, ( lane?.y ?? 0 ) + 80, { steps: 12 } );
	await page.mouse.up();
	await expect.poll( () => stageOf( zoe ) ).toBe( 'select' );

	// Somebody else decides meanwhile.
	expectStatus( 409, 'applications' );
	await desk.wp(
		`$GLOBALS['wpdb']->query("UPDATE {$GLOBALS['wpdb']->prefix}courant_candidates SET version = version + 1 WHERE application_id = ${ zoe }"); return true;`
	);
	await page.getByLabel( 'Stage of Zoë Müller' ).selectOption( 'reject' );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Your change was not stored' );
	expect( await stageOf( zoe ) ).toBe( 'select' );
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
			.locator( '.courant-lane' )
			.last()
			.evaluate( ( lane ) => lane.scrollIntoView( { inline: 'nearest', block: 'nearest' } ) );
		expect( await lanesOutside( page, true ), `the last column is whole at 390 px, ${ direction }` ).toBe( 0 );
	}
	await page.evaluate( () => document.documentElement.setAttribute( 'dir', 'ltr' ) );
	await page.setViewportSize( { width: 1280, height: 900 } );
	// Last, for a window that changes its size lets go of what is picked up.
	await screens( 'recruiter-board' );
} );

test( 'a list that cannot be loaded says so instead of claiming to be empty, and is loaded again', async ( {
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

test( 'lists are exported, views are saved, a link leads to one application, and the plain list is there', async ( {
	page,
	asRole,
	axe,
} ) => {
	const { opening, zoe } = await seed();
	await asRole( 'hr' );
	await openList( page, `&opening=${ opening }&stage=publish` );
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'button', { name: 'Export as CSV' } ).click(),
	] );
	let csv = '';
	for await ( const part of await download.createReadStream() ) {
		csv += String( part );
	}
	expect( csv.split( '\r\n' ).filter( ( line ) => line.includes( 'Harbour reporter' ) ) ).toHaveLength( 2 );
	expect( csv ).toContain( '"Ben =1+1"' );

	await page.getByRole( 'button', { name: 'Save view' } ).click();
	await page.getByLabel( 'View name' ).fill( 'Fresh' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'View saved.' ) ).toBeVisible();
	await page.goto( SCREEN );
	await page.getByLabel( 'Saved views' ).selectOption( { label: 'Fresh' } );
	await expect.poll( () => page.url() ).toContain( 'stage=publish' );

	await page.goto( `${ SCREEN }&application=${ zoe }` );
	await expect( page.getByRole( 'heading', { name: 'Zoë Müller' } ) ).toBeVisible( { timeout: 30_000 } );
	await page.getByRole( 'link', { name: 'Basic view of this application' } ).click();
	await expect( page.locator( '.courant-application' ) ).toContainText( 'Zoë Müller' );
	await page.goto( SCREEN );
	await page.getByRole( 'link', { name: 'Basic list' } ).click();
	await expect( page.locator( '.wp-list-table' ) ).toContainText( 'Zoë Müller' );
	await page.goto( `${ SCREEN }&application=99999999` );
	await expect( page.locator( '.courant-problem' ) ).toContainText( 'not there any more' );
	await axe( { include: '.courant-screen' } );
} );

test( 'the hiring process is set up: stages, their order and mails, templates, and how long applications are kept', async ( {
	page,
	asRole,
	axe,
	screens,
} ) => {
	await asRole( 'hr' );
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-hiring' );
	await page.getByLabel( 'New stage' ).fill( 'Trial day' );
	await page.getByRole( 'button', { name: 'Add', exact: true } ).first().click();
	await page.getByRole( 'button', { name: 'Move Trial day up' } ).click();
	await page
		.getByRole( 'listitem' )
		.filter( { has: page.locator( 'input[value="Trial day"]' ) } )
		.getByLabel( 'Email to the applicant' )
		.selectOption( { label: 'Invitation to talk' } );
	await page.getByRole( 'button', { name: /Preview deletion/ } ).click();
	await expect( page.getByText( 'No applications would be deleted now.' ) ).toBeVisible();
	await axe( { include: '.courant-screen' } );
	await screens( 'recruiter-hiring' );
	expect( await overflows( page ) ).toBe( false );
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.getByText( 'Saved.' ) ).toBeVisible();
	const stages = await desk.wp< Record< string, { notification: string } > >(
		'return get_option("awsm_jobs_application_status");'
	);
	expect( Object.keys( stages ) ).toEqual( [ 'publish', 'progress', 'shortlist', 'select', 'trial-day', 'reject' ] );
	expect( stages[ 'trial-day' ]?.notification ).toBe( 'enable' );
	await page.goto( `${ SCREEN }&layout=board` );
	await expect( page.getByRole( 'region', { name: /Trial day/ } ) ).toBeVisible( { timeout: 30_000 } );
	await desk.wp(
		'return delete_option("awsm_jobs_application_status") && update_option("awsm_jobs_application_status", []);'
	);
} );

test( 'a settings screen that breaks shows the form of the server', async ( { page, asAdmin, expectConsole } ) => {
	await asAdmin();
	expectConsole( /TypeError|reading 'map'|error occurred in/ );
	// A response without the fields that the screen renders.
	await page.route( '**/courant/v1/settings*', ( route ) =>
		route.fulfill( { json: { rooms: [ { room: 'listings', title: 'Listings', fields: null } ], refused: [] } } )
	);
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=listings' );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'This screen stopped because of an error.' );
	await expect(
		page.locator( '#courant-settings-form' ).getByRole( 'button', { name: 'Save Changes' } )
	).toBeVisible();
} );

test( 'each folder shows the number of its applications, as printed by the server and after the script has taken over', async ( {
	page,
	asRole,
} ) => {
	const { opening, zoe } = await seed();
	const stored = async (): Promise< string[] > =>
		desk.wp( `
		wp_update_post(['ID' => ${ zoe }, 'post_status' => 'courant_withdrawn']);
		[$ben] = get_posts(['post_type' => 'awsm_job_application', 'post_parent' => ${ opening }, 'post_status' => 'publish', 'fields' => 'ids']) ?: [0];
		$ben && wp_trash_post($ben);
		$numbers = (array) wp_count_posts('awsm_job_application');
		$others = ['auto-draft', 'draft', 'inherit', 'future', 'pending', 'private'];
		$of = static fn ($status) => (int) ($numbers[$status] ?? 0);
		$inbox = array_sum(array_diff_key($numbers, array_flip(['courant_suspected', 'courant_withdrawn', 'trash', ...$others])));
		return array_map(strval(...), [$inbox, $of('courant_suspected'), $of('courant_withdrawn'), $of('trash')]);
	` );
	await asRole( 'hr' );
	const counts = page.getByRole( 'navigation', { name: 'Folders' } ).locator( '.courant-count' );
	// Other journeys add applications meanwhile.
	await expect( async () => {
		const numbers = await stored();
		expect( Number( numbers[ 2 ] ) ).toBeGreaterThan( 0 );
		expect( Number( numbers[ 3 ] ) ).toBeGreaterThan( 0 );
		await openList( page, `&opening=${ opening }&folder=trash`, /Ben/ );
		await expect( page.getByRole( 'navigation', { name: 'Folders' } ).getByRole( 'button' ) ).toHaveCount( 4 );
		expect( ( await counts.allTextContents() ).map( ( text ) => text.trim() ) ).toEqual( numbers );
	} ).toPass( { timeout: 60_000 } );
	const shown = ( await counts.allTextContents() ).map( ( text ) => text.trim() );
	await page.route( /admin\/applications\.js/, async ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: '' } )
	);
	await page.reload();
	expect( ( await counts.allTextContents() ).map( ( text ) => text.trim() ) ).toEqual( shown );
} );
