/** Only what we use, as WordPress 6.5 has it. */
declare module '@wordpress/hooks' {
	import type { ComponentType, ReactElement } from 'react';

	/** A block type with the settings of the server. */
	export interface RegisteredBlock {
		readonly attributes: object;
		readonly supports: object;
		readonly deprecated?: readonly {
			readonly attributes: object;
			readonly supports: object;
			readonly save: () => ReactElement | null;
		}[];
	}
	export function addFilter(
		name: 'blocks.registerBlockType',
		namespace: string,
		change: ( settings: RegisteredBlock, name: string, deprecation: object | null ) => RegisteredBlock
	): void;
	export function addFilter< P >(
		name: 'editor.BlockEdit',
		namespace: string,
		change: ( edit: ComponentType< P > ) => ComponentType< P >
	): void;
}
