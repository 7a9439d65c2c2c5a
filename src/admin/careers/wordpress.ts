import * as blockEditor from '@wordpress/block-editor';
import * as blocks from '@wordpress/blocks';
import * as components from '@wordpress/components';
import * as i18n from '@wordpress/i18n';
import * as serverSideRender from '@wordpress/server-side-render';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** What these blocks take from WordPress, and how it is shaped. */
interface Common {
    readonly label: string;
    readonly help?: string;
    readonly __nextHasNoMarginBottom?: boolean;
    readonly __next40pxDefaultSize?: boolean;
}

export interface EditProps<T> {
    readonly attributes: T;
    readonly setAttributes: (changes: Partial<T>) => void;
}

export const { useBlockProps, InspectorControls } = blockEditor as unknown as {
    useBlockProps: () => Record<string, unknown>;
    InspectorControls: ComponentType<{ readonly children: ReactNode }>;
};

export const { PanelBody, ToggleControl, RangeControl, TextControl, Disabled } = components as unknown as {
    PanelBody: ComponentType<{ readonly title: string; readonly children: ReactNode }>;
    ToggleControl: ComponentType<Common & { readonly checked: boolean; readonly onChange: (on: boolean) => void }>;
    RangeControl: ComponentType<
        Common & { readonly value: number; readonly min: number; readonly max: number; readonly onChange: (value: number | undefined) => void }
    >;
    TextControl: ComponentType<Common & { readonly value: string; readonly onChange: (value: string) => void }>;
    Disabled: ComponentType<{ readonly children: ReactNode }>;
};

type Preview = ComponentType<{ readonly block: string; readonly attributes: object }>;

/** The package exports its component by default, and older WordPress exports the component itself. */
const preview = serverSideRender as unknown as Preview & { readonly default?: Preview };

export const ServerSideRender: Preview = preview.default ?? preview;

export const { __ } = i18n as unknown as { __: (text: string, domain: 'courant-desk') => string };

export const { registerBlockType } = blocks as unknown as {
    registerBlockType: <T>(name: string, settings: { readonly icon: string; readonly edit: ComponentType<EditProps<T>>; readonly save: () => ReactElement | null }) => void;
};
