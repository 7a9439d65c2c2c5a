import { Component, createContext, useContext, useEffect, useReducer, useState } from '@wordpress/element';
import type { Dispatch, ReactElement, ReactNode, Reducer, SetStateAction } from 'react';

/** Identifies a screen whose state is kept when it crashes. */
export interface ScreenState {
	/** Whether the screen has crashed and was not rendered again. */
	isCrashed: boolean;
}

/** A part of the state of screens: what each screen rendered last. */
export class ScreenStateKey< T > {
	private readonly values = new WeakMap< ScreenState, { readonly value: T } >();

	read( screen: ScreenState ): T | undefined {
		return this.values.get( screen )?.value;
	}

	/** @returns what was rendered last, or what `create` returns if nothing was */
	restore( screen: ScreenState | null, create: () => T ): T {
		const stored = screen === null ? undefined : this.values.get( screen );
		return stored === undefined ? create() : stored.value;
	}

	store( screen: ScreenState, value: T ): void {
		this.values.set( screen, { value } );
	}

	delete( screen: ScreenState ): void {
		this.values.delete( screen );
	}
}

/** Keys of a part that occurs several times on a screen, such as once in each row. */
export class ScreenStateKeys< T > {
	private readonly keys = new Map< string | number, ScreenStateKey< T > >();

	of( name: string | number ): ScreenStateKey< T > {
		const key = this.keys.get( name ) ?? new ScreenStateKey< T >();
		this.keys.set( name, key );
		return key;
	}
}

export interface ScreenOptions {
	/** Called when the screen has rendered, and again after each successful retry. */
	readonly onReady?: () => void;
	/** Called after a crash: restores what `onReady` removed. */
	readonly onCrash?: ( screenState: ScreenState ) => void;
}

const ScreenStateContext = createContext< ScreenState | null >( null );

function useScreenStateEntry< T >( key: ScreenStateKey< T >, state: T ): void {
	const screenState = useContext( ScreenStateContext );
	// A state whose rendering fails runs no effect, so the last working state stays.
	useEffect( () => {
		if ( screenState !== null ) {
			key.store( screenState, state );
		}
	}, [ screenState, key, state ] );
	useEffect(
		() => () => {
			// The part was closed. After a crash, its state is kept.
			if ( screenState?.isCrashed === false ) {
				key.delete( screenState );
			}
		},
		[ screenState, key ]
	);
}

/** `useState()` that keeps its value when the screen is rendered again after a crash. */
export function usePersistentState< T >(
	key: ScreenStateKey< T >,
	initial: T
): [ T, Dispatch< SetStateAction< T > > ] {
	const screenState = useContext( ScreenStateContext );
	const [ state, setState ] = useState< T >( () => key.restore( screenState, () => initial ) );
	useScreenStateEntry( key, state );
	return [ state, setState ];
}

/** `useReducer()` that keeps its state when the screen is rendered again after a crash. */
export function usePersistentReducer< S, A >(
	key: ScreenStateKey< S >,
	reducer: Reducer< S, A >,
	create: () => S
): [ S, Dispatch< A > ] {
	const screenState = useContext( ScreenStateContext );
	const [ state, dispatch ] = useReducer( reducer, null, () => key.restore( screenState, create ) );
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
	private readonly memory: ScreenState = { isCrashed: false };
	private readonly retry = (): void => this.setState( { isBroken: false } );
	private readonly ready = (): void => {
		this.memory.isCrashed = false;
		this.props.onReady?.();
	};

	static getDerivedStateFromError(): { isBroken: boolean } {
		return { isBroken: true };
	}

	override componentDidCatch(): void {
		// Before the effects of the removed parts are cleaned up.
		this.memory.isCrashed = true;
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
