/** Native disclosures that behave as one menu. Times and widths come from the caller. */
export interface DisclosureOptions {
    /** Whether those outside of the visitor's focus close: in the row they do, in the panel they stay. */
    floating: () => boolean;
    signal: AbortSignal;
}

/**
 * Escape closes the innermost open one and gives focus back to its button; where they float above the page, one is
 * open at a time, and a tap or focus elsewhere closes them.
 */
export function closeLikeMenus(root: HTMLElement, selector: string, { floating, signal }: DisclosureOptions): (keepFocused?: boolean) => void {
    const open = () => [...root.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`)];
    const close = (keep: (one: HTMLDetailsElement) => boolean) =>
        open()
            .filter((one) => !keep(one))
            .forEach((one) => {
                one.open = false;
            });
    const holds = (node: EventTarget | null) => (one: HTMLDetailsElement) => node instanceof Node && one.contains(node);

    root.addEventListener(
        'keydown',
        (event) => {
            const last = event.key === 'Escape' ? open().filter(holds(document.activeElement)).pop() : undefined;
            if (last) {
                event.preventDefault();
                last.open = false;
                last.querySelector('summary')?.focus();
            }
        },
        { signal },
    );
    root.addEventListener('focusout', ({ relatedTarget }) => floating() && relatedTarget && close(holds(relatedTarget)), { signal });
    root.addEventListener(
        'toggle',
        ({ target }) => {
            if (target instanceof HTMLDetailsElement && target.matches(selector) && target.open && floating()) {
                close((one) => one.contains(target) || target.contains(one));
            }
        },
        { capture: true, signal },
    );
    document.addEventListener('pointerdown', ({ target }) => floating() && close(holds(target)), { signal });

    return (keepFocused = false) => close(keepFocused ? holds(document.activeElement) : () => false);
}
