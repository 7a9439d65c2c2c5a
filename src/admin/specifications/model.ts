import type { DeskSpecification, DeskSpecifications, SpecificationLoss } from '../../config/generated';

export type Specification = DeskSpecification;
export type Term = DeskSpecification['terms'][number];
export type Icon = DeskSpecifications['icons'][number];
export type Loss = SpecificationLoss;

export const MAX_KEY = 32;

/** A key made of a name: what WordPress takes, and what its address can show. */
export function suggestKey(name: string): string {
    return name
        .normalize('NFKD')
        .toLowerCase()
        .replace(/ß/g, 'ss')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, MAX_KEY)
        .replace(/^-+|-+$/g, '');
}

export type KeyProblem = '' | 'long' | 'malformed' | 'taken';

/** What can be said of a key before the server is asked, which knows what else is reserved on this site. */
export function keyProblem(key: string, taken: readonly string[]): KeyProblem {
    if (key === '') {
        return '';
    }
    if (key.length > MAX_KEY) {
        return 'long';
    }
    if (!/^(?:[a-z0-9]+[-_])*[a-z0-9]+$/.test(key)) {
        return 'malformed';
    }
    return taken.includes(key) ? 'taken' : '';
}

/** The list with one entry put to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
    const next = [...list];
    const [item] = next.splice(from, 1);
    if (item === undefined) {
        return [...list];
    }
    next.splice(Math.max(0, Math.min(next.length, to)), 0, item);
    return next;
}

export const byName = (terms: readonly Term[]): Term[] => [...terms].sort((one, other) => one.name.localeCompare(other.name));

/** Whether anybody would notice that it is gone. */
export const losesNothing = ({ openings, terms, filters, listings }: Loss): boolean => openings === 0 && terms === 0 && !filters && listings.length === 0;
