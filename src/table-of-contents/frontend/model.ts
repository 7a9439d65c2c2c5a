/** State of a table: its list, the entries beyond the limit, and its branches by the id of their list. */
export interface TableState {
	readonly visible: boolean;
	readonly more: boolean;
	readonly branches: Readonly< Record< string, boolean > >;
}

export type TableAction =
	| { type: 'show'; visible: boolean }
	| { type: 'unfold'; open: readonly string[] }
	| { type: 'more' }
	| { type: 'fewer' }
	| { type: 'branch'; list: string };

export function reduceTable( state: TableState, action: TableAction ): TableState {
	switch ( action.type ) {
		case 'show':
			return action.visible === state.visible ? state : { ...state, visible: action.visible };
		case 'unfold':
			return {
				...state,
				branches: Object.fromEntries(
					Object.keys( state.branches ).map( ( list ) => [ list, action.open.includes( list ) ] )
				),
			};
		case 'more':
			return { ...state, more: true };
		case 'fewer':
			return { ...state, more: false };
		case 'branch':
			return {
				...state,
				branches: { ...state.branches, [ action.list ]: state.branches[ action.list ] !== true },
			};
	}
}

/**
 * Returns the cookie value for a choice: `1` if it differs from the default on this screen, otherwise the text `null`.
 */
export function cookieValue( visible: boolean, hiddenByDefault: boolean ): '1' | 'null' {
	return visible === hiddenByDefault ? '1' : 'null';
}

/** Reading position of the page, shared by all tables: the current heading, and the one that was clicked. */
export interface ReadingState {
	readonly reached: number;
	readonly clicked: number | null;
}

export type ReadingAction =
	{ type: 'reached'; heading: number } | { type: 'clicked'; heading: number } | { type: 'scrolled' };

/** The clicked heading stays current until the visitor scrolls. */
export function reduceReading( state: ReadingState, action: ReadingAction ): ReadingState {
	switch ( action.type ) {
		case 'reached':
			return action.heading === state.reached ? state : { ...state, reached: action.heading };
		case 'clicked':
			return action.heading === state.clicked ? state : { ...state, clicked: action.heading };
		case 'scrolled':
			return state.clicked === null ? state : { ...state, clicked: null };
	}
}

export function activeHeading( { reached, clicked }: ReadingState ): number {
	return clicked ?? reached;
}
