import * as element from '@wordpress/element';
import type { ReactNode } from 'react';

/** React 18 root, in WordPress since 6.2. */
export const { createRoot } = element as unknown as {
	createRoot: ( container: Element ) => { render: ( node: ReactNode ) => void };
};
