/** Typed exports of the WordPress packages that these blocks use. */
export { InspectorControls, registerBlockType, useBlockProps, type EditProps } from '../../shared/admin/blocks';
export { Disabled, PanelBody, RangeControl, TextControl, ToggleControl } from '../../shared/admin/controls';
export { ServerSideRender } from '../../shared/admin/packages/server-side-render';
export { __ } from '../../shared/admin/i18n';
