import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { __, _n, sprintf } from '../kit/wordpress';
import { Ask, LossList } from './Ask';
import { Drawn, IconChoice } from './IconChoice';
import type { Loss, Specification } from './model';
import type { Desk } from './Screen';
import { Terms } from './Terms';

interface RowProps {
    readonly specification: Specification;
    readonly desk: Desk;
}

const Edit = ({ specification, desk, close }: RowProps & { readonly close: () => void }): ReactElement => {
    const id = useId();
    const [changed, change] = useState(specification);
    const save = async (event: FormEvent): Promise<void> => {
        event.preventDefault();
        const { name, icon, filters, shown } = changed;
        if (await desk.act('PUT', `/${specification.key}`, { name, icon, filters, shown }, sprintf(__('%s is stored.', 'courant-desk'), name))) {
            close();
        }
    };
    return (
        <form className="courant-spec__edit" onSubmit={(event) => void save(event)}>
            <p>
                <label htmlFor={`${id}-name`}>{__('Name', 'courant-desk')}</label>
                <input id={`${id}-name`} type="text" className="regular-text" maxLength={100} required value={changed.name} onChange={(event) => change({ ...changed, name: event.target.value })} />
            </p>
            <IconChoice icons={desk.state.icons} value={changed.icon} onChange={(icon) => change({ ...changed, icon })} />
            <p className="courant-tick"><label><input type="checkbox" checked={changed.filters} onChange={(event) => change({ ...changed, filters: event.target.checked })} /> {__('Visitors may filter lists by it', 'courant-desk')}</label></p>
            <p className="courant-tick"><label><input type="checkbox" checked={changed.shown} onChange={(event) => change({ ...changed, shown: event.target.checked })} /> {__('Lists show it on every opening', 'courant-desk')}</label></p>
            <p className="description">{sprintf(__('Its key %s stays: addresses hold it.', 'courant-desk'), specification.key)}</p>
            <p className="courant-acts">
                <button type="submit" className="button button-primary">{__('Save', 'courant-desk')}</button>
                <button type="button" className="button" onClick={close}>{__('Cancel', 'courant-desk')}</button>
            </p>
        </form>
    );
};

/** One specification: what it is called, and behind two buttons its fields and its values. */
export const Row = ({ specification, desk }: RowProps): ReactElement => {
    const id = useId();
    const { key, name, icon, terms, openings } = specification;
    const [open, setOpen] = useState<'' | 'edit' | 'terms'>('');
    const [loss, setLoss] = useState<Loss | null>(null);
    const toggle = (part: 'edit' | 'terms'): void => setOpen(open === part ? '' : part);
    const remove = (): void => {
        setLoss(null);
        void desk.act('DELETE', `/${key}`, { confirm: true }, sprintf(__('%s is deleted.', 'courant-desk'), name));
    };
    return (
        <div className="courant-spec__body">
            <div className="courant-spec__head">
                <Drawn icons={desk.state.icons} name={icon} />
                <h2>{name}</h2>
                <code>{key}</code>
                <span className="courant-spec__use">{sprintf(_n('%d opening', '%d openings', openings, 'courant-desk'), openings)}</span>
                <span className="courant-acts">
                    <button type="button" className="button" aria-expanded={open === 'terms'} aria-controls={`${id}-part`} onClick={() => toggle('terms')} aria-label={sprintf(__('Values of %1$s (%2$d)', 'courant-desk'), name, terms.length)}>{sprintf(__('Values (%d)', 'courant-desk'), terms.length)}</button>
                    {desk.state.may ? (
                        <>
                            <button type="button" className="button" aria-expanded={open === 'edit'} aria-controls={`${id}-part`} onClick={() => toggle('edit')} aria-label={sprintf(__('Edit %s', 'courant-desk'), name)}>{__('Edit', 'courant-desk')}</button>
                            <button type="button" className="button courant-danger" onClick={() => void desk.ask(`/${key}`).then(setLoss)} aria-label={sprintf(__('Delete %s', 'courant-desk'), name)}>{__('Delete', 'courant-desk')}</button>
                        </>
                    ) : null}
                </span>
            </div>
            <div id={`${id}-part`}>
                {open === 'edit' ? <Edit specification={specification} desk={desk} close={() => setOpen('')} /> : null}
                {open === 'terms' ? <Terms specification={specification} desk={desk} /> : null}
            </div>
            {loss === null ? null : (
                <Ask title={sprintf(__('Delete the specification “%s”?', 'courant-desk'), name)} go={__('Delete', 'courant-desk')} isHarmful onGo={remove} onLeave={() => setLoss(null)}>
                    <LossList loss={loss} />
                </Ask>
            )}
        </div>
    );
};
