import { registerPlugin } from '@wordpress/plugins';
import type { ComponentType } from 'react';
import * as editPost from './packages/edit-post';
import * as editor from './packages/editor';

const EmptyPanel = (): null => null;

/** Registers panels without an icon. Without this empty one, WordPress shows an icon of its own. */
export function registerPanel( name: string, render: ComponentType ): void {
	registerPlugin( name, { render, icon: EmptyPanel } );
}

/** In `wp.editor` since WordPress 6.6; the old location logs a deprecation warning there. */
export const SettingPanel = editor.PluginDocumentSettingPanel ?? editPost.PluginDocumentSettingPanel ?? EmptyPanel;

export const PrePublishPanel = editor.PluginPrePublishPanel ?? editPost.PluginPrePublishPanel ?? EmptyPanel;
