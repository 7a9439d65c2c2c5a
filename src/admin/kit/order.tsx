import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { __, sprintf } from './words';

interface OrderProps {
    /** In their order. */
    readonly ids: readonly string[];
    readonly nameOf: (id: string) => string;
    /** How it is done by keyboard. */
    readonly help: string;
    readonly move: (from: number, to: number) => void;
    readonly children: ReactNode;
}

/** Around a list whose rows (`useRow`) are moved by dragging their handle, or by the handle and the arrow keys. */
export const Order = ({ ids, nameOf, help, move, children }: OrderProps): ReactElement => {
    const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
    const place = (id: unknown): number => ids.indexOf(String(id));
    const name = (id: unknown): string => nameOf(String(id));
    const announcements: Announcements = {
        onDragStart: ({ active }) => sprintf(__('%s is picked up.', 'courant-desk'), name(active.id)),
        onDragOver: ({ active, over }) => (over === null ? '' : sprintf(__('%1$s is at place %2$d of %3$d.', 'courant-desk'), name(active.id), place(over.id) + 1, ids.length)),
        onDragEnd: ({ active, over }) => sprintf(__('%1$s is put at place %2$d.', 'courant-desk'), name(active.id), place(over?.id ?? active.id) + 1),
        onDragCancel: ({ active }) => sprintf(__('%s stays where it was.', 'courant-desk'), name(active.id)),
    };
    const end = ({ active, over }: DragEndEvent): void => {
        if (over !== null && over.id !== active.id) {
            move(place(active.id), place(over.id));
        }
    };
    return (
        <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end} accessibility={{ announcements, screenReaderInstructions: { draggable: help } }}>
            <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>{children}</SortableContext>
        </DndContext>
    );
};

type Sorting = ReturnType<typeof useSortable>;

interface Grip {
    readonly ref: Sorting['setActivatorNodeRef'];
    readonly listeners: Sorting['listeners'];
    readonly describedBy: string;
}

interface OrderedRow {
    readonly ref: Sorting['setNodeRef'];
    readonly style: CSSProperties;
    readonly isDragging: boolean;
    readonly grip: Grip;
}

/** A row of an `Order`. One that is `fixed` keeps its place. */
export const useRow = (id: string, isFixed = false): OrderedRow => {
    const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: isFixed });
    return {
        ref: setNodeRef,
        style: transform === null ? {} : { transform: `translateY(${transform.y}px)`, transition },
        isDragging,
        grip: { ref: setActivatorNodeRef, listeners, describedBy: attributes['aria-describedby'] },
    };
};

interface HandleProps {
    readonly grip: Grip;
    readonly name: string;
    readonly className?: string;
}

export const Handle = ({ grip: { ref, listeners, describedBy }, name, className = 'courant-handle' }: HandleProps): ReactElement => (
    <button ref={ref} type="button" className={className} {...listeners} aria-describedby={describedBy} aria-label={sprintf(__('Order of %s', 'courant-desk'), name)}>
        <span aria-hidden="true">⠿</span>
    </button>
);
