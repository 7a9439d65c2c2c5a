import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { RecruitingStage, ReplyTemplate } from '../../config/generated';
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
    const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id: stage.slug, disabled: isFirst });
    const style = transform === null ? {} : { transform: `translateY(${transform.y}px)`, transition };
    return (
        <li ref={setNodeRef} style={style} className="courant-stage-row">
            {isFirst ? <span className="courant-handle" aria-hidden="true" /> : (
                <button ref={setActivatorNodeRef} type="button" className="courant-handle" {...listeners} aria-describedby={attributes['aria-describedby']} aria-label={sprintf(__('Order of %s', 'courant-desk'), stage.label)}>
                    <span aria-hidden="true">⠿</span>
                </button>
            )}
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
                {isFirst ? null : <button type="button" className="button" onClick={remove} aria-label={sprintf(__('Delete the stage %s', 'courant-desk'), stage.label)}>{__('Delete', 'courant-desk')}</button>}
            </span>
        </li>
    );
};

export const StageEditor = ({ settings, set }: EditorProps): ReactElement => {
    const id = useId();
    const [name, setName] = useState('');
    const { stages } = settings;
    const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
    const place = (slug: unknown): number => stages.findIndex((stage) => stage.slug === slug);
    const label = (slug: unknown): string => stages[place(slug)]?.label ?? '';
    const announcements: Announcements = {
        onDragStart: ({ active }) => sprintf(__('%s is picked up.', 'courant-desk'), label(active.id)),
        onDragOver: ({ active, over }) => (over === null ? '' : sprintf(__('%1$s is at place %2$d of %3$d.', 'courant-desk'), label(active.id), place(over.id) + 1, stages.length)),
        onDragEnd: ({ active, over }) => sprintf(__('%1$s is put at place %2$d.', 'courant-desk'), label(active.id), place(over?.id ?? active.id) + 1),
        onDragCancel: ({ active }) => sprintf(__('%s stays where it was.', 'courant-desk'), label(active.id)),
    };
    const end = ({ active, over }: DragEndEvent): void => {
        if (over !== null) {
            set({ stages: reorder(stages, place(active.id), place(over.id), 1) });
        }
    };
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
            <DndContext
                sensors={sensors}
                collisionDetection={closestCenter}
                onDragEnd={end}
                accessibility={{ announcements, screenReaderInstructions: { draggable: __('Press space or enter to pick up a stage, the arrow keys to move it, space or enter to put it there, escape to leave it.', 'courant-desk') } }}
            >
                <SortableContext items={stages.map(({ slug }) => slug)} strategy={verticalListSortingStrategy}>
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
                </SortableContext>
            </DndContext>
            <form className="courant-add" onSubmit={add}>
                <label htmlFor={id}>{__('New stage', 'courant-desk')}</label>
                <input id={id} type="text" maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
                <button type="submit" className="button">{__('Add', 'courant-desk')}</button>
            </form>
        </section>
    );
};
