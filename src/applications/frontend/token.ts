import { parsePrinted } from '../../shared/config/parse-printed';

/** Age in milliseconds after which a token is renewed. */
export const RENEW_AFTER = 30 * 60 * 1000;
/** The server marks an application with a younger token as suspected spam, so a renewed token is not used at once. */
const MIN_AGE = 5000;

export interface Tokens {
	/** Fetches a token if there is none or it is old. Called on each focus in the form. */
	refresh(): void;
	/** Returns the token to send, or `''`; an application without one is accepted too. */
	current(): string;
	/** Returns why files cannot be sent now, or `''`. Queries the server again only if storage was full before. */
	problem(): Promise< string >;
}

/** Response of the server: a token, and the reason why it cannot store files, or `''`. */
export interface TokenResponse {
	token: string;
	full: string;
}

export function createTokens( fetchToken: () => Promise< TokenResponse >, now: () => number = Date.now ): Tokens {
	let current: { token: string; at: number } | null = null;
	let previous = '';
	let fetching = false;
	let full = '';
	const store = ( response: TokenResponse ) => {
		previous = current?.token ?? '';
		current = { token: response.token, at: now() };
		full = response.full;
	};
	return {
		refresh: () => {
			if ( fetching || ( current && now() - current.at < RENEW_AFTER ) ) {
				return;
			}
			fetching = true;
			fetchToken()
				.then( store )
				.catch( () => undefined )
				.finally( () => {
					fetching = false;
				} );
		},
		current: () => ( current ? ( previous && now() - current.at < MIN_AGE ? previous : current.token ) : '' ),
		problem: async () => {
			if ( full ) {
				await fetchToken()
					.then( store )
					.catch( () => undefined );
			}
			return full;
		},
	};
}

/** @throws if the response has no token */
export async function fetchToken( url: string ): Promise< TokenResponse > {
	const response = await fetch( url, {
		credentials: 'same-origin',
		cache: 'no-store',
		headers: { Accept: 'application/json' },
	} );
	const { token, full } = parsePrinted< { token?: unknown; full?: unknown } >( await response.text() );
	if ( typeof token !== 'string' ) {
		throw new Error( 'No token' );
	}
	return { token, full: typeof full === 'string' ? full : '' };
}
