import { desk, expect, overflows, test } from './support/test';
import { axeFindings } from './support/watch';

// Requests about thirty screens one after another.
test.setTimeout( 300_000 );

/** WordPress tables and their filters; our own markup above and inside of them is checked. */
const CORE = [ '.wp-list-table .check-column', '.tablenav-pages', '#screen-options-wrap', '#contextual-help-wrap' ];

test( 'each admin screen is accessible in wide and narrow windows', async ( { page, asAdmin, expectStatus } ) => {
	// The screen of applicants' files requests a probe file, to check whether files can be downloaded.
	expectStatus( 404, 'private-store/probe-' );
	await asAdmin();
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings' );
	const menu = await page
		.locator( '#adminmenu a[href*="awsm_job"], #adminmenu a[href*="courant"]' )
		.evaluateAll( ( links ) => links.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings' );
	const tabs: string[] = [];
	const hrefs = ( selector: string ): Promise< string[] > =>
		page
			.locator( selector )
			.evaluateAll( ( links ) => links.map( ( link ) => ( link as HTMLAnchorElement ).href ) );
	for ( const tab of await hrefs( '.nav-tab' ) ) {
		await page.goto( tab );
		tabs.push( tab, ...( await hrefs( '.courant-settings-pages a' ) ) );
	}
	const screens = [
		...new Set( [ ...menu, ...tabs, `${ desk.url }/wp-admin/tools.php?page=courant-job-index` ] ),
	].filter( ( url ) => ! /post-new\.php|customize\.php/.test( url ) );
	expect( screens.length ).toBeGreaterThan( 22 );
	const found: string[] = [];
	for ( const path of screens ) {
		await page.setViewportSize( { width: 1280, height: 900 } );
		expect( ( await page.goto( path ) )?.status(), path ).toBe( 200 );
		await page.waitForLoadState( 'networkidle', { timeout: 20_000 } );
		found.push(
			...( await axeFindings( page, { include: '#wpbody-content', exclude: CORE } ) ).map(
				( text ) => `${ path }: ${ text }`
			)
		);
		await page.setViewportSize( { width: 390, height: 900 } );
		if ( await overflows( page ) ) {
			found.push( `${ path } is wider than its window` );
		}
		found.push(
			...( await axeFindings( page, { include: '#wpbody-content', exclude: CORE } ) ).map(
				( text ) => `${ path }: ${ text }`
			)
		);
	}
	expect( found ).toEqual( [] );
} );

test( 'a screen of wp-admin has its first data in the page and sends no request for it', async ( {
	page,
	asAdmin,
} ) => {
	await asAdmin();
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		const { pathname, searchParams } = new URL( request.url() );
		const route = searchParams.get( 'rest_route' ) ?? pathname;
		// The preview of the form builder is the response to a POST request.
		if ( request.method() === 'GET' && route.includes( '/courant/v1/' ) ) {
			requests.push( route );
		}
	} );
	for ( const [ screen, content ] of [
		[ 'courant-specifications', '.courant-spec' ],
		[ 'courant-forms', '.courant-builder' ],
		[ 'courant-hiring', '#courant-hiring input' ],
		[ 'courant-applications', '.dataviews-wrapper' ],
	] as const ) {
		await page.goto( `/wp-admin/edit.php?post_type=awsm_job_openings&page=${ screen }` );
		await expect( page.locator( content ).first() ).toBeVisible();
		expect( requests, screen ).toEqual( [] );
	}
} );
