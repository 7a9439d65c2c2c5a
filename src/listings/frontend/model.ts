/** State of a listing block, independent of the DOM. */

export interface Query {
	readonly jq: string;
	/** By filter key: selected slugs, joined by commas. Includes the sort order as `sort`. */
	readonly specs: Readonly< Record< string, string > >;
}

/** Counts by filter key, then by slug (schema/listing-state.json). */
export type Facets = Readonly< Record< string, Readonly< Record< string, number > > > >;

/** A query with its last page. */
export interface PagedQuery extends Query {
	readonly page: number;
}

export type PendingRequest =
	/** quiet: not started by the visitor, so focus does not move; clears: "Clear all" was clicked */
	| {
			readonly kind: 'filter';
			readonly query: Query;
			readonly page: number;
			readonly quiet: boolean;
			readonly clears: boolean;
	  }
	/** page: the last page that is shown */
	| { readonly kind: 'more'; readonly page: number }
	/** page: the page to load */
	| { readonly kind: 'page'; readonly page: number };

/** Result of a request: the HTML of the list, or of the openings that are added to it. */
export interface ListResponse {
	readonly request: PendingRequest;
	readonly html: string;
}

export interface State {
	/** The query that the list shows. */
	readonly shown: Query;
	readonly paged: number;
	readonly total: number;
	/** The last response; `null` while the list is as the server printed it. */
	readonly response: ListResponse | null;
	/** Total of the last response that replaced the list; `null` while the printed count applies. */
	readonly found: number | null;
	/** Of the last response that had them. */
	readonly facets: Facets | null;
	/** Whether React renders the pagination, which it does from the first response or request for pages on. */
	readonly rendersPages: boolean;
	/** Pages whose response was empty, until another response. */
	readonly exhausted: readonly number[];
	/** The request in progress. */
	readonly pending: PendingRequest | null;
	/** Number of the last request; responses to older ones are ignored. */
	readonly requestId: number;
	/** The query of the controls if they changed while a request was in progress. */
	readonly queued: ( Query & { readonly clears: boolean } ) | null;
	/** The query before "Clear all", until the next filter or search. */
	readonly undo?: PagedQuery | null | undefined;
	/** The last request if it failed, until another one starts. */
	readonly failed?: PendingRequest | null | undefined;
	/** The search field has a text that was not searched for. */
	readonly typed: boolean;
	readonly panelOpen: boolean;
}

export type Action =
	| {
			readonly type: 'filter';
			readonly query: Query;
			readonly page?: number | undefined;
			readonly quiet?: boolean;
			readonly clears?: boolean;
	  }
	| { readonly type: 'more'; readonly page: number }
	| { readonly type: 'page'; readonly page: number }
	| {
			readonly type: 'response';
			readonly requestId: number;
			readonly total: number | null;
			readonly html: string;
			readonly facets: Facets | null;
	  }
	/** The request failed, or its response was empty. */
	| { readonly type: 'nothing'; readonly requestId: number; readonly failed: boolean }
	| { readonly type: 'typed'; readonly text: string }
	| { readonly type: 'toggle' };

export function reduce( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'filter':
			return filter( state, action.query, action.page ?? 1, action.quiet ?? false, action.clears ?? false );
		case 'more':
			return state.pending ? state : begin( state, { kind: 'more', page: action.page } );
		case 'page':
			return state.pending && state.pending.kind !== 'page'
				? state
				: begin( state, { kind: 'page', page: action.page } );
		case 'response':
			return state.pending && action.requestId === state.requestId
				? follow( withResponse( state, state.pending, action ), state.pending )
				: state;
		case 'nothing':
			return state.pending && action.requestId === state.requestId
				? follow( withoutResponse( state, state.pending, action.failed ), state.pending )
				: state;
		case 'typed':
			return { ...state, typed: action.text.trim() !== '' && action.text.trim() !== state.shown.jq };
		case 'toggle':
			return { ...state, panelOpen: ! state.panelOpen };
	}
}

/**
 * Starts a filter or search request. Only one runs at a time; a later one is queued. It replaces a request for pages.
 */
function filter( state: State, query: Query, page: number, quiet: boolean, clears: boolean ): State {
	if ( state.pending?.kind === 'filter' ) {
		return {
			...state,
			queued: { ...query, clears },
			pending: { ...state.pending, quiet: state.pending.quiet && quiet },
		};
	}
	return begin( { ...state, typed: false }, { kind: 'filter', query, page, quiet, clears } );
}

function begin( state: State, pending: PendingRequest ): State {
	return {
		...state,
		pending,
		requestId: state.requestId + 1,
		rendersPages: state.rendersPages || pending.kind !== 'filter',
		failed: null,
	};
}

function withResponse(
	state: State,
	pending: PendingRequest,
	{ total, html, facets }: Action & { type: 'response' }
): State {
	const next = {
		...state,
		total: total ?? state.total,
		response: { request: pending, html },
		facets: facets ?? state.facets,
		rendersPages: true,
		exhausted: [],
	};
	switch ( pending.kind ) {
		case 'filter':
			return {
				...next,
				found: total ?? state.found,
				shown: pending.query,
				paged: pending.page,
				undo: pending.clears && isNarrowed( state.shown ) ? { ...state.shown, page: state.paged } : null,
			};
		case 'more':
			return { ...next, paged: pending.page + 1 };
		case 'page':
			return { ...next, found: total ?? state.found, paged: pending.page };
	}
}

function withoutResponse( state: State, pending: PendingRequest, hasFailed: boolean ): State {
	return {
		...state,
		failed: hasFailed ? pending : null,
		exhausted: hasFailed || pending.kind === 'filter' ? state.exhausted : [ ...state.exhausted, pending.page ],
	};
}

/** Starts the queued request if its query differs from the completed one. */
function follow( state: State, pending: PendingRequest ): State {
	const rest: State = { ...state, pending: null, queued: null };
	if ( ! state.queued || pending.kind !== 'filter' || sameQuery( state.queued, pending.query ) ) {
		return rest;
	}
	const { jq, specs, clears } = state.queued;
	return begin( rest, { kind: 'filter', query: { jq, specs }, page: 1, quiet: false, clears } );
}

/** Returns the query of the controls, as far as it was requested. */
export function controlsQuery( { pending, queued, shown }: State ): Query {
	return pending?.kind === 'filter' ? ( queued ?? pending.query ) : shown;
}

/** Returns which button the search field shows; while the search is being cleared, none. */
export function searchButtons( { pending, shown, typed }: State ): { search: boolean; close: boolean } {
	if ( pending?.kind === 'filter' && pending.query.jq === '' && shown.jq !== '' ) {
		return { search: false, close: false };
	}
	const close = shown.jq !== '' && ! typed;
	return { search: ! close, close };
}

export function sameQuery( query: Query, other: Query ): boolean {
	const keys = Object.keys( query.specs );
	return (
		query.jq === other.jq &&
		keys.length === Object.keys( other.specs ).length &&
		keys.every( ( key ) => query.specs[ key ] === other.specs[ key ] )
	);
}

/** The sort order is no filter. */
function isNarrowed( { jq, specs }: Query ): boolean {
	return jq !== '' || Object.keys( specs ).some( ( key ) => key !== 'sort' );
}

export function isEmpty( query: Query ): boolean {
	return query.jq === '' && Object.keys( query.specs ).length === 0;
}
