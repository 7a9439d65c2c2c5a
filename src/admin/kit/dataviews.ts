import { createElement, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import type { DataViews as Library } from '@wordpress/dataviews';

export type { Action, Field, Filter, View } from '@wordpress/dataviews';

declare global {
    interface Window {
        readonly courantDataViews?: { readonly DataViews: typeof Library };
    }
}

/** `admin/dataviews` dispatches it. */
const LOADED = 'courant:dataviews';

const subscribe = (listener: () => void): (() => void) => {
    window.addEventListener(LOADED, listener);
    return () => window.removeEventListener(LOADED, listener);
};

/**
 * Whether the library is there: `admin/dataviews` puts it there before the screen's own script where the screen depends on it, else
 * later.
 */
export const useHasDataViews = (): boolean => useSyncExternalStore(subscribe, () => window.courantDataViews !== undefined);

const Nothing = (): null => null;

/** Renders nothing before the library is there. */
export const DataViews = ((props: Parameters<typeof Library>[0]) => createElement((window.courantDataViews?.DataViews ?? Nothing) as ComponentType<object>, props)) as typeof Library;
