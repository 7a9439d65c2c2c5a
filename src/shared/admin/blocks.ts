import type { ReactElement } from 'react';
export { InnerBlocks, InspectorControls, useBlockProps } from './packages/block-editor';
export { registerBlockType } from './packages/blocks';
export type { BlockEditProps as EditProps } from './packages/blocks';

/** A block type with the settings of the server, as the filter `blocks.registerBlockType` receives it. */
export interface RegisteredBlock {
	readonly attributes: object;
	readonly supports: object;
	readonly deprecated?: readonly {
		readonly attributes: object;
		readonly supports: object;
		readonly save: () => ReactElement | null;
	}[];
}
