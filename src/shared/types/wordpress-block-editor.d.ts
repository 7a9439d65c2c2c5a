/** Types of the exports that this project uses, as of WordPress 6.5. */
declare module '@wordpress/block-editor' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data/build-types/types';
	import type { ComponentType, ReactElement, ReactNode } from 'react';

	export interface EditorBlock {
		readonly clientId: string;
		readonly name: string;
		readonly attributes: {
			readonly content?: unknown;
			readonly level?: number;
			readonly className?: string;
		};
		readonly innerBlocks: readonly EditorBlock[];
	}
	interface Selectors {
		getBlocks: ( state: unknown ) => readonly EditorBlock[];
	}
	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, { selectBlock: ( clientId: string ) => void }, Selectors >
	>;

	export const useBlockProps: ( ( props?: object ) => Record< string, unknown > ) & {
		save: () => Record< string, unknown >;
	};
	export const InnerBlocks: ComponentType< { readonly template?: readonly ( readonly [ string ] )[] } > & {
		Content: ComponentType;
	};
	export const InspectorControls: ComponentType< { readonly children: ReactNode } >;
	export const PanelColorSettings: ComponentType< {
		readonly title: string;
		readonly initialOpen: boolean;
		readonly colorSettings: readonly {
			readonly label: string;
			readonly value: string | undefined;
			/** `undefined` resets the color. */
			readonly onChange: ( color: string | undefined ) => void;
		}[];
	} >;
	export const MediaUpload: ComponentType< {
		readonly allowedTypes: readonly string[];
		readonly value: number;
		readonly onSelect: ( media: { readonly id: number } ) => void;
		readonly render: ( tools: { readonly open: () => void } ) => ReactElement;
	} >;
	export const MediaUploadCheck: ComponentType< { readonly children: ReactNode } >;
}
