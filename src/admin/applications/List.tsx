import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { ApplicationList, ApplicationRow } from '../../config/generated';
import { DataViews, useHasDataViews } from '../kit/dataviews';
import type { View } from '../kit/dataviews';
import { formatNumber } from '../kit/numbers';
import { __, _n, sprintf } from '../kit/wordpress';
import { actionsFor } from './actions';
import { api, paths } from './api';
import { fieldsFor } from './fields';
import { setSuspected } from './suspected';
import { useNotices } from './notices';
import { useNarrow } from './narrow';
import { OpenLink, stageLabel } from './parts';
import { ALL, forServer, fromView, isNarrowed, toFilters } from './query';
import type { Query } from './query';
import { firstResponse, screen } from './screen';

export interface ListProps {
    readonly query: Query;
    readonly hrefOf: (id: number) => string;
    readonly open: (id: number) => void;
    readonly setQuery: (query: Query) => void;
}

interface Answer {
    /** the question that it answers */
    readonly asked: string;
    readonly list: ApplicationList;
    readonly isWrong: boolean;
}

const EMPTY: ApplicationList = { items: [], total: 0, pages: 0, counts: {}, suspected: 0 };
const LAYOUTS = { table: { layout: { density: 'balanced' as const } } };
const STYLES = { suspicions: { minWidth: '8rem', maxWidth: '16rem' }, opening: { minWidth: '8rem', maxWidth: '14rem' }, stage: { minWidth: 0 }, rating: { minWidth: 0 }, received: { minWidth: 0 }, has: { minWidth: 0, maxWidth: '7rem' } };

/** The stages with their numbers, as a quick way to the filter. */
const StageTabs = ({ query, counts, setQuery }: Pick<ListProps, 'query' | 'setQuery'> & { readonly counts: ApplicationList['counts'] }): ReactElement => {
    const of = (slug: string): { all: number; unread: number } => counts[slug] ?? { all: 0, unread: 0 };
    const all = screen().stages.reduce((sum, { slug }) => ({ all: sum.all + of(slug).all, unread: sum.unread + of(slug).unread }), { all: 0, unread: 0 });
    const tab = (key: string, label: string, number: { all: number; unread: number }, stage: readonly string[], color: string): ReactElement => {
        const isCurrent = stage.length === 0 ? query.stage.length === 0 : query.stage.length === 1 && query.stage[0] === stage[0];
        return (
            <button key={key} type="button" aria-pressed={isCurrent} style={{ '--stage': color } as React.CSSProperties} onClick={() => setQuery({ ...query, stage, page: 1 })}>
                <span>{label}</span>
                <span className="courant-count">{formatNumber(number.all)}</span>
                {number.unread > 0 ? (
                    <span className="courant-unread">
                        <span aria-hidden="true">{formatNumber(number.unread)}</span>
                        <span className="screen-reader-text">{sprintf(__('%d unread', 'courant-desk'), number.unread)}</span>
                    </span>
                ) : null}
            </button>
        );
    };
    return (
        <div className="courant-stages" role="group" aria-label={__('Stages', 'courant-desk')}>
            {tab('all', __('All', 'courant-desk'), all, [], '#50575e')}
            {screen().stages.map((stage) => tab(stage.slug, stage.label, of(stage.slug), [stage.slug], stage.color))}
        </div>
    );
};

