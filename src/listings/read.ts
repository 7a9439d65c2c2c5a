import type { ListingState } from '../config/generated';
import type { PackageConfig } from '../config/page';
import { choose, filtersOf, offered, valueOf } from './filters';
import type { Filter } from './filters';
import { remembered } from './memory';
import { isEmpty, sameQuery } from './model';
import type { Query, Question } from './model';

/** The pieces of one listing block (Jobs contract 3.1). */
export interface Parts {
    list: HTMLElement;
    form: HTMLFormElement | null;
    input: HTMLInputElement | null;
    filters: Filter[];
}

export function partsOf(root: HTMLElement): Parts | null {
    const list = root.querySelector<HTMLElement>('.awsm-job-listings');
    return (
        list && {
            list,
            form: root.querySelector<HTMLFormElement>('.awsm-filter-wrap form'),
            input: root.querySelector<HTMLInputElement>('.awsm-filter-wrap input[name="jq"]'),
            filters: filtersOf(root),
        }
    );
}

/** A search is one line, as the server reads it. */
export function line(text: string | null | undefined): string {
    return (text ?? '').replace(/\s+/g, ' ').trim();
}

function query({ input, filters }: Parts, jq: string | null | undefined, value: (filter: Filter) => string): Query {
    const specs = filters.map((filter) => [filter.key, value(filter)] as const).filter(([, one]) => one !== '');
    return { jq: input ? line(jq) : '', specs: Object.fromEntries(specs) };
}

/** What the controls say now. */
export function controlsOf(parts: Parts): Query {
    return query(parts, parts.input?.value, valueOf);
}

/** Makes the controls say this. A slug that a filter does not offer leaves it empty. */
export function setControls({ form, input, filters }: Parts, { jq, specs }: Query): void {
    if (input) {
        input.value = jq;
    }
    filters.forEach((filter) => choose(filter, specs[filter.key] ?? ''));
    // Controls that stand in for others look again.
    form?.dispatchEvent(new Event('courant:controls'));
}

/** What the address asks of this block: only what its controls could say too. */
export function addressOf(parts: Parts, search: string): Question {
    const asked = new URLSearchParams(search);
    const values = (key: string) => [...asked.getAll(key), ...asked.getAll(`${key}[]`)].join(',');
    return {
        ...query(parts, asked.get('jq'), (filter) => offered(filter, values(filter.key))),
        page: Number(/^\d{1,6}$/.exec(asked.get('paged') ?? '')?.[0]) || 1,
    };
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
        return { ...state, ...printed, specs: { ...(Array.isArray(printed.specs) ? {} : printed.specs), ...(printed.sort && { sort: printed.sort }) } };
    } catch {
        return state;
    }
}

/** What the server printed, as far as the block's controls could say it too. */
export function printedQuery(root: HTMLElement, parts: Parts): Question {
    const { jq, specs, paged } = printedState(root);
    return { ...query(parts, jq, (filter) => offered(filter, specs[filter.key] ?? '')), page: paged };
}

/**
 * The question to ask when the page has loaded, or `null`. Asked if the address or the controls (which browsers
 * restore) differ from what the server printed, if the visitor came back to another state of the block, and, as
 * specified, on a search and where a filter already has a value. A later page that the server printed is kept
 * (Spec 4, Rulings 2).
 */
export function questionOnLoad(root: HTMLElement, parts: Parts, config: PackageConfig, search: string): Question | null {
    if (!parts.form) {
        return null;
    }
    const printed = printedQuery(root, parts);
    const differs = (one: Question) => !sameQuery(one, printed) || one.page !== printed.page;
    const back = remembered(root);
    if (back) {
        return differs(back) ? back : null;
    }
    const address = addressOf(parts, search);
    const said = controlsOf(parts);
    // Who is typing has not asked yet.
    const controls = { ...said, ...(document.activeElement === parts.input && { jq: printed.jq }), page: 1 };
    if (!isEmpty(address) && !sameQuery(address, printed) && !sameQuery(address, controls)) {
        return address;
    }
    if (!sameQuery(controls, printed)) {
        return controls;
    }
    // A page from a cache that forgot its address shows the first.
    if (printed.page === 1 && address.page > 1 && parts.list.querySelector('.awsm-jobs-pagination')) {
        return { ...controls, page: address.page };
    }
    const chosen = Object.keys(controls.specs).some((key) => key !== 'sort');
    return (config.listings?.isSearch === true || chosen) && printed.page === 1 ? controls : null;
}
