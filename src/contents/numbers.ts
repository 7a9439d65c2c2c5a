/** What covers the page's upper edge while it scrolls, in pixels. */
export interface Covered {
    toolbar: number;
    header: number;
}

/** Where a link puts its heading (Spec 9): an offset up to 30 counts as none. */
export function linkOffset(scrollOffset: number, { toolbar, header }: Covered): number {
    return (scrollOffset > 30 ? scrollOffset : 0) + toolbar + header;
}

/** Under which line a heading is the one in view (Spec 9). */
export function highlightOffset(scrollOffset: number, smooth: boolean, { toolbar }: Covered): number {
    return (smooth ? scrollOffset : 5) + toolbar;
}

/** Where a pinned list stands: at the scroll offset, unless something pinned would cover it there (Rulings 25). */
export function stickyTop(scrollOffset: number, { toolbar, header }: Covered): number {
    return Math.max(scrollOffset, toolbar + header);
}

/**
 * Which of the headings is the one in view: the last that has reached the line, the first before any has, the last
 * one at the page's end (Contents contract 3.1).
 *
 * @param tops in the page's own coordinates, ascending
 * @returns -1 where there is no heading
 */
export function activeIndex(tops: readonly number[], line: number, atEnd: boolean): number {
    let low = 0;
    let high = tops.length;
    while (!atEnd && low < high) {
        const middle = (low + high) >> 1;
        if ((tops[middle] ?? 0) <= line + 1) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return atEnd || tops.length === 0 ? tops.length - 1 : Math.max(low - 1, 0);
}

/** A text in the page's own coordinates, and the window's height. */
export interface Extent {
    top: number;
    bottom: number;
    room: number;
}

/** How much of a text has come past the window's lower edge, 0 to 1. */
export function progressAt(from: number, { top, bottom, room }: Extent): number {
    const way = bottom - top - room;
    return way <= 0 ? 1 : Math.max(0, Math.min((from - top) / way, 1));
}
