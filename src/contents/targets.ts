/** A heading with the id that links to it. */
export interface Target {
    /** Where the heading stands; a target in an old link may be a mark within it. */
    heading: HTMLElement;
    /** With its `#`, as the address shows it. Empty: the address stays as it is. */
    hash: string;
}

const PAGE = ['page', 'paged', 'p', 'page_id'];

/**
 * What a link of a table leads to on this page. Its address may be a hash, this page's address with one, or `#` with
 * the true target in `data-href` (Contents contract 1.6). `null`: it leads elsewhere, and is the browser's.
 */
export function targetOf(link: HTMLAnchorElement): Target | null {
    const hidden = link.dataset['href'];
    const url = new URL(hidden ?? link.href, document.baseURI);
    const here = window.location;
    const samePage =
        url.pathname === here.pathname &&
        PAGE.every((name) => url.searchParams.get(name) === new URLSearchParams(here.search).get(name));
    const element = samePage ? elementOf(url.hash.slice(1)) : null;
    if (!element) {
        return null;
    }
    return { heading: element.closest<HTMLElement>('h1,h2,h3,h4,h5,h6,[role=heading]') ?? element, hash: hidden === undefined ? url.hash : '' };
}

/** By the id as it is written, then as it reads: ids of the compatible profile hold percent signs (Contents contract 2.4). */
export function elementOf(id: string): HTMLElement | null {
    let plain = id;
    try {
        plain = decodeURIComponent(id);
    } catch {
        // Not an encoded id.
    }
    return id === '' ? null : (document.getElementById(id) ?? document.getElementById(plain));
}
