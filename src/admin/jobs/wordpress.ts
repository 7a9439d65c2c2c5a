import * as data from '@wordpress/data';

/** What these panels take from WordPress, and how it is shaped. */
export { useEntityProp } from '../kit/entity';
export { SettingPanel, registerPlugin } from '../kit/setting-panel';
export { __, sprintf } from '../kit/words';

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

const STORE = 'core/editor';
const { useSelect: select, useDispatch: dispatch, select: selectNow } = data as unknown as {
    useSelect: <T>(read: (of: (store: string) => EditorSelectors) => T, dependencies: readonly unknown[]) => T;
    useDispatch: (store: string) => EditorActions;
    select: (store: string) => EditorSelectors;
};

export const useEditor = <T>(read: (editor: EditorSelectors) => T): T => select((of) => read(of(STORE)), []);
export const useEditorActions = (): EditorActions => dispatch(STORE);
export const editorNow = (): EditorSelectors => selectNow(STORE);
