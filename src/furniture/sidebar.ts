/**
 * A sidebar that is longer than the window stays where it is while the page passes, and with it what takes the focus below the
 * window's edge. Then the sidebar goes with the page, until the focus has left it (WCAG 2.4.7).
 */
export function keepInSight(stick: HTMLElement): void {
    const look = () => {
        const focused = stick.querySelector(':focus');
        const box = focused?.getBoundingClientRect();
        if (!box) {
            stick.style.position = '';
        } else if (box.top < 0 || box.bottom > window.innerHeight) {
            stick.style.position = 'static';
            focused?.scrollIntoView({ block: 'nearest' });
        }
    };
    document.addEventListener('focusin', look);
    look();
}
