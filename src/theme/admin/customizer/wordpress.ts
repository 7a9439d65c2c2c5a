/** Typed API of the Customizer. */
export interface Notifications {
	add: ( notification: unknown ) => void;
	remove: ( code: string ) => void;
}

export interface Setting {
	readonly id: string;
	get: () => unknown;
	set: ( value: unknown ) => void;
	bind: ( listener: ( value: unknown ) => void ) => void;
}

export interface Control {
	readonly id: string;
	readonly setting: Setting;
	readonly container: ArrayLike< HTMLElement >;
	readonly active: { set: ( on: boolean ) => void };
	readonly notifications: Notifications;
	readonly deferred: { readonly embedded: { done: ( then: () => void ) => void } };
	onChangeActive: ( active: boolean, options: unknown ) => void;
}

export interface Customize {
	( id: string, then: ( setting: Setting ) => void ): void;
	control: {
		( id: string, then: ( control: Control ) => void ): void;
		each: ( visit: ( control: Control ) => void ) => void;
	};
	bind: ( event: string, then: () => void ) => void;
	readonly Notification: new (
		code: string,
		settings: { type: string; message: string; dismissible?: boolean }
	) => unknown;
}

/** Values that are set together, shown above the control of a setting. */
export interface PresetGroup {
	readonly setting: string;
	readonly label: string;
	/** Values by setting; all presets of a group change the same settings. */
	readonly presets: readonly { readonly label: string; readonly values: Readonly< Record< string, string > > }[];
}

export interface CustomizerConfig {
	/** By setting: the setting that must be on ("ticker") or have a value ("ticker_source=tag"). */
	readonly only: Readonly< Record< string, string > >;
	readonly lists: Readonly< Record< string, 'posts' | 'sections' > >;
	readonly prefix: string;
	readonly categories: readonly { readonly id: number; readonly name: string }[];
	readonly layouts: Readonly< Record< string, string > >;
	readonly most: number;
	readonly presets: readonly PresetGroup[];
}

declare global {
	interface WordPressGlobal {
		readonly customize?: Customize;
	}

	interface Window {
		courantThemeDesk?: {
			readonly 'theme-customizer'?: CustomizerConfig;
			readonly 'theme-layout'?: {
				readonly choices: Readonly< Record< string, string > >;
				readonly articleChoices: Readonly< Record< string, string > >;
			};
		};
	}
}

export const customize = (): Customize | undefined => window.wp?.customize;

export { createRoot } from '@wordpress/element';

export { formatNumber, sprintf } from '../../../shared/admin/format';

export { __ } from '@wordpress/i18n';

export { default as apiFetch } from '@wordpress/api-fetch';
