/**
 * State that changes only through actions. Dispatching is synchronous, so that a second click sees the result of the
 * first.
 */
export interface Store< State, Action > {
	get: () => State;
	dispatch: ( action: Action ) => void;
	subscribe: ( listener: () => void ) => () => void;
}

export function createStore< State, Action >(
	reduce: ( state: State, action: Action ) => State,
	initial: State
): Store< State, Action > {
	const listeners = new Set< () => void >();
	let state = initial;
	return {
		get: () => state,
		dispatch: ( action ) => {
			const next = reduce( state, action );
			if ( next !== state ) {
				state = next;
				listeners.forEach( ( listener ) => listener() );
			}
		},
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => void listeners.delete( listener );
		},
	};
}
