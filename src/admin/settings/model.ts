/** The settings as `courant/v1/settings` has them, and what is being changed. */
/** `null` removes a secret. */
export type Value = string | number | boolean | readonly string[] | null;
export type Values = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export interface Field {
    readonly key: string;
    readonly type: string;
    readonly label: string;
    readonly help: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
    readonly min: number;
    readonly max: number;
    readonly default: Value;
    /** Always '' for a secret. */
    readonly value: Value;
    /** Whether something is stored for a secret. */
    readonly saved: boolean;
}

export interface Room {
    readonly room: string;
    readonly title: string;
    readonly fields: readonly Field[];
}

export interface Refusal {
    readonly room: string;
    readonly key: string;
    readonly message: string;
}

export interface Answer {
    readonly rooms: readonly Room[];
    readonly refused: readonly Refusal[];
}

export const same = (a: Value | undefined, b: Value | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The value that a field shows: what was changed, else what is stored. */
export const shown = (changes: Values, room: string, field: Field): Value => {
    const change = changes[room]?.[field.key];
    return change === undefined ? field.value : change;
};

const without = <T>(from: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));

/** A change back to what is stored is none. */
export function change(changes: Values, room: string, field: Field, value: Value): Values {
    const others = without(changes[room] ?? {}, field.key);
    const mine = same(value, field.value) ? others : { ...others, [field.key]: value };
    const rest = without(changes, room);
    return Object.keys(mine).length === 0 ? rest : { ...rest, [room]: mine };
}

/** What was changed since `sent` was sent: what was typed while it was being saved. */
export function changedSince(sent: Values, now: Values): Values {
    const left = Object.entries(now).map(([room, fields]) => [room, Object.fromEntries(Object.entries(fields).filter(([key, value]) => !same(sent[room]?.[key], value)))] as const);
    return Object.fromEntries(left.filter(([, fields]) => Object.keys(fields).length > 0));
}

export const count = (changes: Values): number => Object.values(changes).reduce((sum, room) => sum + Object.keys(room).length, 0);

/** What the browser can say before the server does; '' for nothing. */
export function complaint(field: Field, value: Value): 'email' | 'number' | 'color' | '' {
    if (field.type === 'email' && value !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))) {
        return 'email';
    }
    if (field.type === 'color' && !/^#[0-9a-f]{6}$/i.test(String(value))) {
        return 'color';
    }
    if (field.type === 'int') {
        const number = Number(value);
        return String(value).trim() !== '' && Number.isInteger(number) && number >= field.min && number <= field.max ? '' : 'number';
    }
    return '';
}

/** Every word must be in the name, the help or the choices of a setting, or in the title of its room. */
export function search(rooms: readonly Room[], words: string): readonly Room[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const has = (room: Room, field: Field): boolean => {
        const text = [room.title, field.label, field.help, ...field.choices.map((choice) => choice.label)].join(' ').toLowerCase();
        return wanted.every((word) => text.includes(word));
    };
    return rooms.map((room) => ({ ...room, fields: room.fields.filter((field) => has(room, field)) })).filter((room) => room.fields.length > 0);
}

const isPublic = (field: Field): boolean => field.type !== 'secret';

/** All values but secrets as they would be after saving, by room and key. */
export const values = (rooms: readonly Room[], changes: Values): Values =>
    Object.fromEntries(rooms.map((room) => [room.room, Object.fromEntries(room.fields.filter(isPublic).map((field) => [field.key, shown(changes, room.room, field)]))]));

/** All stored values but secrets, for another site. */
export const exported = (rooms: readonly Room[]): string =>
    JSON.stringify(
        { courant: 'settings', rooms: Object.fromEntries(rooms.map((room) => [room.room, Object.fromEntries(room.fields.filter(isPublic).map((field) => [field.key, field.value]))])) },
        null,
        2,
    );

const isValue = (value: unknown): value is Value =>
    ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** What a file would change; null when it is no file of ours. Unknown rooms and keys are left out. */
export function imported(rooms: readonly Room[], text: string): Values | null {
    let parsed: unknown;
    try {
        parsed = JSON.parse(text);
    } catch {
        return null;
    }
    const file = parsed as { readonly courant?: unknown; readonly rooms?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> | null } | null;
    if (file?.courant !== 'settings' || typeof file.rooms !== 'object' || file.rooms === null) {
        return null;
    }
    let changes: Values = {};
    for (const room of rooms) {
        for (const field of room.fields.filter(isPublic)) {
            const value = file.rooms[room.room]?.[field.key];
            if (isValue(value)) {
                changes = change(changes, room.room, field, value);
            }
        }
    }
    return changes;
}
