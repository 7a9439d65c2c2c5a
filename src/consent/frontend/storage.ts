const COOKIE_NAME = 'courant_consent';
const MAX_AGE_SECONDS = 365 * 24 * 3600;

/** Returns '' if cookies are blocked; a choice then lasts until the page is left. */
function accessCookies( assignment?: string ): string {
	try {
		if ( assignment ) {
			document.cookie = assignment;
		}
		return document.cookie;
	} catch {
		return '';
	}
}

export const readCookie = (): string | undefined =>
	new RegExp( `(?:^|; )${ COOKIE_NAME }=([^;]*)` ).exec( accessCookies() )?.[ 1 ];

export function writeCookie( value: string ): void {
	accessCookies(
		`${ COOKIE_NAME }=${ value }; path=/; max-age=${ MAX_AGE_SECONDS }; SameSite=Lax${ location.protocol === 'https:' ? '; Secure' : '' }`
	);
}

/**
 * Deletes what services have stored: cookies of this host and its parent domains, and entries of localStorage and
 * sessionStorage.
 */
export function deleteStored( patterns: readonly string[] ): void {
	if ( patterns.length === 0 ) {
		return;
	}
	const names = new RegExp(
		`^(?:${ patterns.map( ( pattern ) => pattern.replace( /[.+?^${}()|[\]\\]/g, '\\$&' ).replace( /\*/g, '.*' ) ).join( '|' ) })$`
	);
	const labels = location.hostname.split( '.' );
	const domains = [ '', ...labels.map( ( _, index ) => `; domain=${ labels.slice( index ).join( '.' ) }` ) ];
	for ( const pair of accessCookies().split( '; ' ) ) {
		const name = pair.split( '=' )[ 0 ] ?? '';
		if ( names.test( name ) ) {
			domains.forEach( ( domain ) => accessCookies( `${ name }=; path=/; max-age=0${ domain }` ) );
		}
	}
	for ( const getStore of [ () => localStorage, () => sessionStorage ] ) {
		try {
			const store = getStore();
			Object.keys( store )
				.filter( ( key ) => names.test( key ) )
				.forEach( ( key ) => store.removeItem( key ) );
		} catch {
			// Storage is blocked, so nothing is stored.
		}
	}
}
