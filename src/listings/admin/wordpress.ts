/** Typed exports of the WordPress packages that the block editor code uses. */
export {
	InspectorControls,
	registerBlockType,
	useBlockProps,
	type EditProps,
	type RegisteredBlock,
} from '../../shared/admin/blocks';
export {
	CheckboxControl,
	Disabled,
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '../../shared/admin/controls';
export { ServerSideRender } from '../../shared/admin/packages/server-side-render';
export { PanelColorSettings, type ColorSetting } from '../../shared/admin/packages/block-editor';
export { addFilter } from '@wordpress/hooks';
export { __, sprintf } from '../../shared/admin/i18n';
