import * as components from '@wordpress/components';
import * as coreData from '@wordpress/core-data';
import * as data from '@wordpress/data';
import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import * as i18n from '@wordpress/i18n';
import * as plugins from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';

/** What this panel takes from WordPress, and how it is shaped. */
export interface Choice {
    readonly value: string;
    readonly label: string;
}

interface Common {
    readonly label: string;
    readonly help?: string | undefined;
    readonly value: string;
    readonly __nextHasNoMarginBottom: true;
    readonly __next40pxDefaultSize: true;
    readonly onChange: (value: string) => void;
}

interface Panels {
    readonly PluginDocumentSettingPanel?: ComponentType<{ readonly name: string; readonly title: string; readonly children: ReactNode }>;
}

export const { SelectControl, TextControl } = components as unknown as {
    SelectControl: ComponentType<Common & { readonly options: readonly Choice[] }>;
    TextControl: ComponentType<Common & { readonly maxLength: number }>;
};

/** In the editor's package since WordPress 6.6; asking the old place there would log a warning. */
export const SettingPanel =
    (editor as unknown as Panels).PluginDocumentSettingPanel ?? (editPost as unknown as Panels).PluginDocumentSettingPanel ?? (() => null);

export const { __ } = i18n as unknown as { __: (text: string, domain: 'courant-desk') => string };

export const { registerPlugin } = plugins as unknown as {
    registerPlugin: (name: string, settings: { render: ComponentType; icon: null }) => void;
};

export const { useEntityProp } = coreData as unknown as {
    useEntityProp: (kind: string, name: string, property: string) => [unknown, (value: unknown) => void];
};

const { useSelect } = data as unknown as {
    useSelect: <T>(read: (of: (store: string) => { getCurrentPostType: () => T }) => T, dependencies: readonly unknown[]) => T;
};

export const usePostType = (): unknown => useSelect<unknown>((of) => of('core/editor').getCurrentPostType(), []);
