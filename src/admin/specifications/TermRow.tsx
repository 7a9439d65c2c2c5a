import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { __, _n, sprintf } from '../kit/wordpress';
import { Ask, LossList } from './Ask';
import type { Loss, Specification, Term } from './model';
import type { Desk } from './Screen';

interface TermRowProps {
    readonly term: Term;
    readonly specification: Specification;
    readonly desk: Desk;
}

const Rename = ({ term, specification, desk, close }: TermRowProps & { readonly close: () => void }): ReactElement => {
    const id = useId();
    const [name, setName] = useState(term.name);
    const save = async (event: FormEvent): Promise<void> => {
        event.preventDefault();
        if (name.trim() === term.name || await desk.act('PUT', `/${specification.key}/terms/${term.id}`, { name: name.trim() }, sprintf(__('%1$s is called %2$s now. Its address stays.', 'courant-desk'), term.name, name.trim()))) {
            close();
        }
    };
    return (
        <form className="courant-rename" onSubmit={(event) => void save(event)}>
            <label className="screen-reader-text" htmlFor={id}>{sprintf(__('New name of %s', 'courant-desk'), term.name)}</label>
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone, and this takes its place */}
            <input id={id} type="text" maxLength={200} required autoFocus value={name} onChange={(event) => setName(event.target.value)} />
            <button type="submit" className="button button-primary">{__('Save', 'courant-desk')}</button>
            <button type="button" className="button" onClick={close}>{__('Cancel', 'courant-desk')}</button>
        </form>
    );
};

export const TermRow = ({ term, specification, desk }: TermRowProps): ReactElement => {
    const id = useId();
    const others = specification.terms.filter((one) => one.id !== term.id);
    const [isRenamed, setRenamed] = useState(false);
    const [asks, setAsks] = useState<{ readonly what: 'delete' | 'merge'; readonly loss: Loss } | null>(null);
    const [into, setInto] = useState(0);
    const path = `/${specification.key}/terms/${term.id}`;
    const ask = async (what: 'delete' | 'merge'): Promise<void> => {
        const loss = await desk.ask(path);
        setInto(others[0]?.id ?? 0);
        setAsks(loss === null ? null : { what, loss });
    };
    const leave = (): void => setAsks(null);
    const remove = (): void => {
        leave();
        void desk.act('DELETE', path, { confirm: true }, sprintf(__('%s is deleted.', 'courant-desk'), term.name));
    };
    const merge = (): void => {
        leave();
        const other = others.find((one) => one.id === into)?.name ?? '';
        void desk.act('POST', `${path}/merge`, { into }, sprintf(__('%1$s is part of %2$s now; its address leads there.', 'courant-desk'), term.name, other));
    };
    if (isRenamed) {
        return <Rename term={term} specification={specification} desk={desk} close={() => setRenamed(false)} />;
    }
    return (
        <>
            <span className="courant-term__name">{term.name}</span>
            <span className="courant-spec__use">{sprintf(_n('%d opening', '%d openings', term.openings, 'courant-desk'), term.openings)}</span>
            <span className="courant-acts">
                <button type="button" className="button button-small" onClick={() => setRenamed(true)} aria-label={sprintf(__('Rename %s', 'courant-desk'), term.name)}>{__('Rename', 'courant-desk')}</button>
                {others.length === 0 ? null : (
                    <button type="button" className="button button-small" onClick={() => void ask('merge')} aria-label={sprintf(__('Merge %s with another value', 'courant-desk'), term.name)}>{__('Merge', 'courant-desk')}</button>
                )}
                <button type="button" className="button button-small courant-danger" onClick={() => void ask('delete')} aria-label={sprintf(__('Delete %s', 'courant-desk'), term.name)}>{__('Delete', 'courant-desk')}</button>
            </span>
            {asks?.what === 'delete' ? (
                <Ask title={sprintf(__('Delete “%s”?', 'courant-desk'), term.name)} go={__('Delete', 'courant-desk')} isHarmful onGo={remove} onLeave={leave}>
                    <LossList loss={asks.loss} />
                </Ask>
            ) : null}
            {asks?.what === 'merge' ? (
                <Ask title={sprintf(__('Merge “%s” with another value', 'courant-desk'), term.name)} go={__('Merge', 'courant-desk')} onGo={merge} onLeave={leave}>
                    <p>
                        <label htmlFor={id}>{__('It becomes part of', 'courant-desk')}</label>
                        <select id={id} value={into} onChange={(event) => setInto(Number(event.target.value))}>
                            {others.map((one) => <option key={one.id} value={one.id}>{one.name}</option>)}
                        </select>
                    </p>
                    <LossList loss={asks.loss} isMerge />
                    <p>{sprintf(__('“%s” is deleted; its address leads to the other value. This cannot be taken back.', 'courant-desk'), term.name)}</p>
                </Ask>
            ) : null}
        </>
    );
};
