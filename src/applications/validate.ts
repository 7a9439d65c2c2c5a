/** The rules that a field may declare, and what they find (Spec 5). Pure: a field is told by its facts. */

export interface FieldFacts {
    readonly value: string;
    readonly type: string;
    /** the parameter by rule name, such as `{ required: 'true', maxlength: '80' }` */
    readonly rules: Readonly<Record<string, string>>;
    /** the value of the field named by `equalto` */
    readonly twin?: string;
}

export interface Finding {
    readonly rule: string;
    /** what replaces {0} and {1} in the message */
    readonly parameters: readonly string[];
}

type Check = (value: string, parameter: string, facts: FieldFacts) => boolean;

const EMAIL = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

/** In the order in which they are told: the first that fails is the field's message. */
const CHECKS: Readonly<Record<string, Check>> = {
    email: (value) => EMAIL.test(value),
    url: isUrl,
    tel: (value) => /^[+]?[0-9()/ .-]*$/.test(value),
    date: (value) => !Number.isNaN(Date.parse(value)),
    number: (value) => /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value),
    digits: (value) => /^\d+$/.test(value),
    equalto: (value, _twin, facts) => value === facts.twin,
    maxlength: (value, most) => value.length <= Number(most),
    minlength: (value, least) => value.length >= Number(least),
    range: (value, range) => Number(value) >= Number(bounds(range)[0]) && Number(value) <= Number(bounds(range)[1]),
    min: (value, least) => (isNumber(least) ? Number(value) >= Number(least) : value >= least),
    max: (value, most) => (isNumber(most) ? Number(value) <= Number(most) : value <= most),
    step: isStep,
    pattern: matches,
};

/** What is wrong with a field, or `null`. An empty one is only ever missing. */
export function examine(facts: FieldFacts): Finding | null {
    const value = facts.type === 'file' ? facts.value : facts.value.trim();
    if (value === '') {
        return isOn(facts.rules['required']) ? { rule: 'required', parameters: [] } : null;
    }
    for (const [rule, check] of Object.entries(CHECKS)) {
        const parameter = facts.rules[rule];
        if (isOn(parameter) && !check(value, parameter, facts)) {
            return { rule, parameters: rule === 'range' ? bounds(parameter) : [parameter] };
        }
    }
    return null;
}

/** `{0}` and `{1}` in a message stand for a rule's parameters. */
export function fill(message: string, parameters: readonly string[]): string {
    return message.replace(/\{(\d)\}/g, (whole, index: string) => parameters[Number(index)] ?? whole);
}

function isOn(parameter: string | undefined): parameter is string {
    return parameter !== undefined && parameter !== 'false';
}

function isNumber(text: string): boolean {
    return text !== '' && !Number.isNaN(Number(text));
}

function bounds(range: string): string[] {
    return range.match(/[+-]?\d+(?:\.\d+)?/g) ?? [];
}

function isUrl(value: string): boolean {
    try {
        const { protocol, hostname } = new URL(value);
        return /^(?:https?|ftp):$/.test(protocol) && hostname !== '';
    } catch {
        return false;
    }
}

/** A pattern that is none is the form's fault, not the applicant's; browsers ignore it as well. */
function matches(value: string, pattern: string): boolean {
    try {
        return new RegExp(`^(?:${pattern})$`, 'u').test(value);
    } catch {
        return true;
    }
}

/** Counted from the minimum, as browsers do, and without the noise of binary fractions. */
function isStep(value: string, step: string, { rules }: FieldFacts): boolean {
    if (!(Number(step) > 0)) {
        return true;
    }
    const from = isNumber(rules['min'] ?? '') ? Number(rules['min']) : 0;
    const steps = (Number(value) - from) / Number(step);
    return Math.abs(steps - Math.round(steps)) < 1e-9;
}
