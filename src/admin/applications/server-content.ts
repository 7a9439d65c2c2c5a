/**
 * Removes what the server printed for reading, once the screen has rendered: in one step, so that nothing flickers. Until then,
 * and for good when a script fails, it stays. The link that has the focus gives it to the same link of the screen.
 */
export function removeServerContent(): void {
    const content = document.getElementById('courant-applications-server');
    const { activeElement } = document;
    const href = content?.contains(activeElement) === true ? activeElement?.getAttribute('href') ?? null : null;
    content?.remove();
    if (href !== null) {
        const { search } = new URL(href, window.location.href);
        const links = [...document.querySelectorAll<HTMLAnchorElement>('#courant-recruiting a[href]')];
        links.find((link) => link.search === search)?.focus({ preventScroll: true });
    }
}
