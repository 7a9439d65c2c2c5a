/**
 * Conditions that show a field. The server evaluates them in the same way (`Condition.php`,
 * tests/fixtures/applications/conditions.json).
 */

export interface Condition {
	readonly field: string;
	readonly operator: string;
	readonly value: string;
}

export function isMet( { operator, value }: Condition, entered: readonly string[] ): boolean {
	const values = entered.map( ( one ) => one.trim() ).filter( ( one ) => one !== '' );
	const isIncluded = values.includes( value );
	return operator === 'is'
		? isIncluded
		: operator === 'is-not'
			? ! isIncluded
			: operator === 'filled'
				? values.length > 0
				: values.length === 0;
}

/**
 * Shows and hides the groups of the form from top to bottom. A hidden group is disabled and counts as empty for the
 * groups below it.
 */
export function applyConditions( form: HTMLFormElement ): void {
	for ( const group of form.querySelectorAll< HTMLElement >( '[data-show-when]' ) ) {
		const condition = parseCondition( group.dataset[ 'showWhen' ] );
		if ( ! condition ) {
			continue;
		}
		const isShown = isMet( condition, enteredValues( form, condition.field ) );
		group.hidden = ! isShown;
		for ( const control of group.querySelectorAll< HTMLInputElement >( 'input, select, textarea' ) ) {
			control.disabled = ! isShown;
		}
	}
}

/** Applies the conditions now and after each change; does nothing for a form without conditions. */
export function watchConditions( form: HTMLFormElement ): void {
	if ( ! form.querySelector( '[data-show-when]' ) ) {
		return;
	}
	const apply = () => applyConditions( form );
	form.addEventListener( 'input', apply );
	form.addEventListener( 'change', apply );
	// The fields are reset after the event has been dispatched.
	form.addEventListener( 'reset', () => setTimeout( apply ) );
	window.addEventListener( 'pageshow', apply );
	apply();
}

/** Returns the values that would be submitted for a field: nothing for a hidden field or an unchecked box. */
function enteredValues( form: HTMLFormElement, name: string ): string[] {
	return [ ...new FormData( form ) ].flatMap( ( [ key, value ] ) =>
		key.replace( /\[\]$/, '' ) === name ? ( typeof value === 'string' ? value : value.name ) : []
	);
}

function parseCondition( json: string | undefined ): Condition | null {
	try {
		return JSON.parse( json ?? '' ) as Condition;
	} catch {
		return null;
	}
}
