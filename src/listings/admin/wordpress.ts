import type { PanelColorSettings } from '@wordpress/block-editor';
import type { ComponentProps } from 'react';

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
export { ServerSideRender } from '../../shared/admin/server-side-render';
export { PanelColorSettings } from '@wordpress/block-editor';
export { addFilter } from '@wordpress/hooks';
export { __, sprintf } from '../../shared/admin/i18n';

/** A color setting; `undefined` resets it. */
export type ColorSetting = ComponentProps< typeof PanelColorSettings >[ 'colorSettings' ][ number ];
