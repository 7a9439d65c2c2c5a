import type { Value, Values } from './model';

/** The settings as the server printed them: a form that works without this screen. */
const FORM = 'courant-settings-form';

export interface ServerForm {
    /** Whether somebody typed into it before the screen was there. */
    readonly isTouched: () => boolean;
    readonly remove: () => void;
    /** Puts it back below the screen, with what was typed on the screen. */
    readonly restore: (changes: Values) => void;
}

function write(form: HTMLFormElement, room: string, key: string, value: Value): void {
    const name = `courant_${room}[${key}]`;
    for (const control of form.elements) {
        if (control instanceof HTMLInputElement && control.type === 'checkbox') {
            if (control.name === name) {
                control.checked = value === true;
            } else if (control.name === `${name}[]` && Array.isArray(value)) {
                control.checked = value.includes(control.value);
            }
        } else if ((control instanceof HTMLInputElement && control.type !== 'hidden') || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) {
            if (control.name === name && value !== null) {
                control.value = String(value);
            }
        }
    }
}

/** @param root where the screen is rendered: the form is put back after it */
export function findServerForm(root: Element): ServerForm {
    const form = document.getElementById(FORM);
    let isTouched = false;
    form?.addEventListener('input', () => {
        isTouched = true;
    });
    return {
        isTouched: () => isTouched,
        remove: () => form?.remove(),
        restore: (changes) => {
            if (form instanceof HTMLFormElement) {
                root.after(form);
                for (const [room, fields] of Object.entries(changes)) {
                    Object.entries(fields).forEach(([key, value]) => write(form, room, key, value));
                }
            }
        },
    };
}
