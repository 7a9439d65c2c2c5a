import { useSyncExternalStore } from '@wordpress/element';
import type { DataViews as Library } from '@wordpress/dataviews';

export type { Action, Field, Filter, View } from '@wordpress/dataviews';

declare global {
	interface Window {
		readonly courantDataViews?: { readonly DataViews: typeof Library };
	}
}

/** Dispatched by `admin/dataviews`. */
const LOADED_EVENT = 'courant:dataviews';

const subscribe = ( listener: () => void ): ( () => void ) => {
	window.addEventListener( LOADED_EVENT, listener );
	return () => window.removeEventListener( LOADED_EVENT, listener );
};

/**
 * Returns the table component; undefined until the library is loaded: before the screen's script if the screen depends
 * on it, later otherwise.
 */
export const useDataViews = (): typeof Library | undefined =>
	useSyncExternalStore( subscribe, () => window.courantDataViews?.DataViews );
