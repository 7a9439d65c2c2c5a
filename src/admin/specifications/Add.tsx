import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { __, sprintf } from '../kit/wordpress';
import { IconChoice } from './IconChoice';
import { MAX_KEY, keyProblem, suggestKey } from './model';
import type { KeyProblem } from './model';
import type { Desk } from './Screen';

const words = (problem: KeyProblem): string => {
    switch (problem) {
        case 'long':
            return sprintf(__('Too long: WordPress keeps at most %d characters.', 'courant-desk'), MAX_KEY);
        case 'malformed':
            return __('Small letters from a to z, digits, and single hyphens or underscores between them.', 'courant-desk');
        case 'taken':
            return __('There is a specification with this key already.', 'courant-desk');
        default:
            return '';
    }
};

export const Add = ({ desk }: { readonly desk: Desk }): ReactElement => {
    const id = useId();
    const [name, setName] = useState('');
    const [typed, setTyped] = useState<string | null>(null);
    const [icon, setIcon] = useState('');
    const key = typed ?? suggestKey(name);
    const problem = words(keyProblem(key, desk.state.specifications.map((one) => one.key)));
    const add = async (event: FormEvent): Promise<void> => {
        event.preventDefault();
        if (problem === '' && await desk.act('POST', '', { name, new_key: key, icon, shown: true }, sprintf(__('%s is added. Now give it values.', 'courant-desk'), name))) {
            setName('');
            setTyped(null);
            setIcon('');
        }
    };
    return (
        <form className="courant-new" onSubmit={(event) => void add(event)} noValidate>
            <h2>{__('New specification', 'courant-desk')}</h2>
            <p>
                <label htmlFor={`${id}-name`}>{__('Name', 'courant-desk')}</label>
                <input id={`${id}-name`} type="text" className="regular-text" maxLength={100} value={name} aria-describedby={`${id}-name-help`} onChange={(event) => setName(event.target.value)} />
                <span id={`${id}-name-help`} className="description">{__('What people read, such as Job Level.', 'courant-desk')}</span>
            </p>
            <p>
                <label htmlFor={`${id}-key`}>{__('Key', 'courant-desk')}</label>
                <input id={`${id}-key`} type="text" className="regular-text code" value={key} aria-describedby={`${id}-key-help ${id}-key-problem`} aria-invalid={problem !== ''} onChange={(event) => setTyped(event.target.value)} />
                <span id={`${id}-key-help`} className="description">{sprintf(__('Stands for it in addresses, at most %d characters; it cannot be changed later.', 'courant-desk'), MAX_KEY)}</span>
                <span id={`${id}-key-problem`} className="courant-problem" role="status">{problem}</span>
            </p>
            <IconChoice icons={desk.state.icons} value={icon} onChange={setIcon} />
            <p><button type="submit" className="button button-primary" aria-disabled={problem !== ''}>{__('Add specification', 'courant-desk')}</button></p>
        </form>
    );
};
