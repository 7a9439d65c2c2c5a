/** The exports that this project uses: since WordPress 6.6 they are in `@wordpress/editor` and deprecated here. */
declare module '@wordpress/edit-post' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data/build-types/types';

	export { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				/** Until WordPress 6.6, which has it in `@wordpress/editor`. */
				closePublishSidebar: () => void;
				openGeneralSidebar: ( name: string ) => void;
			},
			object
		>
	>;
}
