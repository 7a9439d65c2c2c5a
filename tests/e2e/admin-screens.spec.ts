import { desk, expect, overflows, test } from './support/test';
import { axeFindings } from './support/watch';

// Some thirty screens one after the other.
test.setTimeout( 300_000 );

/** WordPress tables and their filters; our own markup above and inside of them is checked. */
const CORE = [ '.wp-list-table .check-column', '.tablenav-pages', '#screen-options-wrap', '#contextual-help-wrap' ];

test( 'each admin screen is accessible in wide and narrow windows', async ( { page, asAdmin, expectStatus } ) => {
	// The screen of applicants' files lets the browser try whether they can be fetched.
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
	].filter( ( one ) => ! /post-new\.php|customize\.php/.test( one ) );
	expect( screens.length ).toBeGreaterThan( 22 );
	const found: string[] = [];
	for ( const address of screens ) {
		await page.setViewportSize( { width: 1280, height: 900 } );
		expect( ( await page.goto( address ) )?.status(), address ).toBe( 200 );
		await page.waitForLoadState( 'networkidle', { timeout: 20_000 } );
		found.push(
			...( await axeFindings( page, { include: '#wpbody-content', exclude: CORE } ) ).map(
				( text ) => `${ address }: ${ text }`
			)
		);
		await page.setViewportSize( { width: 390, height: 900 } );
		if ( await overflows( page ) ) {
			found.push( `${ address } is wider than its window` );
		}
		found.push(
			...( await axeFindings( page, { include: '#wpbody-content', exclude: CORE } ) ).map(
				( text ) => `${ address }: ${ text }`
			)
		);
	}
	expect( found ).toEqual( [] );
} );
