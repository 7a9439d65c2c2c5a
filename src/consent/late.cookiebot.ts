import type { Choice } from './choice';

interface Cookiebot {
    hasResponse?: boolean;
    consent: { preferences: boolean; statistics: boolean; marketing: boolean };
}

/** Cookiebot: its object and its events on the window. */
export function connect(tell: (choice: Choice | undefined) => void): void {
    const check = () => {
        const bot = (window as { Cookiebot?: Cookiebot }).Cookiebot;
        const { preferences = false, statistics = false, marketing = false } = bot?.consent ?? {};
        tell(bot?.hasResponse ? { preferences, statistics, marketing } : undefined);
    };
    ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'].forEach((name) => window.addEventListener(name, check));
    check();
}
