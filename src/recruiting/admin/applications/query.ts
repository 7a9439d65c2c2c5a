import type { View } from '../../../shared/admin/dataviews';
import { isOneOf } from '../../../shared/admin/values';

/** The query of the list, stored in the URL so that each view has a link. */
export interface Query {
	readonly folder: string;
	readonly search: string;
	readonly opening: readonly string[];
	readonly stage: readonly string[];
	readonly rating: readonly string[];
	/** Slugs. */
	readonly tag: readonly string[];
	/** IDs of users. */
	readonly assignee: readonly string[];
	readonly unread: string;
	readonly from: string;
	readonly to: string;
	readonly orderby: string;
	readonly order: 'asc' | 'desc';
	readonly page: number;
	readonly perPage: number;
}

export const FOLDERS = [ 'inbox', 'suspected', 'withdrawn', 'trash' ] as const;
const ORDERS = [ 'received', 'name', 'rating' ];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const NO_FILTERS = {
	opening: [],
	stage: [],
	rating: [],
	tag: [],
	assignee: [],
	unread: '',
	from: '',
	to: '',
} as const;

export const DEFAULT_QUERY: Query = {
	folder: 'inbox',
	search: '',
	...NO_FILTERS,
	orderby: 'received',
	order: 'desc',
	page: 1,
	perPage: 25,
};

const LIST_KEYS = [ 'opening', 'stage', 'rating', 'tag', 'assignee' ] as const;
type ListKey = ( typeof LIST_KEYS )[ number ];
const isListKey = ( key: string ): key is ListKey => isOneOf( LIST_KEYS, key );

export function readQuery( from: URLSearchParams ): Query {
	const list = ( key: string ): string[] =>
		( from.get( key ) ?? '' ).split( ',' ).filter( ( value ) => value !== '' );
	const number = ( key: string, fallback: number, max: number ): number => {
		const value = Number( from.get( key ) );
		return Number.isInteger( value ) && value > 0 ? Math.min( value, max ) : fallback;
	};
	const day = ( key: string ): string => ( DAY.test( from.get( key ) ?? '' ) ? ( from.get( key ) ?? '' ) : '' );
	const folder = from.get( 'folder' ) ?? '';
	const orderby = from.get( 'orderby' ) ?? '';
	const unread = from.get( 'unread' ) ?? '';
	return {
		folder: isOneOf( FOLDERS, folder ) ? folder : 'inbox',
		search: from.get( 'search' ) ?? '',
		opening: list( 'opening' ),
		stage: list( 'stage' ),
		rating: list( 'rating' ),
		tag: list( 'tag' ),
		assignee: list( 'assignee' ),
		unread: unread === '1' || unread === '0' ? unread : '',
		from: day( 'from' ),
		to: day( 'to' ),
		orderby: ORDERS.includes( orderby ) ? orderby : 'received',
		order: from.get( 'order' ) === 'asc' ? 'asc' : 'desc',
		page: number( 'paged', 1, 100_000 ),
		perPage: number( 'per_page', 25, 100 ),
	};
}

/** Writes only what differs from the default. */
export function writeQuery( query: Query, page = true ): URLSearchParams {
	const parameters = new URLSearchParams();
	for ( const key of [ 'folder', 'search', 'unread', 'from', 'to', 'orderby', 'order' ] as const ) {
		if ( query[ key ] !== DEFAULT_QUERY[ key ] ) {
			parameters.set( key, query[ key ] );
		}
	}
	for ( const key of LIST_KEYS ) {
		if ( query[ key ].length > 0 ) {
			parameters.set( key, query[ key ].join( ',' ) );
		}
	}
	if ( page && query.page > 1 ) {
		parameters.set( 'paged', String( query.page ) );
	}
	if ( query.perPage !== DEFAULT_QUERY.perPage ) {
		parameters.set( 'per_page', String( query.perPage ) );
	}
	return parameters;
}

/** Returns the query string for the REST API. */
export function restQuery( query: Query ): string {
	const parameters = writeQuery( query, false );
	parameters.set( 'page', String( query.page ) );
	parameters.set( 'per_page', String( query.perPage ) );
	return parameters.toString();
}

/** Returns whether any filter is set. */
export const hasFilters = ( query: Query ): boolean =>
	[ 'folder', 'orderby', 'order', 'per_page' ].reduce(
		( remaining, key ) => {
			remaining.delete( key );
			return remaining;
		},
		writeQuery( query, false )
	).size > 0;

const stringList = ( value: unknown ): string[] =>
	Array.isArray( value ) ? value.map( String ) : typeof value === 'string' && value !== '' ? [ value ] : [];

/** Converts the filters of DataViews to a query; a change of anything but the page resets the page. */
export function fromView( view: View, previous: Query ): Query {
	let next: Query = {
		...previous,
		search: view.search ?? '',
		...NO_FILTERS,
		orderby: ORDERS.includes( view.sort?.field ?? '' ) ? ( view.sort?.field ?? 'received' ) : 'received',
		order: view.sort?.direction === 'asc' ? 'asc' : 'desc',
		perPage: view.perPage ?? previous.perPage,
		page: view.page ?? 1,
	};
	for ( const { field, value } of view.filters ?? [] ) {
		if ( isListKey( field ) ) {
			next = { ...next, [ field ]: stringList( value ) };
		} else if ( field === 'unread' ) {
			next = { ...next, unread: stringList( value )[ 0 ] ?? '' };
		} else if ( field === 'received' ) {
			const [ from = '', to = '' ] = stringList( value ).map( ( day ) => day.slice( 0, 10 ) );
			next = { ...next, from, to };
		}
	}
	const isSame = writeQuery( { ...next, page: 1 } ).toString() === writeQuery( { ...previous, page: 1 } ).toString();
	return isSame ? next : { ...next, page: 1 };
}

export type Filters = NonNullable< View[ 'filters' ] >;

export function toFilters( query: Query ): Filters {
	const filters: Filters = [];
	for ( const key of LIST_KEYS ) {
		if ( query[ key ].length > 0 ) {
			filters.push( { field: key, operator: 'isAny', value: [ ...query[ key ] ] } );
		}
	}
	if ( query.unread !== '' ) {
		filters.push( { field: 'unread', operator: 'is', value: query.unread } );
	}
	if ( query.from !== '' || query.to !== '' ) {
		filters.push( { field: 'received', operator: 'between', value: [ query.from, query.to ] } );
	}
	return filters;
}
