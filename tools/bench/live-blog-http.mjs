/** Requests over connections that each client keeps open, as browsers do. */
import http from 'node:http';

/**
 * @param {http.Agent} agent of one client
 * @param {string} url
 * @param {{headers?: Record<string, string>, body?: string}} options with a body: POST of a form
 * @returns {Promise<{status: number, headers: http.IncomingHttpHeaders, text: string, bytes: number, ms: number}>}
 */
export function send( agent, url, { headers = {}, body } = {} ) {
	const began = performance.now();
	return new Promise( ( resolve, reject ) => {
		const request = http.request(
			url,
			{
				agent,
				method: body === undefined ? 'GET' : 'POST',
				headers: {
					...headers,
					...( body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' } ),
				},
			},
			( response ) => {
				let text = '';
				response
					.setEncoding( 'utf8' )
					.on( 'data', ( part ) => ( text += part ) )
					.on( 'error', reject )
					.on( 'end', () =>
						resolve( {
							status: response.statusCode ?? 0,
							headers: response.headers,
							text,
							bytes: text.length,
							ms: performance.now() - began,
						} )
					);
			}
		);
		request.setTimeout( 60_000, () => request.destroy( new Error( 'timeout' ) ) );
		request.on( 'error', reject );
		request.end( body );
	} );
}

/** @returns {http.Agent} */
export const createClient = () => new http.Agent( { keepAlive: true, maxSockets: 1 } );