export const List = ({ query, hrefOf, open, setQuery }: ListProps): ReactElement => {
    const notices = useNotices();
    const hasTable = useHasDataViews();
    const [answer, setAnswer] = useState<Answer>(() => {
        const list = firstResponse(paths.list(query)) as ApplicationList | undefined;
        return { asked: list === undefined ? '' : `${forServer(query)}#0`, list: list ?? EMPTY, isWrong: false };
    });
    const [round, setRound] = useState(0);
    const [fields, setFields] = useState(['opening', 'stage', 'rating', 'received', 'has']);
    const [filters, setFilters] = useState(() => toFilters(query));
    const isNarrow = useNarrow();
    const [selection, setSelection] = useState<string[]>([]);
    const reload = useCallback(() => setRound((before) => before + 1), []);

    const asked = `${forServer(query)}#${round}`;
    const isAnswered = answer.asked === asked;
    useEffect(() => setSuspected(answer.list.suspected), [answer]);
    useEffect(() => {
        if (isAnswered) {
            return undefined;
        }
        const leave = new AbortController();
        const load = async (): Promise<void> => {
            try {
                const list = await api.list(query, leave.signal);
                setAnswer({ asked, list, isWrong: false });
            } catch (problem) {
                if (!leave.signal.aborted) {
                    setAnswer((before) => ({ ...before, asked, isWrong: true }));
                    notices.complain(problem);
                }
            }
        };
        // Typing asks once, when it pauses.
        const timer = setTimeout(() => void load(), 150);
        return () => {
            clearTimeout(timer);
            leave.abort();
        };
    }, [query, asked, isAnswered, notices]);
    const { list, isWrong } = answer;
    const isLoading = !isAnswered;

    // A filter that was added but has no value yet exists only here; whatever the address says comes from outside.
    const fromAddress = useMemo(() => toFilters(query), [query]);
    const shown = useMemo(() => {
        const waiting = filters.filter(({ field, value }) => value === undefined && !fromAddress.some((one) => one.field === field));
        return [...fromAddress, ...waiting];
    }, [filters, fromAddress]);

    const view: View = {
        type: 'table',
        search: query.search,
        page: query.page,
        perPage: query.perPage,
        sort: { field: query.orderby, direction: query.order },
        filters: shown,
        titleField: 'name',
        fields: isNarrow ? [] : query.folder === 'inbox' ? fields : [...(query.folder === 'suspected' ? ['suspicions'] : []), ...fields.filter((field) => field !== 'stage')],
        layout: { density: 'balanced', enableMoving: false, styles: STYLES },
    };
    const change = (next: View): void => {
        setFilters(next.filters ?? []);
        if (next.fields !== undefined && query.folder === 'inbox' && !isNarrow) {
            setFields(next.fields);
        }
        setSelection([]);
        setQuery(fromView(next, query));
    };
    const shownFields = useMemo(() => fieldsFor(query.folder), [query.folder]);
    const actions = useMemo(() => actionsFor(query.folder, open, notices, reload), [query.folder, open, notices, reload]);
    return (
        <div className="courant-list" data-loading={isLoading}>
            {query.folder === 'inbox' ? <StageTabs query={query} counts={list.counts} setQuery={setQuery} /> : null}
            {!hasTable ? <p className="courant-screen__wait">{__('Loading…', 'courant-desk')}</p> : (
                <DataViews<ApplicationRow>
                    view={view}
                    onChangeView={change}
                    fields={shownFields}
                    actions={actions}
                    data={isWrong ? [] : list.items}
                    isLoading={isLoading && list.items.length === 0}
                    paginationInfo={{ totalItems: list.total, totalPages: list.pages }}
                    getItemId={(row) => String(row.id)}
                    defaultLayouts={LAYOUTS}
                    selection={selection}
                    onChangeSelection={setSelection}
                    searchLabel={__('Search by name, e-mail, phone or reference', 'courant-desk')}
                    renderItemLink={({ item, className, children }) => (
                        <OpenLink href={hrefOf(item.id)} className={className ?? ''} onOpen={() => open(item.id)}>{children}</OpenLink>
                    )}
                    empty={(
                        <div className="courant-empty">
                            <p>{isNarrowed(query) ? __('No application fits these filters.', 'courant-desk') : __('There is nothing here yet.', 'courant-desk')}</p>
                            {isNarrowed(query) ? (
                                <button type="button" className="button" onClick={() => setQuery({ ...ALL, folder: query.folder, perPage: query.perPage })}>{__('Show all', 'courant-desk')}</button>
                            ) : null}
                        </div>
                    )}
                />
            )}
            <p className="screen-reader-text" role="status">
                {isLoading ? '' : sprintf(_n('%1$d application, %2$s', '%1$d applications, %2$s', list.total, 'courant-desk'), list.total, query.stage.map(stageLabel).join(', '))}
            </p>
        </div>
    );
};
