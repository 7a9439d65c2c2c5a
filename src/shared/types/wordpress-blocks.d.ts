/** Types of the exports that this project uses, as of WordPress 6.5. */
declare module '@wordpress/blocks' {
	import type { ComponentType, ReactElement } from 'react';

	export interface BlockEditProps< T > {
		readonly attributes: T;
		readonly clientId: string;
		readonly setAttributes: ( changes: Partial< T > ) => void;
	}
	export function registerBlockType< T >(
		name: string,
		settings: {
			readonly icon?: string;
			readonly edit: ComponentType< BlockEditProps< T > >;
			readonly save: () => ReactElement | null;
			readonly variations?: readonly object[];
		}
	): void;
}
