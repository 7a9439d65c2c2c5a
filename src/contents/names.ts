interface Names {
    init?: () => void;
    ajax_toggle?: string;
    chamomile_theme_is_on?: string;
}

interface Page {
    ezTOC?: Names;
    ezTOC_showBar?: () => void;
    ezTOC_hideBar?: () => void;
    jQuery?: (target: unknown) => { on: (type: string, run: () => void) => void };
}

/** The contract's own names: `ezTOC.init()`, and what opens and closes the drawer (Contents contract 1.5, 1.6). */
export function names(ajax: boolean): void {
    const page = window as unknown as Page;
    const drawer = () => document.getElementById('courant-contents-drawer');
    page.ezTOC = { ...page.ezTOC, init: wake };
    page.ezTOC_showBar = () => drawer()?.showPopover();
    page.ezTOC_hideBar = () => drawer()?.hidePopover();
    if (page.ezTOC.chamomile_theme_is_on === '1') {
        document.querySelectorAll('.courant-contents .hamburger').forEach((icon) => icon.remove());
    }
    if (ajax) {
        page.jQuery?.(document).on('ajaxComplete', wake);
    }
    // An article that comes later, by whatever script, brings its table along.
    new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => addedNodes.length > 0)) {
            wake();
        }
    }).observe(document.body, { childList: true, subtree: true });
}

/** Wakes tables that came after the page did. */
function wake(): void {
    document.querySelectorAll('[data-island=contents]:not([data-state])').forEach((root) => root.dispatchEvent(new Event('courant:wake', { bubbles: true })));
}
