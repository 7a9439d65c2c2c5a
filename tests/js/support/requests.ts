import { FakeResponse } from './response';

/** Captures requests, to which the test responds one by one. */
export interface Pending {
	url: string;
	method: string;
	fields: Record< string, string >;
	/** as it is sent, without any encoding by this fake */
	body: string;
	respond: ( html: string, total?: number ) => Promise< void >;
	fail: ( status?: number ) => Promise< void >;
}

/** Waits many turns of the event loop instead of a time, which would be too short on a slow machine. */
export async function settled(): Promise< void > {
	for ( let turn = 0; turn < 20; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
}

/** The bytes that `fetch` sends for this body: only URLSearchParams are encoded by it. */
function sentBody( body: BodyInit | null | undefined ): string {
	if ( body === null || body === undefined || typeof body === 'string' ) {
		return body ?? '';
	}
	if ( body instanceof URLSearchParams ) {
		return body.toString();
	}
	throw new TypeError( `fetch would not send ${ Object.prototype.toString.call( body ) } as form fields.` );
}

const urlOf = ( input: string | URL | Request ): string =>
	typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

export function fakeFetch(): Pending[] {
	const pending: Pending[] = [];
	window.fetch = ( input: string | URL | Request, init?: RequestInit ) =>
		new Promise< Response >( ( resolve, reject ) => {
			const give = ( status: number, body: string, total?: number ) => {
				const headers = total === undefined ? undefined : { 'X-Courant-Total': String( total ) };
				resolve( new FakeResponse( body, status, headers ) );
				return settled();
			};
			const abort = () => reject( new DOMException( '', 'AbortError' ) );
			init?.signal?.addEventListener( 'abort', abort );
			if ( init?.signal?.aborted ) {
				abort();
			}
			pending.push( {
				url: urlOf( input ),
				method: init?.method ?? 'GET',
				body: sentBody( init?.body ),
				fields: Object.fromEntries( new URLSearchParams( sentBody( init?.body ) ) ),
				respond: ( html, total ) => give( 200, html, total ),
				fail: ( status = 500 ) => give( status, 'Fatal error' ),
			} );
		} );
	return pending;
}
