/**
 * Gives the filter bar its full width when its filters do not fit on one line, rechecked whenever the bar's width
 * changes (Spec 2.4). Measured without the class, because the class changes what is measured; the height that
 * changes with it is none of our business, so it cannot go in circles.
 */
export function watchFilterBar(bar: HTMLElement): void {
    let width = -1;
    const check = () => {
        if (bar.clientWidth === width) {
            return;
        }
        width = bar.clientWidth;
        bar.classList.remove(FULL_WIDTH);
        if (wraps(bar)) {
            bar.classList.add(FULL_WIDTH);
        }
    };
    new ResizeObserver(check).observe(bar);
}

const FULL_WIDTH = 'awsm-full-width-search-filter-wrap';

function wraps(bar: HTMLElement): boolean {
    const items = [...bar.querySelectorAll<HTMLElement>('.awsm-filter-item-search, .awsm-filter-item')];
    const [first, ...others] = items.filter((item) => item.offsetParent).map((item) => item.getBoundingClientRect());
    return first !== undefined && others.some(({ top }) => top >= first.bottom);
}
