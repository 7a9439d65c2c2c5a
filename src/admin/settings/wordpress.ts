import apiFetchPackage from '@wordpress/api-fetch';
import * as element from '@wordpress/element';
import * as i18n from '@wordpress/i18n';
import type { ReactElement } from 'react';

/** What this screen takes from WordPress, and how it is shaped. */
export const { __, _n, sprintf } = i18n as unknown as {
    __: (text: string, domain: 'courant-desk') => string;
    _n: (one: string, many: string, number: number, domain: 'courant-desk') => string;
    sprintf: (format: string, ...values: readonly (string | number)[]) => string;
};

export const apiFetch = apiFetchPackage as unknown as <T>(options: { readonly path: string; readonly method?: string; readonly data?: unknown }) => Promise<T>;

export const { createRoot } = element as unknown as {
    createRoot: (node: Element) => { render: (what: ReactElement) => void };
};
