import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws nothing any more once something below has failed; what the server drew was never React's, and stays. */
class Boundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
        return { failed: true };
    }

    override componentDidCatch(error: unknown) {
        this.props.onError(error);
    }

    override render() {
        return this.state.failed ? null : this.props.children;
    }
}

/** Its effect runs after those of all it holds. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
    useEffect(onReady, [onReady]);
    return children;
}

/**
 * One root for one island. Settles when the component's effects have run, or rejects when it failed to draw. Later
 * failures leave the server's HTML and are told by `data-state="failed"`.
 *
 * @param container where React draws: a detached element for headless islands, which draw only through portals
 */
export function renderIsland(element: HTMLElement, node: ReactNode, container: Element = document.createElement('div')): Promise<void> {
    return new Promise((resolve, reject) => {
        const fail = (error: unknown) => {
            element.dataset['state'] = 'failed';
            // Styles show the server's controls again, also when it worked before.
            element.toggleAttribute('data-failed', true);
            reject(error instanceof Error ? error : new Error(String(error)));
        };
        createRoot(container).render(
            <Boundary onError={fail}>
                <Ready onReady={resolve}>{node}</Ready>
            </Boundary>,
        );
    });
}
