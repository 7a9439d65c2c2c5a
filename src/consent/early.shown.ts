/**
 * Asks with the page's first paint, not when the banner's module has come: this stands right behind the banner. An answer to this
 * question keeps it away (choice.ts); what is pressed meanwhile is kept for that module (late.banner.ts).
 */
const banner = document.getElementById('courant-consent');

let isAnswered = false;
try {
    isAnswered = document.cookie.includes(`courant_consent=${banner?.dataset['revision'] ?? ''}.`);
} catch {
    // Where cookies are forbidden, nobody has answered.
}
if (banner && !isAnswered) {
    banner.hidden = false;
    banner.onclick = ({ target }) => {
        const pressed = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset['consent'];
        if (pressed) {
            banner.dataset['pressed'] = pressed;
            banner.hidden = pressed !== 'choose';
        }
    };
}

export {};
