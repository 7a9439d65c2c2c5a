import { desk, expect, test } from './support/test';

const LIST = '/e2e-blocked-scripts/';

/** Four openings, of which two are in the south. */
test.beforeAll( async () => {
	await desk.wp( `
		if (get_page_by_path('e2e-blocked-scripts')) {
			return true;
		}
		$term = static function ($name, $taxonomy) {
			$made = term_exists($name, $taxonomy) ?: wp_insert_term($name, $taxonomy);
			return (int) $made['term_id'];
		};
		for ($n = 1; $n <= 4; $n++) {
			$id = wp_insert_post(['post_type' => 'awsm_job_openings', 'post_status' => 'publish', 'post_title' => "Quiet opening $n",
				'post_content' => 'Text.', 'post_date' => gmdate('Y-m-d H:i:s', 1400000000 - $n * 3600)]);
			wp_set_object_terms($id, [$term('Quiet desk', 'job-category')], 'job-category');
			wp_set_object_terms($id, [$term($n % 2 ? 'Quiet north' : 'Quiet south', 'job-location')], 'job-location');
		}
		wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'e2e-blocked-scripts', 'post_title' => 'Blocked scripts',
			'post_content' => '[awsmjobs specs="job-category:quiet-desk" filters="yes" listings="10"]']);
		return true;
	` );
} );

for ( const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] ) {
	test( `at ${ viewport.width } px filters work where every script file is blocked`, async ( { page, watch } ) => {
		watch.forgive( /ERR_BLOCKED_BY_CLIENT/ );
		await page.setViewportSize( viewport );
		await page.route( /\.js(\?|$)/, async ( route ) => route.abort( 'blockedbyclient' ) );
		await page.goto( LIST );
		await expect( page.locator( '.awsm-filter-toggle' ) ).toBeHidden();
		await page.locator( 'select[name="job__location_spec"]' ).selectOption( 'quiet-south' );
		await page.getByRole( 'button', { name: 'Show openings' } ).click();
		await expect( page ).toHaveURL( /job__location_spec=quiet-south/ );
		await expect( page.locator( '.awsm-job-listing-item .awsm-job-post-title' ) ).toHaveText( [
			'Quiet opening 2',
			'Quiet opening 4',
		] );
	} );
}
