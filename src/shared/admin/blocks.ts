import * as blockEditor from '@wordpress/block-editor';
import * as blocks from '@wordpress/blocks';
import type { ComponentType, ReactElement, ReactNode } from 'react';

export interface EditProps< T > {
	readonly attributes: T;
	readonly clientId: string;
	readonly setAttributes: ( changes: Partial< T > ) => void;
}

/** A block type in the `blocks.registerBlockType` filter, with the settings of the server. */
export interface RegisteredBlock {
	readonly attributes: object;
	readonly supports: object;
	readonly deprecated?: readonly {
		readonly attributes: object;
		readonly supports: object;
		readonly save: () => ReactElement | null;
	}[];
}

interface BlockSettings< T > {
	readonly icon?: string;
	readonly edit: ComponentType< EditProps< T > >;
	readonly save: () => ReactElement | null;
	readonly variations?: readonly object[];
}

export const { useBlockProps, InspectorControls } = blockEditor as unknown as {
	useBlockProps: ( () => Record< string, unknown > ) & { save: () => Record< string, unknown > };
	InspectorControls: ComponentType< { readonly children: ReactNode } >;
};

export const { registerBlockType } = blocks as unknown as {
	registerBlockType: < T >( name: string, settings: BlockSettings< T > ) => void;
};
