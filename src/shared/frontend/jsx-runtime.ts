import { createElement, Fragment } from 'react';
import type { ElementType, Key, ReactElement } from 'react';

/**
 * `react/jsx-runtime` on top of the page's React: WordPress 6.5 has no such handle, and a bundled copy would create
 * elements with different symbols.
 */
export function jsx( type: ElementType, props: Record< string, unknown >, key?: Key ): ReactElement {
	return createElement( type, key === undefined ? props : { ...props, key } );
}

export { Fragment, jsx as jsxs };
