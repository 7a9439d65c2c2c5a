import * as coreData from '@wordpress/core-data';
import * as data from '@wordpress/data';
import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import * as i18n from '@wordpress/i18n';
import * as plugins from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';

interface PanelProps {
    readonly name: string;
    readonly title: string;
    readonly children: ReactNode;
}

interface EditorSelectors {
    getCurrentPostType: () => unknown;
}

interface Panels {
    readonly PluginDocumentSettingPanel?: ComponentType<PanelProps>;
}

const Nothing: ComponentType<PanelProps> = () => null;

/** In the editor's package since WordPress 6.6; asking the old place there would log a warning. */
export const SettingPanel: ComponentType<PanelProps> =
    (editor as unknown as Panels).PluginDocumentSettingPanel ?? (editPost as unknown as Panels).PluginDocumentSettingPanel ?? Nothing;

export const { __ } = i18n as unknown as { __: (text: string, domain: 'courant') => string };

export const { registerPlugin } = plugins as unknown as {
    registerPlugin: (name: string, settings: { render: ComponentType; icon: null }) => void;
};

export const { useEntityProp } = coreData as unknown as {
    useEntityProp: (kind: string, name: string, property: string) => [unknown, (value: unknown) => void];
};

const { useSelect } = data as unknown as {
    useSelect: <T>(read: (of: (store: string) => EditorSelectors) => T, dependencies: readonly unknown[]) => T;
};

export const useEditor = <T>(read: (editor: EditorSelectors) => T): T => useSelect((of) => read(of('core/editor')), []);
