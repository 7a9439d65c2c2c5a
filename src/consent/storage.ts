const NAME = 'courant_consent';
const YEAR = 365 * 24 * 3600;

export const readCookie = (): string | undefined => new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(document.cookie)?.[1];

export function writeCookie(value: string): void {
    document.cookie = `${NAME}=${value}; path=/; max-age=${YEAR}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** Deletes what services have left behind: cookies of this host and of those above it, and entries of the browser's stores. */
export function forget(patterns: readonly string[]): void {
    if (patterns.length === 0) {
        return;
    }
    const names = new RegExp(`^(?:${patterns.map((one) => one.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')).join('|')})$`);
    const steps = location.hostname.split('.');
    const domains = ['', ...steps.map((_, at) => `; domain=${steps.slice(at).join('.')}`)];
    for (const pair of document.cookie.split('; ')) {
        const name = pair.split('=')[0] ?? '';
        if (names.test(name)) {
            domains.forEach((domain) => (document.cookie = `${name}=; path=/; max-age=0${domain}`));
        }
    }
    for (const open of [() => localStorage, () => sessionStorage]) {
        try {
            const store = open();
            Object.keys(store).filter((key) => names.test(key)).forEach((key) => store.removeItem(key));
        } catch {
            // A browser without a store has kept nothing in it.
        }
    }
}
