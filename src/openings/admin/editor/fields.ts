/** Fields that the pre-publish check links to: their panel and element. */
export const FIELDS = {
	place: { panel: 'courant-details', id: 'courant-add-place' },
	pay: { panel: 'courant-details', id: 'courant-salary-from' },
	closing: { panel: 'courant-closing', id: 'courant-closing-at' },
} as const;

export type FieldName = keyof typeof FIELDS;

const MAX_FRAMES = 120;
const STABLE_FRAMES = 5;

/**
 * Focuses the element once it exists. Closing the publish panel moves focus to its button first, so focusing is
 * repeated until it is stable.
 */
export function focusWhenReady( id: string, frames = MAX_FRAMES, stableFrames = 0 ): void {
	const element = document.getElementById( id );
	if ( element !== null && document.activeElement !== element ) {
		element.scrollIntoView( { block: 'center' } );
		element.focus();
	}
	const isFocused = element !== null && document.activeElement === element ? stableFrames + 1 : 0;
	if ( frames > 0 && isFocused < STABLE_FRAMES ) {
		requestAnimationFrame( () => focusWhenReady( id, frames - 1, isFocused ) );
	}
}
