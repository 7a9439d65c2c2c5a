/** Returns the URLs that expose the probe file. A URL that does not respond exposes nothing. */
export async function findReachable(
	secret: string,
	urls: readonly string[],
	read: ( url: string ) => Promise< string >
): Promise< string[] > {
	const texts = await Promise.all( urls.map( ( url ) => read( url ).catch( () => '' ) ) );
	return urls.filter( ( _, index ) => secret !== '' && texts[ index ]?.includes( secret ) );
}
