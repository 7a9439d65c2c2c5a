import { desk, expect, test } from './support/test';
import { newOpening, stored } from './opening-editor-screens';

// The editors are the heaviest pages there are.
test.setTimeout( 180_000 );

test( 'in the classic editor an opening is created, closed and reopened', async ( {
	page,
	context,
	asRole,
	axe,
	screens,
} ) => {
	await desk.wp( `
		wp_mkdir_p(WPMU_PLUGIN_DIR);
		file_put_contents(WPMU_PLUGIN_DIR . '/e2e-classic.php', '<?php if (isset($_COOKIE["e2e_classic"])) { add_filter("use_block_editor_for_post_type", "__return_false"); }');
		return true;
	` );
	await asRole( 'hr' );
	await context.addCookies( [ { name: 'e2e_classic', value: '1', url: desk.url } ] );
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
	const path = await desk.wp< string >( `
		$id = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => 'Harbour reporter', 'post_content' => '<p>You report from the quay.</p>',
			'meta_input' => ['courant_closing_at' => '2031-05-04T17:00', 'awsm_exp_list_display' => 'list_display', 'courant_work_mode' => 'hybrid',
				'courant_places' => [['city' => 'Kiel', 'region' => '', 'country' => 'DE']], 'courant_salary' => ['min' => 40000, 'max' => 50000, 'currency' => 'EUR', 'unit' => 'YEAR', 'shown' => true]]]);
		wp_set_object_terms($id, ['Reporting'], 'job-category');
		return (string) wp_parse_url(get_permalink($id), PHP_URL_PATH);
	` );
	await page.goto( path );
	await expect( page.locator( '.courant-opening-facts' ) ).toContainText( '40,000 to 50,000 EUR per year' );
	await axe();
	await screens( 'opening-open' );
	await desk.wp(
		`$post = get_page_by_path('${ path.split( '/' ).filter( Boolean ).pop() ?? '' }', OBJECT, 'awsm_job_openings'); return wp_update_post(['ID' => $post->ID, 'post_status' => 'expired']);`
	);
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
	await desk.wp( `
		$user = get_user_by('login', 'e2e-editor');
		$quiet = ['welcomeGuide' => false, 'enableChoosePatternModal' => false];
		return update_user_meta($user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', ['core' => $quiet, 'core/edit-post' => $quiet, '_modified' => gmdate('c')]);
	` );
	await newOpening( page, 'Barely described' );
	const panel = page.locator( '.editor-post-publish-panel' );
	const missing = panel.locator( '.courant-pre-publish__list > li' );
	const openPublishPanel = async (): Promise< void > =>
		page.getByRole( 'button', { name: 'Publish', exact: true } ).first().click();
	await openPublishPanel();
	await expect( missing ).toHaveText( [ /Location missing/, /Salary missing/, /Closing date missing/ ] );
	await axe( { include: '.courant-pre-publish' } );
	for ( const [ button, field ] of [
		[ 'Add location', '#courant-add-place' ],
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
	// Entered once: the editor has the terms at once.
	const terms = await desk.wp< string[] >( `
		$post = get_posts(['post_type' => 'awsm_job_openings', 'title' => 'Barely described'])[0];
		return [...wp_get_object_terms($post->ID, 'job-location', ['fields' => 'names']), ...wp_get_object_terms($post->ID, 'job-type', ['fields' => 'slugs'])];
	` );
	expect( terms ).toEqual( [ 'Husum', 'full-time' ] );
} );
