import { parsePrinted } from '../../../src/shared/config/parse-printed';
/** A setting of the runner, such as the URL of the test site. */
export function setting( name: string ): string {
	const value = process.env[ name ];
	if ( value === undefined ) {
		throw new Error( `${ name } is missing: run "npm test -- e2e".` );
	}
	return value;
}

/**
 * Calls a function of tests/php/Support/Browser in the test site. PHP-FPM runs it, which has WordPress in memory: a
 * separate process needs three times as long.
 *
 * @param name  such as `Posts::create`
 * @param named its arguments by name
 */
export async function callSite< T >( name: string, named: object = {} ): Promise< T > {
	const response = await fetch( `${ setting( 'COURANT_URL' ) }/call-site.php`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'X-Courant-Key': setting( 'COURANT_SITE_KEY' ) },
		body: JSON.stringify( { function: name, arguments: named } ),
	} );
	const text = await response.text();
	if ( ! response.ok ) {
		throw new Error( `${ name } failed with ${ response.status }:\n${ text }` );
	}
	return parsePrinted< T >( text.trimEnd().split( '\n' ).at( -1 ) ?? 'null' );
}
