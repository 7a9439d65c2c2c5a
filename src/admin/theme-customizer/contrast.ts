export { contrast, isHex } from '../kit/contrast';

export interface Pair {
    /** The setting that the warning stands at. */
    readonly of: string;
    readonly on: string;
    readonly least: number;
}

/** What must be read on what. Category colours are added by the caller. */
export const PAIRS: readonly Pair[] = [
    { of: 'courant_accent', on: 'courant_paper', least: 4.5 },
    { of: 'courant_ink', on: 'courant_paper', least: 7 },
];
