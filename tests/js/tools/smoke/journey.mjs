import assert from 'node:assert/strict';
import { stopSite } from '../../../../tools/lib/site.mjs';

const createRequester =
	( site ) =>
	( path, headers = {} ) =>
		fetch( `${ site.url }${ path }`, { redirect: 'manual', headers } );

/**
 * Checks that apply to every runtime, before there is demo content: visitors stay anonymous, and the administrator can
 * sign in, change a post and send an email.
 */
export async function checkSite( site, t ) {
	const get = createRequester( site );

	await t.test( 'an anonymous visitor gets the page, and no cookie that signs in', async () => {
		const front = await get( '/' );
		assert.equal( front.status, 200 );
		assert.deepEqual( front.headers.getSetCookie(), [] );
		const admin = await get( '/wp-admin/' );
		assert.equal( admin.status, 302 );
		assert.match( admin.headers.get( 'location' ), /wp-login\.php/ );
		assert.equal( ( await get( '/private-store/' ) ).status === 200, false );
		assert.equal( ( await get( '/wp-content/database/.ht.sqlite' ) ).status === 200, false );
	} );

	await t.test( 'the administrator signs in and changes a post', async () => {
		const cookie = await signIn( site.url );
		const nonce = /^[0-9a-f]+$/.exec(
			await ( await get( '/wp-admin/admin-ajax.php?action=rest-nonce', { Cookie: cookie } ) ).text()
		)?.[ 0 ];
		assert.ok( nonce );
		const [ post ] = await ( await get( '/wp-json/wp/v2/posts?slug=hello-world' ) ).json();
		const changed = await fetch( `${ site.url }/wp-json/wp/v2/posts/${ post.id }`, {
			method: 'POST',
			headers: { Cookie: cookie, 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
			body: JSON.stringify( { title: 'Renamed by the test' } ),
		} );
		assert.equal( changed.status, 200 );
		assert.match( await ( await get( '/hello-world/' ) ).text(), /Renamed by the test/ );
	} );

	await t.test( 'an email of the site is caught', async () => {
		const requested = await fetch( `${ site.url }/wp-login.php?action=lostpassword`, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( { user_login: 'admin' } ),
		} );
		assert.equal( requested.status, 302 );
		const [ email ] = await ( await fetch( `${ site.mail }api/messages` ) ).json();
		assert.deepEqual( email.to, [ 'admin@example.com' ] );
		assert.match( email.subject, /Password Reset/ );
	} );
}

/** Its port and that of its mail catcher are free afterwards. @param {string} dir the site's folder */
export async function checkStop( site, dir ) {
	assert.equal( await stopSite( dir ), true );
	await assert.rejects( createRequester( site )( '/' ) );
	await assert.rejects( fetch( site.mail ) );
	assert.equal( await stopSite( dir ), false );
}

async function signIn( url ) {
	const response = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: 'admin', pwd: 'password', testcookie: '1' } ),
	} );
	assert.equal( response.status, 302 );
	return response.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
}
