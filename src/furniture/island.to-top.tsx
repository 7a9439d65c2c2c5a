import { startBackToTop } from './back-to-top';
import { keepInSight } from './sidebar';

/** What comes with a visitor's first gesture on every page: the way back to the top, where the page offers it, and eyes for the sidebar that stays. */
export function mount(root: HTMLElement): void {
    const stick = document.querySelector<HTMLElement>('.has-sticky-sidebar .sidebar__stick');
    if (stick) {
        keepInSight(stick);
    }
    const link = root.querySelector('a');
    if (link) {
        startBackToTop(root, link);
    }
}
