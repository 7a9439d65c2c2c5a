import { stickyTop } from './numbers';
import { covered } from './pinned';

/**
 * Pins what is to be pinned: the element that the setting names, or the sticky widget itself, which its style sheet
 * makes sticky (Rulings 25). A selector that is not one names nothing.
 *
 * @returns puts it where nothing covers it, whenever the page has another shape
 */
export function pin(root: HTMLElement, affixSelector: string, offset: () => number): () => void {
    const named = root.matches('[data-toc-form=container],[data-toc-form=drawer]') ? null : find(affixSelector);
    if (named) {
        named.style.position = 'sticky';
        named.style.insetBlockStart = 'var(--courant-contents-top)';
    }
    return () => (named ?? root).style.setProperty('--courant-contents-top', `${stickyTop(offset(), covered())}px`);
}

function find(selector: string): HTMLElement | null {
    try {
        return document.querySelector<HTMLElement>(selector);
    } catch {
        return null;
    }
}
