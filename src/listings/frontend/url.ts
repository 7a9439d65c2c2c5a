/**
 * Returns a URL with some parameters changed; other parameters, their order and the hash stay unchanged. An empty value
 * removes its parameter.
 */
export function withParameters( href: string, changes: Readonly< Record< string, string > > ): string {
	const [ , path = '', query = '', hash = '' ] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec( href ) ?? [];
	const remaining = new Map( Object.entries( changes ) );
	const changedNames = new Set( remaining.keys() );
	const parameters = query.split( '&' ).flatMap( ( parameter ) => {
		const name = parameterName( parameter );
		if ( ! changedNames.has( name ) ) {
			return parameter === '' ? [] : [ parameter ];
		}
		const value = remaining.get( name );
		remaining.delete( name );
		return value ? [ `${ encodeURIComponent( name ) }=${ encodeURIComponent( value ) }` ] : [];
	} );
	for ( const [ name, value ] of remaining ) {
		if ( value ) {
			parameters.push( `${ encodeURIComponent( name ) }=${ encodeURIComponent( value ) }` );
		}
	}
	return path + ( parameters.length ? `?${ parameters.join( '&' ) }` : '' ) + hash;
}

/** Removes a page number from the path, which would contradict the one in the query string. */
export function withoutPagePath( href: string ): string {
	return href.replace( /\/page\/\d+\/?(?=[?#]|$)/, '/' );
}

function parameterName( parameter: string ): string {
	return new URLSearchParams( parameter ).keys().next().value ?? '';
}

/** Replaces the URL of the current history entry; never adds one. */
export function replaceUrl( href: string ): void {
	if ( href !== location.href ) {
		history.replaceState( history.state, '', href );
	}
}
