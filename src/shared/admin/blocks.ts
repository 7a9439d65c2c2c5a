export { InspectorControls, useBlockProps } from '@wordpress/block-editor';
export { registerBlockType } from '@wordpress/blocks';
export type { BlockEditProps as EditProps } from '@wordpress/blocks';
