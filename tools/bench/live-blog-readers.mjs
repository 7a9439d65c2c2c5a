/** Readers with a live blog open, who request its updates as `module.live-blog.ts` does. */
import { pause } from '../lib/services.mjs';
import { createClient, send } from './live-blog-http.mjs';

/** Responses for which nginx did not run PHP. */
const CACHED = [ 'HIT', 'UPDATING' ];

/**
 * @param {{url: string, path: string, post: number, seconds: number, end: number}} options seconds: between two requests
 * @returns {Promise<{polls: {status: number, ms: number, isCached: boolean, bytes: number}[], pages: {ms: number,
 * isCached: boolean}[], seen: Map<string, number>, errors: string[]}>} seen: time of each headline
 */
export async function read( { url, path, post, seconds, end } ) {
	const agent = createClient();
	const result = { polls: [], pages: [], seen: new Map(), errors: [] };
	let etag = '';
	await pause( Math.random() * seconds * 1000 );
	try {
		const page = await send( agent, url + path );
		result.pages.push( { ms: page.ms, isCached: isCached( page ) } );
		note( result.seen, page.text );
	} catch ( error ) {
		result.errors.push( `page: ${ error.message }` );
	}
	while ( Date.now() < end ) {
		try {
			const response = await send( agent, `${ url }/wp-json/courant/v1/live-blogs/${ post }`, {
				headers: {
					'Cache-Control': 'max-age=0',
					'Accept-Encoding': 'identity',
					...( etag === '' ? {} : { 'If-None-Match': etag } ),
				},
			} );
			result.polls.push( {
				status: response.status,
				ms: response.ms,
				isCached: isCached( response ),
				bytes: response.bytes,
			} );
			if ( response.status === 200 ) {
				etag = String( response.headers.etag ?? '' );
				note( result.seen, response.text );
			} else if ( response.status !== 304 ) {
				result.errors.push( `status ${ response.status }` );
			}
		} catch ( error ) {
			result.errors.push( error.message );
		}
		await pause( seconds * 1000 );
	}
	agent.destroy();
	return result;
}

const isCached = ( { headers } ) => CACHED.includes( String( headers[ 'x-cache' ] ) );

function note( seen, text ) {
	for ( const [ title ] of text.matchAll( /Update \d+\.\d+\./g ) ) {
		if ( ! seen.has( title ) ) {
			seen.set( title, Date.now() );
		}
	}
}
