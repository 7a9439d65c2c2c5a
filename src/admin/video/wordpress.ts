import * as blockEditor from '@wordpress/block-editor';
import * as coreData from '@wordpress/core-data';
import * as data from '@wordpress/data';
import * as editPost from '@wordpress/edit-post';
import * as editor from '@wordpress/editor';
import * as i18n from '@wordpress/i18n';
import * as plugins from '@wordpress/plugins';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** What the panel takes from WordPress, and how it is shaped. */
interface PanelProps {
    readonly name: string;
    readonly title: string;
    readonly children: ReactNode;
}

interface UploadProps {
    readonly allowedTypes: readonly string[];
    readonly value: number;
    readonly onSelect: (media: { readonly id: number }) => void;
    readonly render: (tools: { readonly open: () => void }) => ReactElement;
}

export interface Picture {
    readonly source_url?: string;
}

const { useSelect } = data as unknown as { useSelect: <T>(read: (of: (store: string) => Record<string, (...values: unknown[]) => unknown>) => T, on: readonly unknown[]) => T };

const Nothing: ComponentType<PanelProps> = () => null;

/** In the editor's package since WordPress 6.6; asking the old place there would log a warning. */
export const SettingPanel: ComponentType<PanelProps> =
    (editor as { PluginDocumentSettingPanel?: ComponentType<PanelProps> }).PluginDocumentSettingPanel ??
    (editPost as { PluginDocumentSettingPanel?: ComponentType<PanelProps> }).PluginDocumentSettingPanel ??
    Nothing;

export const { MediaUpload, MediaUploadCheck } = blockEditor as unknown as {
    MediaUpload: ComponentType<UploadProps>;
    MediaUploadCheck: ComponentType<{ readonly children: ReactNode }>;
};
export const { __ } = i18n as unknown as { __: (text: string, domain: 'courant-desk') => string };
export const { registerPlugin } = plugins as unknown as { registerPlugin: (name: string, settings: { render: ComponentType; icon: null }) => void };
export const { useEntityProp } = coreData as unknown as { useEntityProp: (kind: string, name: string, property: string) => [unknown, (value: unknown) => void] };

export const usePostType = (): string => useSelect((of) => String(of('core/editor')['getCurrentPostType']?.()), []);
export const usePicture = (id: number): Picture | undefined =>
    useSelect((of) => (id > 0 ? (of('core')['getMedia']?.(id) as Picture | undefined) : undefined), [id]);
