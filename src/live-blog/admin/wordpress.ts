/** Typed exports of the WordPress packages that the editor of live blogs uses. */
export {
	InnerBlocks,
	InspectorControls,
	registerBlockType,
	useBlockProps,
	type EditProps,
} from '../../shared/admin/blocks';
export { PanelBody, TextControl } from '../../shared/admin/controls';
export { usePostType } from '../../shared/admin/editor';
export { SettingPanel, registerPanel } from '../../shared/admin/setting-panel';
export { useEntityProp } from '../../shared/admin/packages/core-data';
export { __ } from '../../shared/admin/i18n';
