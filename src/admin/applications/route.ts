import { useEffect, useState } from 'react';
import { readQuery, writeQuery } from './query';
import type { Query } from './query';

/** Where in the screen somebody is; all of it stands in the address. */
export interface Route {
    readonly layout: 'list' | 'board';
    /** 0 for none */
    readonly application: number;
    readonly query: Query;
}

const KEPT = ['post_type', 'page'];

export function readRoute(search: string): Route {
    const from = new URLSearchParams(search);
    const application = Number(from.get('application'));
    return {
        layout: from.get('layout') === 'board' ? 'board' : 'list',
        application: Number.isInteger(application) && application > 0 ? application : 0,
        query: readQuery(from),
    };
}

export function addressOf(route: Route, present: string): string {
    const before = new URLSearchParams(present);
    const into = new URLSearchParams();
    for (const key of KEPT) {
        into.set(key, before.get(key) ?? '');
    }
    if (route.layout === 'board') {
        into.set('layout', 'board');
    }
    if (route.application > 0) {
        into.set('application', String(route.application));
    }
    writeQuery(route.query).forEach((value, key) => into.set(key, value));
    return `?${into.toString()}`;
}

/** The route, and how to go elsewhere: a new application or layout is a step back, a filter is not. */
export function useRoute(): [Route, (to: Partial<Route>) => void] {
    const [route, setRoute] = useState(() => readRoute(window.location.search));
    useEffect(() => {
        const follow = (): void => setRoute(readRoute(window.location.search));
        window.addEventListener('popstate', follow);
        return () => window.removeEventListener('popstate', follow);
    }, []);
    const go = (to: Partial<Route>): void => {
        const next = { ...route, ...to };
        const address = addressOf(next, window.location.search);
        if (next.application !== route.application || next.layout !== route.layout) {
            window.history.pushState(null, '', address);
        } else {
            window.history.replaceState(null, '', address);
        }
        setRoute(next);
    };
    return [route, go];
}
