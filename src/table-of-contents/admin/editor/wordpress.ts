import { useDispatch, useSelect } from '@wordpress/data';
import type { EditorBlock } from '@wordpress/data';

/** Typed exports of the WordPress packages that the editor code uses. */
export { createHigherOrderComponent } from '@wordpress/compose';
export type { EditorBlock as Block } from '@wordpress/data';
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
export { SettingPanel, registerPlugin } from '../../../shared/admin/setting-panel';
export { __, sprintf } from '../../../shared/admin/i18n';

export interface HeadingProps {
	readonly name: string;
	readonly isSelected: boolean;
	readonly attributes: { readonly className?: string };
	readonly setAttributes: ( changes: { className: string | undefined } ) => void;
}

export const useBlocks = (): readonly EditorBlock[] => useSelect( ( of ) => of( 'core/block-editor' ).getBlocks(), [] );
export const usePostId = (): unknown => useSelect( ( of ) => of( 'core/editor' ).getCurrentPostId(), [] );
/** Returns the edited content, updated at each change of its blocks. */
export const useContent = (): string => {
	const flatten = useBlocks();
	return useSelect( ( of ) => of( 'core/editor' ).getEditedPostContent(), [ flatten ] );
};
export const useSelectBlock = (): ( ( clientId: string ) => void ) => useDispatch( 'core/block-editor' ).selectBlock;
export { default as apiFetch } from '@wordpress/api-fetch';
