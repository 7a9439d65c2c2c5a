import * as coreData from '@wordpress/core-data';
import * as data from '@wordpress/data';
import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import * as i18n from '@wordpress/i18n';
import * as plugins from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';

/** What these panels take from WordPress, and how it is shaped. */
interface SettingPanelProps {
    readonly name: string;
    readonly title: string;
    readonly children: ReactNode;
}

interface EditorSelectors {
    getEditedPostAttribute: (name: string) => unknown;
    getCurrentPostAttribute: (name: string) => unknown;
    getCurrentPostType: () => unknown;
    isSavingPost: () => boolean;
    isEditedPostDirty: () => boolean;
    didPostSaveRequestFail: () => boolean;
}

interface EditorActions {
    editPost: (edits: Record<string, unknown>) => void;
    savePost: () => Promise<void>;
}

interface Panels {
    readonly PluginDocumentSettingPanel?: ComponentType<SettingPanelProps>;
}

const STORE = 'core/editor';
const { useSelect: select, useDispatch: dispatch, select: selectNow } = data as unknown as {
    useSelect: <T>(read: (of: (store: string) => EditorSelectors) => T, dependencies: readonly unknown[]) => T;
    useDispatch: (store: string) => EditorActions;
    select: (store: string) => EditorSelectors;
};

const Nothing: ComponentType<SettingPanelProps> = () => null;

/** In the editor's package since WordPress 6.6; asking the old place there would log a warning. */
export const SettingPanel: ComponentType<SettingPanelProps> =
    (editor as unknown as Panels).PluginDocumentSettingPanel ?? (editPost as unknown as Panels).PluginDocumentSettingPanel ?? Nothing;

export const { __ } = i18n as unknown as { __: (text: string, domain: 'courant-desk') => string };

export const { registerPlugin } = plugins as unknown as {
    registerPlugin: (name: string, settings: { render: ComponentType; icon: null }) => void;
};

export const { useEntityProp } = coreData as unknown as {
    useEntityProp: (kind: string, name: string, property: string) => [unknown, (value: unknown) => void];
};

export const useEditor = <T>(read: (editor: EditorSelectors) => T): T => select((of) => read(of(STORE)), []);
export const useEditorActions = (): EditorActions => dispatch(STORE);
export const editorNow = (): EditorSelectors => selectNow(STORE);
