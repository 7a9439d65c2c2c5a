/** The rules of a listing block, without a page (Spec 2.4, 4; Rulings 6, 8, 12). */

export interface Query {
    readonly jq: string;
    /** by key of the filter: slugs joined by commas; only what is chosen. The order is among them, as `sort`. */
    readonly specs: Readonly<Record<string, string>>;
}

/** A query, and how far its pages are wanted. */
export interface Question extends Query {
    readonly page: number;
}

export type Work =
    /** quiet: nobody asked for it by hand, so focus stays where it is; clears: "Clear all" was pressed */
    | { readonly kind: 'filter'; readonly query: Query; readonly page: number; readonly quiet: boolean; readonly clears: boolean }
    /** page: the last one shown */
    | { readonly kind: 'more'; readonly page: number }
    /** page: the one wanted */
    | { readonly kind: 'page'; readonly page: number };

export interface State {
    /** what the list answers */
    readonly shown: Query;
    readonly paged: number;
    readonly total: number;
    /** the request in flight */
    readonly work: Work | null;
    /** the number of that request; an answer to an older one is too late */
    readonly turn: number;
    /** what the controls said when a trigger came too early */
    readonly waiting: (Query & { readonly clears: boolean }) | null;
    /** what "Clear all" removed, until something else is filtered or searched for */
    readonly undo?: Question | null | undefined;
    /** the request that failed last, until another one begins */
    readonly failed?: Work | null | undefined;
    /** the box holds a text that has not been searched for */
    readonly typed: boolean;
    readonly panelOpen: boolean;
}

export type Action =
    | { readonly type: 'filter'; readonly query: Query; readonly page?: number | undefined; readonly quiet?: boolean; readonly clears?: boolean }
    | { readonly type: 'more'; readonly page: number }
    | { readonly type: 'page'; readonly page: number }
    | { readonly type: 'answered'; readonly turn: number; readonly total: number | null }
    /** the request failed, or its answer held nothing */
    | { readonly type: 'nothing'; readonly turn: number; readonly failed: boolean }
    | { readonly type: 'typed'; readonly text: string }
    | { readonly type: 'toggle' };

export function reduce(state: State, action: Action): State {
    switch (action.type) {
        case 'filter':
            return filter(state, action.query, action.page ?? 1, action.quiet ?? false, action.clears ?? false);
        case 'more':
            return state.work ? state : begin(state, { kind: 'more', page: action.page });
        case 'page':
            return state.work && state.work.kind !== 'page' ? state : begin(state, { kind: 'page', page: action.page });
        case 'answered':
            return state.work && action.turn === state.turn ? follow(answered(state, state.work, action.total), state.work) : state;
        case 'nothing':
            return state.work && action.turn === state.turn ? follow({ ...state, failed: action.failed ? state.work : null }, state.work) : state;
        case 'typed':
            return { ...state, typed: action.text.trim() !== '' && action.text.trim() !== state.shown.jq };
        case 'toggle':
            return { ...state, panelOpen: !state.panelOpen };
    }
}

/** One filter or search request in flight; a trigger meanwhile is only remembered. It overtakes a request for pages. */
function filter(state: State, query: Query, page: number, quiet: boolean, clears: boolean): State {
    if (state.work?.kind === 'filter') {
        return { ...state, waiting: { ...query, clears }, work: { ...state.work, quiet: state.work.quiet && quiet } };
    }
    return begin({ ...state, typed: false }, { kind: 'filter', query, page, quiet, clears });
}

function begin(state: State, work: Work): State {
    return { ...state, work, turn: state.turn + 1, failed: null };
}

function answered(state: State, work: Work, total: number | null): State {
    const found = total ?? state.total;
    switch (work.kind) {
        case 'filter':
            return {
                ...state,
                shown: work.query,
                paged: work.page,
                total: found,
                undo: work.clears && isNarrowed(state.shown) ? { ...state.shown, page: state.paged } : null,
            };
        case 'more':
            return { ...state, paged: work.page + 1, total: found };
        case 'page':
            return { ...state, paged: work.page, total: found };
    }
}

/** What was remembered is asked now, if it is another question than the one that has settled. */
function follow(state: State, work: Work): State {
    const rest: State = { ...state, work: null, waiting: null };
    if (!state.waiting || work.kind !== 'filter' || sameQuery(state.waiting, work.query)) {
        return rest;
    }
    const { jq, specs, clears } = state.waiting;
    return begin(rest, { kind: 'filter', query: { jq, specs }, page: 1, quiet: false, clears });
}

/** Which of the two buttons in the search box is there (Rulings 12: clearing hides both until it settles). */
export function searchButtons({ work, shown, typed }: State): { search: boolean; close: boolean } {
    if (work?.kind === 'filter' && work.query.jq === '' && shown.jq !== '') {
        return { search: false, close: false };
    }
    const close = shown.jq !== '' && !typed;
    return { search: !close, close };
}

export function sameQuery(one: Query, other: Query): boolean {
    const keys = Object.keys(one.specs);
    return (
        one.jq === other.jq &&
        keys.length === Object.keys(other.specs).length &&
        keys.every((key) => one.specs[key] === other.specs[key])
    );
}

/** The order alone narrows nothing. */
function isNarrowed({ jq, specs }: Query): boolean {
    return jq !== '' || Object.keys(specs).some((key) => key !== 'sort');
}

export function isEmpty(query: Query): boolean {
    return query.jq === '' && Object.keys(query.specs).length === 0;
}
