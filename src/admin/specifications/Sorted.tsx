import { DndContext, KeyboardSensor, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactElement, ReactNode } from 'react';
import { __, sprintf } from '../kit/wordpress';

interface Entry {
    readonly id: string;
    readonly name: string;
}

interface RowProps extends Entry {
    readonly place: number;
    readonly last: number;
    readonly move: (to: number) => void;
    readonly className: string;
    readonly children: ReactNode;
}

const Row = ({ id, name, place, last, move, className, children }: RowProps): ReactElement => {
    const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
    const style = transform === null ? {} : { transform: `translateY(${transform.y}px)`, transition };
    return (
        <li ref={setNodeRef} style={style} className={className} data-dragged={isDragging}>
            <span className="courant-order">
                <button ref={setActivatorNodeRef} type="button" className="courant-handle" {...listeners} aria-describedby={attributes['aria-describedby']} aria-label={sprintf(__('Order of %s', 'courant-desk'), name)}>
                    <span aria-hidden="true">⠿</span>
                </button>
                <button type="button" className="button courant-step" aria-disabled={place === 0} onClick={() => (place > 0 ? move(place - 1) : undefined)} aria-label={sprintf(__('Move %s up', 'courant-desk'), name)}>
                    <span aria-hidden="true">↑</span>
                </button>
                <button type="button" className="button courant-step" aria-disabled={place === last} onClick={() => (place < last ? move(place + 1) : undefined)} aria-label={sprintf(__('Move %s down', 'courant-desk'), name)}>
                    <span aria-hidden="true">↓</span>
                </button>
            </span>
            {children}
        </li>
    );
};

interface SortedProps<T extends Entry> {
    readonly entries: readonly T[];
    readonly label: string;
    readonly className: string;
    readonly rowClassName: string;
    readonly move: (from: number, to: number) => void;
    readonly children: (entry: T) => ReactNode;
}

/** A list in an order: by dragging, by the handle and the arrow keys, or by buttons. */
export const Sorted = <T extends Entry>({ entries, label, className, rowClassName, move, children }: SortedProps<T>): ReactElement => {
    const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
    const place = (id: unknown): number => entries.findIndex((entry) => entry.id === id);
    const name = (id: unknown): string => entries[place(id)]?.name ?? '';
    const announcements: Announcements = {
        onDragStart: ({ active }) => sprintf(__('%s is picked up.', 'courant-desk'), name(active.id)),
        onDragOver: ({ active, over }) => (over === null ? '' : sprintf(__('%1$s is at place %2$d of %3$d.', 'courant-desk'), name(active.id), place(over.id) + 1, entries.length)),
        onDragEnd: ({ active, over }) => sprintf(__('%1$s is put at place %2$d.', 'courant-desk'), name(active.id), place(over?.id ?? active.id) + 1),
        onDragCancel: ({ active }) => sprintf(__('%s stays where it was.', 'courant-desk'), name(active.id)),
    };
    const end = ({ active, over }: DragEndEvent): void => {
        if (over !== null && over.id !== active.id) {
            move(place(active.id), place(over.id));
        }
    };
    return (
        <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            onDragEnd={end}
            accessibility={{ announcements, screenReaderInstructions: { draggable: __('Press space or enter to pick it up, the arrow keys to move it, space or enter to put it there, escape to leave it.', 'courant-desk') } }}
        >
            <SortableContext items={entries.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
                <ol className={className} aria-label={label}>
                    {entries.map((entry, index) => (
                        <Row key={entry.id} id={entry.id} name={entry.name} className={rowClassName} place={index} last={entries.length - 1} move={(to) => move(index, to)}>
                            {children(entry)}
                        </Row>
                    ))}
                </ol>
            </SortableContext>
        </DndContext>
    );
};
