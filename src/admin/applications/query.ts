import type { View } from '../kit/dataviews';

/** What the list shows, as it stands in the page's address, so that every view is a link. */
export interface Query {
    readonly folder: string;
    readonly search: string;
    readonly opening: readonly string[];
    readonly stage: readonly string[];
    readonly rating: readonly string[];
    readonly unread: string;
    readonly from: string;
    readonly to: string;
    readonly orderby: string;
    readonly order: 'asc' | 'desc';
    readonly page: number;
    readonly perPage: number;
}

export const FOLDERS = ['inbox', 'suspected', 'withdrawn', 'trash'] as const;
const ORDERS = ['received', 'name', 'rating'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const ALL: Query = {
    folder: 'inbox', search: '', opening: [], stage: [], rating: [], unread: '', from: '', to: '', orderby: 'received', order: 'desc', page: 1, perPage: 25,
};

const LISTS = ['opening', 'stage', 'rating'] as const;

export function readQuery(from: URLSearchParams): Query {
    const list = (key: string): string[] => (from.get(key) ?? '').split(',').filter((one) => one !== '');
    const number = (key: string, usual: number, most: number): number => {
        const value = Number(from.get(key));
        return Number.isInteger(value) && value > 0 ? Math.min(value, most) : usual;
    };
    const day = (key: string): string => (DAY.test(from.get(key) ?? '') ? from.get(key) ?? '' : '');
    const folder = from.get('folder') ?? '';
    const orderby = from.get('orderby') ?? '';
    const unread = from.get('unread') ?? '';
    return {
        folder: (FOLDERS as readonly string[]).includes(folder) ? folder : 'inbox',
        search: from.get('search') ?? '',
        opening: list('opening'),
        stage: list('stage'),
        rating: list('rating'),
        unread: unread === '1' || unread === '0' ? unread : '',
        from: day('from'),
        to: day('to'),
        orderby: ORDERS.includes(orderby) ? orderby : 'received',
        order: from.get('order') === 'asc' ? 'asc' : 'desc',
        page: number('paged', 1, 100_000),
        perPage: number('per_page', 25, 100),
    };
}

/** Only what differs from the usual is written. */
export function writeQuery(query: Query, page = true): URLSearchParams {
    const into = new URLSearchParams();
    for (const key of ['folder', 'search', 'unread', 'from', 'to', 'orderby', 'order'] as const) {
        if (query[key] !== ALL[key]) {
            into.set(key, query[key]);
        }
    }
    for (const key of LISTS) {
        if (query[key].length > 0) {
            into.set(key, query[key].join(','));
        }
    }
    if (page && query.page > 1) {
        into.set('paged', String(query.page));
    }
    if (query.perPage !== ALL.perPage) {
        into.set('per_page', String(query.perPage));
    }
    return into;
}

/** As the routes want it. */
export function forServer(query: Query): string {
    const into = writeQuery(query, false);
    into.set('page', String(query.page));
    into.set('per_page', String(query.perPage));
    return into.toString();
}

/** Whether anything narrows the list. */
export const isNarrowed = (query: Query): boolean => ['folder', 'orderby', 'order', 'per_page'].reduce((left, key) => {
    left.delete(key);
    return left;
}, writeQuery(query, false)).size > 0;

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value === undefined || value === null || value === '' ? [] : [String(value as string)]);

/** What the library calls filters, put into a query; a change of anything but the page begins at the first page. */
export function fromView(view: View, before: Query): Query {
    let next: Query = {
        ...before,
        search: view.search ?? '',
        opening: [],
        stage: [],
        rating: [],
        unread: '',
        from: '',
        to: '',
        orderby: ORDERS.includes(view.sort?.field ?? '') ? view.sort?.field ?? 'received' : 'received',
        order: view.sort?.direction === 'asc' ? 'asc' : 'desc',
        perPage: view.perPage ?? before.perPage,
        page: view.page ?? 1,
    };
    for (const { field, value } of view.filters ?? []) {
        if (field === 'opening' || field === 'stage' || field === 'rating') {
            next = { ...next, [field]: texts(value) };
        } else if (field === 'unread') {
            next = { ...next, unread: texts(value)[0] ?? '' };
        } else if (field === 'received') {
            const [from = '', to = ''] = texts(value).map((day) => day.slice(0, 10));
            next = { ...next, from, to };
        }
    }
    const same = writeQuery({ ...next, page: 1 }).toString() === writeQuery({ ...before, page: 1 }).toString();
    return same ? next : { ...next, page: 1 };
}

export type Filters = NonNullable<View['filters']>;

export function toFilters(query: Query): Filters {
    const filters: Filters = [];
    for (const key of LISTS) {
        if (query[key].length > 0) {
            filters.push({ field: key, operator: 'isAny', value: [...query[key]] });
        }
    }
    if (query.unread !== '') {
        filters.push({ field: 'unread', operator: 'is', value: query.unread });
    }
    if (query.from !== '' || query.to !== '') {
        filters.push({ field: 'received', operator: 'between', value: [query.from, query.to] });
    }
    return filters;
}
