/** Gives focus to any element. One that is no control may be focused by script only, and only this once. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
    element.focus(options);
    if (document.activeElement === element) {
        return;
    }
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    element.focus(options);
}

let region: HTMLElement | undefined;

/** Says something to who cannot see it happen. */
export function announce(text: string): void {
    if (!region?.isConnected) {
        region = document.createElement('div');
        region.setAttribute('role', 'status');
        region.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
        document.body.append(region);
    }
    const target = region;
    target.textContent = '';
    // A region that was there before its text is read out reliably.
    setTimeout(() => {
        target.textContent = text;
    }, 50);
}
