/** Checks the metadata for search engines and social networks that each page must have exactly once. */

/**
 * @typedef {{
 *   titles: number, descriptions: number, canonicals: number, openGraph: Record<string, number>, types: Record<string,
 *   number>,
 * }} PageData `types`: number of objects in JSON-LD by `@type`
 */

const OPEN_GRAPH = [ 'og:title', 'og:type', 'og:url' ];

/** Reads a page. Runs in the browser. */
export function readPageData() {
	/* global document */
	const count = ( selector ) => document.querySelectorAll( selector ).length;
	const types = {};
	const note = ( value ) => {
		if ( Array.isArray( value ) ) {
			value.forEach( note );
		} else if ( value !== null && typeof value === 'object' ) {
			for ( const type of [ value[ '@type' ] ].flat().filter( Boolean ) ) {
				types[ type ] = ( types[ type ] ?? 0 ) + 1;
			}
			Object.values( value ).forEach( note );
		}
	};
	for ( const script of document.querySelectorAll( 'script[type="application/ld+json"]' ) ) {
		try {
			note( JSON.parse( script.textContent ?? '' ) );
		} catch {
			types.invalid = ( types.invalid ?? 0 ) + 1;
		}
	}
	const openGraph = {};
	for ( const meta of document.querySelectorAll( 'meta[property^="og:"]' ) ) {
		const name = meta.getAttribute( 'property' ) ?? '';
		openGraph[ name ] = ( openGraph[ name ] ?? 0 ) + 1;
	}
	return {
		titles: count( 'head > title' ),
		descriptions: count( 'meta[name="description"]' ),
		canonicals: count( 'link[rel="canonical"]' ),
		openGraph,
		types,
	};
}

/**
 * @param {PageData} data
 * @param {string[]} types types of JSON-LD that the page must have once
 * @returns {string[]} what differs, such as `2 × canonical`
 */
export function structuredDataProblems( data, types = [] ) {
	const counts = {
		title: data.titles,
		description: data.descriptions,
		canonical: data.canonicals,
		...Object.fromEntries( OPEN_GRAPH.map( ( name ) => [ name, data.openGraph[ name ] ?? 0 ] ) ),
		...Object.fromEntries( types.map( ( type ) => [ type, data.types[ type ] ?? 0 ] ) ),
	};
	const problems = Object.entries( counts )
		.filter( ( [ , count ] ) => count !== 1 )
		.map( ( [ name, count ] ) => `${ count } × ${ name }` );
	return data.types.invalid ? [ ...problems, 'invalid JSON-LD' ] : problems;
}
