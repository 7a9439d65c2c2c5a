import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';

export { registerPlugin } from '@wordpress/plugins';

const EmptyPanel = (): null => null;

/** In `wp.editor` since WordPress 6.6; the old location logs a deprecation warning there. */
export const SettingPanel = editor.PluginDocumentSettingPanel ?? editPost.PluginDocumentSettingPanel ?? EmptyPanel;

export const PrePublishPanel = editor.PluginPrePublishPanel ?? editPost.PluginPrePublishPanel ?? EmptyPanel;
