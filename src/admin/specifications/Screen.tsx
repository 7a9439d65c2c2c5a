import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { DeskSpecifications } from '../../config/generated';
import { CallFailed, call, __, _n, sprintf } from '../kit/wordpress';
import { Add } from './Add';
import { moved } from './model';
import type { Loss, Specification } from './model';
import { Row } from './Row';
import { Sorted } from './Sorted';

const BASE = '/courant/v1/specifications';

/** Sends a change and says what became of it; false when it was refused. */
export type Act = (method: string, path: string, data: Record<string, unknown>, done: string) => Promise<boolean>;

export interface Desk {
    readonly state: DeskSpecifications;
    readonly act: Act;
    readonly show: (specification: Specification) => void;
    readonly ask: (path: string) => Promise<Loss | null>;
}

export const Screen = (): ReactElement => {
    const [state, setState] = useState<DeskSpecifications | null>(null);
    const [said, setSaid] = useState({ text: '', isProblem: false });
    const version = useRef('');
    const queue = useRef<Promise<boolean>>(Promise.resolve(true));
    const waiting = useRef(0);
    const root = useRef<HTMLDivElement>(null);
    const take = (answer: DeskSpecifications): void => {
        version.current = answer.version;
        // An answer to an earlier change would take back what is shown of a later one.
        if (waiting.current <= 1) {
            setState(answer);
            // What was deleted took the focus along.
            requestAnimationFrame(() => (document.activeElement === document.body ? root.current?.focus() : undefined));
        }
    };
    const complain = (problem: unknown): void => setSaid({ text: problem instanceof Error ? problem.message : String(problem), isProblem: true });
    const load = (): Promise<void> => call<DeskSpecifications>({ path: `${BASE}?context=edit` }).then(take, complain);
    useEffect(() => {
        void load();
        // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
    }, []);
    const send = async (method: string, path: string, data: Record<string, unknown>, done: string): Promise<boolean> => {
        try {
            take(await call<DeskSpecifications>({ path: BASE + path, method, data: { ...data, version: version.current } }));
            setSaid({ text: done, isProblem: false });
            return true;
        } catch (problem) {
            complain(problem);
            if (!(problem instanceof CallFailed) || problem.status !== 400) {
                await load();
            }
            return false;
        } finally {
            waiting.current -= 1;
        }
    };
    // One after the other: each needs the version that the one before it made.
    const act: Act = (method, path, data, done) => {
        waiting.current += 1;
        queue.current = queue.current.then(() => send(method, path, data, done));
        return queue.current;
    };
    const ask = async (path: string): Promise<Loss | null> => {
        try {
            return await call<Loss>({ path: `${BASE}${path}/loss` });
        } catch (problem) {
            complain(problem);
            await load();
            return null;
        }
    };
    if (state === null) {
        return said.isProblem ? <div role="alert" className="notice notice-error inline"><p>{said.text}</p></div> : <p>{__('Loading…', 'courant-desk')}</p>;
    }
    const { specifications } = state;
    const desk: Desk = {
        state,
        act,
        ask,
        show: (changed) => setState({ ...state, specifications: specifications.map((one) => (one.key === changed.key ? changed : one)) }),
    };
    const move = (from: number, to: number): void => {
        const next = moved(specifications, from, to);
        setState({ ...state, specifications: next });
        void act('PUT', '', { order: next.map(({ key }) => key) }, sprintf(__('%1$s is at place %2$d now.', 'courant-desk'), specifications[from]?.name ?? '', to + 1));
    };
    return (
        <div className="courant-specifications" ref={root} tabIndex={-1}>
            <p>{__('Specifications sort openings: by what they are about, where they are, how one works. Visitors filter lists by them.', 'courant-desk')}</p>
            <div role="status">{said.isProblem || said.text === '' ? null : <p className="notice notice-success inline">{said.text}</p>}</div>
            <div role="alert">{said.isProblem ? <p className="notice notice-error inline">{said.text}</p> : null}</div>
            {specifications.length === 0 ? <p>{__('There are no specifications yet.', 'courant-desk')}</p> : (
                <p>{sprintf(_n('%d specification, in the order in which lists and editors show them:', '%d specifications, in the order in which lists and editors show them:', specifications.length, 'courant-desk'), specifications.length)}</p>
            )}
            {state.may ? (
                <Sorted
                    entries={specifications.map((one) => ({ id: one.key, name: one.name, one }))}
                    label={__('Specifications', 'courant-desk')}
                    className="courant-specs"
                    rowClassName="courant-spec"
                    move={move}
                >
                    {({ one }) => <Row specification={one} desk={desk} />}
                </Sorted>
            ) : (
                <ol className="courant-specs" aria-label={__('Specifications', 'courant-desk')}>
                    {specifications.map((one) => <li key={one.key} className="courant-spec"><Row specification={one} desk={desk} /></li>)}
                </ol>
            )}
            {state.may ? <Add desk={desk} /> : null}
        </div>
    );
};
