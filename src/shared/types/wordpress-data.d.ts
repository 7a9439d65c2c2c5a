/** Only what we use, as WordPress 6.5 has it. */
declare module '@wordpress/data' {
	export interface EditorBlock {
		readonly clientId: string;
		readonly name: string;
		readonly attributes: {
			readonly content?: unknown;
			readonly level?: number;
			readonly className?: string;
		};
		readonly innerBlocks: readonly EditorBlock[];
	}

	export interface EditorSelectors {
		getCurrentPostId: () => unknown;
		getCurrentPostType: () => unknown;
		getEditedPostContent: () => string;
		getEditedPostAttribute: ( name: string ) => unknown;
		getCurrentPostAttribute: ( name: string ) => unknown;
		isSavingPost: () => boolean;
		isEditedPostDirty: () => boolean;
		didPostSaveRequestFail: () => boolean;
		/** Since WordPress 6.5. */
		isEditorPanelOpened?: ( name: string ) => boolean;
	}

	export interface EditorActions {
		editPost: ( edits: Record< string, unknown > ) => void;
		savePost: () => Promise< void >;
		/** In `core/editor` since WordPress 6.6, in `core/edit-post` before. */
		closePublishSidebar?: () => void;
		/** Since WordPress 6.5. */
		toggleEditorPanelOpened?: ( name: string ) => void;
	}

	interface Selectors {
		'core/editor': EditorSelectors;
		'core/block-editor': { getBlocks: () => readonly EditorBlock[] };
		core: { getMedia: ( id: number ) => { readonly source_url?: string } | undefined };
	}

	interface Actions {
		'core/editor': EditorActions;
		'core/edit-post': { closePublishSidebar?: () => void; openGeneralSidebar?: ( name: string ) => void };
		'core/block-editor': { selectBlock: ( clientId: string ) => void };
	}

	type Select = < Name extends keyof Selectors >( store: Name ) => Selectors[ Name ];
	type Dispatch = < Name extends keyof Actions >( store: Name ) => Actions[ Name ];

	export const select: Select;
	export const dispatch: Dispatch;
	export const useDispatch: Dispatch;
	export function useSelect< T >( read: ( select: Select ) => T, dependencies: readonly unknown[] ): T;
}
