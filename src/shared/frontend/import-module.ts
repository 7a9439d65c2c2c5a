/**
 * Imports a module and tries a second time if that fails. Browsers cache the failure by the URL with its
 * fragment, so the second attempt uses another fragment.
 * @param load native `import()`
 */
export function importModule(
	url: string,
	load: ( url: string ) => Promise< unknown > = ( source ) => import( /* webpackIgnore: true */ source )
): Promise< unknown > {
	return load( url ).catch( () => load( `${ url }#${ Date.now() }` ) );
}
