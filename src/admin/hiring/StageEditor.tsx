import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { RecruitingStage, ReplyTemplate } from '../../config/generated';
import { Handle, Order, useRow } from '../kit/order';
import { __, sprintf } from '../kit/wordpress';
import type { EditorProps } from './Hiring';
import { newStage, reorder } from './model';

interface RowProps {
    readonly stage: RecruitingStage;
    readonly place: number;
    readonly last: number;
    readonly templates: readonly ReplyTemplate[];
    readonly change: (stage: RecruitingStage) => void;
    readonly move: (to: number) => void;
    readonly remove: () => void;
}

const Row = ({ stage, place, last, templates, change, move, remove }: RowProps): ReactElement => {
    const id = useId();
    const isFirst = place === 0;
    const { ref, style, grip } = useRow(stage.slug, isFirst);
    return (
        <li ref={ref} style={style} className="courant-stage-row">
            {isFirst ? <span className="courant-handle" aria-hidden="true" /> : <Handle grip={grip} name={stage.label} />}
            <span>
                <label htmlFor={`${id}-color`}>{__('Colour', 'courant-desk')}</label>
                <input id={`${id}-color`} type="color" value={stage.color} onChange={(event) => change({ ...stage, color: event.target.value })} />
            </span>
            <span className="courant-stage-row__label">
                <label htmlFor={`${id}-label`}>{__('Name', 'courant-desk')}</label>
                <input id={`${id}-label`} type="text" maxLength={40} value={stage.label} onChange={(event) => change({ ...stage, label: event.target.value })} />
            </span>
            <span className="courant-stage-row__mail">
                <label htmlFor={`${id}-mail`}>{__('Mail to the applicant', 'courant-desk')}</label>
                <select
                    id={`${id}-mail`}
                    value={stage.mails ? stage.template : ''}
                    onChange={(event) => change({ ...stage, mails: event.target.value !== '', template: event.target.value })}
                >
                    <option value="">{__('None', 'courant-desk')}</option>
                    {templates.map(({ key, name }) => <option key={key} value={key}>{name}</option>)}
                </select>
            </span>
            <span className="courant-stage-row__acts">
                <button type="button" className="button" aria-disabled={place <= 1} onClick={() => (place > 1 ? move(place - 1) : undefined)} aria-label={sprintf(__('Move %s up', 'courant-desk'), stage.label)}>{'↑'}</button>
                <button type="button" className="button" aria-disabled={isFirst || place === last} onClick={() => (isFirst || place === last ? undefined : move(place + 1))} aria-label={sprintf(__('Move %s down', 'courant-desk'), stage.label)}>{'↓'}</button>
                {isFirst ? null : <button type="button" className="button" onClick={() => (window.confirm(sprintf(__('Delete the stage “%s”? It is deleted when you save the changes.', 'courant-desk'), stage.label)) ? remove() : undefined)} aria-label={sprintf(__('Delete the stage %s', 'courant-desk'), stage.label)}>{__('Delete', 'courant-desk')}</button>}
            </span>
        </li>
    );
};

export const StageEditor = ({ settings, set }: EditorProps): ReactElement => {
    const id = useId();
    const [name, setName] = useState('');
    const { stages } = settings;
    const add = (event: FormEvent): void => {
        event.preventDefault();
        if (name.trim() !== '') {
            set({ stages: [...stages, newStage(name.trim(), stages)] });
            setName('');
        }
    };
    return (
        <section className="courant-card">
            <h2>{__('Stages', 'courant-desk')}</h2>
            <p>{__('The way of an application from left to right. New applications come into the first stage.', 'courant-desk')}</p>
            <Order
                ids={stages.map(({ slug }) => slug)}
                nameOf={(slug) => stages.find((stage) => stage.slug === slug)?.label ?? ''}
                help={__('Press space or enter to pick up a stage, the arrow keys to move it, space or enter to put it there, escape to leave it.', 'courant-desk')}
                move={(from, to) => set({ stages: reorder(stages, from, to, 1) })}
            >
                <ol className="courant-stage-rows">
                    {stages.map((stage, index) => (
                        <Row
                            key={stage.slug}
                            stage={stage}
                            place={index}
                            last={stages.length - 1}
                            templates={settings.templates}
                            change={(changed) => set({ stages: stages.map((one) => (one === stage ? changed : one)) })}
                            move={(to) => set({ stages: reorder(stages, index, to, 1) })}
                            remove={() => set({ stages: stages.filter((one) => one !== stage) })}
                        />
                    ))}
                </ol>
            </Order>
            <form className="courant-add" onSubmit={add}>
                <label htmlFor={id}>{__('New stage', 'courant-desk')}</label>
                <input id={id} type="text" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
                <button type="submit" className="button">{__('Add', 'courant-desk')}</button>
            </form>
        </section>
    );
};
