import type { ApplicationsConfig } from '../config/generated';
import { firstText } from '../kit/text';
import { sizeOf } from './size';
import { examine, fill } from './validate';
import type { FieldFacts, Finding } from './validate';

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface FieldError {
    name: string;
    /** of the control, where the link in the summary leads */
    control: string;
    /** of the field: the control, or the group of its boxes */
    id: string;
    label: string;
    message: string;
}

type Messages = ApplicationsConfig['messages'];

const BUTTONS = /^(?:hidden|submit|button|reset|image)$/;
const TYPES_WITH_RULE = new Set(['email', 'url', 'tel', 'date', 'number']);
const ATTRIBUTES_WITH_RULE = ['minlength', 'maxlength', 'min', 'max', 'step', 'pattern'] as const;

/** One control for each name, in the order of the page. */
export function controlsOf(form: HTMLFormElement): Control[] {
    const byName = new Map<string, Control>();
    for (const element of form.elements) {
        if (isControl(element) && element.name && !element.disabled && !BUTTONS.test(element.type) && !byName.has(element.name)) {
            byName.set(element.name, element);
        }
    }
    return [...byName.values()];
}

function isControl(element: Element): element is Control {
    return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** The first thing wrong with a field, in the words of its markup or the default ones (Spec 5). */
export function errorOf(control: Control, messages: Messages): FieldError | null {
    const most = Number(control.dataset['maxFiles'] ?? Infinity);
    if (control instanceof HTMLInputElement && (control.files?.length ?? 0) > most) {
        return fieldError(control, fill(messages.fileCount, [String(most)]));
    }
    const finding = wrongType(control) ?? examine(factsOf(control));
    return finding && fieldError(control, fill(wording(control, finding.rule, messages), finding.parameters));
}

export function fieldError(control: Control, message: string): FieldError {
    const group = control.closest('.awsm-job-form-options-container')?.id;
    const id = idOf(control);
    return { name: control.name, control: id, id: firstText(group, id), label: labelOf(control), message };
}

function idOf(control: Control): string {
    control.id ||= `courant-field-${control.name.replace(/[^\w-]/g, '')}`;
    return control.id;
}

function labelOf(control: Control): string {
    const short = control.dataset['label'];
    if (short) {
        return short;
    }
    const group = control.closest('.awsm-job-form-options-container')?.getAttribute('aria-labelledby');
    const label = (group ? document.getElementById(group) : control.labels?.[0])?.cloneNode(true);
    if (label instanceof Element) {
        label.querySelectorAll('.awsm-job-form-error').forEach((star) => star.remove());
    }
    return firstText(label?.textContent?.replace(/\s+/g, ' ').replace(/[.:*\s]+$/, '').trim(), control.getAttribute('aria-label'), control.name);
}

function wording(control: Control, rule: string, messages: Messages): string {
    const own = control.getAttribute(`data-msg-${rule}`) ?? control.getAttribute('data-msg');
    const ours = messages[(rule === 'equalto' ? 'equalTo' : rule) as keyof Messages] as string | undefined;
    return firstText(own, ours, control.title, control.validationMessage, messages.general);
}

function factsOf(control: Control): FieldFacts {
    const twin = control.getAttribute('data-rule-equalto');
    const other = twin ? control.form?.querySelector(twin) : null;
    return {
        type: control.type,
        value: valueOf(control),
        rules: rulesOf(control),
        ...(other && isControl(other) ? { twin: other.value } : {}),
    };
}

/** Of a group of boxes, what is chosen; of files, their names. */
function valueOf(control: Control): string {
    if (!(control instanceof HTMLInputElement)) {
        return control.value;
    }
    if (control.type === 'checkbox' || control.type === 'radio') {
        const group = control.form?.elements.namedItem(control.name);
        const boxes = group instanceof RadioNodeList ? [...group] : [control];
        return boxes.flatMap((box) => (box instanceof HTMLInputElement && box.checked ? [box.value || 'on'] : [])).join(',');
    }
    return control.type === 'file' ? [...(control.files ?? [])].map((file) => file.name).join(',') : control.value;
}

function rulesOf(control: Control): Record<string, string> {
    const rules: Record<string, string> = {};
    if (TYPES_WITH_RULE.has(control.type)) {
        rules[control.type] = 'true';
    }
    for (const name of ATTRIBUTES_WITH_RULE) {
        const value = control.getAttribute(name);
        if (value !== null && value !== 'any') {
            rules[name] = value;
        }
    }
    for (const { name, value } of control.attributes) {
        if (name.startsWith('data-rule-')) {
            rules[name.slice('data-rule-'.length)] = value;
        }
    }
    if (control.required) {
        rules['required'] = 'true';
    }
    return rules;
}

/** What a file that was just chosen is refused for, whether or not the form checks its other fields. */
export function fileError(input: HTMLInputElement, { maxFileBytes, messages }: ApplicationsConfig): FieldError | null {
    const large = [...(input.files ?? [])].find((file) => file.size > maxFileBytes);
    return large
        ? fieldError(input, fill(messages.fileSize, [large.name, sizeOf(large.size), sizeOf(maxFileBytes)]))
        : [...(input.files ?? [])].length > 0
          ? errorOf(input, messages)
          : null;
}

/** Before the server looks into the file: the accepted types and the file that is of none of them. */
function wrongType(control: Control): Finding | null {
    if (!(control instanceof HTMLInputElement) || control.type !== 'file' || !control.accept) {
        return null;
    }
    const accepted = control.accept.split(',').map((type) => type.trim().toLowerCase()).filter(Boolean);
    const fits = (file: File) =>
        accepted.some((type) =>
            type.startsWith('.')
                ? file.name.toLowerCase().endsWith(type)
                : type.endsWith('/*')
                  ? file.type.startsWith(type.slice(0, -1))
                  : file.type === type,
        );
    const wrong = [...(control.files ?? [])].find((file) => !fits(file));
    return wrong ? { rule: 'fileType', parameters: [accepted.join(', '), wrong.name] } : null;
}

/** What the server said of the fields when it printed the page after a plain form; React draws it from now on. */
export function adoptErrors(form: HTMLFormElement): FieldError[] {
    return controlsOf(form).flatMap((control) => {
        const printed = control.closest('.awsm-job-form-group')?.querySelector('div.awsm-job-form-error');
        const message = printed?.textContent.trim();
        printed?.remove();
        return message ? [fieldError(control, message)] : [];
    });
}

/** What the message area says about sizes, before anything is sent (Spec 5, Rulings 17). */
export function sizeMessages(form: HTMLFormElement, { maxFileBytes, maxTotalBytes, messages }: ApplicationsConfig): string[] {
    const files = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]:not(:disabled)')].flatMap((input) => [...(input.files ?? [])]);
    if (files.some((file) => file.size > maxFileBytes)) {
        return [messages.fileValidation];
    }
    return files.reduce((sum, file) => sum + file.size, 0) > maxTotalBytes ? [messages.totalSize] : [];
}
