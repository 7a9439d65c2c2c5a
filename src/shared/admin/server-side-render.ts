import * as serverSideRender from '@wordpress/server-side-render';
import type { ComponentType } from 'react';

type Preview = ComponentType< {
	readonly block: string;
	readonly attributes: object;
	readonly EmptyResponsePlaceholder?: ComponentType;
} >;

/** The package has a default export; older WordPress exports the component itself. */
const preview = serverSideRender as unknown as Preview & { readonly default?: Preview };

/** A block as the server renders it. */
export const ServerSideRender: Preview = preview.default ?? preview;
