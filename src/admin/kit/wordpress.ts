import * as fetcher from '@wordpress/api-fetch';
import * as element from '@wordpress/element';
import * as i18n from '@wordpress/i18n';
import type { ReactNode } from 'react';

/** What screens of wp-admin take from WordPress, and how it is shaped. */
interface Root {
    render: (node: ReactNode) => void;
}

interface FetchOptions {
    readonly path: string;
    readonly method?: string;
    readonly data?: unknown;
    readonly signal?: AbortSignal;
}

export const { __, _n, sprintf } = i18n as unknown as {
    __: (text: string, domain: 'courant-desk') => string;
    _n: (one: string, many: string, count: number, domain: 'courant-desk') => string;
    sprintf: (format: string, ...values: (string | number)[]) => string;
};

export const { createRoot } = element as unknown as { createRoot: (container: Element) => Root };

const apiFetch = ((fetcher as unknown as { default?: unknown }).default ?? fetcher) as (options: FetchOptions) => Promise<unknown>;

/** Why a call failed, in words for people. */
export class CallFailed extends Error {
    constructor(message: string, readonly status: number, readonly code: string) {
        super(message);
    }
}

/** Calls a route of ours; the answer has the shape that plugin/schema promises. */
export async function call<T>(options: FetchOptions): Promise<T> {
    try {
        return await apiFetch(options) as T;
    } catch (problem) {
        if (problem instanceof DOMException && problem.name === 'AbortError') {
            throw problem;
        }
        const { message, code, data } = (problem ?? {}) as { message?: unknown; code?: unknown; data?: { status?: unknown } };
        const status = typeof data?.status === 'number' ? data.status : 0;
        const known = typeof code === 'string' && code.startsWith('courant_');
        throw new CallFailed(
            known && typeof message === 'string' ? message : __('This did not work. Please try again; if it fails once more, reload the page.', 'courant-desk'),
            status,
            typeof code === 'string' ? code : '',
        );
    }
}
