import { dispatch, select, useDispatch, useSelect } from '@wordpress/data';
import type { EditorActions, EditorSelectors } from '@wordpress/data';

/** Typed exports of the WordPress packages that these panels use. */
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { PrePublishPanel, SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __, sprintf } from '../../../shared/admin/i18n';

const STORE = 'core/editor';

export const useEditor = < T >( read: ( editor: EditorSelectors ) => T ): T =>
	useSelect( ( of ) => read( of( STORE ) ), [] );
export const useEditorActions = (): EditorActions => useDispatch( STORE );
export const readEditor = (): EditorSelectors => select( STORE );

/** Closes the publish panel and opens a panel of the sidebar; `name` consists of the plugin's and the panel's name. */
export const openPanel = ( name: string ): void => {
	( dispatch( STORE ).closePublishSidebar ?? dispatch( 'core/edit-post' ).closePublishSidebar )?.();
	dispatch( 'core/edit-post' ).openGeneralSidebar?.( 'edit-post/document' );
	if ( select( STORE ).isEditorPanelOpened?.( name ) === false ) {
		dispatch( STORE ).toggleEditorPanelOpened?.( name );
	}
};
