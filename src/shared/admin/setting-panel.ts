import { registerPlugin } from '@wordpress/plugins';
import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import type { ComponentType } from 'react';

/** Registers panels without an icon. WordPress accepts `null`, the type of its package does not. */
export function registerPanel( name: string, render: ComponentType ): void {
	const settings: object = { render, icon: null };
	registerPlugin( name, settings as Parameters< typeof registerPlugin >[ 1 ] );
}

const EmptyPanel = (): null => null;

/** In `wp.editor` since WordPress 6.6; the old location logs a deprecation warning there. */
export const SettingPanel = editor.PluginDocumentSettingPanel ?? editPost.PluginDocumentSettingPanel ?? EmptyPanel;

export const PrePublishPanel = editor.PluginPrePublishPanel ?? editPost.PluginPrePublishPanel ?? EmptyPanel;
