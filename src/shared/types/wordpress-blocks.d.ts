/** Only what we use, as WordPress 6.5 has it. */
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
