import type { Field, FieldType, Problem } from './model';
import { __ } from './wordpress';

export function typeName(type: FieldType): string {
    const names: Record<FieldType, string> = {
        text: __('Text', 'courant-desk'),
        textarea: __('Long text', 'courant-desk'),
        email: __('E-mail', 'courant-desk'),
        tel: __('Phone', 'courant-desk'),
        url: __('Web address', 'courant-desk'),
        number: __('Number', 'courant-desk'),
        date: __('Date', 'courant-desk'),
        select: __('Drop-down list', 'courant-desk'),
        radio: __('One of several', 'courant-desk'),
        checkbox: __('Some of several', 'courant-desk'),
        file: __('File', 'courant-desk'),
        consent: __('Consent', 'courant-desk'),
        heading: __('Heading', 'courant-desk'),
    };
    return names[type];
}

/** The label as plain text; without one, the kind of field. */
export const labelOf = (field: Field): string => field.label.replace(/<[^>]*>/g, '') || typeName(field.type);

export function problemText(problem: Problem): string {
    const texts: Record<Problem, string> = {
        unlabelled: __('This field needs a label.', 'courant-desk'),
        choiceless: __('This field needs choices.', 'courant-desk'),
        condition: __('The field that this one depends on must stand above it.', 'courant-desk'),
        bounds: __('The greatest value is below the least.', 'courant-desk'),
    };
    return texts[problem];
}

export const operators = (): readonly { value: string; label: string }[] => [
    { value: '', label: __('always', 'courant-desk') },
    { value: 'is', label: __('when the field below is …', 'courant-desk') },
    { value: 'is-not', label: __('when the field below is not …', 'courant-desk') },
    { value: 'filled', label: __('when the field below is filled in', 'courant-desk') },
    { value: 'blank', label: __('when the field below is empty', 'courant-desk') },
];
