import type { ListingState } from '../../shared/config/generated';
import type { PackageConfig } from '../../shared/config/page';
import { parsePrinted } from '../../shared/config/parse-printed';
import { filtersOf, supportedValue, valueFor } from './filters';
import type { Filter } from './filters';
import { savedState } from './history-state';
import { isEmpty, sameQuery } from './model';
import type { Query, PagedQuery } from './model';

/** The elements of a listing block. */
export interface ListingElements {
	list: HTMLElement;
	/** The element that contains the openings: in a block an element in the list, otherwise the list. */
	items: HTMLElement;
	form: HTMLFormElement | null;
	input: HTMLInputElement | null;
	filters: Filter[];
}

export function findElements( root: HTMLElement ): ListingElements | null {
	const list = root.querySelector< HTMLElement >( '.awsm-job-listings' );
	return (
		list && {
			list,
			items: list.querySelector< HTMLElement >( '.awsm-b-job-listing-items' ) ?? list,
			form: root.querySelector< HTMLFormElement >( '.awsm-filter-wrap form' ),
			input: root.querySelector< HTMLInputElement >( '.awsm-filter-wrap input[name="jq"]' ),
			filters: filtersOf( root ),
		}
	);
}

/** Collapses white space, as the server does. */
export function normalizeSearch( text: string | null | undefined ): string {
	return text?.replace( /\s+/g, ' ' ).trim() ?? '';
}

function buildQuery(
	{ input, filters }: ListingElements,
	jq: string | null | undefined,
	value: ( filter: Filter ) => string
): Query {
	const specs = filters
		.map( ( filter ) => [ filter.key, value( filter ) ] as const )
		.filter( ( [ , value ] ) => value !== '' );
	return { jq: input ? normalizeSearch( jq ) : '', specs: Object.fromEntries( specs ) };
}

/** Reads the query from the controls. */
export function readControls( elements: ListingElements ): Query {
	return buildQuery( elements, elements.input?.value, valueFor );
}

/** Reads the query from the URL, limited to what the block's controls can express. */
export function queryFromUrl( elements: ListingElements, search: string ): PagedQuery {
	const parameters = new URLSearchParams( search );
	const values = ( key: string ) => [ ...parameters.getAll( key ), ...parameters.getAll( `${ key }[]` ) ].join( ',' );
	return {
		...buildQuery( elements, parameters.get( 'jq' ), ( filter ) => supportedValue( filter, values( filter.key ) ) ),
		page: Number( /^\d{1,6}$/.exec( parameters.get( 'paged' ) ?? '' ) ) || 1,
	};
}

/** The query string of the page load, because another block may change the URL before a block reads it. */
export const loaded = { search: location.search };

/** Reads `data-query`: the state that the server rendered. */
export function printedState( root: HTMLElement ): ListingState {
	const state: ListingState = { jq: '', specs: {}, paged: 1, total: 0 };
	try {
		const printed = parsePrinted< Partial< ListingState > >( root.dataset[ 'query' ] ?? '{}' );
		return {
			...state,
			...printed,
			// PHP prints an empty list for no filters.
			specs: { ...printed.specs, ...( printed.sort && { sort: printed.sort } ) },
		};
	} catch {
		return state;
	}
}

/** Returns the rendered query, limited to what the block's controls can express. */
export function printedQuery( root: HTMLElement, elements: ListingElements ): PagedQuery {
	const { jq, specs, paged } = printedState( root );
	return {
		...buildQuery( elements, jq, ( filter ) => supportedValue( filter, specs[ filter.key ] ?? '' ) ),
		page: paged,
	};
}

/**
 * Returns the query to request after the page has loaded, or `null`. A request is needed if the URL or the controls
 * (which browsers restore) differ from what the server rendered, if the visitor came back to another state of the
 * block, on a search page, and if a filter has a value. A later page that the server rendered is kept.
 */
export function requestOnLoad(
	root: HTMLElement,
	elements: ListingElements,
	config: PackageConfig,
	search = loaded.search
): PagedQuery | null {
	if ( ! elements.form ) {
		return null;
	}
	const printed = printedQuery( root, elements );
	const differs = ( query: PagedQuery ) => ! sameQuery( query, printed ) || query.page !== printed.page;
	const restored = savedState( root );
	if ( restored ) {
		return differs( restored ) ? restored : null;
	}
	const fromUrl = queryFromUrl( elements, search );
	const entered = { ...readControls( elements ), page: 1 };
	// A visitor who is typing has not searched yet; one who then changes a filter has.
	const filtered = { ...entered, jq: printed.jq };
	const controls = document.activeElement === elements.input && sameQuery( filtered, printed ) ? filtered : entered;
	if ( ! isEmpty( fromUrl ) && ! sameQuery( fromUrl, printed ) && ! sameQuery( fromUrl, controls ) ) {
		return fromUrl;
	}
	if ( ! sameQuery( controls, printed ) ) {
		return controls;
	}
	// A cached page that ignored the query string shows page 1.
	if ( printed.page === 1 && fromUrl.page > 1 && elements.list.querySelector( '.awsm-jobs-pagination' ) ) {
		return { ...controls, page: fromUrl.page };
	}
	const chosen = Object.keys( controls.specs ).some( ( key ) => key !== 'sort' );
	return ( config.listings?.isSearch === true || chosen ) && printed.page === 1 ? controls : null;
}
