import { useCallback, useLayoutEffect } from 'react';
import { firstText } from '../kit/text';
import type { FieldError } from './fields';
import type { Outcome, Tone } from './model';
import { errorId } from './parts';

/** What the state makes of nodes that the server drew. */

/** Disabled, and labelled by its response text, as long as it is sending (Spec 4). */
export function useButton(form: HTMLFormElement, sending: boolean): void {
    useLayoutEffect(() => {
        const button = form.querySelector<HTMLInputElement | HTMLButtonElement>('.awsm-application-submit-btn, [type="submit"]');
        if (!sending || !button) {
            return undefined;
        }
        const label = labelled(button);
        const before = label.get();
        label.set(firstText(button.dataset['responseText'], before));
        button.disabled = true;
        button.classList.add('awsm-application-submit-btn-disabled');
        return () => {
            label.set(before);
            button.disabled = false;
            button.classList.remove('awsm-application-submit-btn-disabled');
        };
    }, [form, sending]);
}

function labelled(button: HTMLInputElement | HTMLButtonElement) {
    const key = button instanceof HTMLInputElement ? 'value' : 'textContent';
    return {
        get: () => (button as unknown as Record<string, string>)[key] ?? '',
        set: (text: string) => Object.assign(button, { [key]: text }),
    };
}

/** Hides the form after it was sent; what integrations put into it stays in the document. */
export function useHiddenForm(form: HTMLFormElement, hidden: boolean): void {
    useLayoutEffect(() => {
        form.hidden = hidden;
        return () => {
            form.hidden = false;
        };
    }, [form, hidden]);
}

/** Tells assistive technology which fields are wrong, and why. */
export function useInvalidFields(form: HTMLFormElement, errors: readonly FieldError[]): void {
    useLayoutEffect(() => {
        const undo = errors.flatMap((error) => {
            const control = form.querySelector(`[id="${CSS.escape(error.id)}"]`);
            if (!control) {
                return [];
            }
            const before = control.getAttribute('aria-describedby');
            const others = (before ?? '').split(/\s+/).filter((id) => id !== '' && id !== errorId(error));
            control.setAttribute('aria-invalid', 'true');
            control.setAttribute('aria-describedby', [...others, errorId(error)].join(' '));
            return () => {
                control.removeAttribute('aria-invalid');
                control.setAttribute('aria-describedby', others.join(' '));
                if (others.length === 0) {
                    control.removeAttribute('aria-describedby');
                }
            };
        });
        return () => undo.forEach((restore) => restore());
    }, [form, errors]);
}

const CLASSES: Readonly<Record<Tone, readonly string[]>> = {
    success: ['awsm-success-message'],
    error: ['awsm-error-message'],
    default: ['awsm-default-message', 'awsm-error-message'],
    plain: ['awsm-default-message'],
};

/** What the server said when it printed the page after a plain form. */
export function printedOutcome(root: HTMLElement): Outcome | null {
    const box = root.querySelector('.awsm-application-message');
    const messages = [...(box?.querySelectorAll('p') ?? [])].map((line) => line.textContent.trim());
    return messages.length > 0 ? { tone: box?.classList.contains('awsm-success-message') ? 'success' : 'error', messages } : null;
}

/** The message area: each message a paragraph of its own, empty and hidden otherwise (Spec 8). */
export function useMessageArea(root: HTMLElement, outcome: Outcome | null): () => HTMLElement | null {
    const area = useCallback(() => root.querySelector<HTMLElement>('.awsm-application-message'), [root]);
    useLayoutEffect(() => {
        const box = area();
        if (!box || !outcome) {
            return undefined;
        }
        box.replaceChildren(
            ...outcome.messages.map((message) => Object.assign(document.createElement('p'), { textContent: message })),
        );
        box.classList.remove(...Object.values(CLASSES).flat());
        box.classList.add(...CLASSES[outcome.tone]);
        box.hidden = false;
        box.style.display = 'block';
        return () => {
            box.hidden = true;
            box.style.display = 'none';
            box.classList.remove(...CLASSES[outcome.tone]);
            box.replaceChildren();
        };
    }, [area, outcome]);
    return area;
}
