import { expect, test } from './support/test';
import { createPosts, hoursBefore } from './support/site-data';

const LIST = '/e2e-blocked-scripts/';

/** Four openings, of which two are in the south. */
test.beforeAll( async () => {
	await createPosts( [
		...[ 1, 2, 3, 4 ].map( ( n ) => ( {
			fields: {
				post_type: 'awsm_job_openings',
				post_name: `quiet-opening-${ n }`,
				post_title: `Quiet opening ${ n }`,
				post_content: 'Text.',
				post_date: hoursBefore( 1_400_000_000, n ),
			},
			terms: { 'job-category': [ 'Quiet desk' ], 'job-location': [ n % 2 ? 'Quiet north' : 'Quiet south' ] },
		} ) ),
		{
			fields: {
				post_type: 'page',
				post_name: 'e2e-blocked-scripts',
				post_title: 'Blocked scripts',
				post_content: '[awsmjobs specs="job-category:quiet-desk" filters="yes" listings="10"]',
			},
		},
	] );
} );

for ( const viewport of [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
] ) {
	test( `at ${ viewport.width } px filters work where every script file is blocked`, async ( { page, watch } ) => {
		watch.ignoreErrors( /ERR_BLOCKED_BY_CLIENT/ );
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
