/** Fields that the check before publishing leads to: the panel they are in, and their element. */
export const FIELDS = {
    place: { panel: 'courant-details', id: 'courant-add-place' },
    pay: { panel: 'courant-details', id: 'courant-salary-from' },
    closing: { panel: 'courant-closing', id: 'courant-closing-at' },
} as const;

export type FieldName = keyof typeof FIELDS;

const FRAMES = 120;
const SETTLED = 5;

/** Focuses the element once it is there. Closing the publish panel gives the focus to its button first, so it is tried until it stays. */
export function focusWhenReady(id: string, frames = FRAMES, settled = 0): void {
    const element = document.getElementById(id);
    if (element !== null && document.activeElement !== element) {
        element.scrollIntoView({ block: 'center' });
        element.focus();
    }
    const held = element !== null && document.activeElement === element ? settled + 1 : 0;
    if (frames > 0 && held < SETTLED) {
        requestAnimationFrame(() => focusWhenReady(id, frames - 1, held));
    }
}
