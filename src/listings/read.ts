import type { ListingState } from '../config/generated';
import type { PackageConfig } from '../config/page';
import { firstText } from '../kit/text';
import { isEmpty, sameQuery } from './model';
import type { Query } from './model';

/** The pieces of one listing block (Jobs contract 3.1). */
export interface Parts {
    list: HTMLElement;
    form: HTMLFormElement | null;
    input: HTMLInputElement | null;
    selects: HTMLSelectElement[];
}

export function partsOf(root: HTMLElement): Parts | null {
    const list = root.querySelector<HTMLElement>('.awsm-job-listings');
    return (
        list && {
            list,
            form: root.querySelector<HTMLFormElement>('.awsm-filter-wrap form'),
            input: root.querySelector<HTMLInputElement>('.awsm-filter-wrap input[name="jq"]'),
            selects: [...root.querySelectorAll<HTMLSelectElement>('.awsm-filter-wrap select:not(:disabled)')],
        }
    );
}

/** A search is one line, as the server reads it. */
export function line(text: string | null | undefined): string {
    return (text ?? '').replace(/\s+/g, ' ').trim();
}

/** The key comes from the filter item, as specified (Spec 2.4). */
export function keyOf(select: HTMLSelectElement): string {
    return firstText(select.closest<HTMLElement>('[data-filter]')?.dataset['filter'], select.name);
}

function slugOf(option: HTMLOptionElement | undefined): string {
    return option?.dataset['slug'] ?? option?.value ?? '';
}

/** What the controls say now. */
export function controlsOf({ input, selects }: Parts): Query {
    const specs: Record<string, string> = {};
    for (const select of selects) {
        const slug = slugOf(select.selectedOptions[0]);
        if (slug) {
            specs[keyOf(select)] = slug;
        }
    }
    return { jq: line(input?.value), specs };
}

/** Makes the controls say this. A slug that a select does not offer leaves it empty. */
export function setControls({ input, selects }: Parts, query: Query): void {
    if (input) {
        input.value = query.jq;
    }
    for (const select of selects) {
        const wanted = query.specs[keyOf(select)] ?? '';
        select.selectedIndex = Math.max(0, [...select.options].findIndex((option) => slugOf(option) === wanted));
    }
}

/** What the address asks of this block: only what its controls could say too. */
export function addressOf({ input, selects }: Parts, search: string): Query {
    const asked = new URLSearchParams(search);
    const specs: Record<string, string> = {};
    for (const select of selects) {
        const slug = asked.get(keyOf(select));
        if (slug && [...select.options].some((option) => slugOf(option) === slug)) {
            specs[keyOf(select)] = slug;
        }
    }
    return { jq: input ? line(asked.get('jq')) : '', specs };
}

/** Remembers the address that the page was asked by: another block may write its own answer into it meanwhile. */
export function keepAddress(root: HTMLElement): void {
    root.dataset['address'] = window.location.search;
}

export function addressOnLoad(root: HTMLElement): string {
    return root.dataset['address'] ?? window.location.search;
}

/** `data-query`: what the server has already answered (Rulings 2). */
export function printedState(root: HTMLElement): ListingState {
    const state: ListingState = { jq: '', specs: {}, paged: 1, total: 0 };
    try {
        const printed = JSON.parse(root.dataset['query'] ?? '{}') as Partial<ListingState>;
        return { ...state, ...printed, specs: Array.isArray(printed.specs) ? {} : { ...printed.specs } };
    } catch {
        return state;
    }
}

/**
 * The question to ask when the page has loaded, or `null`. Asked if the address or the controls (which browsers
 * restore) differ from what the server printed, and, as specified, on a search and where a filter already has a
 * value. A later page that the server printed is kept (Spec 4, Rulings 2).
 */
export function questionOnLoad(root: HTMLElement, parts: Parts, config: PackageConfig, search: string): Query | null {
    const { jq, specs, paged } = printedState(root);
    const own = parts.selects.map(keyOf);
    const printed: Query = {
        jq: parts.input ? jq : '',
        specs: Object.fromEntries(Object.entries(specs).filter(([key]) => own.includes(key))),
    };
    const address = addressOf(parts, search);
    const said = controlsOf(parts);
    // Who is typing has not asked yet.
    const controls = document.activeElement === parts.input ? { ...said, jq: printed.jq } : said;
    if (!parts.form) {
        return null;
    }
    if (!isEmpty(address) && !sameQuery(address, printed) && !sameQuery(address, controls)) {
        return address;
    }
    if (!sameQuery(controls, printed)) {
        return controls;
    }
    const chosen = config.listings?.isSearch === true || Object.keys(controls.specs).length > 0;
    return chosen && paged === 1 ? controls : null;
}
