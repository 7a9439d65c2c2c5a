/** Embeds of texts, which lie inert in templates until they may be shown (Rulings 31, 35). */
export function start(allows: (category: string) => boolean): void {
    const places = () => [...document.querySelectorAll<HTMLElement>('[data-courant-embed]')];
    const check = () => places().filter((place) => allows(place.dataset['courantEmbed'] ?? '')).forEach((place) => reveal(place));
    document.addEventListener('courant:consent', check);
    document.addEventListener('click', ({ target }) => {
        const place = (target as Element).closest('[data-courant-show]')?.closest<HTMLElement>('[data-courant-embed]');
        if (place) {
            reveal(place).focus();
        }
    });
    check();
}

/** Puts the embed where its placeholder was, at the same size, and lazily. Gives what stands there now. */
function reveal(place: HTMLElement): HTMLElement {
    const template = place.querySelector('template');
    delete place.dataset['courantEmbed'];
    template?.content.querySelectorAll('iframe').forEach((frame) => {
        frame.loading = 'lazy';
        frame.referrerPolicy ||= 'strict-origin-when-cross-origin';
    });
    place.replaceChildren(...(template ? [document.importNode(template.content, true)] : []));
    return place.querySelector('iframe') ?? place;
}
