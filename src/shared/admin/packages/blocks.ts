// Adds the script `wp-blocks` to the dependencies of the bundle.
import '@wordpress/blocks';
import { isFunction, readPackage } from './read-package';
import type { ComponentType, ReactElement } from 'react';

export interface BlockEditProps< T > {
	readonly attributes: T;
	readonly clientId: string;
	readonly setAttributes: ( changes: Partial< T > ) => void;
}

/** The exports that this project uses, as of WordPress 6.5. */
interface Blocks {
	/** Title, category and attributes are in `block.json`. */
	readonly registerBlockType: < T >(
		name: string,
		settings: {
			readonly icon?: string;
			readonly edit: ComponentType< BlockEditProps< T > >;
			readonly save: () => ReactElement | null;
			readonly variations?: readonly object[];
		}
	) => void;
}

export const { registerBlockType } = readPackage< Blocks >( 'blocks', { registerBlockType: isFunction } );
