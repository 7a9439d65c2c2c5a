import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { __ } from '../kit/wordpress';
import type { BoardProps } from './Board';
import { screen } from './screen';

/** The board's own filter: by opening and by words. The list's filters in the address hold here too. */
export const BoardFilter = ({ query, setQuery }: Pick<BoardProps, 'query' | 'setQuery'>): ReactElement => {
    const id = useId();
    const [typed, setTyped] = useState(query.search);
    // A saved view or Back brings a search of its own; what was typed before must not be written over it.
    const [known, setKnown] = useState(query.search);
    if (known !== query.search) {
        setKnown(query.search);
        setTyped(query.search);
    }
    useEffect(() => {
        if (typed === query.search) {
            return undefined;
        }
        const timer = setTimeout(() => setQuery({ ...query, search: typed, page: 1 }), 300);
        return () => clearTimeout(timer);
    }, [typed, query, setQuery]);
    return (
        <div className="courant-board-filter">
            <label htmlFor={`${id}-opening`}>{__('Opening', 'courant-desk')}</label>
            <select id={`${id}-opening`} value={query.opening[0] ?? ''} onChange={(event) => setQuery({ ...query, opening: event.target.value === '' ? [] : [event.target.value], page: 1 })}>
                <option value="">{__('All openings', 'courant-desk')}</option>
                {screen().openings.map((opening) => <option key={opening.id} value={opening.id}>{opening.title}</option>)}
            </select>
            <label htmlFor={`${id}-search`} className="screen-reader-text">{__('Search', 'courant-desk')}</label>
            <input id={`${id}-search`} type="search" value={typed} placeholder={__('Search', 'courant-desk')} onChange={(event) => setTyped(event.target.value)} />
        </div>
    );
};
