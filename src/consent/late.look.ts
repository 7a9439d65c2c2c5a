const MARKS = [
    ['cookieyes', 'getCkyConsent'],
    ['complianz', 'cmplz_has_consent'],
    ['cookiebot', 'Cookiebot'],
    ['tcf', '__tcfapi'],
    ['wp', 'wp_has_consent'],
] as const;

/** Looks for a banner that was put into the page by hand; after the load event, nobody asks. */
export function look(begin: (name: (typeof MARKS)[number][0] | 'none') => void): void {
    const seek = (last: boolean) => {
        const found = MARKS.find(([, mark]) => mark in window)?.[0];
        if (found ?? last) {
            begin(found ?? 'none');
        }
        return found;
    };
    if (!seek(false)) {
        const later = () => setTimeout(() => seek(true), 1000);
        if (document.readyState === 'complete') {
            later();
        } else {
            window.addEventListener('load', later, { once: true });
        }
    }
}
