import type { Page } from '@playwright/test';
import { runExclusively } from './support/exclusive';
import { expect, test } from './support/test';
import { SCREEN, openList, seed } from './recruiting-screen';

// The DataViews library is the largest script of wp-admin.
test.setTimeout( 60_000 );

runExclusively( 'recruiting' );

test( 'the list is filtered by dates of a calendar, which is loaded after it', async ( { page, asRole } ) => {
	const { opening } = await seed();
	await asRole( 'hr' );
	await openList( page, `&opening=${ opening }` );
	await page.getByRole( 'button', { name: 'Filter', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Add filter' } ).click();
	await page.getByRole( 'menuitem', { name: 'Received' } ).click();
	const days = page.getByRole( 'grid' ).getByRole( 'button' );
	await days.first().click();
	await days.nth( 1 ).click();
	await page.keyboard.press( 'Escape' );
	await expect( days ).toHaveCount( 0 );
	await expect( page.getByRole( 'button', { name: /^Received between/ } ) ).toBeFocused();
	await expect( page ).toHaveURL( /&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d(&|$)/ );
} );

/** Stops the requests of a script of this screen, as if the connection had failed. */
const failScript = async ( page: Page, name: string ): Promise< () => Promise< void > > => {
	const isScript = ( url: URL ): boolean => url.pathname.endsWith( `/admin/${ name }.js` );
	await page.route( isScript, ( route ) => route.abort() );
	return () => page.unroute( isScript );
};

test( 'a view whose script cannot be loaded shows an error, and can be loaded again', async ( {
	page,
	asRole,
	expectStatus,
	axe,
} ) => {
	const { opening } = await seed();
	await asRole( 'hr' );
	expectStatus( 0, /applications-board\.js/ );
	const restore = await failScript( page, 'applications-board' );
	await openList( page, `&opening=${ opening }` );
	await page.getByRole( 'button', { name: 'Board', exact: true } ).click();
	const error = page.getByRole( 'alert' ).filter( { hasText: 'This view could not be loaded.' } );
	await expect( error ).toBeVisible();
	await axe( { include: '#courant-recruiting' } );
	await page.getByRole( 'button', { name: 'List', exact: true } ).click();
	await expect( page.getByRole( 'link', { name: /Zoë Müller/ } ) ).toBeVisible();
	await page.goBack();
	await expect( error ).toBeVisible();
	await restore();
	await page.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( page.locator( '#courant-recruiting .courant-board-column' ).first() ).toBeVisible();
} );

for ( const { name, more, script } of [
	{ name: 'list', more: '', script: 'dataviews' },
	{ name: 'board', more: '&layout=board', script: 'applications-board' },
] ) {
	test( `the ${ name } of the server stays if its script cannot be loaded`, async ( {
		page,
		asRole,
		expectStatus,
	} ) => {
		const { opening } = await seed();
		await asRole( 'hr' );
		expectStatus( 0, new RegExp( `${ script }\\.js` ) );
		await failScript( page, script );
		await page.goto( `${ SCREEN }&opening=${ opening }${ more }` );
		await expect( page.locator( '#courant-recruiting' ) ).toHaveClass( /courant-admin/ );
		await page
			.locator( '#courant-applications-server' )
			.getByRole( 'link', { name: /Zoë Müller/ } )
			.click();
		await expect( page.locator( '#courant-recruiting .courant-detail' ) ).toBeVisible();
	} );
}

test( 'Back and Forward show the list, the board and an application again', async ( { page, asRole } ) => {
	const { opening } = await seed();
	await asRole( 'hr' );
	await openList( page, `&opening=${ opening }` );
	const views = {
		list: page.locator( '.dataviews-view-table tbody tr' ),
		board: page.locator( '#courant-recruiting .courant-board-column' ),
		application: page.locator( '#courant-recruiting .courant-detail' ),
	};
	const expectView = async ( shown: keyof typeof views ): Promise< void > => {
		for ( const [ view, content ] of Object.entries( views ) ) {
			await ( view === shown
				? expect( content.first() ).toBeVisible()
				: expect( content, view ).toHaveCount( 0 ) );
		}
	};
	await expectView( 'list' );
	await page.getByRole( 'button', { name: 'Board', exact: true } ).click();
	await expectView( 'board' );
	await page.getByRole( 'link', { name: /Zoë Müller/ } ).click();
	await expectView( 'application' );
	await page.goBack();
	await expectView( 'board' );
	await page.goBack();
	await expectView( 'list' );
	await page.goForward();
	await page.goForward();
	await expectView( 'application' );
} );

test( 'an application that does not exist shows a message and the list, whose scripts are loaded at once', async ( {
	page,
	asRole,
} ) => {
	await seed();
	await asRole( 'hr' );
	await page.goto( `${ SCREEN }&application=999999999` );
	await expect( page.locator( '.dataviews-view-table tbody tr' ).first() ).toBeVisible();
	await expect( page.getByText( 'This application no longer exists.' ).first() ).toBeVisible();
	const [ atOnce = '' ] = await page.evaluate( async () =>
		fetch( window.location.href )
			.then( async ( response ) => response.text() )
			.then( ( html ) => html.split( '<template id="courant-delayed-scripts">' ) )
	);
	expect( atOnce ).toMatch( /<script [^>]*\/admin\/dataviews\.js/ );
	expect( atOnce ).not.toMatch( /<script [^>]*\/admin\/applications-detail\.js/ );
} );
