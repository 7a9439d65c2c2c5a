import { focusOn } from '../kit/a11y';

const PLAIN = /^[\w-]+$/;

/** Moves keyboard focus to the element that the location's hash names, where the browser did not (Spec 2.1; Rulings 29). */
export function focusHash(): void {
    window.addEventListener('hashchange', () => {
        const id = window.location.hash.slice(1);
        const element = PLAIN.test(id) ? document.getElementById(id) : null;
        if (element && !element.contains(document.activeElement)) {
            focusOn(element, { preventScroll: true });
        }
    });
}
