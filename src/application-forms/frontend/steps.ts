/** Which elements of an application form belong to which of its steps. Without React. */

/** Returns the number of steps; 0 if all fields are shown at once. */
export const stepCount = ( form: HTMLFormElement ): number => Number( form.dataset[ 'steps' ] ?? 0 );

/** Returns the step that is shown. */
export const shownStep = ( form: HTMLFormElement ): number => Number( form.dataset[ 'step' ] );

/**
 * Returns the elements of the form with their steps. An element without a step, such as a field of an
 * integration, belongs to the step above it; elements with 0 are shown in all steps.
 */
function elementsWithSteps( form: HTMLFormElement ): [ HTMLElement, number ][] {
	let current = 0;
	return [ ...form.children ].flatMap( ( element ) => {
		if ( ! ( element instanceof HTMLElement ) ) {
			return [];
		}
		current = Number( element.dataset[ 'formStep' ] ?? current );
		return [ [ element, element.matches( '.courant-form-steps' ) ? 0 : current ] ];
	} );
}

/** Returns the elements of one step. */
export const elementsOf = ( form: HTMLFormElement, step: number ): HTMLElement[] =>
	elementsWithSteps( form ).flatMap( ( [ element, own ] ) => ( own === step ? [ element ] : [] ) );

/** Returns the step that contains an element; 0 if there is none. */
export const stepOf = ( form: HTMLFormElement, element: Element | null ): number =>
	elementsWithSteps( form ).find( ( [ group ] ) => group.contains( element ) )?.[ 1 ] ?? 0;

/** Shows one step. Fields of the others keep their values and are sent. */
export function showStep( form: HTMLFormElement, step: number ): void {
	for ( const [ element, own ] of elementsWithSteps( form ) ) {
		element.toggleAttribute( 'data-other-step', own !== 0 && own !== step );
	}
	form.dataset[ 'step' ] = String( step );
}
