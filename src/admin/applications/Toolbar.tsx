import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { formatNumber } from '../kit/numbers';
import { __ } from '../kit/wordpress';
import { api } from './api';
import { useNotices } from './notices';
import { ALL, FOLDERS, forServer, readQuery, writeQuery } from './query';
import type { Route } from './route';
import { screen } from './screen';
import { useSuspected } from './suspected';

interface ToolbarProps {
    readonly route: Route;
    readonly go: (to: Partial<Route>) => void;
}

const folderName = (folder: string): string => ({
    inbox: __('Applications', 'courant-desk'),
    suspected: __('Suspected spam', 'courant-desk'),
    withdrawn: __('Withdrawn', 'courant-desk'),
    trash: __('Trash', 'courant-desk'),
})[folder] ?? folder;

const SavedViews = ({ route, go }: ToolbarProps): ReactElement => {
    const [views, setViews] = useState(screen().views);
    const [isNaming, setNaming] = useState(false);
    const [name, setName] = useState('');
    const notices = useNotices();
    const input = useRef<HTMLInputElement>(null);
    const opener = useRef<HTMLButtonElement>(null);
    const wasNaming = useRef(false);
    useEffect(() => {
        // The button that opened the form asked for its input; Cancel gives the focus back.
        (isNaming ? input : wasNaming.current ? opener : null)?.current?.focus();
        wasNaming.current = isNaming;
    }, [isNaming]);
    const present = `${route.layout === 'board' ? 'layout=board&' : ''}${writeQuery(route.query, false).toString()}`;
    const current = views.find((view) => view.query === present);
    const store = async (next: readonly { name: string; query: string }[], text: string): Promise<void> => {
        try {
            setViews(await api.saveViews(next));
            notices.say(text);
        } catch (problem) {
            notices.complain(problem);
        }
    };
    const save = (event: FormEvent): void => {
        event.preventDefault();
        if (name.trim() !== '') {
            setNaming(false);
            setName('');
            void store([...views, { name: name.trim(), query: present }], __('The view is saved.', 'courant-desk'));
        }
    };
    const choose = (query: string): void => {
        const from = new URLSearchParams(query);
        go({ layout: from.get('layout') === 'board' ? 'board' : 'list', query: readQuery(from) });
    };
    return (
        <div className="courant-views">
            {views.length > 0 ? (
                <label>
                    <span className="screen-reader-text">{__('Saved views', 'courant-desk')}</span>
                    <select value={current?.query ?? ''} onChange={(event) => choose(event.target.value)}>
                        <option value="">{__('Saved views', 'courant-desk')}</option>
                        {views.map((view) => <option key={view.id} value={view.query}>{view.name}</option>)}
                    </select>
                </label>
            ) : null}
            {isNaming ? (
                <form className="courant-naming" onSubmit={save}>
                    <label>
                        <span className="screen-reader-text">{__('Name of the view', 'courant-desk')}</span>
                        <input type="text" value={name} maxLength={60} placeholder={__('Name of the view', 'courant-desk')} ref={input} onChange={(event) => setName(event.target.value)} />
                    </label>
                    <button type="submit" className="button button-primary">{__('Save', 'courant-desk')}</button>
                    <button type="button" className="button" onClick={() => setNaming(false)}>{__('Cancel', 'courant-desk')}</button>
                </form>
            ) : null}
            {!isNaming && current === undefined && present !== '' ? (
                <button ref={opener} type="button" className="button" onClick={() => setNaming(true)}>{__('Save this view', 'courant-desk')}</button>
            ) : null}
            {!isNaming && current !== undefined ? (
                <button type="button" className="button" onClick={() => void store(views.filter((view) => view !== current), __('The view is deleted.', 'courant-desk'))}>
                    {__('Delete this view', 'courant-desk')}
                </button>
            ) : null}
        </div>
    );
};

const Export = ({ route }: { readonly route: Route }): ReactElement => (
    <form method="post" action={screen().exportUrl}>
        <input type="hidden" name="action" value="courant_export_applications" />
        <input type="hidden" name="_wpnonce" value={screen().exportNonce} />
        <input type="hidden" name="query" value={forServer(route.query)} />
        <button type="submit" className="button">{__('Export as CSV', 'courant-desk')}</button>
    </form>
);

const SuspectedCount = (): ReactElement | null => {
    const count = useSuspected();
    return count > 0 ? <span className="courant-count">{` ${formatNumber(count)}`}</span> : null;
};

export const Toolbar = ({ route, go }: ToolbarProps): ReactElement => (
    <div className="courant-bar">
        <nav className="courant-tabs" aria-label={__('Folders', 'courant-desk')}>
            {FOLDERS.map((folder) => (
                <button
                    key={folder}
                    type="button"
                    aria-current={route.query.folder === folder ? 'page' : undefined}
                    onClick={() => go({ query: { ...ALL, folder, perPage: route.query.perPage }, layout: folder === 'inbox' ? route.layout : 'list' })}
                >
                    {folderName(folder)}
                    {folder === 'suspected' ? <SuspectedCount /> : null}
                </button>
            ))}
        </nav>
        <div className="courant-tools">
            {route.query.folder === 'inbox' ? (
                <div className="courant-switch" role="group" aria-label={__('Layout', 'courant-desk')}>
                    <button type="button" aria-pressed={route.layout === 'list'} onClick={() => go({ layout: 'list' })}>{__('List', 'courant-desk')}</button>
                    <button type="button" aria-pressed={route.layout === 'board'} onClick={() => go({ layout: 'board' })}>{__('Board', 'courant-desk')}</button>
                </div>
            ) : null}
            <SavedViews route={route} go={go} />
            <Export route={route} />
            {screen().canConfigure ? <a className="button" href={screen().settingsUrl}>{__('Hiring process', 'courant-desk')}</a> : null}
            <a className="courant-plain" href={screen().plainUrl}>{__('Plain list', 'courant-desk')}</a>
        </div>
    </div>
);
