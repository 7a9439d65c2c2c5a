import Cookies from 'js-cookie';

/** Keeps a choice for the next page: `1` for 30 days, the text `null` until the browser is closed (Spec 9, Contents contract 3.1). */
export function remember(index: string, value: '1' | 'null'): void {
    try {
        Cookies.set(`ezTOC_hidetoc-${index}`, value, { path: '/', sameSite: 'Strict', ...(value === '1' ? { expires: 30 } : {}) });
    } catch {
        // A page in a sandbox has no cookies; the list still opens and closes.
    }
}
