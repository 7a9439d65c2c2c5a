import type { Covered } from './numbers';

/**
 * Heights of WordPress's toolbar and of the page's header, as far as they stay while the page scrolls; on small
 * screens the toolbar does not (Contents contract 3.3). Asked each time, for a header may shrink.
 */
export function covered(): Covered {
    return { toolbar: pinnedHeight('#wpadminbar'), header: pinnedHeight('header:not(main *,article *)') };
}

function pinnedHeight(selector: string): number {
    let height = 0;
    document.querySelectorAll(selector).forEach((element) => {
        if (/fixed|sticky/.test(getComputedStyle(element).position)) {
            height += element.getBoundingClientRect().height;
        }
    });
    return height;
}
