import type { Query } from './model';
import type { ListingElements } from './dom';

/** Attributes that are sent under another name, or not at all. */
const EXCLUDED = new Set( [ 'listings', 'specs', 'search', 'lang', 'taxonomy', 'termId' ] );

type Pair = readonly [ name: string, value: string ];

/** All other data attributes of the list, by the name that jQuery would give them. */
function passthroughFields( list: HTMLElement ): Pair[] {
	return Object.entries( list.dataset ).flatMap( ( [ name, value ] ): Pair[] =>
		EXCLUDED.has( name ) ? [] : [ [ name, value ?? '' ] ]
	);
}

function commonFields( { dataset }: HTMLElement ): Pair[] {
	const pairs: Pair[] = [
		[ 'listings_per_page', dataset[ 'listings' ] ?? '' ],
		[ 'shortcode_specs', dataset[ 'specs' ] ?? '' ],
	];
	// On the archive of a specification its own term always applies.
	return dataset[ 'taxonomy' ] && dataset[ 'termId' ]
		? [ ...pairs, [ `awsm_job_spec[${ dataset[ 'taxonomy' ] }]`, dataset[ 'termId' ] ] ]
		: pairs;
}

function formFields( form: HTMLFormElement ): Pair[] {
	return [ ...new FormData( form ) ].flatMap( ( [ name, value ] ): Pair[] =>
		typeof value === 'string' ? [ [ name, value ] ] : []
	);
}

/** Fields of a filter or search request: the form, with the page. */
export function filterFields( { form, list }: ListingElements, page: number ): Pair[] {
	const given = form
		? formFields( form ).map( ( [ name, value ] ): Pair => [ name, name === 'paged' ? String( page ) : value ] )
		: [];
	const fields =
		page > 1 && ! given.some( ( [ name ] ) => name === 'paged' )
			? [ ...given, [ 'paged', String( page ) ] as const ]
			: given;
	const lang = list.dataset[ 'lang' ];
	return [
		...fields,
		...( lang && ! fields.some( ( [ name ] ) => name === 'lang' ) ? [ [ 'lang', lang ] as const ] : [] ),
		...commonFields( list ),
		...passthroughFields( list ),
		// Requests the facet counts too.
		[ 'courant', '1' ],
	];
}

/** Fields of a request for more pages: the query that the list shows, whatever the controls contain by now. */
export function pageFields( { form, list }: ListingElements, query: Query, page: number ): Pair[] {
	const base = form?.querySelector< HTMLInputElement >( 'input[name="awsm_pagination_base"]' )?.value;
	return [
		[ 'action', 'loadmore' ],
		[ 'paged', String( page ) ],
		...commonFields( list ),
		[ 'lang', list.dataset[ 'lang' ] ?? '' ],
		[ 'jq', query.jq || ( form ? '' : ( list.dataset[ 'search' ] ?? '' ) ) ],
		[ 'awsm_pagination_base', base ?? location.href.replace( /#.*$/s, '' ) ],
		...Object.entries( query.specs ),
		...passthroughFields( list ),
		[ 'courant_shown', listedOpenings( list ).join( ',' ) ],
	];
}

/** Ids of the last thousand openings in the list: the server excludes them, even if the page was cached. */
function listedOpenings( list: HTMLElement ): string[] {
	return [ ...list.querySelectorAll( '.awsm-job-listing-item[id]' ) ]
		.flatMap( ( { id } ) => /\d+$/.exec( id )?.[ 0 ] ?? [] )
		.slice( -1000 );
}
