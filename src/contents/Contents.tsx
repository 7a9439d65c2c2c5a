import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../kit/store';
import { activeHeading } from './model';
import { expand } from './start';
import { branchesOf, listen } from './table';
import type { Table } from './table';

/** A table of contents over the server's own markup: it draws nothing, its effects drive the list (design, 4: headless). */
export function Contents({ table }: { table: Table }) {
    const { root, toggle, links, store, reading } = table;
    const { visible, more, branches } = useStore(store);
    const active = activeHeading(useStore(reading.store));

    useEffect(() => listen(table), [table]);

    useLayoutEffect(() => {
        if (toggle) {
            expand(toggle, visible);
        }
        root.classList.toggle('toc_close', !visible);
    }, [root, toggle, visible]);

    useLayoutEffect(() => {
        branchesOf(root).forEach((button) => expand(button, branches[button.getAttribute('aria-controls') ?? ''] === true));
    }, [root, branches]);

    useMore(root, more);

    useLayoutEffect(() => {
        const current = links.filter(({ number }) => number === active);
        current.forEach(({ link }) => {
            link.setAttribute('aria-current', 'location');
            link.closest('li')?.classList.add('active');
        });
        // In the next frame nothing has to be laid out again for it.
        const frame = requestAnimationFrame(() => current.forEach(({ link }) => bringIntoView(root, link)));
        return () => {
            cancelAnimationFrame(frame);
            current.forEach(({ link }) => {
                link.removeAttribute('aria-current');
                link.closest('li')?.classList.remove('active');
            });
        };
    }, [root, links, active]);

    return null;
}

/** Entries past the limit. Focus goes to the first of them, and back to the button. */
function useMore(root: HTMLElement, more: boolean): void {
    const before = useRef(more);
    useLayoutEffect(() => {
        root.querySelectorAll<HTMLElement>('.ez-toc-more-link,.ez-toc-more-links-disabler').forEach((element) => {
            element.hidden = !more;
        });
        const button = root.querySelector<HTMLElement>('.ez-toc-more-links-enabler');
        if (button) {
            button.hidden = more;
        }
        if (before.current !== more) {
            (more ? root.querySelector<HTMLElement>('.ez-toc-more-link a') : button)?.focus();
        }
        before.current = more;
    }, [root, more]);
}

/** Moves a list that scrolls by itself, and nothing else, to its lit entry. */
function bringIntoView(root: HTMLElement, link: HTMLElement): void {
    for (let box = link.parentElement; box && root.contains(box); box = box.parentElement) {
        if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) {
            const [inner, outer] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
            if (inner.top < outer.top || inner.bottom > outer.bottom) {
                box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
            }
            return;
        }
    }
}
