import { deskConfig } from '../config/page';
import { watchFilterBar } from './layout';
import { forgetPlace, keepPlace, returnToPlace } from './memory';
import { addressOnLoad, keepAddress, partsOf, questionOnLoad } from './read';

/** Wakes each listing block that has something to ask on load, once browsers have restored its controls (Rulings 2). */
export function wakeListings(): void {
    document.querySelectorAll<HTMLElement>('[data-island="listings"]').forEach((root) => {
        const parts = partsOf(root);
        if (parts && questionOnLoad(root, parts, deskConfig(), addressOnLoad(root))) {
            root.dispatchEvent(new Event('courant:wake', { bubbles: true }));
        }
    });
    returnToPlace();
}

document.querySelectorAll<HTMLElement>('[data-island="listings"]').forEach(keepAddress);
document.querySelectorAll<HTMLElement>('.awsm-filter-wrap').forEach(watchFilterBar);
document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('.awsm-job-listing-item a[href]') : null;
    if (link) {
        keepPlace(link);
    }
});
// A page that the browser kept whole has its place already.
window.addEventListener('pageshow', ({ persisted }) => persisted && forgetPlace());
if (document.readyState === 'complete') {
    wakeListings();
} else {
    window.addEventListener('pageshow', wakeListings, { once: true });
}
