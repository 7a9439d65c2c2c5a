/**
 * Sends a request. The status 0 means that the connection was closed.
 *
 * @returns {Promise<{status: number, text: string, json: object|null, seconds: number, location: string}>}
 */
async function send( url, options ) {
	const began = Date.now();
	const seconds = () => ( Date.now() - began ) / 1000;
	try {
		const response = await fetch( url, { ...options, redirect: 'manual', signal: AbortSignal.timeout( 90000 ) } );
		const text = await response.text();
		const location = response.headers.get( 'location' ) ?? '';
		return { status: response.status, text, json: parse( text ), seconds: seconds(), location };
	} catch ( error ) {
		return { status: 0, text: String( error ), json: null, seconds: seconds(), location: '' };
	}
}

/** @returns {object|null} null for a page of HTML */
function parse( text ) {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/** Requests to the site, and actions of its must-use plugin. @param {string} url of the site */
export function requestsTo( url ) {
	const request = ( method, path, { body, headers = {} } = {} ) =>
		send( `${ url }${ path }`, { method, body, headers } );
	return {
		request,
		async act( what, more = {}, headers = {} ) {
			const response = await request( 'POST', '/wp-admin/admin-ajax.php', {
				body: new URLSearchParams( { action: 'courant_faults', what, ...more } ),
				headers: { 'X-Faults-User': '1', ...headers },
			} );
			return { ...response, value: response.json?.success?.[ 0 ] ?? '' };
		},
		/** As wp-admin calls the plugin's own REST routes. */
		rest: ( method, path, body, headers = {} ) =>
			request( method, `/wp-json/courant/v1${ path }`, {
				body: JSON.stringify( body ),
				headers: { 'X-Faults-User': '1', 'Content-Type': 'application/json', ...headers },
			} ),
	};
}
