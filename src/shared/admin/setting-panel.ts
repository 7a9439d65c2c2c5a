import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import * as plugins from '@wordpress/plugins';
import type { ComponentType, ReactNode } from 'react';

interface PanelProps {
	readonly name: string;
	readonly title: string;
	readonly children: ReactNode;
}

interface PrePublishProps {
	readonly title: string;
	readonly initialOpen: boolean;
	readonly className: string;
	readonly children: ReactNode;
}

interface Panels {
	readonly PluginPrePublishPanel?: ComponentType< PrePublishProps >;
	readonly PluginDocumentSettingPanel?: ComponentType< PanelProps >;
}

const EmptyPanel: ComponentType< PanelProps > = () => null;

/** In `wp.editor` since WordPress 6.6; the old location logs a deprecation warning there. */
export const SettingPanel: ComponentType< PanelProps > =
	( editor as unknown as Panels ).PluginDocumentSettingPanel ??
	( editPost as unknown as Panels ).PluginDocumentSettingPanel ??
	EmptyPanel;

const EmptyPrePublishPanel: ComponentType< PrePublishProps > = () => null;

export const PrePublishPanel: ComponentType< PrePublishProps > =
	( editor as unknown as Panels ).PluginPrePublishPanel ??
	( editPost as unknown as Panels ).PluginPrePublishPanel ??
	EmptyPrePublishPanel;

export const { registerPlugin } = plugins as unknown as {
	registerPlugin: ( name: string, settings: { readonly render: ComponentType; readonly icon: null } ) => void;
};
