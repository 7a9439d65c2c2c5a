/**
 * Imports a module and tries a second time if that fails. Browsers cache the failure by the URL with its
 * fragment, so the second attempt uses another fragment.
 * @param load native `import()`
 */
export function importModule< Module >(
	url: string,
	load: ( url: string ) => Promise< Module > = ( source ) => import( /* webpackIgnore: true */ source )
): Promise< Module > {
	return load( url ).catch( () => load( `${ url }#${ Date.now() }` ) );
}
