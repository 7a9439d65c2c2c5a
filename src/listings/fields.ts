import type { Query } from './model';
import type { Parts } from './read';

/** What the server is told under another name, or not at all (Spec 3). */
const NAMED = new Set(['listings', 'specs', 'search', 'lang', 'taxonomy', 'termId']);

type Pair = readonly [name: string, value: string];

/** Any other data attribute of the list, by the name that jQuery would give it. */
function passthrough(list: HTMLElement): Pair[] {
    return Object.entries(list.dataset).flatMap(([name, value]): Pair[] => (NAMED.has(name) ? [] : [[name, value ?? '']]));
}

function common({ dataset }: HTMLElement): Pair[] {
    const pairs: Pair[] = [
        ['listings_per_page', dataset['listings'] ?? ''],
        ['shortcode_specs', dataset['specs'] ?? ''],
    ];
    // On an archive of a specification its own term always holds.
    return dataset['taxonomy'] && dataset['termId'] ? [...pairs, [`awsm_job_spec[${dataset['taxonomy']}]`, dataset['termId']]] : pairs;
}

function formFields(form: HTMLFormElement): Pair[] {
    return [...new FormData(form)].flatMap(([name, value]): Pair[] => (typeof value === 'string' ? [[name, value]] : []));
}

/** Filter or search: the form as it stands, up to a page. */
export function filterFields({ form, list }: Parts, page: number): Pair[] {
    const given = form ? formFields(form).map(([name, value]): Pair => [name, name === 'paged' ? String(page) : value]) : [];
    const fields = page > 1 && !given.some(([name]) => name === 'paged') ? [...given, ['paged', String(page)] as const] : given;
    const lang = list.dataset['lang'];
    return [
        ...fields,
        ...(lang && !fields.some(([name]) => name === 'lang') ? [['lang', lang] as const] : []),
        ...common(list),
        ...passthrough(list),
        // The numbers of the filters are wanted too.
        ['courant', '1'],
    ];
}

/** Load more and numbered pages: the question that the list answers, whatever the controls say by now. */
export function pageFields({ form, list }: Parts, shown: Query, page: number): Pair[] {
    const base = form?.querySelector<HTMLInputElement>('input[name="awsm_pagination_base"]')?.value;
    return [
        ['action', 'loadmore'],
        ['paged', String(page)],
        ...common(list),
        ['lang', list.dataset['lang'] ?? ''],
        ['jq', shown.jq || (form ? '' : (list.dataset['search'] ?? ''))],
        ['awsm_pagination_base', base ?? window.location.href.replace(/#.*$/s, '')],
        ...Object.entries(shown.specs),
        ...passthrough(list),
        ['courant_shown', openingsIn(list).join(',')],
    ];
}

/** Ids of the openings in the list, the last thousand: what follows them is wanted, even if the page is an old one. */
function openingsIn(list: HTMLElement): string[] {
    return [...list.querySelectorAll('.awsm-job-listing-item[id]')].flatMap(({ id }) => /\d+$/.exec(id)?.[0] ?? []).slice(-1000);
}
