import { closeLikeMenus } from './disclosures';
import { keepTabInside } from './panel';
import { closeOnEscape } from './search';

/** From this width on the menu is a bar. */
const DESKTOP = '(min-width: 992px)';

/** Behavior of the server's own header. */
export function startMasthead(root: HTMLElement, signal: AbortSignal): void {
    const wide = window.matchMedia(DESKTOP);
    const closeMenu = closeLikeMenus(root, '.menu__sub', { floating: () => wide.matches, signal });
    const closeLinks = closeLikeMenus(root, '.links', { floating: () => true, signal });
    const closeAll = () => {
        closeLinks();
        closeMenu();
        root.querySelectorAll<HTMLElement>('[popover]').forEach((panel) => panel.matches(':popover-open') && panel.hidePopover());
    };
    // At 992px or more, load and every resize close them, except the one in use.
    window.addEventListener('resize', () => wide.matches && closeMenu(true), { signal });
    let last: EventTarget | null = document.activeElement;
    for (const touch of ['focusin', 'pointerdown']) {
        document.addEventListener(touch, ({ target }) => (last = target), { signal });
    }
    wide.addEventListener('change', () => turnMenu(root, wide.matches, last), { signal });
    // A page that comes back as it was left is a load: nothing that floats covers it.
    window.addEventListener('pageshow', ({ persisted }) => persisted && closeAll(), { signal });
    closeOnEscape(root.querySelector('#site-search'), signal);
    keepTabInside(root.querySelector('#site-menu'), signal);
}

/**
 * The panel becomes the row of a wide window, or the row a closed panel: the keyboard stays, or goes to what opens it. A browser may have
 * taken the focus from what vanished before it tells of the width, so what had it last counts.
 */
function turnMenu(root: HTMLElement, isWide: boolean, last: EventTarget | null): void {
    const menu = root.querySelector<HTMLElement>('#site-menu');
    if (isWide && menu?.matches(':popover-open')) {
        menu.hidePopover();
    }
    if (last instanceof HTMLElement && menu?.contains(last)) {
        (isWide ? last : root.querySelector<HTMLElement>('.tool--menu'))?.focus();
    }
}
