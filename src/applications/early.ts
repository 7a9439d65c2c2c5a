import { watchConditions } from './conditions';
import { openingOf, sentAt } from './sent';
import type { ExtraFields } from './submit';

declare global {
    interface Window {
        awsmJobs?: { submitApplication?: (form: FormLike, options?: { fields?: ExtraFields }) => void };
    }
}

/** A form, or jQuery's wrapping of one. */
type FormLike = HTMLFormElement | { readonly 0?: HTMLFormElement };

/**
 * The in-app browsers of two social-media apps cannot pick a file by type: their file inputs accept everything, and
 * the server checks (Spec 5, Rulings 1).
 */
export function acceptEverything(userAgent: string): void {
    if (/FBAN|FBAV|Instagram/.test(userAgent)) {
        document.querySelectorAll('.awsm-application-form input[type="file"]').forEach((input) => input.removeAttribute('accept'));
    }
}

const wake = (element: Element) => element.dispatchEvent(new Event('courant:wake', { bubbles: true }));

/** The contract's way for captchas and integrations to send a form, with fields of their own (Jobs contract 3.5). */
export function submitApplication(formLike: FormLike, { fields = [] }: { fields?: ExtraFields } = {}): void {
    const form = formLike instanceof HTMLFormElement ? formLike : formLike[0];
    const island = form?.closest<HTMLElement>('[data-island]');
    if (!form || !island) {
        return;
    }
    const send = () => void form.dispatchEvent(new CustomEvent('courant:submit-application', { detail: fields }));
    if (island.dataset['state'] === 'ready') {
        send();
    } else {
        island.addEventListener('courant:settled', send, { once: true });
        wake(island);
    }
}

acceptEverything(navigator.userAgent);
document.querySelectorAll<HTMLFormElement>('.awsm-application-form').forEach((form) => {
    watchConditions(form);
    // A reload says that an application was sent in this tab, although nobody has touched the form yet.
    window.addEventListener('pageshow', () => sentAt(openingOf(form)) && wake(form));
});
window.awsmJobs = { ...window.awsmJobs, submitApplication };
