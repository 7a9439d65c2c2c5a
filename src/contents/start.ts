import { linkOffset } from './numbers';
import { covered } from './pinned';

/** Opens or closes the list that a button is for, and says so. */
export function expand(button: Element, open: boolean): void {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    button.setAttribute('aria-expanded', `${open}`);
    if (list) {
        list.hidden = !open;
    }
}

/**
 * Whether the table starts hidden on this screen: `data-toc-hide` lists `mobile` and `desktop`, or is empty or `0`.
 * The browser decides, so that a page cache cannot be wrong (Spec 4).
 */
export function hiddenByDefault(root: HTMLElement): boolean {
    return (root.dataset['tocHide'] ?? '').includes(isDesktop() ? 'desktop' : 'mobile');
}

export function isDesktop(): boolean {
    return matchMedia('(min-width:992px)').matches;
}

/**
 * The first state of a table: what the server shows to everybody becomes what the settings and this visitor's cookie
 * say. The cookie is read and removed, and the default beats it (Spec 4, Contents contract 3.3); where the owner wants a
 * choice to last, it stays and beats the default.
 */
function begin(root: HTMLElement): void {
    const name = `ezTOC_hidetoc-${root.dataset['tocIndex'] ?? ''}=`;
    const mode = root.dataset['tocRemember'];
    let hidden = hiddenByDefault(root);
    try {
        const differs = document.cookie.includes(`${name}1`);
        if (mode === 'always') {
            hidden = hidden !== differs;
        } else {
            hidden ||= differs && !mode;
            document.cookie = `${name};path=/;max-age=0`;
        }
    } catch {
        // A page in a sandbox has no cookies.
    }
    root.querySelectorAll('button').forEach((button) => {
        button.hidden = button.matches('.ez-toc-more-links-disabler');
        const open = button.getAttribute('aria-expanded');
        if (open) {
            expand(button, button.matches('.ez-toc-open-sub-hd') ? open === 'true' : !hidden);
        }
    });
    root.querySelectorAll<HTMLElement>('.ez-toc-more-link').forEach((item) => {
        item.hidden = true;
    });
    // The loader keeps a first tap on these for the island.
    root.querySelectorAll(CONTROLS).forEach((control) => control.setAttribute('data-island-replay', ''));
}

/** What a tap counts on: buttons, links, and a heading that opens and closes its list. */
export const CONTROLS = 'button,a[href*="#"],[data-toc-label] [class$=-title]';

/** Prepares every table that is not yet prepared. A table with a toggle gets its index, by its place in the page. */
export function beginAll(): void {
    let index = 0;
    document.querySelectorAll<HTMLElement>('[data-island=contents]').forEach((root) => {
        const mine = root.dataset['tocIndex'] ? `${index++}` : '';
        if (!root.dataset['toc']) {
            root.dataset['toc'] = 'begun';
            root.dataset['tocIndex'] = mine;
            begin(root);
        }
    });
}

/** Makes every other way to a heading, a hash on load above all, land where links do. */
export function measure(): void {
    const { tocOffset, tocOffsetMobile = tocOffset } = document.querySelector<HTMLElement>('[data-toc-offset]')?.dataset ?? {};
    document.documentElement.style.scrollPaddingTop = `${linkOffset(Number(isDesktop() ? tocOffset : tocOffsetMobile), covered())}px`;
}
