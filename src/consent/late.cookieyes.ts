import type { Choice } from './choice';

interface Said {
    categories: { functional?: boolean; analytics?: boolean; performance?: boolean; advertisement?: boolean };
    isUserActionCompleted?: boolean;
}

/** CookieYes: its own function and event. */
export function connect(tell: (choice: Choice | undefined) => void): void {
    const check = () => {
        const said = (window as { getCkyConsent?: () => Said | undefined }).getCkyConsent?.();
        if (said?.isUserActionCompleted) {
            const { functional = false, analytics = false, advertisement = false } = said.categories;
            tell({ preferences: functional, statistics: analytics, marketing: advertisement });
        } else {
            tell(undefined);
        }
    };
    ['cookieyes_banner_load', 'cookieyes_consent_update'].forEach((name) => document.addEventListener(name, () => setTimeout(check)));
    check();
}
