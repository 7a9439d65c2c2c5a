import { createStore } from '../kit/store';
import type { Store } from '../kit/store';
import { remember } from './cookie';
import { reduceTable, remembered } from './model';
import type { TableAction, TableState } from './model';
import type { Reading } from './reading';
import { CONTROLS, hiddenByDefault } from './start';
import { targetOf } from './targets';
import type { Target } from './targets';

export interface TableLink {
    link: HTMLAnchorElement;
    target: Target;
    /** The heading's number in the page's reading position. */
    number: number;
}

/** A table of contents: the server's elements, and what drives them. */
export interface Table {
    root: HTMLElement;
    toggle: HTMLElement | null;
    links: readonly TableLink[];
    store: Store<TableState, TableAction>;
    reading: Reading;
    /** Shows or hides the list, and keeps the choice. */
    show: (visible: boolean) => void;
}

const listOf = (button: Element) => button.getAttribute('aria-controls') ?? '';
const isOpen = (button: Element) => button.getAttribute('aria-expanded') === 'true';
export const branchesOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('.ez-toc-open-sub-hd')];

/** Reads a table that has begun (`start.ts`) as it stands. */
export function tableOf(root: HTMLElement, reading: Reading): Table {
    const toggle = root.querySelector<HTMLElement>('.ez-toc-toggle,.ez-toc-widget-sticky-toggle');
    const found = [...root.querySelectorAll<HTMLAnchorElement>('li a')].flatMap((link) => {
        const target = targetOf(link);
        return target ? [{ link, target }] : [];
    });
    const store = createStore(reduceTable, {
        visible: !toggle || isOpen(toggle),
        more: root.querySelector('.ez-toc-more-link:not([hidden])') !== null,
        branches: Object.fromEntries(branchesOf(root).map((button) => [listOf(button), isOpen(button)])),
    });
    const numbers = reading.join(found.map(({ target }) => target.heading));
    return {
        root,
        toggle,
        reading,
        links: found.map((one, index) => ({ ...one, number: numbers[index] ?? -1 })),
        store,
        show: (visible) => {
            store.dispatch({ type: 'show', visible });
            if (root.dataset['tocRemember'] !== 'off') {
                remember(root.dataset['tocIndex'] ?? '', remembered(visible, hiddenByDefault(root)));
            }
        },
    };
}

/** Turns what the visitor does into actions. Gives the way to stop. */
export function listen({ root, toggle, links, store, reading, show }: Table): () => void {
    const stop = new AbortController();
    const onClick = (event: MouseEvent) => {
        const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
        if (!control || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
            return;
        }
        const target = links.find(({ link }) => link === control)?.target;
        if (target) {
            event.preventDefault();
            reading.goTo(target);
        } else if (control === toggle || (toggle && control.matches('[class$=-title]'))) {
            show(!store.get().visible);
        } else if (control.matches('.ez-toc-open-sub-hd')) {
            store.dispatch({ type: 'branch', list: listOf(control) });
        } else if (control.matches('.ez-toc-more-links-enabler,.ez-toc-more-links-disabler')) {
            store.dispatch({ type: control.matches('.ez-toc-more-links-enabler') ? 'more' : 'fewer' });
        }
    };
    root.addEventListener('click', onClick, { signal: stop.signal });
    return () => stop.abort();
}
