/** Only what we use, as WordPress 6.5 has it. */
declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { readonly render: ComponentType; readonly icon: null }
	): void;
}
