import * as element from '@wordpress/element';
import type { ReactNode } from 'react';

/** React 18's way to a screen, which WordPress has since 6.2. */
export const { createRoot } = element as unknown as { createRoot: (container: Element) => { render: (what: ReactNode) => void } };
