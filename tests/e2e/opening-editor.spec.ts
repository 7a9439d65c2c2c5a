import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { runExclusively } from './support/exclusive';
import { newOpening, openInClassicEditor, stored } from './opening-editor-screens';
import {
	createOpening,
	deletePosts,
	deleteSpecification,
	findPost,
	getPostTerms,
	hideEditorGuides,
	updatePost,
} from './support/site-data';

// The editors load more scripts than other pages.
test.setTimeout( 180_000 );

runExclusively( 'specifications' );

async function publish( page: Page ): Promise< void > {
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await page.locator( '.editor-post-publish-panel' ).getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Close this job opening' } ) ).toBeEnabled( { timeout: 20_000 } );
	await page.locator( '.editor-post-publish-panel__header' ).getByRole( 'button' ).last().click();
}

/** Creates a specification with three values in a custom order. */
async function newSpecification(
	page: Page,
	axe: ( options?: { include?: string } ) => Promise< void >
): Promise< void > {
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-specifications' );
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Type' );
	await expect( page.getByLabel( 'Key', { exact: true } ) ).toHaveValue( 'type' );
	await page.getByRole( 'button', { name: 'Add specification' } ).click();
	await expect( page.getByRole( 'alert' ).filter( { hasText: 'is reserved by WordPress' } ) ).toBeVisible();
	await page.getByLabel( 'Name', { exact: true } ).fill( 'Seniority' );
	await page.getByLabel( 'Key', { exact: true } ).fill( 'Job Level' );
	await expect( page.getByText( 'Use lowercase letters from a to z, digits' ) ).toBeVisible();
	await page.getByLabel( 'Key', { exact: true } ).fill( 'job-level' );
	await page.getByRole( 'button', { name: 'Icon: No icon' } ).click();
	await page.getByRole( 'menuitemradio', { name: 'Graduation cap' } ).click();
	await page.getByRole( 'button', { name: 'Add specification' } ).click();
	await page.getByRole( 'button', { name: 'Values of Seniority (0)' } ).click();
	for ( const [ at, name ] of [ 'Junior', 'Senior', 'Apprentice', 'Chief' ].entries() ) {
		await page.getByLabel( 'New value of Seniority' ).fill( name );
		await page.getByRole( 'button', { name: 'Add', exact: true } ).click();
		await expect( page.getByRole( 'button', { name: `Values of Seniority (${ at + 1 })` } ) ).toBeVisible();
	}
	const names = page.getByRole( 'list', { name: 'Values of Seniority' } ).locator( '.courant-term__name' );
	await expect( names ).toHaveText( [ 'Apprentice', 'Chief', 'Junior', 'Senior' ] );
	// By a button, by the keyboard, and by the pointer.
	await page.getByRole( 'button', { name: 'Move Chief down' } ).click();
	await expect( names ).toHaveText( [ 'Apprentice', 'Junior', 'Chief', 'Senior' ] );
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Chief moved to position 3.' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Delete Chief' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'Not in use' );
	await axe( { include: '.courant-dialog' } );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
	await expect( names ).toHaveText( [ 'Apprentice', 'Junior', 'Senior' ] );
	await axe( { include: '.courant-specifications' } );
	await page.reload();
	await page.getByRole( 'button', { name: 'Values of Seniority (3)' } ).click();
	await expect( names ).toHaveText( [ 'Apprentice', 'Junior', 'Senior' ] );
}

/** Filters the listing by the new specification, as a visitor does. */
async function findBySeniority( page: Page ): Promise< void > {
	await page.goto( '/job-openings/' );
	await page.locator( 'select[name="job__level_spec"]' ).selectOption( 'junior' );
	await expect( page ).toHaveURL( /job__level_spec=junior/ );
	await expect( page.locator( '.awsm-job-listing-item .awsm-job-post-title' ) ).toHaveText( [ 'Night editor' ] );
}

const forgetSpecification = async (): Promise< void > => {
	await deletePosts( { post_type: 'awsm_job_openings', post_status: 'any', title: 'Night editor' } );
	await deleteSpecification( 'job-level' );
};

