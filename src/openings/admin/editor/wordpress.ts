import * as data from '@wordpress/data';

/** Typed exports of the WordPress packages that these panels use. */
export { useEntityProp } from '../../../shared/admin/use-entity-prop';
export { PrePublishPanel, SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __, sprintf } from '../../../shared/admin/i18n';

interface EditorSelectors {
	getEditedPostAttribute: ( name: string ) => unknown;
	getCurrentPostAttribute: ( name: string ) => unknown;
	getCurrentPostType: () => unknown;
	isSavingPost: () => boolean;
	isEditedPostDirty: () => boolean;
	didPostSaveRequestFail: () => boolean;
}

interface EditorActions {
	editPost: ( edits: Record< string, unknown > ) => void;
	savePost: () => Promise< void >;
}

const STORE = 'core/editor';
const {
	useSelect: select,
	useDispatch: dispatch,
	select: selectStore,
} = data as unknown as {
	useSelect: < T >( read: ( of: ( store: string ) => EditorSelectors ) => T, dependencies: readonly unknown[] ) => T;
	useDispatch: ( store: string ) => EditorActions;
	select: ( store: string ) => EditorSelectors;
};

export const useEditor = < T >( read: ( editor: EditorSelectors ) => T ): T =>
	select( ( of ) => read( of( STORE ) ), [] );
export const useEditorActions = (): EditorActions => dispatch( STORE );
export const readEditor = (): EditorSelectors => selectStore( STORE );

interface Panels {
	/** In `core/editor` since WordPress 6.6, in `core/edit-post` before. */
	closePublishSidebar?: () => void;
	openGeneralSidebar?: ( name: string ) => void;
	toggleEditorPanelOpened?: ( name: string ) => void;
}

const { dispatch: actions, select: panels } = data as unknown as {
	dispatch: ( store: string ) => Panels;
	select: ( store: string ) => { isEditorPanelOpened?: ( name: string ) => boolean };
};

/** Closes the publish panel and opens a panel of the sidebar; `name` consists of the plugin's and the panel's name. */
export const openPanel = ( name: string ): void => {
	( actions( STORE ).closePublishSidebar ?? actions( 'core/edit-post' ).closePublishSidebar )?.();
	actions( 'core/edit-post' ).openGeneralSidebar?.( 'edit-post/document' );
	if ( panels( STORE ).isEditorPanelOpened?.( name ) === false ) {
		actions( STORE ).toggleEditorPanelOpened?.( name );
	}
};
