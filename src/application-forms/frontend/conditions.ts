/** Shows and hides fields by their conditions. */
import { parsePrinted } from '../../shared/config/parse-printed';
import { areMet } from './condition-rules';
import type { Conditions } from './condition-rules';

/**
 * Shows and hides the groups of the form from top to bottom. A hidden group is disabled and counts as empty for the
 * groups below it.
 */
export function applyConditions( form: HTMLFormElement ): void {
	for ( const group of form.querySelectorAll< HTMLElement >( '[data-show-when]' ) ) {
		const conditions = parseConditions( group.dataset[ 'showWhen' ] );
		if ( conditions ) {
			group.hidden = ! areMet( conditions, ( field ) => enteredValues( form, field ) );
			for ( const control of group.querySelectorAll< HTMLInputElement >( 'input, select, textarea' ) ) {
				control.disabled = group.hidden;
			}
		}
	}
}

/** Applies the conditions of all forms now, after each change, and when a form is inserted later. */
export function watchConditions(): void {
	const apply = () =>
		document.querySelectorAll< HTMLFormElement >( '.awsm-application-form' ).forEach( applyConditions );
	for ( const type of [ 'input', 'change', 'courant:inserted' ] ) {
		document.addEventListener( type, apply );
	}
	// The fields are reset after the event has been dispatched.
	document.addEventListener( 'reset', () => setTimeout( apply ) );
	addEventListener( 'pageshow', apply );
	apply();
}

/** Returns the values that would be submitted for a field: nothing for a hidden field or an unchecked box. */
const enteredValues = ( form: HTMLFormElement, name: string ): string[] =>
	[ name, `${ name }[]` ]
		.flatMap( ( key ) => new FormData( form ).getAll( key ) )
		.map( ( value ) => ( typeof value === 'string' ? value : value.name ) );

function parseConditions( json = '' ): Conditions | undefined {
	try {
		return parsePrinted< Conditions >( json );
	} catch {
		return undefined;
	}
}
