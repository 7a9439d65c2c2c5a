import { deskConfig } from '../config/page';

const MARKS = [
    ['cookieyes', 'getCkyConsent'],
    ['complianz', 'cmplz_has_consent'],
    ['cookiebot', 'Cookiebot'],
    ['tcf', '__tcfapi'],
    ['wp', 'wp_has_consent'],
] as const;

/** Looks for a banner that was put into the page by hand. Without one, ours asks where something needs consent. */
export function look(begin: (name: (typeof MARKS)[number][0] | 'own' | 'none') => void): void {
    const seek = (last: boolean) => {
        const found = MARKS.find(([, mark]) => mark in window)?.[0];
        if (found ?? last) {
            begin(found ?? (isNeeded() ? own() : 'none'));
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

function isNeeded(): boolean {
    return Boolean(deskConfig().consent?.needed) || document.querySelector('[data-courant-embed], [data-video-settings]') !== null;
}

/** The links to it are there already, for the same reason as the banner. */
function own(): 'own' {
    document.querySelectorAll<HTMLElement>('.courant-consent-way').forEach((link) => (link.hidden = false));
    return 'own';
}
