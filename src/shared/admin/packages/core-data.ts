// Adds the script `wp-core-data` to the dependencies of the bundle.
import '@wordpress/core-data';
import { isFunction, isStore, readPackage } from './read-package';
import type { PackageStore } from './read-package';

/** The exports that this project uses, as of WordPress 6.5. */
interface CoreData {
	readonly store: PackageStore<
		Record< string, never >,
		{ getMedia: ( state: unknown, id: number ) => { readonly source_url?: string } | undefined }
	>;
	/** Returns a property of the edited entity and its setter. */
	readonly useEntityProp: (
		kind: string,
		name: string,
		property: string
	) => readonly [ unknown, ( value: unknown ) => void, ...unknown[] ];
}

export const { store, useEntityProp } = readPackage< CoreData >( 'coreData', {
	store: isStore,
	useEntityProp: isFunction,
} );
