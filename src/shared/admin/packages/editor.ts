// Adds the script `wp-editor` to the dependencies of the bundle.
import '@wordpress/editor';
import { isComponent, isOptional, isStore, readPackage } from './read-package';
import type { PackageStore } from './read-package';
import type { ComponentType, ReactNode } from 'react';

interface EditorActions extends Record< string, ( ...values: never[] ) => unknown > {
	editPost: ( edits: Record< string, unknown > ) => void;
	savePost: () => void;
	/** Since WordPress 6.6; in `@wordpress/edit-post` before. */
	closePublishSidebar: () => void;
	toggleEditorPanelOpened: ( name: string ) => void;
}

interface EditorSelectors {
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

export type DocumentPanel = ComponentType< {
	readonly name: string;
	readonly title: string;
	readonly children: ReactNode;
} >;

export type PrePublishPanel = ComponentType< {
	readonly title: string;
	readonly initialOpen: boolean;
	readonly className: string;
	readonly children: ReactNode;
} >;

/** The exports that this project uses. */
interface Editor {
	readonly store: PackageStore< EditorActions, EditorSelectors >;
	/** Since WordPress 6.6. */
	readonly PluginDocumentSettingPanel?: DocumentPanel;
	/** Since WordPress 6.6. */
	readonly PluginPrePublishPanel?: PrePublishPanel;
}

export const { store, PluginDocumentSettingPanel, PluginPrePublishPanel } = readPackage< Editor >( 'editor', {
	store: isStore,
	PluginDocumentSettingPanel: isOptional( isComponent ),
	PluginPrePublishPanel: isOptional( isComponent ),
} );
