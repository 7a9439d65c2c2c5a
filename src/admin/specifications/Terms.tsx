import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { __, sprintf } from '../kit/wordpress';
import { byName, moved } from './model';
import type { Specification, Term } from './model';
import type { Desk } from './Screen';
import { Sorted } from './Sorted';
import { TermRow } from './TermRow';

/** With more values than this one looks for a value instead of reading them all. */
const MANY = 15;

interface TermsProps {
    readonly specification: Specification;
    readonly desk: Desk;
}

export const Terms = ({ specification, desk }: TermsProps): ReactElement => {
    const id = useId();
    const { key, name, terms } = specification;
    const [typed, type] = useState('');
    const [wanted, setWanted] = useState('');
    const path = `/${key}/terms`;
    const found = wanted.trim() === '' ? null : terms.filter((term) => term.name.toLowerCase().includes(wanted.trim().toLowerCase()));
    const arrange = (next: Term[], done: string): void => {
        desk.show({ ...specification, terms: next });
        void desk.act('PUT', path, { order: next.map((term) => term.id) }, done);
    };
    const add = async (event: FormEvent): Promise<void> => {
        event.preventDefault();
        if (typed.trim() !== '' && await desk.act('POST', path, { name: typed.trim() }, sprintf(__('%s is added.', 'courant-desk'), typed.trim()))) {
            type('');
        }
    };
    const row = (term: Term): ReactElement => <TermRow key={term.id} term={term} specification={specification} desk={desk} />;
    return (
        <div className="courant-terms-part">
            {terms.length <= MANY ? null : (
                <p className="courant-find">
                    <label htmlFor={`${id}-find`}>{sprintf(__('Find in %s', 'courant-desk'), name)}</label>
                    <input id={`${id}-find`} type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
                </p>
            )}
            {terms.length === 0 ? <p>{__('There are no values yet.', 'courant-desk')}</p> : null}
            {found === null ? (
                <Sorted
                    entries={terms.map((term) => ({ id: String(term.id), name: term.name, term }))}
                    label={sprintf(__('Values of %s', 'courant-desk'), name)}
                    className="courant-terms"
                    rowClassName="courant-term"
                    move={(from, to) => arrange(moved(terms, from, to), sprintf(__('%1$s is at place %2$d now.', 'courant-desk'), terms[from]?.name ?? '', to + 1))}
                >
                    {({ term }) => row(term)}
                </Sorted>
            ) : (
                <ol className="courant-terms" aria-label={sprintf(__('Values of %s', 'courant-desk'), name)}>
                    {found.map((term) => <li key={term.id} className="courant-term">{row(term)}</li>)}
                </ol>
            )}
            {terms.length > 2 ? (
                <p><button type="button" className="button" onClick={() => arrange(byName(terms), sprintf(__('%s goes from A to Z now.', 'courant-desk'), name))}>{__('Order from A to Z', 'courant-desk')}</button></p>
            ) : null}
            <form className="courant-find" onSubmit={(event) => void add(event)}>
                <label htmlFor={`${id}-new`}>{sprintf(__('New value of %s', 'courant-desk'), name)}</label>
                <input id={`${id}-new`} type="text" maxLength={200} value={typed} onChange={(event) => type(event.target.value)} />
                <button type="submit" className="button">{__('Add', 'courant-desk')}</button>
            </form>
        </div>
    );
};
