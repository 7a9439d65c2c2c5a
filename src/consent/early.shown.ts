import { read } from './choice';
import { readCookie } from './storage';

/**
 * Asks with the page's first paint, not when the banner's module has come: this stands right behind the banner. What is
 * pressed meanwhile is kept for that module (late.banner.ts).
 */
const banner = document.getElementById('courant-consent');
if (banner && !read(readCookie(), Number(banner.dataset['revision']))) {
    banner.hidden = false;
    banner.onclick = ({ target }) => {
        const pressed = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset['consent'];
        if (pressed) {
            banner.dataset['pressed'] = pressed;
            banner.hidden = pressed !== 'choose';
        }
    };
}
