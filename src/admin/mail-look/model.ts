import { contrast, isHex } from '../kit/contrast';

export type RoomValues = Readonly<Record<string, unknown>>;
export type AllValues = Readonly<Record<string, RoomValues>>;

/** Only these change how a mail looks; nothing else leaves the screen for a preview. */
const ROOMS = ['mail_look', 'mails', 'applications'];

export const wanted = (values: AllValues): AllValues => Object.fromEntries(Object.entries(values).filter(([room]) => ROOMS.includes(room)));

export interface Unreadable {
    readonly pair: 'text' | 'link' | 'footer';
    readonly contrast: number;
}

const LEAST = 4.5;
const PAIRS = [
    ['text', 'ink', 'paper'],
    ['link', 'accent', 'paper'],
    ['footer', 'ink', 'background'],
] as const;

/** What could hardly be read in these colours (WCAG 2.2, 1.4.3). */
export const unreadable = (look: RoomValues): readonly Unreadable[] =>
    PAIRS.flatMap(([pair, ink, paper]) => {
        const [on, under] = [look[ink], look[paper]];
        const ratio = isHex(on) && isHex(under) ? contrast(on, under) : 21;
        return ratio < LEAST ? [{ pair, contrast: ratio }] : [];
    });
