export { contrast, isHex } from '../../../shared/admin/contrast';

export interface Pair {
	/** The setting whose control shows the warning. */
	readonly foreground: string;
	readonly background: string;
	readonly minRatio: number;
}

/** Foreground and background settings. Category colors are added by the caller. */
export const PAIRS: readonly Pair[] = [
	{ foreground: 'courant_accent', background: 'courant_paper', minRatio: 4.5 },
	{ foreground: 'courant_ink', background: 'courant_paper', minRatio: 7 },
];
