import * as fetcher from '@wordpress/api-fetch';
import { __ } from './words';

/** What screens of wp-admin take from WordPress, and how it is shaped. */
export { __, _n, sprintf } from './words';

interface FetchOptions {
    readonly path: string;
    readonly method?: string;
    readonly data?: unknown;
    readonly signal?: AbortSignal;
}

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
