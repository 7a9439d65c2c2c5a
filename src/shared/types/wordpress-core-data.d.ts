/**
 * Types of the exports that this project uses, as of WordPress 6.5. The package is not installed: it depends on a
 * second, newer copy of `@wordpress/components` (docs/decisions/0025-one-foundation-for-wp-admin-screens.md).
 */
declare module '@wordpress/core-data' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data/build-types/types';

	interface Selectors {
		getMedia: ( state: unknown, id: number ) => { readonly source_url?: string } | undefined;
	}
	export const store: StoreDescriptor< ReduxStoreConfig< unknown, Record< string, never >, Selectors > >;

	/** Returns a property of the edited entity and its setter. */
	export function useEntityProp(
		kind: string,
		name: string,
		property: string
	): [ unknown, ( value: unknown ) => void ];
}
