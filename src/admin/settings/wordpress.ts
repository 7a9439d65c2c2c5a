import apiFetchPackage from '@wordpress/api-fetch';

/** What this screen takes from WordPress, and how it is shaped. */
export { __, _n, sprintf } from '../kit/words';

export const apiFetch = apiFetchPackage as unknown as <T>(options: { readonly path: string; readonly method?: string; readonly data?: unknown }) => Promise<T>;
