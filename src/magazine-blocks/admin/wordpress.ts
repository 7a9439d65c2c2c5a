/** Typed exports of the WordPress packages that the editors of these blocks use. */
export { InspectorControls, registerBlockType, useBlockProps, type EditProps } from '../../shared/admin/blocks';
export {
	CheckboxControl,
	Disabled,
	PanelBody,
	Placeholder,
	RangeControl,
	SelectControl,
	TextControl,
	TextareaControl,
	ToggleControl,
} from '../../shared/admin/controls';
export { ServerSideRender } from '../../shared/admin/packages/server-side-render';
export { __ } from '../../shared/admin/i18n';
