/** What the block keeps (`plugin/blocks/contents/block.json`). An empty text or -1: as on the whole site. */
export interface Attributes {
    readonly label: string;
    readonly showLabel: string;
    readonly toggle: string;
    readonly hidden: string;
    readonly numbered: string;
    readonly hierarchy: string;
    readonly viewMore: number;
    readonly levels: readonly number[];
    readonly exclude: string;
    readonly changes: Readonly<Record<string, Change>>;
}

/** A block that has decided nothing. */
export const NOTHING: Attributes = { label: '', showLabel: '', toggle: '', hidden: '', numbered: '', hierarchy: '', viewMore: -1, levels: [], exclude: '', changes: {} };

export interface Change {
    readonly label?: string;
    readonly hidden?: boolean;
}

/** A heading of the text, as the server found it. */
export interface Item {
    readonly id: string;
    readonly text: string;
    readonly level: number;
}

/** A heading's block as it stands in the editor. */
export interface HeadingBlock {
    readonly clientId: string;
    readonly level: number;
    readonly text: string;
    /** Left out of tables of contents. */
    readonly isOut: boolean;
}

export type Fault = 'empty' | 'duplicate' | 'skipped' | 'title';

export interface Finding {
    readonly fault: Fault;
    readonly heading: HeadingBlock;
    /** The level of the heading before it, where that is what is wrong. */
    readonly before?: number;
}

/** The contract's class, which the server knows too. */
export const OUT = 'ez-toc-exclude-headings';

/** What an editor may want to mend: empty headings, two of the same words, skipped levels, a second title. */
export function findings(headings: readonly HeadingBlock[]): Finding[] {
    const found: Finding[] = [];
    const seen = new Set<string>();
    let before = 1;
    for (const heading of headings) {
        const words = heading.text.trim().toLocaleLowerCase();
        if (words === '') {
            found.push({ fault: 'empty', heading });
            continue;
        }
        if (seen.has(words)) {
            found.push({ fault: 'duplicate', heading });
        }
        if (heading.level === 1) {
            found.push({ fault: 'title', heading });
        }
        if (heading.level > before + 1) {
            found.push({ fault: 'skipped', heading, before });
        }
        seen.add(words);
        before = heading.level;
    }
    return found;
}

/** The class names with the contract's class, or without. */
export function withOut(className: string | undefined, isOut: boolean): string | undefined {
    const others = (className ?? '').split(/\s+/).filter((name) => name !== '' && name !== OUT);
    return [...others, ...(isOut ? [OUT] : [])].join(' ') || undefined;
}

export function isOut(className: string | undefined): boolean {
    return (className ?? '').split(/\s+/).includes(OUT);
}

/** The changes with one entry's; an entry that is as the server has it needs none. */
export function changed(changes: Attributes['changes'], id: string, change: Change): Attributes['changes'] {
    const next = { ...changes[id], ...change };
    const others = Object.fromEntries(Object.entries(changes).filter(([key]) => key !== id));
    const kept: Change = { ...(next.label ? { label: next.label } : {}), ...(next.hidden ? { hidden: true } : {}) };
    return Object.keys(kept).length === 0 ? others : { ...others, [id]: kept };
}

/** Levels with one more or less; all six are the same as none. */
export function toggledLevel(levels: readonly number[], level: number, on: boolean): number[] {
    const all = [1, 2, 3, 4, 5, 6];
    const now = levels.length === 0 ? all : levels;
    const next = all.filter((one) => (one === level ? on : now.includes(one)));
    return next.length === 6 ? [] : next;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what the preview's route answers. */
export function readAnswer(raw: unknown): { html: string; items: Item[] } {
    const answer = (typeof raw === 'object' && raw !== null ? raw : {}) as { html?: unknown; items?: unknown };
    const items = (Array.isArray(answer.items) ? (answer.items as unknown[]) : []).flatMap((one) => {
        const { id, text: words, level } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
        return text(id) === '' ? [] : [{ id: text(id), text: text(words), level: Number(level) }];
    });
    return { html: text(answer.html), items };
}
