// Adds the script `wp-block-editor` to the dependencies of the bundle.
import '@wordpress/block-editor';
import { isComponent, isFunction, isStore, readPackage } from './read-package';
import type { PackageStore } from './read-package';
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

/** A color setting; `undefined` resets it. */
export interface ColorSetting {
	readonly label: string;
	readonly value: string | undefined;
	readonly onChange: ( color: string | undefined ) => void;
}

/** The exports that this project uses, as of WordPress 6.5. */
interface BlockEditor {
	readonly store: PackageStore<
		{ selectBlock: ( clientId: string ) => void; __unstableMarkNextChangeAsNotPersistent: () => void },
		{
			getBlocks: ( state: unknown ) => readonly EditorBlock[];
			getBlockAttributes: ( state: unknown, clientId: string ) => Readonly< Record< string, unknown > > | null;
		}
	>;
	readonly useBlockProps: ( ( props?: object ) => Record< string, unknown > ) & {
		save: () => Record< string, unknown >;
	};
	readonly InnerBlocks: ComponentType< { readonly template?: readonly ( readonly [ string ] )[] } > & {
		Content: ComponentType;
	};
	readonly InspectorControls: ComponentType< { readonly children: ReactNode } >;
	readonly PanelColorSettings: ComponentType< {
		readonly title: string;
		readonly initialOpen: boolean;
		readonly colorSettings: readonly ColorSetting[];
	} >;
	readonly MediaUpload: ComponentType< {
		readonly allowedTypes: readonly string[];
		readonly value: number;
		readonly onSelect: ( media: { readonly id: number } ) => void;
		readonly render: ( tools: { readonly open: () => void } ) => ReactElement;
	} >;
	readonly MediaUploadCheck: ComponentType< { readonly children: ReactNode } >;
}

export const {
	store,
	useBlockProps,
	InnerBlocks,
	InspectorControls,
	PanelColorSettings,
	MediaUpload,
	MediaUploadCheck,
} = readPackage< BlockEditor >( 'blockEditor', {
	store: isStore,
	useBlockProps: isFunction,
	InnerBlocks: isComponent,
	InspectorControls: isComponent,
	PanelColorSettings: isComponent,
	MediaUpload: isComponent,
	MediaUploadCheck: isComponent,
} );
