/** Types of the exports that this project uses. */
declare module '@wordpress/editor' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data/build-types/types';
	import type { ComponentType, ReactNode } from 'react';

	export interface EditorSelectors {
		getCurrentPostId: ( state: unknown ) => unknown;
		getCurrentPostType: ( state: unknown ) => unknown;
		getEditedPostContent: ( state: unknown ) => string;
		getEditedPostAttribute: ( state: unknown, name: string ) => unknown;
		getCurrentPostAttribute: ( state: unknown, name: string ) => unknown;
		isSavingPost: ( state: unknown ) => boolean;
		isEditedPostDirty: ( state: unknown ) => boolean;
		didPostSaveRequestFail: ( state: unknown ) => boolean;
		isEditorPanelOpened: ( state: unknown, name: string ) => boolean;
	}
	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				editPost: ( edits: Record< string, unknown > ) => void;
				savePost: () => void;
				/** Since WordPress 6.6; in `@wordpress/edit-post` before. */
				closePublishSidebar: () => void;
				toggleEditorPanelOpened: ( name: string ) => void;
			},
			EditorSelectors
		>
	>;

	export interface DocumentPanelProps {
		readonly name: string;
		readonly title: string;
		readonly children: ReactNode;
	}
	export interface PrePublishPanelProps {
		readonly title: string;
		readonly initialOpen: boolean;
		readonly className: string;
		readonly children: ReactNode;
	}
	/** Since WordPress 6.6. */
	export const PluginDocumentSettingPanel: ComponentType< DocumentPanelProps > | undefined;
	/** Since WordPress 6.6. */
	export const PluginPrePublishPanel: ComponentType< PrePublishPanelProps > | undefined;
}
