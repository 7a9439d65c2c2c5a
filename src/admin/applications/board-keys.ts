import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An arrow key takes the application to the next column on that side, as columns stand on the screen. */
export const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
    const step = STEPS[event.code];
    if (step === undefined) {
        return undefined;
    }
    event.preventDefault();
    const columns = [...context.droppableRects.entries()].map(([id, rect]) => ({ id, rect })).sort((a, b) => a.rect.left - b.rect.left || a.rect.top - b.rect.top);
    const reach = (context.collisionRect?.left ?? currentCoordinates.x) + 8;
    const present = context.over === null
        ? columns.findIndex(({ rect }) => reach >= rect.left && reach <= rect.left + rect.width)
        : columns.findIndex(({ id }) => id === context.over?.id);
    const target = columns[Math.min(columns.length - 1, Math.max(0, present + step))];
    return target === undefined ? undefined : { x: target.rect.left + 8, y: target.rect.top + 48 };
};
