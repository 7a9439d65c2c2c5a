import { expect, overflows, test } from './support/test';
import { SCREEN, seed, openList } from './recruiting-screen';
import { runExclusively } from './support/exclusive';
import { countPosts, findPost, getOption, setOption, trashPost, updatePost } from './support/site-data';

// The DataViews library is the largest script of wp-admin.
test.setTimeout( 180_000 );

runExclusively( 'recruiting' );

test( 'lists are exported, views are saved, a link opens one application, and the basic list works', async ( {
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
	// The first page may contain only newer applications, of other tests.
	await page.locator( '#post-search-input' ).fill( 'Zoë Müller' );
	await page.locator( '#search-submit' ).click();
	await expect( page.locator( '.wp-list-table' ) ).toContainText( 'Zoë Müller' );
	await page.goto( `${ SCREEN }&application=99999999` );
	await expect( page.locator( '.courant-problem' ) ).toContainText( 'no longer exists' );
	await axe( { include: '.courant-screen' } );
} );

test( 'the hiring process is configured: stages, their order and emails, templates and retention', async ( {
	page,
	asRole,
	axe,
	screens,
} ) => {
	await asRole( 'hr' );
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=courant-hiring' );
	await page.getByLabel( 'New stage' ).fill( 'Trial day' );
	await page.getByRole( 'button', { name: 'Add stage' } ).click();
	await page.getByRole( 'button', { name: 'Move Trial day up' } ).click();
	await page
		.getByRole( 'listitem' )
		.filter( { has: page.locator( 'input[value="Trial day"]' ) } )
		.getByLabel( 'Email to the applicant' )
		.selectOption( { label: 'Interview invitation' } );
	await page.getByRole( 'button', { name: /Preview deletion/ } ).click();
	await expect( page.getByText( 'No applications would be deleted now.' ) ).toBeVisible();
	await axe( { include: '.courant-screen' } );
	await screens( 'recruiter-hiring' );
	expect( await overflows( page ) ).toBe( false );
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( page.getByText( 'Saved.' ) ).toBeVisible();
	const stages = await getOption< Record< string, { notification: string } > >( 'awsm_jobs_application_status' );
	expect( Object.keys( stages ) ).toEqual( [ 'publish', 'progress', 'shortlist', 'select', 'trial-day', 'reject' ] );
	expect( stages[ 'trial-day' ]?.notification ).toBe( 'enable' );
	await page.goto( `${ SCREEN }&layout=board` );
	await expect( page.getByRole( 'region', { name: /Trial day/ } ) ).toBeVisible( { timeout: 30_000 } );
	await setOption( 'awsm_jobs_application_status', [] );
} );

test( 'a settings screen that crashes shows the form of the server', async ( { page, asAdmin, expectConsole } ) => {
	await asAdmin();
	expectConsole( /TypeError|reading 'map'|error occurred in/ );
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=listings' );
	await page.locator( '.courant-settings .courant-setting input[type="number"]' ).first().fill( '7' );
	// A response without the fields that the screen renders.
	await page.route( /courant(%2F|\/)v1(%2F|\/)settings/, ( route ) =>
		route.fulfill( { json: { groups: [ { group: 'listings', title: 'Listings', fields: null } ], refused: [] } } )
	);
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
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
	await updatePost( zoe, { post_status: 'courant_withdrawn' } );
	const ben = await findPost( { post_type: 'awsm_job_application', post_parent: opening, post_status: 'publish' } );
	await trashPost( ben.id );
	/** Inbox, suspected, withdrawn, trash. */
	const stored = async (): Promise< string[] > => {
		const numbers = await countPosts( 'awsm_job_application' );
		const folders = [ 'courant_suspected', 'courant_withdrawn', 'trash' ];
		const others = [ ...folders, 'auto-draft', 'draft', 'inherit', 'future', 'pending', 'private' ];
		const inbox = Object.entries( numbers ).filter( ( [ status ] ) => ! others.includes( status ) );
		return [
			inbox.reduce( ( sum, [ , number ] ) => sum + number, 0 ),
			...folders.map( ( status ) => numbers[ status ] ?? 0 ),
		].map( String );
	};
	await asRole( 'hr' );
	const counts = page.getByRole( 'navigation', { name: 'Folders' } ).locator( '.courant-count' );
	// Other tests add applications in the meantime.
	await expect( async () => {
		const numbers = await stored();
		expect( Number( numbers[ 2 ] ) ).toBeGreaterThan( 0 );
		expect( Number( numbers[ 3 ] ) ).toBeGreaterThan( 0 );
		await openList( page, `&opening=${ opening }&folder=trash`, /Ben/ );
		await expect( page.getByRole( 'navigation', { name: 'Folders' } ).getByRole( 'button' ) ).toHaveCount( 4 );
		expect( ( await counts.allTextContents() ).map( ( text ) => text.trim() ) ).toEqual( numbers );
	} ).toPass( { timeout: 60_000 } );
	await page.route( /admin\/applications\.js/, async ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body: '' } )
	);
	await expect( async () => {
		const numbers = await stored();
		await page.reload();
		expect( ( await counts.allTextContents() ).map( ( text ) => text.trim() ) ).toEqual( numbers );
	} ).toPass( { timeout: 60_000 } );
} );
