import type { Choice } from './choice';

/** Complianz: its own function and events; its banner is done with when it was dismissed. */
export function connect(tell: (choice: Choice | undefined) => void): void {
    const check = () => {
        const has = (window as { cmplz_has_consent?: (category: string) => boolean }).cmplz_has_consent;
        const isAnswered = document.cookie.includes('cmplz_banner-status=dismissed');
        tell(has && isAnswered ? { preferences: has('preferences'), statistics: has('statistics'), marketing: has('marketing') } : undefined);
    };
    ['cmplz_status_change', 'cmplz_fire_categories', 'cmplz_revoke', 'cmplz_banner_status'].forEach((name) => document.addEventListener(name, () => setTimeout(check)));
    check();
}
