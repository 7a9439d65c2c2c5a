import apiFetchPackage from '@wordpress/api-fetch';

/** Typed exports of the WordPress packages that this screen uses. */
export { __, _n, sprintf } from '../../shared/admin/i18n';

export const apiFetch = apiFetchPackage as unknown as < T >( options: {
	readonly path: string;
	readonly method?: string;
	readonly data?: unknown;
} ) => Promise< T >;
