/**
 * An address with some parameters changed: those of other people, their order and the hash stay as they are, letter
 * by letter (Spec 2.4). An empty value removes its key.
 */
export function withParameters(href: string, changes: Readonly<Record<string, string>>): string {
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
    const left = { ...changes };
    const pieces = query.split('&').flatMap((piece) => {
        const name = nameOf(piece);
        if (!(name in changes)) {
            return piece === '' ? [] : [piece];
        }
        const value = left[name];
        delete left[name];
        return value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [];
    });
    for (const [name, value] of Object.entries(left)) {
        if (value) {
            pieces.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
        }
    }
    return path + (pieces.length ? `?${pieces.join('&')}` : '') + hash;
}

function nameOf(piece: string): string {
    return new URLSearchParams(piece).keys().next().value ?? '';
}

/** Replaces the address of the current entry; never adds one. */
export function replaceAddress(href: string): void {
    if (href !== window.location.href) {
        window.history.replaceState(window.history.state, '', href);
    }
}
