import { Component, createContext, useContext, useEffect, useReducer, useState } from '@wordpress/element';
import type { Dispatch, ReactElement, ReactNode, Reducer, SetStateAction } from 'react';

/** The last state that each part of a screen rendered, by key. It is kept when the screen crashes. */
export type ScreenState = Map< string, unknown >;

export interface ScreenOptions {
	/** Called when the screen has rendered, and again after each successful retry. */
	readonly onReady?: () => void;
	/** Called after a crash: restores what `onReady` removed. */
	readonly onCrash?: ( screenState: ScreenState ) => void;
}

const ScreenStateContext = createContext< ScreenState | null >( null );

function useScreenStateEntry( key: string, state: unknown ): void {
	const screenState = useContext( ScreenStateContext );
	// A state whose rendering fails runs no effect, so the last working state stays.
	useEffect( () => {
		screenState?.set( key, state );
	}, [ screenState, key, state ] );
}

/** `useState()` that keeps its value when the screen is rendered again after a crash. */
export function usePersistentState< T >( key: string, initial: T ): [ T, Dispatch< SetStateAction< T > > ] {
	const screenState = useContext( ScreenStateContext );
	const [ state, setState ] = useState< T >( () =>
		screenState?.has( key ) ? ( screenState.get( key ) as T ) : initial
	);
	useScreenStateEntry( key, state );
	return [ state, setState ];
}

/** `useReducer()` that keeps its state when the screen is rendered again after a crash. */
export function usePersistentReducer< S, A >(
	key: string,
	reducer: Reducer< S, A >,
	create: () => S
): [ S, Dispatch< A > ] {
	const screenState = useContext( ScreenStateContext );
	const [ state, dispatch ] = useReducer( reducer, null, () =>
		screenState?.has( key ) ? ( screenState.get( key ) as S ) : create()
	);
	useScreenStateEntry( key, state );
	return [ state, dispatch ];
}

/** Its effect runs after the effects of everything below it. */
const Ready = ( {
	onReady,
	children,
}: {
	readonly onReady: () => void;
	readonly children: ReactNode;
} ): ReactElement => {
	useEffect( onReady, [ onReady ] );
	return <>{ children }</>;
};

interface BoundaryProps extends ScreenOptions {
	/** Rendered after a crash; `retry` renders the screen again. */
	readonly fallback: ( retry: () => void ) => ReactNode;
	readonly children: ReactNode;
}

/** An error boundary. */
export class Boundary extends Component< BoundaryProps, { readonly isBroken: boolean } > {
	override state = { isBroken: false };
	private readonly memory: ScreenState = new Map();
	private readonly retry = (): void => this.setState( { isBroken: false } );
	private readonly ready = (): void => this.props.onReady?.();

	static getDerivedStateFromError(): { isBroken: boolean } {
		return { isBroken: true };
	}

	override componentDidCatch(): void {
		this.props.onCrash?.( this.memory );
	}

	override render(): ReactNode {
		return this.state.isBroken ? (
			this.props.fallback( this.retry )
		) : (
			<ScreenStateContext.Provider value={ this.memory }>
				<Ready onReady={ this.ready }>{ this.props.children }</Ready>
			</ScreenStateContext.Provider>
		);
	}
}
