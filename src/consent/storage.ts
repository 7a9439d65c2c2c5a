const NAME = 'courant_consent';
const YEAR = 365 * 24 * 3600;

/** Where cookies are forbidden, none is there, and a choice lasts for the page. */
function cookies(set?: string): string {
    try {
        if (set) {
            document.cookie = set;
        }
        return document.cookie;
    } catch {
        return '';
    }
}

export const readCookie = (): string | undefined => new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies())?.[1];

export function writeCookie(value: string): void {
    cookies(`${NAME}=${value}; path=/; max-age=${YEAR}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`);
}

/** Deletes what services have left behind: cookies of this host and of those above it, and entries of the browser's stores. */
export function forget(patterns: readonly string[]): void {
    if (patterns.length === 0) {
        return;
    }
    const names = new RegExp(`^(?:${patterns.map((one) => one.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')).join('|')})$`);
    const steps = location.hostname.split('.');
    const domains = ['', ...steps.map((_, at) => `; domain=${steps.slice(at).join('.')}`)];
    for (const pair of cookies().split('; ')) {
        const name = pair.split('=')[0] ?? '';
        if (names.test(name)) {
            domains.forEach((domain) => cookies(`${name}=; path=/; max-age=0${domain}`));
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
