import { useDispatch, useSelect } from '@wordpress/data';
import { useEditor } from '../../../shared/admin/editor';
import { store as blockEditor } from '../../../shared/admin/packages/block-editor';
import type { EditorBlock } from '../../../shared/admin/packages/block-editor';
import { store as editor } from '../../../shared/admin/packages/editor';

/** Typed exports of the WordPress packages that the editor code uses. */
export { createHigherOrderComponent } from '@wordpress/compose';
export type { EditorBlock as Block } from '../../../shared/admin/packages/block-editor';
export { addFilter } from '@wordpress/hooks';
export { InspectorControls, registerBlockType, useBlockProps, type EditProps } from '../../../shared/admin/blocks';
export {
	Button,
	CheckboxControl,
	Disabled,
	PanelBody,
	RangeControl,
	SelectControl,
	Spinner,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
export { SettingPanel, registerPanel } from '../../../shared/admin/setting-panel';
export { __, sprintf } from '../../../shared/admin/i18n';

export interface HeadingProps {
	readonly name: string;
	readonly isSelected: boolean;
	readonly attributes: { readonly className?: string };
	readonly setAttributes: ( changes: { className: string | undefined } ) => void;
}

export const useBlocks = (): readonly EditorBlock[] => useSelect( ( of ) => of( blockEditor ).getBlocks(), [] );
export const usePostId = (): unknown => useEditor( ( { getCurrentPostId } ) => getCurrentPostId() );
/** Returns the edited content, updated at each change of its blocks. */
export const useContent = (): string => {
	const flatten = useBlocks();
	return useSelect( ( of ) => of( editor ).getEditedPostContent(), [ flatten ] );
};
export const useSelectBlock = (): ( ( clientId: string ) => unknown ) => useDispatch( blockEditor ).selectBlock;
