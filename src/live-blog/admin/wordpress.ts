import { dispatch, select } from '@wordpress/data';
import { store } from '../../shared/admin/packages/block-editor';

/** Typed exports of the WordPress packages that the editor of live blogs uses. */
export {
	InnerBlocks,
	InspectorControls,
	registerBlockType,
	useBlockProps,
	type EditProps,
} from '../../shared/admin/blocks';
export { PanelBody, SelectControl, TextControl } from '../../shared/admin/controls';
export { usePostType } from '../../shared/admin/editor';
export { SettingPanel, registerPanel } from '../../shared/admin/setting-panel';
export { useEntityProp } from '../../shared/admin/packages/core-data';
export { __ } from '../../shared/admin/i18n';

export const getBlockAttribute = ( clientId: string, name: string ): unknown =>
	select( store ).getBlockAttributes( clientId )?.[ name ];

/** Keeps the next change out of the history, so that "Undo" undoes the change of the author before it. */
export const skipHistory = (): void => {
	void dispatch( store ).__unstableMarkNextChangeAsNotPersistent();
};
