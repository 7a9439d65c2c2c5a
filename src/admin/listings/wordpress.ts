import * as blockEditor from '@wordpress/block-editor';
import * as blocks from '@wordpress/blocks';
import * as components from '@wordpress/components';
import * as i18n from '@wordpress/i18n';
import * as serverSideRender from '@wordpress/server-side-render';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** What the block's editor takes from WordPress, and how it is shaped. */
interface Choice {
    readonly label: string;
    readonly value: string;
}

interface Common {
    readonly label: string;
    readonly help?: string;
    readonly __nextHasNoMarginBottom?: boolean;
    readonly __next40pxDefaultSize?: boolean;
}

interface BlockSettings<T> {
    readonly icon: string;
    readonly edit: ComponentType<EditProps<T>>;
    readonly save: () => ReactElement;
}

export interface EditProps<T> {
    readonly attributes: T;
    readonly clientId: string;
    readonly setAttributes: (changes: Partial<T>) => void;
}

/** One colour that can be chosen; `undefined` takes the choice back. */
export interface ColourSetting {
    readonly label: string;
    readonly value: string | undefined;
    readonly onChange: (colour: string | undefined) => void;
}

export const { useBlockProps, InspectorControls, PanelColorSettings } = blockEditor as unknown as {
    PanelColorSettings: ComponentType<{ readonly title: string; readonly initialOpen: boolean; readonly colorSettings: readonly ColourSetting[] }>;
    useBlockProps: (() => Record<string, unknown>) & { save: () => Record<string, unknown> };
    InspectorControls: ComponentType<{ readonly children: ReactNode }>;
};

export const { PanelBody, ToggleControl, SelectControl, RangeControl, CheckboxControl, TextControl, Disabled } = components as unknown as {
    PanelBody: ComponentType<{ readonly title: string; readonly initialOpen?: boolean; readonly children: ReactNode }>;
    ToggleControl: ComponentType<Common & { readonly checked: boolean; readonly onChange: (on: boolean) => void }>;
    SelectControl: ComponentType<Common & { readonly value: string; readonly options: readonly Choice[]; readonly onChange: (value: string) => void }>;
    RangeControl: ComponentType<Common & {
        readonly value: number;
        readonly min: number;
        readonly max: number;
        readonly onChange: (value: number | undefined) => void;
    }>;
    CheckboxControl: ComponentType<Common & { readonly checked: boolean; readonly onChange: (on: boolean) => void }>;
    TextControl: ComponentType<Common & { readonly value: string; readonly onChange: (value: string) => void }>;
    Disabled: ComponentType<{ readonly children: ReactNode }>;
};

type Preview = ComponentType<{ readonly block: string; readonly attributes: object }>;

/** The package exports its component by default, and older WordPress exports the component itself. */
const preview = serverSideRender as unknown as Preview & { readonly default?: Preview };

export const ServerSideRender: Preview = preview.default ?? preview;

export const { __ } = i18n as unknown as { __: (text: string, domain: 'courant-desk') => string };

export const { registerBlockType } = blocks as unknown as {
    registerBlockType: <T>(name: string, settings: BlockSettings<T>) => void;
};
