import apiFetchModule from '@wordpress/api-fetch';
import * as blockEditor from '@wordpress/block-editor';
import * as blocks from '@wordpress/blocks';
import * as components from '@wordpress/components';
import * as compose from '@wordpress/compose';
import * as data from '@wordpress/data';
import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import * as hooks from '@wordpress/hooks';
import * as i18n from '@wordpress/i18n';
import * as plugins from '@wordpress/plugins';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** What the editors take from WordPress, and how it is shaped. */
interface Common {
    readonly label: string;
    readonly help?: string;
    readonly __nextHasNoMarginBottom?: boolean;
    readonly __next40pxDefaultSize?: boolean;
}

export interface EditProps<T> {
    readonly attributes: T;
    readonly clientId: string;
    readonly setAttributes: (changes: Partial<T>) => void;
}

export interface Block {
    readonly clientId: string;
    readonly name: string;
    readonly attributes: { readonly content?: unknown; readonly level?: number; readonly className?: string };
    readonly innerBlocks: readonly Block[];
}

interface Selectors {
    getBlocks: () => readonly Block[];
    getCurrentPostId: () => unknown;
    getEditedPostContent: () => string;
}

export const { useBlockProps, InspectorControls } = blockEditor as unknown as {
    useBlockProps: () => Record<string, unknown>;
    InspectorControls: ComponentType<{ children: ReactNode }>;
};

export const { PanelBody, TextControl, SelectControl, RangeControl, CheckboxControl, ToggleControl, Disabled, Spinner, Button } = components as unknown as {
    PanelBody: ComponentType<{ title: string; initialOpen?: boolean; children: ReactNode }>;
    TextControl: ComponentType<Common & { value: string; placeholder?: string; hideLabelFromVision?: boolean; onChange: (value: string) => void }>;
    SelectControl: ComponentType<Common & { value: string; options: readonly { label: string; value: string }[]; onChange: (value: string) => void }>;
    RangeControl: ComponentType<Common & { value: number; min: number; max: number; onChange: (value?: number) => void }>;
    CheckboxControl: ComponentType<Common & { checked: boolean; onChange: (checked: boolean) => void }>;
    ToggleControl: ComponentType<Common & { checked: boolean; onChange: (checked: boolean) => void }>;
    Disabled: ComponentType<{ children: ReactNode }>;
    Spinner: ComponentType;
    Button: ComponentType<{ variant: 'link' | 'secondary'; onClick: () => void; children: ReactNode }>;
};

export const { registerBlockType } = blocks as unknown as {
    registerBlockType: <T>(name: string, settings: { icon: string; edit: ComponentType<EditProps<T>>; save: () => null }) => void;
};

export const { addFilter } = hooks as unknown as {
    addFilter: (name: string, namespace: string, change: (edit: ComponentType<HeadingProps>) => ComponentType<HeadingProps>) => void;
};

export interface HeadingProps {
    readonly name: string;
    readonly isSelected: boolean;
    readonly attributes: { readonly className?: string };
    readonly setAttributes: (changes: { className: string | undefined }) => void;
}

export const { createHigherOrderComponent } = compose as unknown as {
    createHigherOrderComponent: <P>(wrap: (inner: ComponentType<P>) => (props: P) => ReactElement, name: string) => (inner: ComponentType<P>) => ComponentType<P>;
};

const { useSelect: select, useDispatch: dispatch } = data as unknown as {
    useSelect: <T>(read: (of: (store: string) => Selectors) => T, dependencies: readonly unknown[]) => T;
    useDispatch: (store: string) => { selectBlock: (clientId: string) => void };
};

interface Panels {
    readonly PluginDocumentSettingPanel?: ComponentType<{ name: string; title: string; children: ReactNode }>;
}

const Nothing: ComponentType<{ name: string; title: string; children: ReactNode }> = () => null;

/** In the editor's package since WordPress 6.6; asking the old place there would log a warning. */
export const SettingPanel = (editor as unknown as Panels).PluginDocumentSettingPanel ?? (editPost as unknown as Panels).PluginDocumentSettingPanel ?? Nothing;

export const { registerPlugin } = plugins as unknown as { registerPlugin: (name: string, settings: { render: ComponentType; icon: null }) => void };

export const { __, sprintf } = i18n as unknown as { __: (text: string, domain: 'courant-desk') => string; sprintf: (text: string, ...values: (string | number)[]) => string };

export const useBlocks = (): readonly Block[] => select((of) => of('core/block-editor').getBlocks(), []);
export const usePostId = (): unknown => select((of) => of('core/editor').getCurrentPostId(), []);
/** Reads the whole text anew at each change of its blocks. */
export const useContent = (): string => {
    const all = useBlocks();
    return select((of) => of('core/editor').getEditedPostContent(), [all]);
};
export const useSelectBlock = (): ((clientId: string) => void) => dispatch('core/block-editor').selectBlock;
export const apiFetch = apiFetchModule as unknown as (options: { path: string; method: string; data: unknown; signal?: AbortSignal }) => Promise<unknown>;
