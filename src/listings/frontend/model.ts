/** State of a listing block, independent of the DOM. */

export interface Query {
	readonly jq: string;
	/** By filter key: selected slugs, joined by commas. Includes the sort order as `sort`. */
	readonly specs: Readonly< Record< string, string > >;
}

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

export interface State {
	/** The query that the list shows. */
	readonly shown: Query;
	readonly paged: number;
	readonly total: number;
	/** The request in progress. */
	readonly pending: PendingRequest | null;
	/** Number of the last request; responses to older ones are ignored. */
	readonly requestId: number;
	/** The query of the controls if they changed while a request was in progress. */
	readonly queued: ( Query & { readonly clears: boolean } ) | null;
	/** What "Clear all" removed, until the next filter or search. */
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
	| { readonly type: 'answered'; readonly requestId: number; readonly total: number | null }
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
		case 'answered':
			return state.pending && action.requestId === state.requestId
				? follow( answered( state, state.pending, action.total ), state.pending )
				: state;
		case 'nothing':
			return state.pending && action.requestId === state.requestId
				? follow( { ...state, failed: action.failed ? state.pending : null }, state.pending )
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
	return { ...state, pending, requestId: state.requestId + 1, failed: null };
}

function answered( state: State, pending: PendingRequest, total: number | null ): State {
	const found = total ?? state.total;
	switch ( pending.kind ) {
		case 'filter':
			return {
				...state,
				shown: pending.query,
				paged: pending.page,
				total: found,
				undo: pending.clears && isNarrowed( state.shown ) ? { ...state.shown, page: state.paged } : null,
			};
		case 'more':
			return { ...state, paged: pending.page + 1, total: found };
		case 'page':
			return { ...state, paged: pending.page, total: found };
	}
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

/** Returns which button the search field shows; while the search is being cleared, none. */
export function searchButtons( { pending, shown, typed }: State ): { search: boolean; close: boolean } {
	if ( pending?.kind === 'filter' && pending.query.jq === '' && shown.jq !== '' ) {
		return { search: false, close: false };
	}
	const close = shown.jq !== '' && ! typed;
	return { search: ! close, close };
}

export function sameQuery( one: Query, other: Query ): boolean {
	const keys = Object.keys( one.specs );
	return (
		one.jq === other.jq &&
		keys.length === Object.keys( other.specs ).length &&
		keys.every( ( key ) => one.specs[ key ] === other.specs[ key ] )
	);
}

/** The sort order is no filter. */
function isNarrowed( { jq, specs }: Query ): boolean {
	return jq !== '' || Object.keys( specs ).some( ( key ) => key !== 'sort' );
}

export function isEmpty( query: Query ): boolean {
	return query.jq === '' && Object.keys( query.specs ).length === 0;
}
