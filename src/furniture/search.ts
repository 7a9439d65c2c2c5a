/**
 * The search is a native popover: it opens at the first tap, takes focus into its field and gives it back. A field with
 * words in it keeps Escape for itself in some browsers, and Tab leads out behind it: both close it here (Spec 2.1, 4).
 */
export function closeOnEscape(overlay: HTMLElement | null, signal: AbortSignal): void {
    if (!overlay || !('hidePopover' in overlay)) {
        return;
    }
    const shown = () => overlay.matches(':popover-open');
    document.addEventListener(
        'keydown',
        (event) => {
            if (event.key === 'Escape' && shown()) {
                event.preventDefault();
                overlay.hidePopover();
            }
        },
        { capture: true, signal },
    );
    overlay.addEventListener(
        'focusout',
        ({ relatedTarget }) => {
            if (relatedTarget instanceof Node && !overlay.contains(relatedTarget) && shown()) {
                overlay.hidePopover();
            }
        },
        { signal },
    );
    overlay.addEventListener(
        'toggle',
        (event) => {
            if (event.newState === 'open') {
                const field = overlay.querySelector<HTMLInputElement>('input[type="search"]');
                field?.focus();
                field?.select();
            }
        },
        { signal },
    );
}
