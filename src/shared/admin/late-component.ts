import { useSyncExternalStore } from '@wordpress/element';
import type { ComponentType } from 'react';

/** A component of another bundle of the same screen, which may run later than the screen. */
export interface LateComponent< Props > {
	/** Called by the other bundle. */
	readonly provide: ( component: ComponentType< Props > ) => void;
	/** Returns the component; undefined until its bundle has run. */
	readonly useComponent: () => ComponentType< Props > | undefined;
}

export function createLateComponent< Props >(): LateComponent< Props > {
	let provided: ComponentType< Props > | undefined;
	const listeners = new Set< () => void >();
	const subscribe = ( listener: () => void ): ( () => void ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	};
	return {
		provide: ( component ) => {
			provided = component;
			listeners.forEach( ( listener ) => listener() );
		},
		useComponent: () => useSyncExternalStore( subscribe, () => provided ),
	};
}
