import { KINDS } from './choice';
import type { Choice } from './choice';

interface Api {
    wp_consent_type?: string;
    wp_has_consent?: (category: string) => boolean;
}

/**
 * The WP Consent API, which many banners speak. Without a banner it would allow everything: so it is asked only once a
 * banner has said of which type consent is. Where visitors have to opt in, they have decided when a cookie says so.
 */
export function connect(tell: (choice: Choice | undefined) => void): void {
    const page = window as Api;
    const check = () => {
        const has = page.wp_has_consent;
        const isAnswered = page.wp_consent_type?.includes('optout') === true || /(?:^|; )wp_consent_(?:preferences|statistics|marketing)=/.test(document.cookie);
        if (!has || !page.wp_consent_type || !isAnswered) {
            tell(undefined);
            return;
        }
        const [preferences, statistics, marketing] = KINDS.map((kind) => has(kind));
        tell({ preferences: preferences ?? false, statistics: statistics ?? false, marketing: marketing ?? false });
    };
    ['wp_consent_type_defined', 'wp_listen_for_consent_change'].forEach((name) => document.addEventListener(name, () => setTimeout(check)));
    window.addEventListener('load', check, { once: true });
    check();
}
