import { dispatch, select, useDispatch } from '@wordpress/data';
import { store as editPost } from '../../../shared/admin/packages/edit-post';
import { store as editor } from '../../../shared/admin/packages/editor';

/** Typed exports of the WordPress packages that these panels use. */
export { useEditor } from '../../../shared/admin/editor';
export { useEntityProp } from '../../../shared/admin/packages/core-data';
export { PrePublishPanel, SettingPanel, registerPanel } from '../../../shared/admin/setting-panel';
export { Picture } from '../../../shared/admin/picture';
export { __, sprintf } from '../../../shared/admin/i18n';
export { language } from '../../../shared/admin/format';

export const useEditorActions = () => useDispatch( editor );
export const readEditor = () => select( editor );

/** Closes the publish panel and opens a panel of the sidebar; `name` consists of the plugin's and the panel's name. */
export const openPanel = ( name: string ): void => {
	const hasClose = typeof dispatch( editor ).closePublishSidebar === 'function';
	void dispatch( hasClose ? editor : editPost ).closePublishSidebar();
	void dispatch( editPost ).openGeneralSidebar( 'edit-post/document' );
	if ( ! readEditor().isEditorPanelOpened( name ) ) {
		void dispatch( editor ).toggleEditorPanelOpened( name );
	}
};
