/** The structured fields of an opening as the editor holds them; `meta` is what REST sends and takes. */

import type { FieldName } from './fields';
import type { Choice } from './words';

export interface Place {
    readonly city: string;
    readonly region: string;
    readonly country: string;
}

export interface Salary {
    readonly min: number | null;
    readonly max: number | null;
    readonly currency: string;
    readonly unit: string;
    readonly shown: boolean;
}

export type Meta = Readonly<Record<string, unknown>>;

const record = (value: unknown): Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const amount = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

export const readMeta = (value: unknown): Meta => record(value);

export const readText = (meta: Meta, key: string): string => text(meta[key]);

export const readList = (meta: Meta, key: string): readonly string[] => list(meta[key]).map(text);

export const readPlaces = (meta: Meta): readonly Place[] =>
    list(meta['courant_places']).map((row) => {
        const { city, region, country } = record(row);
        return { city: text(city), region: text(region), country: text(country) };
    });

/** PHP stores no salary as an empty list. */
export const readSalary = (meta: Meta): Salary => {
    const raw = record(meta['courant_salary']);
    return {
        min: amount(raw['min']),
        max: amount(raw['max']),
        currency: text(raw['currency']),
        unit: text(raw['unit']) || 'YEAR',
        shown: raw['shown'] !== false,
    };
};

export const readAmount = (typed: string): number | null => {
    const number = Number.parseFloat(typed);
    return Number.isFinite(number) && number >= 0 ? Math.round(number * 100) / 100 : null;
};

const MAX_MONTHS = 600;

export const readMonths = (meta: Meta): number => amount(meta['courant_experience_months']) ?? 0;

export const toMonths = (typed: string): number => Math.max(0, Math.min(MAX_MONTHS, Number.parseInt(typed, 10) || 0));

/** What the server says of the opening as it was last saved; null before that. */
export interface Preview {
    readonly title: string;
    readonly lines: readonly string[];
    readonly required: readonly string[];
    readonly recommended: readonly string[];
}

export const readPreview = (value: unknown): Preview | null => {
    const raw = record(value);
    return typeof raw['title'] === 'string'
        ? { title: raw['title'], lines: list(raw['lines']).map(text), required: list(raw['required']).map(text), recommended: list(raw['recommended']).map(text) }
        : null;
};

/** Amounts without a currency are not stored: the person is told before. */
export const lacksCurrency = (salary: Salary): boolean =>
    (salary.min !== null || salary.max !== null) && !/^[A-Z]{3}$/.test(salary.currency);

/** What applicants and search engines look for and what is not there yet; a place may be a term of its specification. */
export const missingFields = (meta: Meta, hasLocationTerm: boolean): readonly FieldName[] => {
    const salary = readSalary(meta);
    const hasPlace = readPlaces(meta).some(({ city, region, country }) => city + region + country !== '');
    return [
        ...(hasPlace || hasLocationTerm || readText(meta, 'courant_work_mode') === 'remote' ? [] : (['place'] as const)),
        ...(salary.min === null && salary.max === null ? (['pay'] as const) : []),
        ...(readText(meta, 'courant_closing_at') === '' ? (['closing'] as const) : []),
    ];
};

/** A stored value that is no choice stays one, so that saving does not change it. */
export const withStored = (choices: readonly Choice[], value: string): readonly Choice[] =>
    value === '' || choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices];

/** Names or codes of countries; the server turns names into codes. */
export const readCountries = (typed: string): readonly string[] =>
    typed
        .split(/[,;]+/)
        .map((one) => one.trim())
        .filter((one) => one !== '');

export const replaceAt = <T>(items: readonly T[], index: number, item: T): readonly T[] => items.map((old, at) => (at === index ? item : old));

export const removeAt = <T>(items: readonly T[], index: number): readonly T[] => items.filter((_, at) => at !== index);

export const toggle = (items: readonly string[], item: string, on: boolean): readonly string[] =>
    on ? [...items.filter((one) => one !== item), item] : items.filter((one) => one !== item);
