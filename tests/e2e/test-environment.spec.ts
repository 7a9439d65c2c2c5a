import { desk, expect, test, testWithoutScript } from './support/test';
import { getWordPressVersion, sendEmail } from './support/site-data';

test( "nginx serves WordPress, and PHP's own server serves the same site", async ( { page } ) => {
	await page.goto( '/' );
	await expect( page.locator( 'body' ) ).toBeVisible();
	expect( ( await fetch( `${ desk.phpServerUrl }/` ) ).status ).toBe( 200 );
} );

test( 'an administrator is signed in, and core gives the version', async ( { page, asAdmin } ) => {
	await asAdmin();
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	expect( await getWordPressVersion() ).toMatch( /^\d+\.\d+/ );
} );

test( 'an email that WordPress sends over SMTP is caught', async () => {
	await sendEmail( 'reader@courant.example', 'A word from the lab', 'Hello' );
	const [ email ] = await desk.mails( ( { subject } ) => subject === 'A word from the lab', { atLeast: 1 } );
	expect( email?.to ).toEqual( [ 'reader@courant.example' ] );
} );

test( 'an unknown URL returns 404, and the status has to be declared', async ( { page, expectStatus } ) => {
	expectStatus( 404, '/nothing-is-here/' );
	expect( ( await page.goto( '/nothing-is-here/' ) )?.status() ).toBe( 404 );
} );

test( 'browser errors are recorded', async ( { page, watch, expectConsole, expectStatus } ) => {
	await page.goto( '/' );
	await page.evaluate( () => {
		console.error( 'a complaint of the page' );
		setTimeout( () => {
			throw new Error( 'an uncaught error' );
		}, 0 );
	} );
	await page.evaluate( async () => fetch( '/nothing-is-here-either/' ) );
	await expect.poll( () => watch.problems().join( '\n' ) ).toContain( 'an uncaught error' );
	expect( watch.problems() ).toHaveLength( 3 );
	expect( watch.problems().join( '\n' ) ).toContain( 'a complaint of the page' );
	expect( watch.problems().join( '\n' ) ).toContain( '404 from' );
	watch.ignoreErrors( /^uncaught: Error: an uncaught error/, /^404 from .*nothing-is-here-either/ );
	expect( watch.problems(), 'Other problems are still reported.' ).toEqual( [
		expect.stringContaining( 'a complaint of the page' ),
	] );
	watch.ignoreErrors( /^console error: a complaint of the page/ );
	expect( watch.problems() ).toEqual( [] );
	expectConsole( /a declared complaint/ );
	expectStatus( 404, '/nothing-is-here-either/' );
	await page.evaluate( async () => {
		console.error( 'a declared complaint' );
		await fetch( '/nothing-is-here-either/' );
	} );
} );

testWithoutScript( 'a browser without JavaScript runs no script', async ( { page } ) => {
	await page.setContent( '<p>before</p><script>document.querySelector("p").textContent = "after"</script>' );
	await expect( page.getByText( 'before' ) ).toBeVisible();
} );
