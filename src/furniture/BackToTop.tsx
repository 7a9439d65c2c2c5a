import { useEffect } from 'react';
import { focusOn } from '../kit/a11y';
import { scrollToHeight } from '../kit/scroll';

/** Spec 9. */
export const APPEARS_AFTER = 1000;
export const DURATION = 800;

/** Shows the link past 1000 px, by watching a mark at the page's head and not every scroll. */
export function BackToTop({ root, link }: { root: HTMLElement; link: HTMLAnchorElement }) {
    useEffect(() => watch(root, link), [root, link]);
    return null;
}

function watch(root: HTMLElement, link: HTMLAnchorElement): () => void {
    const mark = document.createElement('span');
    mark.style.cssText = 'position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:1px;block-size:0';
    document.body.prepend(mark);
    const show = (shown: boolean) => {
        root.dataset['shown'] = String(shown);
        link.inert = !shown;
    };
    show(false);
    // The mark is out of the window by more than 1000 px. One that only touches the edge still counts as in it.
    const observer = new IntersectionObserver(([entry]) => show(entry !== undefined && !entry.isIntersecting), {
        rootMargin: `${String(APPEARS_AFTER)}px 0px 0px 0px`,
    });
    observer.observe(mark);
    const go = (event: MouseEvent) => {
        const top = document.getElementById(link.hash.slice(1));
        event.preventDefault();
        void scrollToHeight(() => 0, DURATION).then(() => {
            if (top) {
                focusOn(top, { preventScroll: true });
            }
        });
    };
    link.addEventListener('click', go);
    return () => {
        observer.disconnect();
        mark.remove();
        link.removeEventListener('click', go);
    };
}