test( 'a specification and an opening are created in the block editor; the opening is found, closed, rejected and reopened', async ( {
	page,
	context,
	asRole,
	axe,
	expectStatus,
	watch,
} ) => {
	await forgetSpecification();
	await asRole( 'hr' );
	expectStatus( 400, 'specifications' );
	// Other tests create values at the same time; the screen then sends its change again.
	watch.ignoreErrors( /^409 from .*\/specifications\// );
	await newSpecification( page, axe );
	// A recruiter has created the specification; an editor uses it.
	await asRole( 'editor' );
	// The welcome guide loads images from another site.
	await hideEditorGuides( 'e2e-editor' );
	await newOpening( page, 'Night editor' );
	await page.getByLabel( 'Closing date (leave empty to keep the opening open)' ).fill( '2031-05-04T17:00' );
	await page.getByLabel( 'Show the closing date to visitors' ).check();
	await page.getByRole( 'button', { name: 'Add location' } ).click();
	await page.getByLabel( 'City' ).fill( 'Kiel' );
	await page.getByLabel( 'Country', { exact: true } ).selectOption( { label: 'Germany' } );
	await page.getByLabel( 'Work mode' ).selectOption( 'hybrid' );
	await page.getByLabel( 'Countries for remote work' ).fill( 'Germany, at' );
	await page.getByLabel( 'Full-time' ).check();
	await page.getByLabel( 'From', { exact: true } ).fill( '40000' );
	await expect( page.getByText( 'Enter a currency code of three letters' ) ).toBeVisible();
	await page.getByLabel( 'Currency' ).fill( 'eur' );
	await page.getByLabel( 'Job ID' ).fill( 'NE-1' );
	const values = page.getByRole( 'button', { name: 'Seniority', exact: true } );
	if ( ( await values.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await values.click();
	}
	await page.getByLabel( 'Add to “Seniority”' ).fill( 'Junior' );
	// The term is chosen from the suggestions: typing its full name would request a new term, which WordPress rejects
	// as a duplicate.
	await page.getByRole( 'option', { name: 'Junior' } ).click();
	await expect( page.locator( '.components-form-token-field__token' ).filter( { hasText: 'Junior' } ) ).toBeVisible();
	// Only our panels are checked, not the editor around them. The window is so high that no field is partly scrolled
	// out of view, which axe would report as a small target.
	await page.setViewportSize( { width: 1280, height: 2600 } );
	await axe( { include: '.courant-controls' } );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await publish( page );

	const { meta } = await stored( 'Night editor' );
	expect( meta[ 'courant_places' ] ).toEqual( [ { city: 'Kiel', region: '', country: 'DE' } ] );
	expect( meta[ 'courant_remote_countries' ] ).toEqual( [ 'DE', 'AT' ] );
	expect( meta[ 'courant_salary' ] ).toMatchObject( { min: 40000, currency: 'EUR', unit: 'YEAR' } );
	expect( meta[ 'awsm_job_expiry' ] ).toBe( '2031-05-04' );
	const visitor = await context.newPage();
	await findBySeniority( visitor );

	await page.getByRole( 'button', { name: 'Close this job opening' } ).click();
	await expect( page.getByText( 'This job opening is closed.' ) ).toBeVisible();
	expect( ( await stored( 'Night editor' ) ).status ).toBe( 'expired' );
	await visitor.reload();
	await expect( visitor.locator( '.awsm-jobs-none-container' ) ).toBeVisible();

	expectStatus( 400, 'awsm_job_openings' );
	await page.getByLabel( 'Closing date (leave empty to keep the opening open)' ).fill( '2021-05-04T17:00' );
	await page.getByRole( 'button', { name: 'Reopen', exact: true } ).click();
	await expect( page.getByText( /the closing date is in the past/ ).first() ).toBeVisible();
	expect( ( await stored( 'Night editor' ) ).status ).toBe( 'expired' );

	await page.getByLabel( 'Closing date (leave empty to keep the opening open)' ).fill( '2031-05-05T17:00' );
	await page.getByRole( 'button', { name: 'Reopen', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Close this job opening' } ) ).toBeVisible();
	expect( ( await stored( 'Night editor' ) ).status ).toBe( 'publish' );
	await findBySeniority( visitor );
	await visitor.close();

	// The dialog shows first what is deleted with the specification: here, one value of a published opening.
	await asRole( 'hr' );
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-specifications' );
	await page.getByRole( 'button', { name: 'Delete Seniority' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toContainText(
		'1 job opening loses this value. The job opening itself is not deleted.'
	);
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'button', { name: 'Delete Seniority' } ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Delete Seniority' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete' } ).click();
	await expect( page.getByRole( 'heading', { name: 'Seniority' } ) ).toHaveCount( 0 );
	expect( ( await stored( 'Night editor' ) ).status ).toBe( 'publish' );
} );

test( 'in the classic editor an opening is created, closed and reopened', async ( {
	page,
	context,
	asRole,
	axe,
	screens,
} ) => {
	await asRole( 'hr' );
	await openInClassicEditor( context );
	await page.goto( '/wp-admin/post-new.php?post_type=awsm_job_openings' );
	await page.locator( '#title' ).fill( 'Sunday editor' );
	await page.getByLabel( 'Part Time' ).check();
	await page.getByLabel( 'New values, separated by commas' ).first().fill( 'Sunday desk' );
	await page.getByLabel( 'City' ).first().fill( 'Bremen' );
	await page.getByLabel( 'Country', { exact: true } ).first().selectOption( 'DE' );
	await page.getByLabel( 'Closing date (leave empty to keep the opening open)' ).fill( '2031-05-04' );
	for ( const include of [
		'#courant-opening-specifications',
		'#courant-opening-details',
		'#courant-opening-closing',
	] ) {
		await axe( { include } );
	}
	await screens( 'opening-classic-editor' );
	await page.locator( '#publish' ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'published' );
	const { meta } = await stored( 'Sunday editor' );
	expect( meta[ 'courant_closing_at' ] ).toBe( '2031-05-04T23:59' );
	const visitor = await context.newPage();
	await visitor.goto( '/job-openings/?job__category_spec=sunday-desk' );
	await expect(
		visitor.locator( '.awsm-job-listing-item .awsm-job-post-title' ).filter( { hasText: 'Sunday editor' } )
	).toBeVisible();
	await visitor.close();
	expect( meta[ 'courant_places' ] ).toEqual( [ { city: 'Bremen', region: '', country: 'DE' } ] );

	await page.getByLabel( 'closed', { exact: true } ).check();
	await page.locator( '#publish' ).click();
	await expect( page.getByLabel( 'closed', { exact: true } ) ).toBeChecked();
	expect( ( await stored( 'Sunday editor' ) ).status ).toBe( 'expired' );

	await page.getByLabel( 'Closing date (leave empty to keep the opening open)' ).fill( '2021-05-04' );
	await page.locator( '#publish' ).click();
	await expect( page.getByText( 'Not published: the closing date is in the past' ) ).toBeVisible();

	await page.getByLabel( 'Closing date (leave empty to keep the opening open)' ).fill( '2031-05-04' );
	await page.locator( '#publish' ).click();
	await expect( page.getByLabel( 'open', { exact: true } ) ).toBeChecked();
	expect( ( await stored( 'Sunday editor' ) ).status ).toBe( 'publish' );
} );

test( 'the page of an opening is accessible, open and closed', async ( { page, axe, screens } ) => {
	const { id, path } = await createOpening(
		{
			post_title: 'Harbour reporter',
			post_content: '<p>You report from the quay.</p>',
			meta_input: {
				courant_closing_at: '2031-05-04T17:00',
				awsm_exp_list_display: 'list_display',
				courant_work_mode: 'hybrid',
				courant_places: [ { city: 'Kiel', region: '', country: 'DE' } ],
				courant_salary: { min: 40000, max: 50000, currency: 'EUR', unit: 'YEAR', shown: true },
			},
		},
		{ 'job-category': [ 'Reporting' ] }
	);
	await page.goto( path );
	await expect( page.locator( '.courant-opening-facts' ).first() ).toContainText( '€40,000–50,000 a year' );
	await axe();
	await screens( 'opening-open' );
	await updatePost( id, { post_status: 'expired' } );
	await page.goto( path );
	await expect( page.locator( '.courant-opening-closed' ) ).toBeVisible();
	await expect( page.locator( 'form.awsm-application-form, .awsm-job-form form' ) ).toHaveCount( 0 );
	await axe();
	await screens( 'opening-closed' );
} );

test( 'before publishing, missing fields are listed and linked, and do not prevent publishing', async ( {
	page,
	asRole,
	axe,
} ) => {
	await asRole( 'editor' );
	await hideEditorGuides( 'e2e-editor' );
	await newOpening( page, 'Barely described' );
	const panel = page.locator( '.editor-post-publish-panel' );
	const missing = panel.locator( '.courant-pre-publish__list > li' );
	const openPublishPanel = async (): Promise< void > =>
		page.getByRole( 'button', { name: 'Publish', exact: true } ).first().click();
	await openPublishPanel();
	await expect( missing ).toHaveText( [ /Location missing/, /Salary missing/, /Closing date missing/ ] );
	await axe( { include: '.courant-pre-publish' } );
	for ( const [ button, field ] of [
		[ 'Add location', '#courant-add-location' ],
		[ 'Add salary', '#courant-salary-from' ],
		[ 'Set closing date', '#courant-closing-at' ],
	] as const ) {
		await panel.getByRole( 'button', { name: button } ).click();
		await expect( panel ).toHaveCount( 0 );
		await expect( page.locator( field ) ).toBeFocused();
		await openPublishPanel();
	}
	await page.setViewportSize( { width: 390, height: 800 } );
	await panel.getByRole( 'button', { name: 'Set closing date' } ).click();
	await expect( page.locator( '#courant-closing-at' ) ).toBeFocused();
	await page.locator( '#courant-closing-at' ).fill( '2031-05-04T17:00' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'button', { name: 'Add location' } ).click();
	await page.getByLabel( 'City' ).fill( 'Husum' );
	await page.getByLabel( 'Full-time' ).check();
	await openPublishPanel();
	await expect( missing ).toHaveText( [ /Salary missing/ ] );
	await panel.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Close this job opening' } ) ).toBeEnabled( { timeout: 20_000 } );
	// Entered once, in the field: the editor shows the terms immediately.
	const { id } = await findPost( { post_type: 'awsm_job_openings', title: 'Barely described' } );
	const [ locations, types ] = [ await getPostTerms( id, 'job-location' ), await getPostTerms( id, 'job-type' ) ];
	expect( [ ...locations.map( ( { name } ) => name ), ...types.map( ( { slug } ) => slug ) ] ).toEqual( [
		'Husum',
		'full-time',
	] );
} );
