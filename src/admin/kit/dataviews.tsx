import type { DataViews as Library } from '@wordpress/dataviews';

export type { Action, Field, Filter, View } from '@wordpress/dataviews';

declare global {
    interface Window {
        readonly courantDataViews?: { readonly DataViews: typeof Library };
    }
}

/** The library that `admin/dataviews` put there; a screen that uses it depends on that script's handle. */
export function dataViews(): typeof Library {
    const library = window.courantDataViews;
    if (library === undefined) {
        throw new Error('The script courant-desk-dataviews is missing.');
    }
    return library.DataViews;
}
