/** A form while it is built (`Domain/FormShape.php` reads and writes the same). Pure. */

export const TYPES = ['text', 'textarea', 'email', 'tel', 'url', 'number', 'date', 'select', 'radio', 'checkbox', 'file', 'consent', 'heading'] as const;
export type FieldType = (typeof TYPES)[number];

export interface Condition {
    readonly field: string;
    readonly operator: string;
    readonly value: string;
}

export interface Field {
    readonly name: string;
    readonly type: FieldType;
    readonly label: string;
    readonly help: string;
    readonly required: boolean;
    readonly width: 'full' | 'half';
    readonly choices: readonly string[];
    readonly least: string;
    readonly most: string;
    readonly minLength: number;
    readonly maxLength: number;
    readonly files: number;
    readonly kinds: readonly string[];
    readonly message: string;
    readonly condition: Condition | null;
    /** of a field that was never stored: its place in the list while its name follows its label */
    readonly fresh?: string;
}

export interface Form {
    readonly id: number;
    readonly title: string;
    readonly version: number;
    readonly standard: boolean;
    readonly fields: readonly Field[];
}

export const PREFIX = 'awsm_field_';
/** Nobody can be answered without these. */
export const NEEDED: readonly string[] = ['awsm_applicant_name', 'awsm_applicant_email'];
/** Fields of the contract: what they ask for is fixed. */
const OWN: readonly string[] = [...NEEDED, 'awsm_applicant_phone', 'awsm_applicant_letter', 'awsm_file'];

export const isOwn = ({ name }: Field): boolean => OWN.includes(name);
export const hasChoices = (type: FieldType): boolean => type === 'select' || type === 'radio' || type === 'checkbox';
export const hasBounds = (type: FieldType): boolean => type === 'number' || type === 'date';
export const hasLengths = (type: FieldType): boolean => type === 'text' || type === 'textarea';

export interface State {
    readonly form: Form;
    readonly dirty: boolean;
    /** name of the field that is open */
    readonly open: string;
    /** counts new fields */
    readonly made: number;
}

/** What a row is known by while its name may still change. */
export const keyOf = ({ fresh, name }: Field): string => fresh ?? name;

export type Action =
    | { readonly type: 'opened'; readonly form: Form }
    /** `sent` is what was stored: a later change stays, and is not stored yet */
    | { readonly type: 'stored'; readonly form: Form; readonly sent: Form }
    | { readonly type: 'titled'; readonly title: string }
    | { readonly type: 'standard'; readonly on: boolean }
    | { readonly type: 'added'; readonly field: FieldType }
    | { readonly type: 'changed'; readonly name: string; readonly changes: Partial<Field> }
    | { readonly type: 'removed'; readonly name: string }
    | { readonly type: 'moved'; readonly name: string; readonly to: number }
    | { readonly type: 'toggled'; readonly name: string };

export const start = (form: Form): State => ({ form, dirty: form.id === 0, open: '', made: 0 });

export function reduce(state: State, action: Action): State {
    const { form } = state;
    switch (action.type) {
        case 'opened':
            return start(action.form);
        case 'stored':
            return form === action.sent ? start(action.form) : { ...state, dirty: true, form: { ...form, id: action.form.id, version: action.form.version } };
        case 'titled':
            return changed(state, { title: action.title });
        case 'standard':
            return changed(state, { standard: action.on });
        case 'added': {
            const made = state.made + 1;
            const field = newField(action.field, form.fields, `new-${made}`);
            return { ...changed(state, { fields: [...form.fields, field] }), open: field.name, made };
        }
        case 'changed':
            return change(state, action.name, action.changes);
        case 'removed':
            return NEEDED.includes(action.name) ? state : changed(state, { fields: form.fields.filter(({ name }) => name !== action.name) });
        case 'moved':
            return changed(state, { fields: move(form.fields, action.name, action.to) });
        case 'toggled':
            return { ...state, open: state.open === action.name ? '' : action.name };
    }
}

const changed = (state: State, changes: Partial<Form>): State => ({ ...state, dirty: true, form: { ...state.form, ...changes } });

/** A field that was never stored is named by its label, and conditions follow. */
function change(state: State, name: string, changes: Partial<Field>): State {
    const before = state.form.fields.find((field) => field.name === name);
    if (!before) {
        return state;
    }
    const others = state.form.fields.filter((field) => field !== before);
    const next = before.fresh !== undefined && changes.label !== undefined ? nameOf(changes.label, before.type, others) : name;
    const fields = state.form.fields.map((field) => {
        const { condition } = field;
        return field === before
            ? { ...field, ...changes, name: next }
            : condition?.field === name
              ? { ...field, condition: { ...condition, field: next } }
              : field;
    });
    return { ...changed(state, { fields }), open: state.open === name ? next : state.open };
}

export function move<T extends { readonly name: string }>(fields: readonly T[], name: string, to: number): readonly T[] {
    const moved = fields.find((field) => field.name === name);
    const rest = fields.filter((field) => field !== moved);
    const at = Math.max(0, Math.min(rest.length, to));
    return moved ? [...rest.slice(0, at), moved, ...rest.slice(at)] : fields;
}

export function nameOf(label: string, type: FieldType, others: readonly Field[]): string {
    const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const slug = plain.replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '').slice(0, 40) || type;
    const taken = new Set(others.map(({ name }) => name));
    for (let number = 1; ; number++) {
        const name = `${PREFIX}${slug}${number === 1 ? '' : `_${number}`}`;
        if (!taken.has(name)) {
            return name;
        }
    }
}

function newField(type: FieldType, others: readonly Field[], fresh: string): Field {
    return {
        name: nameOf('', type, others),
        type,
        label: '',
        help: '',
        required: false,
        width: 'full',
        choices: [],
        least: '',
        most: '',
        minLength: 0,
        maxLength: type === 'textarea' ? 20000 : 1000,
        files: 1,
        kinds: [],
        message: '',
        condition: null,
        fresh,
    };
}

/** Fields that a field may depend on: those above it that hold something. */
export const above = (fields: readonly Field[], name: string): readonly Field[] =>
    fields.slice(0, Math.max(0, fields.findIndex((field) => field.name === name))).filter(({ type }) => type !== 'heading');

export type Problem = 'unlabelled' | 'choiceless' | 'condition' | 'bounds';

/** What is wrong with a field, before the server says so. */
export function problemOf(fields: readonly Field[], field: Field): Problem | null {
    const { condition, least, most } = field;
    if (field.label.trim() === '') {
        return 'unlabelled';
    }
    if (hasChoices(field.type) && field.choices.every((choice) => choice.trim() === '')) {
        return 'choiceless';
    }
    if (condition && !above(fields, field.name).some(({ name }) => name === condition.field)) {
        return 'condition';
    }
    const isBelow = field.type === 'number' ? Number(most) < Number(least) : most < least;
    return hasBounds(field.type) && least !== '' && most !== '' && isBelow ? 'bounds' : null;
}
