import type { ApplicationBoard, ApplicationRow } from '../../config/generated';

export type Column = ApplicationBoard['columns'][number];

export const findCard = (columns: readonly Column[], id: number): ApplicationRow | undefined =>
    columns.flatMap(({ items }) => items).find((row) => row.id === id);

/** The board with that application in the column of its stage, in the order of arrival; numbers follow. */
export function moved(columns: readonly Column[], id: number, row: ApplicationRow): readonly Column[] {
    return columns.map((column) => {
        const was = column.items.some((one) => one.id === id);
        const is = column.stage === row.stage;
        if (!was && !is) {
            return column;
        }
        const others = column.items.filter((one) => one.id !== id);
        return {
            ...column,
            total: column.total + (is ? 1 : 0) - (was ? 1 : 0),
            items: is ? [...others, row].sort((a, b) => b.received - a.received || b.id - a.id) : others,
        };
    });
}
