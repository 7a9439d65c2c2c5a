/** Name of the panel of a field, for WordPress. */
export const panelName = ( panel: string ): string => `courant-${ panel }`;

/** Ids of the elements that a field's class names in missingNotice(). */
export const ADD_LOCATION_ID = 'courant-add-location';
export const SALARY_FROM_ID = 'courant-salary-from';

const MAX_FRAMES = 120;
const STABLE_FRAMES = 5;

const CONTROLS = 'input, select, textarea, button';

/** Returns the element or, if it cannot get the focus itself, the first control in it. */
const controlOf = ( element: HTMLElement | null ): HTMLElement | null =>
	element?.matches( CONTROLS ) === false ? element.querySelector< HTMLElement >( CONTROLS ) : element;

/**
 * Focuses the element once it exists, or its first control. Closing the publish panel moves focus to its button first, so focusing is
 * repeated until it is stable.
 */
export function focusWhenReady( id: string, frames = MAX_FRAMES, stableFrames = 0 ): void {
	const element = controlOf( document.getElementById( id ) );
	if ( element !== null && document.activeElement !== element ) {
		element.scrollIntoView( { block: 'center' } );
		element.focus();
	}
	const isFocused = element !== null && document.activeElement === element ? stableFrames + 1 : 0;
	if ( frames > 0 && isFocused < STABLE_FRAMES ) {
		requestAnimationFrame( () => focusWhenReady( id, frames - 1, isFocused ) );
	}
}
