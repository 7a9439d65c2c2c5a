/**
 * An address with some parameters changed: those of other people, their order and the hash stay as they are, letter
 * by letter (Spec 2.4). An empty value removes its key.
 */
export function withParameters(href: string, changes: Readonly<Record<string, string>>): string {
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
    const left = new Map(Object.entries(changes));
    const ours = new Set(left.keys());
    const pieces = query.split('&').flatMap((piece) => {
        const name = nameOf(piece);
        if (!ours.has(name)) {
            return piece === '' ? [] : [piece];
        }
        const value = left.get(name);
        left.delete(name);
        return value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [];
    });
    for (const [name, value] of left) {
        if (value) {
            pieces.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
        }
    }
    return path + (pieces.length ? `?${pieces.join('&')}` : '') + hash;
}

/** A page number may also stand in the path, and would contradict the one in the query. */
export function withoutPagePath(href: string): string {
    return href.replace(/\/page\/\d+\/?(?=[?#]|$)/, '/');
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
