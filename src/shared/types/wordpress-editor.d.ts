/** Only what we use. */
declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';

	export interface DocumentPanelProps {
		readonly name: string;
		readonly title: string;
		readonly children: ReactNode;
	}
	export interface PrePublishPanelProps {
		readonly title: string;
		readonly initialOpen: boolean;
		readonly className: string;
		readonly children: ReactNode;
	}
	/** Since WordPress 6.6. */
	export const PluginDocumentSettingPanel: ComponentType< DocumentPanelProps > | undefined;
	/** Since WordPress 6.6. */
	export const PluginPrePublishPanel: ComponentType< PrePublishPanelProps > | undefined;
}
