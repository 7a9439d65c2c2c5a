export interface HttpResponse {
	text: string;
	/** Returns a response header, or `null`. */
	header: ( name: string ) => string | null;
}

export interface RequestOptions {
	signal?: AbortSignal;
	/** Milliseconds until the request is aborted. */
	timeout?: number;
	method?: string;
}

export type Fields = Iterable< readonly [ name: string, value: string ] >;

/** Encodes names and values as a form would. */
export function encode( fields: Fields ): URLSearchParams {
	const body = new URLSearchParams();
	for ( const [ name, value ] of fields ) {
		body.append( name, value );
	}
	return body;
}

/** Sends fields and returns the response. Rejects on an error status, a network error, a timeout and an abort. */
export async function send(
	url: string,
	fields: Fields,
	{ signal, timeout = 30_000, method = 'POST' }: RequestOptions = {}
): Promise< HttpResponse > {
	const body = encode( fields );
	// AbortSignal.timeout() uses the browser's own clock, which tests cannot set.
	const controller = new AbortController();
	const timer = setTimeout( () => controller.abort(), timeout );
	try {
		const isGet = method === 'GET';
		const response = await fetch( isGet ? `${ url }${ url.includes( '?' ) ? '&' : '?' }${ body }` : url, {
			method,
			credentials: 'same-origin',
			signal: AbortSignal.any( [ controller.signal, ...( signal ? [ signal ] : [] ) ] ),
			...( isGet ? {} : { body } ),
		} );
		if ( ! response.ok ) {
			throw new Error( `Status ${ response.status }` );
		}
		const text = await response.text();
		return { text, header: ( name ) => response.headers.get( name ) };
	} finally {
		clearTimeout( timer );
	}
}
