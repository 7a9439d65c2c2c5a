import { createElement, useSyncExternalStore } from '@wordpress/element';
import type { ComponentType } from 'react';

/** A component of another bundle of the same screen, which may run later than the screen. */
export interface LazyComponent< Props extends object > {
	/** Called by the other bundle. */
	readonly provide: ( component: ComponentType< Props > ) => void;
	/** Returns whether the other bundle has run. */
	readonly useIsLoaded: () => boolean;
	/** Renders the component of the other bundle, and the fallback until that bundle has run. */
	readonly Component: ComponentType< Props >;
}

export function createLazyComponent< Props extends object >( Fallback: ComponentType ): LazyComponent< Props > {
	let provided: ComponentType< Props > | undefined;
	const listeners = new Set< () => void >();
	const subscribe = ( listener: () => void ): ( () => void ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	};
	const useProvided = (): typeof provided => useSyncExternalStore( subscribe, () => provided );
	return {
		provide: ( component ) => {
			provided = component;
			listeners.forEach( ( listener ) => listener() );
		},
		useIsLoaded: () => useProvided() !== undefined,
		Component: ( props ) => {
			const component = useProvided();
			return component === undefined ? createElement( Fallback ) : createElement( component, props );
		},
	};
}
