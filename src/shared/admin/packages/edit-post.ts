// Adds the script `wp-edit-post` to the dependencies of the bundle.
import '@wordpress/edit-post';
import { isComponent, isOptional, isStore, readPackage } from './read-package';
import type { PackageStore } from './read-package';
import type { DocumentPanel, PrePublishPanel } from './editor';

/** The exports that this project uses: since WordPress 6.6 they are in `@wordpress/editor` and deprecated here. */
interface EditPost {
	readonly PluginDocumentSettingPanel?: DocumentPanel;
	readonly PluginPrePublishPanel?: PrePublishPanel;
	readonly store: PackageStore<
		{
			/** Until WordPress 6.6, which has it in `@wordpress/editor`. */
			closePublishSidebar: () => void;
			openGeneralSidebar: ( name: string ) => void;
		},
		object
	>;
}

export const { PluginDocumentSettingPanel, PluginPrePublishPanel, store } = readPackage< EditPost >( 'editPost', {
	PluginDocumentSettingPanel: isOptional( isComponent ),
	PluginPrePublishPanel: isOptional( isComponent ),
	store: isStore,
} );
