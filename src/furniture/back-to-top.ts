import { focusOn } from '../kit/a11y';
import { scrollToHeight } from '../kit/scroll';

/** Pixels of scrolling after which the link appears. */
export const APPEARS_AFTER = 1000;
/** Milliseconds. */
export const DURATION = 800;

/** Shows the link past 1000 px, except where it would cover another control, without listening to every scroll. */
export function startBackToTop(root: HTMLElement, link: HTMLAnchorElement): void {
    const mark = document.createElement('span');
    mark.style.cssText = 'position:absolute;inset-block-start:0;inset-inline-start:0;inline-size:1px;block-size:0';
    document.body.prepend(mark);
    const show = (shown: boolean) => {
        root.dataset['shown'] = String(shown);
        link.inert = !shown;
        avoidControls(root, link);
    };
    show(false);
    // The mark is out of the window by more than 1000 px. One that only touches the edge still counts as in it.
    new IntersectionObserver(([entry]) => show(entry !== undefined && !entry.isIntersecting), {
        rootMargin: `${String(APPEARS_AFTER)}px 0px 0px 0px`,
    }).observe(mark);
    const avoid = () => avoidControls(root, link);
    if ('onscrollend' in window) {
        window.addEventListener('scrollend', avoid);
    } else {
        // Safari before 26.2 does not say that a scroll has ended.
        let timer: ReturnType<typeof setTimeout> | undefined;
        globalThis.addEventListener(
            'scroll',
            () => {
                clearTimeout(timer);
                timer = setTimeout(avoid, 150);
            },
            { passive: true },
        );
    }
    new ResizeObserver(avoid).observe(document.body);
    link.addEventListener('click', (event) => {
        const top = document.getElementById(link.hash.slice(1));
        event.preventDefault();
        void scrollToHeight(() => 0, DURATION).then(() => {
            if (top) {
                focusOn(top, { preventScroll: true });
            }
        });
    });
}

/**
 * Sets `data-covers` while another control is below the link. The style hides it then, but leaves it to the keyboard. Not by an
 * IntersectionObserver of the controls: Chromium misses some that scroll into an area this small.
 */
function avoidControls(root: HTMLElement, link: HTMLElement): void {
    const box = link.getBoundingClientRect();
    const isBelow = (control: Element) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return control !== link && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
    };
    root.toggleAttribute('data-covers', [...document.querySelectorAll('a, button, input, select, textarea, summary')].some(isBelow));
}
