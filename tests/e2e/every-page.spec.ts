import { desk, expect, overflows, test } from './support/test';

/**
 * One URL per template, on the demo content: axe, no horizontal scrolling from 320 pixels on, three screens, one h1,
 * and (by the watch) nothing that the browser complains of and no request that leaves the site.
 */
const TEMPLATES: Record< string, { find: string; status?: number } > = {
	'front page': { find: "return '/';" },
	article: { find: "return get_permalink(get_posts(['numberposts' => 1])[0]);" },
	'article with comments': {
		find: "$found = get_posts(['numberposts' => 50]); usort($found, static fn ($a, $b) => $b->comment_count <=> $a->comment_count); return get_permalink($found[0]);",
	},
	page: {
		find: "$not = [(int) get_option('page_on_front'), (int) get_option('page_for_posts')]; return get_permalink(array_values(array_filter(get_pages(), static fn ($page) => !in_array($page->ID, $not, true)))[0]);",
	},
	category: {
		find: "return get_term_link(get_terms(['taxonomy' => 'category', 'orderby' => 'count', 'order' => 'DESC', 'number' => 1])[0]);",
	},
	author: { find: "return get_author_posts_url((int) get_posts(['numberposts' => 1])[0]->post_author);" },
	month: {
		find: "$post = get_posts(['numberposts' => 1])[0]; return get_month_link(get_the_date('Y', $post), get_the_date('m', $post));",
	},
	'search with results': {
		find: "return '/?s=' . rawurlencode(explode(' ', get_posts(['numberposts' => 1])[0]->post_title)[0]);",
	},
	'search without results': { find: "return '/?s=qqxxzzyy';" },
	openings: { find: "return get_post_type_archive_link('awsm_job_openings');" },
	opening: { find: "return get_permalink(get_posts(['post_type' => 'awsm_job_openings', 'numberposts' => 1])[0]);" },
	specification: {
		find: "return get_term_link(get_terms(['taxonomy' => 'job-category', 'hide_empty' => true, 'number' => 1])[0]);",
	},
	'listing page': {
		find: "return get_permalink((int) get_option('awsm_select_page_listing') ?: (int) get_option('awsm_jobs_default_listing_page_id') ?: get_page_by_path('job-openings'));",
	},
	'not found': { find: "return '/there-is-no-such-page/';", status: 404 },
};

test.describe.configure( { mode: 'parallel' } );

for ( const [ name, { find, status = 200 } ] of Object.entries( TEMPLATES ) ) {
	test( `${ name }: accessible from 320 pixels on, without browser errors`, async ( {
		page,
		axe,
		screens,
		expectStatus,
	} ) => {
		const address = await desk.wp< string | null >( find );
		expect( address, `the demo content has no ${ name }` ).toEqual( expect.stringMatching( /^(\/|http)/ ) );
		const path = String( address );
		if ( status !== 200 ) {
			expectStatus( status, path );
		}
		const response = await page.goto( path );
		expect( response?.status() ).toBe( status );
		await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
		await axe();
		for ( const width of [ 320, 390, 768, 1024 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await overflows( page ), `${ path } is wider than ${ String( width ) } pixels` ).toBe( false );
		}
		await axe();
		await page.setViewportSize( { width: 1280, height: 800 } );
		await screens( name.replaceAll( ' ', '-' ) );
	} );
}
