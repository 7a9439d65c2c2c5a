import { configOf } from '../config/page';
import type { PackageConfig } from '../config/page';
import { prefetch } from './prefetch';
import { ensureReact, hint } from './react';
import { hold, replay } from './taps';
import { whenReached } from './when';

declare global {
    interface Window {
        /** What islands share; built islands read it instead of a copy of their own. */
        courantKit?: unknown;
    }
}

export interface IslandModule {
    mount(element: HTMLElement, props: Record<string, unknown>, config: PackageConfig): void | Promise<void>;
}

/** What wakes an island that waits for its visitor. Before a click come pointer or focus, so React has a head start. */
const SIGNS = ['pointerdown', 'focusin', 'keydown', 'change', 'click', 'submit'] as const;
const HELD = new Set(['change', 'click', 'submit']);

/**
 * Finds islands and mounts each by its strategy (design, 4). An island is a module with an exported `mount`; what
 * it needs besides React is its own affair.
 *
 * @param load imports a module and tries again when that fails
 */
export function startLoader(load: (url: string) => Promise<IslandModule>): void {
    const known = new WeakSet<Element>();
    /** Islands whose files did not come: the next tap may try again. */
    const retry = new WeakSet<Element>();
    let replaying = false;

    const scan = () => {
        document.querySelectorAll<HTMLElement>('[data-island]').forEach((element) => {
            if (!known.has(element)) {
                known.add(element);
                whenReached(element, element.dataset['when'] ?? 'load', () => void mount(element));
            }
        });
    };

    const mount = async (element: HTMLElement): Promise<void> => {
        if (element.dataset['state'] && !retry.delete(element)) {
            return;
        }
        known.add(element);
        element.dataset['state'] = 'loading';
        try {
            const name = element.dataset['island'] ?? '';
            const config = configOf(name);
            const module = await fetchIsland(name, config).catch((error: unknown) => {
                retry.add(element);
                throw error;
            });
            await nextTask();
            await module.mount(element, propsOf(element), config ?? {});
            settle(element, 'ready');
        } catch (error) {
            console.warn(error);
            settle(element, 'failed');
        }
    };

    const fetchIsland = async (name: string, config: PackageConfig | undefined) => {
        const url = config?.islands?.[name];
        if (!url) {
            throw new Error(`Island ${name} is not in the build`);
        }
        [config.kit, url].forEach((file) => hint('modulepreload', file));
        await ensureReact(config.react);
        // It uses React.
        window.courantKit ??= await load(config.kit ?? '');
        return load(url);
    };

    const settle = (element: HTMLElement, state: 'ready' | 'failed') => {
        // A component that failed at its first drawing has said so already.
        element.dataset['state'] = element.dataset['state'] === 'failed' ? 'failed' : state;
        // Stays while another attempt is made, so that what stands in for the script does not go under the finger.
        element.toggleAttribute('data-failed', element.dataset['state'] === 'failed');
        element.dispatchEvent(new CustomEvent('courant:settled', { bubbles: true }));
        replaying = true;
        try {
            replay(element);
        } finally {
            replaying = false;
        }
    };

    const onSign = (event: Event) => {
        const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-island]') : null;
        const state = element?.dataset['state'];
        if (!element || replaying || state === 'ready' || (state === 'failed' && !retry.has(element))) {
            return;
        }
        if (HELD.has(event.type)) {
            hold(element, event);
        }
        if (element.dataset['when'] === 'interact' || event.defaultPrevented) {
            void mount(element);
        }
    };

    SIGNS.forEach((type) => document.addEventListener(type, onSign, true));
    document.addEventListener('courant:wake', (event) => {
        const element = (event.target as Element).closest<HTMLElement>('[data-island]');
        if (element) {
            void mount(element);
        }
    });
    document.addEventListener('courant:scan', scan);
    scan();
    prefetch();
}

/** Lets the browser paint and answer between two mounts. */
function nextTask(): Promise<void> {
    const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
    return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}

function propsOf(element: HTMLElement): Record<string, unknown> {
    try {
        const props: unknown = JSON.parse(element.dataset['props'] ?? '{}');
        return typeof props === 'object' && props !== null ? (props as Record<string, unknown>) : {};
    } catch {
        return {};
    }
}
