import { createElement, Fragment } from 'react';
import type { ElementType, Key, ReactElement, ReactNode } from 'react';
import { jsx } from './jsx-runtime';

/**
 * Creates an element with several children, as arguments: React's development build requires keys of children in an
 * array. The production bundles use `jsx()`, which is smaller.
 */
export function jsxs(
	type: ElementType,
	props: Record< string, unknown > & { readonly children?: readonly ReactNode[] },
	key?: Key
): ReactElement {
	const { children, ...others } = props;
	return createElement( type, key === undefined ? others : { ...others, key }, ...( children ?? [] ) );
}

export { Fragment, jsx };
