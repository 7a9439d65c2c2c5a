import { createElement, useSyncExternalStore } from '@wordpress/element';
import type { ComponentType } from 'react';
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

/** Returns whether the library is loaded: before the screen's script if the screen depends on it, later otherwise. */
export const useHasDataViews = (): boolean =>
	useSyncExternalStore( subscribe, () => window.courantDataViews !== undefined );

const EmptyDataViews = (): null => null;

/** Renders nothing until the library is loaded. */
export const DataViews = ( ( props: Parameters< typeof Library >[ 0 ] ) =>
	createElement(
		( window.courantDataViews?.DataViews ?? EmptyDataViews ) as ComponentType< object >,
		props
	) ) as typeof Library;
