import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { FieldRow } from './field-row';
import { keyOf } from './model';
import type { Action, State } from './model';
import { __, sprintf } from './wordpress';

/** The fields in their order: by drag with a pointer, by drag with the keyboard, and by buttons. */
export const FieldList = ({ state, dispatch }: { readonly state: State; readonly dispatch: (action: Action) => void }): ReactElement => {
    const [said, say] = useState('');
    const { fields } = state.form;
    const sensors = useSensors(
        useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
        useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
    );
    const moveTo = (name: string, to: number): void => {
        const field = fields.find((one) => one.name === name);
        dispatch({ type: 'moved', name, to });
        say(sprintf(__('%1$s is now field %2$d of %3$d.', 'courant-desk'), field?.label ?? name, to + 1, fields.length));
    };
    return (
        <>
            <DndContext
                sensors={sensors}
                collisionDetection={closestCenter}
                onDragEnd={({ active, over }) => {
                    const to = fields.findIndex((field) => keyOf(field) === over?.id);
                    const moved = fields.find((field) => keyOf(field) === active.id);
                    if (moved && active.id !== over?.id && to >= 0) {
                        moveTo(moved.name, to);
                    }
                }}
            >
                <SortableContext items={fields.map(keyOf)} strategy={verticalListSortingStrategy}>
                    <ol className="courant-fields">
                        {fields.map((field, at) => (
                            <FieldRow
                                key={keyOf(field)}
                                field={field}
                                fields={fields}
                                at={at}
                                isOpen={state.open === field.name}
                                dispatch={dispatch}
                                moveTo={(to) => moveTo(field.name, to)}
                            />
                        ))}
                    </ol>
                </SortableContext>
            </DndContext>
            <p className="screen-reader-text" role="status">
                {said}
            </p>
        </>
    );
};
