import { createElement, Fragment } from 'react';
import type { ElementType, Key, ReactElement } from 'react';

/**
 * `react/jsx-runtime` over the page's own React: WordPress 6.5 has no such handle, and bundling React's would bring
 * a second set of element symbols (design, decision 5).
 */
export function jsx(type: ElementType, props: Record<string, unknown>, key?: Key): ReactElement {
    return createElement(type, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxDEV, jsx as jsxs };
