import type { Page } from '@playwright/test';
import { desk, expect, overflows, test } from './support/test';
import { axeFindings } from './support/watch';

// Requests about thirty screens one after another.
test.setTimeout( 300_000 );

/** WordPress tables and their filters; our own markup above and inside of them is checked. */
const CORE = [ '.wp-list-table .check-column', '.tablenav-pages', '#screen-options-wrap', '#contextual-help-wrap' ];

const SETTINGS = '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings';

const hrefsOf = ( page: Page, selector: string ): Promise< string[] > =>
	page.locator( selector ).evaluateAll( ( links: HTMLAnchorElement[] ) => links.map( ( { href } ) => href ) );

/** Returns the plugin's screens in the menu of the user, and all pages of the settings. */
async function findScreens( page: Page ): Promise< string[] > {
	await page.goto( '/wp-admin/index.php' );
	const menu = await hrefsOf( page, '#adminmenu a[href*="awsm_job"], #adminmenu a[href*="courant"]' );
	await page.goto( SETTINGS );
	const tabs: string[] = [];
	for ( const tab of await hrefsOf( page, '.nav-tab' ) ) {
		await page.goto( tab );
		tabs.push( tab, ...( await hrefsOf( page, '.courant-settings-pages a' ) ) );
	}
	return [ ...new Set( [ ...menu, ...tabs ] ) ].filter( ( url ) => ! /post-new\.php|customize\.php/.test( url ) );
}

/** What a screen shows until its script has rendered it, and while it loads. */
const BUSY = '#courant-applications-server, .courant-screen__wait, .courant-skeleton, [aria-busy="true"]';

/** Waits for the heading of the screen, and until the screen loads nothing. */
async function waitForScreen( page: Page ): Promise< void > {
	const content = page.locator( '#wpbody-content' );
	await expect( content.getByRole( 'heading', { level: 1 } ).first() ).toBeVisible( { timeout: 20_000 } );
	await expect( content.locator( BUSY ).filter( { visible: true } ) ).toHaveCount( 0, { timeout: 60_000 } );
}

/** Visits screens in a wide and a narrow window. @returns what is wrong with them */
async function checkScreens( page: Page, screens: string[] ): Promise< string[] > {
	const found: string[] = [];
	const check = async ( path: string ) => {
		// At the end of the page, the bar with the button that saves does not cover a part of a control.
		await page.evaluate( () => window.scrollTo( { top: document.body.scrollHeight, behavior: 'instant' } ) );
		found.push(
			...( await axeFindings( page, { include: '#wpbody-content', exclude: CORE } ) ).map(
				( text ) => `${ path }: ${ text }`
			)
		);
	};
	for ( const path of screens ) {
		await page.setViewportSize( { width: 1280, height: 900 } );
		expect( ( await page.goto( path ) )?.status(), path ).toBe( 200 );
		await waitForScreen( page );
		await check( path );
		await page.setViewportSize( { width: 390, height: 900 } );
		if ( await overflows( page ) ) {
			found.push( `${ path } is wider than its window` );
		}
		await check( path );
	}
	return found;
}

test( 'each admin screen is accessible in wide and narrow windows', async ( { page, asAdmin, expectStatus } ) => {
	// The screen of applicants' files requests a probe file, to check whether files can be downloaded.
	expectStatus( 404, 'private-store/probe-' );
	await asAdmin();
	const screens = [ ...( await findScreens( page ) ), `${ desk.url }/wp-admin/tools.php?page=courant-job-index` ];
	expect( screens.length ).toBeGreaterThan( 22 );
	expect( await checkScreens( page, screens ) ).toEqual( [] );
} );

for ( const [ role, groups, own ] of [
	[ 'editor', [ 'Content', 'Ads' ], 5 ],
	// Of "Site", the message of the captcha and the handling of duplicates.
	[ 'hr', [ 'Jobs', 'Applications', 'Site' ], 12 ],
] as const ) {
	test( `the role ${ role } has the settings of its work and accessible screens`, async ( { page, asRole } ) => {
		await asRole( role );
		const screens = await findScreens( page );
		await page.goto( SETTINGS );
		await expect( page.locator( '.nav-tab' ) ).toHaveText( [ ...groups ] );
		await expect( page.getByRole( 'button', { name: 'Help' } ) ).toBeVisible();
		await expect( page.getByRole( 'searchbox', { name: 'Search settings' } ) ).toBeVisible();
		expect( screens.length ).toBeGreaterThanOrEqual( own );
		expect( await checkScreens( page, screens ) ).toEqual( [] );
	} );
}

test( 'the buttons for export and import of settings are next to each other in a narrow window', async ( {
	page,
	asRole,
} ) => {
	await asRole( 'hr' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( SETTINGS );
	const [ first, second ] = await Promise.all(
		[ 'Export', 'Import' ].map( ( name ) => page.getByRole( 'button', { name, exact: true } ).boundingBox() )
	);
	expect( first?.y ).toBe( second?.y );
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
