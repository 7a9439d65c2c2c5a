/** Types of the exports that this project uses, as of WordPress 6.5. */
declare module '@wordpress/server-side-render' {
	import type { ComponentType } from 'react';

	type Preview = ComponentType< {
		readonly block: string;
		readonly attributes: object;
		readonly EmptyResponsePlaceholder?: ComponentType;
	} >;
	/** The component itself, or a module whose default export it is. */
	const preview: Preview & { readonly default?: Preview };
	export { preview as default };
}
