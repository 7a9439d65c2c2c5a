import type { ApplicationBoard, ApplicationDetail, ApplicationList, ApplicationRow, SavedView } from '../../config/generated';
import { call } from '../kit/wordpress';
import { forServer } from './query';
import type { Query } from './query';

const BASE = '/courant/v1/applications';

export interface Change {
    readonly stage?: string;
    readonly rating?: number;
    readonly read?: boolean;
}

export interface BulkAnswer {
    readonly done: readonly number[];
    readonly problems: readonly { readonly id: number; readonly name: string; readonly message: string }[];
}

export const paths = {
    list: (query: Query) => `${BASE}?${forServer(query)}`,
    board: (query: Query) => `${BASE}/board?${forServer({ ...query, page: 1, perPage: 30 })}`,
    detail: (id: number, query: Query) => `${BASE}/${id}?${forServer(query)}`,
};

export const api = {
    list: (query: Query, signal: AbortSignal) => call<ApplicationList>({ path: paths.list(query), signal }),
    board: (query: Query, signal: AbortSignal) => call<ApplicationBoard>({ path: paths.board(query), signal }),
    detail: (id: number, query: Query, signal?: AbortSignal) => call<ApplicationDetail>({ path: paths.detail(id, query), ...(signal ? { signal } : {}) }),
    change: (id: number, version: number, change: Change) => call<ApplicationRow>({ path: `${BASE}/${id}`, method: 'PATCH', data: { version, ...change } }),
    bulk: (action: string, rows: readonly ApplicationRow[], stage?: string) => call<BulkAnswer>({
        path: `${BASE}/bulk`,
        method: 'POST',
        data: { action, ...(stage === undefined ? {} : { stage }), items: rows.map(({ id, version }) => ({ id, version })) },
    }),
    note: (id: number, query: Query, text: string) => call<ApplicationDetail>({ path: `${BASE}/${id}/notes?${forServer(query)}`, method: 'POST', data: { text } }),
    removeNote: (id: number, query: Query, note: string) => call<ApplicationDetail>({ path: `${BASE}/${id}/notes/${note}?${forServer(query)}`, method: 'DELETE' }),
    reply: (id: number, query: Query, subject: string, body: string) => call<ApplicationDetail>({ path: `${BASE}/${id}/replies?${forServer(query)}`, method: 'POST', data: { subject, body } }),
    again: (id: number, query: Query, mail: number) => call<ApplicationDetail>({ path: `${BASE}/${id}/mails/${mail}/again?${forServer(query)}`, method: 'POST' }),
    saveViews: (views: readonly Omit<SavedView, 'id'>[]) => call<SavedView[]>({ path: `${BASE}/views`, method: 'PUT', data: { views } }),
};
