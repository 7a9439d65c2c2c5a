import type { ReactElement, ReactNode } from 'react';
import { Boundary } from './boundary';
import type { ScreenOptions } from './boundary';
import { createRoot } from './root';
import { __ } from './words';

const CrashNotice = ({ server, onRetry }: { readonly server: readonly Node[]; readonly onRetry: () => void }): ReactElement => (
    <>
        <div className="notice notice-error inline" role="alert">
            <p><strong>{__('This screen stopped because of an error.', 'courant-desk')}</strong></p>
            <p>{__('Try again. If it stops once more, reload the page.', 'courant-desk')}</p>
            <p><button type="button" className="button" onClick={onRetry}>{__('Try again', 'courant-desk')}</button></p>
        </div>
        <div ref={(box) => box?.replaceChildren(...server)} />
    </>
);

/** What only tells people to wait, or that there is no JavaScript. */
const WAITING = '.courant-screen__wait, .hide-if-js, .hide-if-no-js';

/**
 * Renders a screen of wp-admin in the place of the server's markup. When rendering fails, then or later, a message with
 * "Try again" takes its place and the server's markup is shown again.
 */
export function renderScreen(root: Element, screen: ReactNode, options: ScreenOptions = {}): void {
    const server = [...root.children].filter((child) => !child.matches(WAITING));
    createRoot(root).render(
        <Boundary {...options} fallback={(retry) => <CrashNotice server={server} onRetry={retry} />}>{screen}</Boundary>,
    );
}
