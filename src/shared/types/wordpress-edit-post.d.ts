/** Only what we use: since WordPress 6.6 both are in `@wordpress/editor` and deprecated here. */
declare module '@wordpress/edit-post' {
	export { PluginDocumentSettingPanel, PluginPrePublishPanel } from '@wordpress/editor';
}
