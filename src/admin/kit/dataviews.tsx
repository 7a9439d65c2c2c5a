import type { DataViews as Library } from '@wordpress/dataviews';

export type { Action, Field, Filter, View } from '@wordpress/dataviews';

declare global {
    interface Window {
        readonly courantDataViews?: { readonly DataViews: typeof Library };
    }
}

const Nothing = (): null => null;

/** The library that `admin/dataviews` put there; a screen that uses it depends on that script's handle, so it is there before. */
export const DataViews: typeof Library = window.courantDataViews?.DataViews ?? (Nothing as unknown as typeof Library);
