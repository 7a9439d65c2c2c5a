import Cookies from 'js-cookie';

/** Stores whether the list is open for later pages: `1` for 30 days, the text `null` for the session. */
export function storeVisibility( index: string, value: '1' | 'null' ): void {
	try {
		Cookies.set( `ezTOC_hidetoc-${ index }`, value, {
			path: '/',
			sameSite: 'Strict',
			...( value === '1' ? { expires: 30 } : {} ),
		} );
	} catch {
		// Cookies are blocked in a sandbox; the list still opens and closes.
	}
}
