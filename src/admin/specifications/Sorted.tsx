import type { ReactElement, ReactNode } from 'react';
import { Handle, Order, useRow } from '../kit/order';
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
    const { ref, style, isDragging, grip } = useRow(id);
    return (
        <li ref={ref} style={style} className={className} data-dragged={isDragging}>
            <span className="courant-order">
                <Handle grip={grip} name={name} />
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
export const Sorted = <T extends Entry>({ entries, label, className, rowClassName, move, children }: SortedProps<T>): ReactElement => (
    <Order
        ids={entries.map(({ id }) => id)}
        nameOf={(id) => entries.find((entry) => entry.id === id)?.name ?? ''}
        help={__('Press space or enter to pick it up, the arrow keys to move it, space or enter to put it there, escape to leave it.', 'courant-desk')}
        move={move}
    >
        <ol className={className} aria-label={label}>
            {entries.map((entry, index) => (
                <Row key={entry.id} id={entry.id} name={entry.name} className={rowClassName} place={index} last={entries.length - 1} move={(to) => move(index, to)}>
                    {children(entry)}
                </Row>
            ))}
        </ol>
    </Order>
);
