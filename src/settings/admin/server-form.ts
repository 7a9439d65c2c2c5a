import type { Value, Values } from './model';

/** The server's settings form, which works without this screen. */
const FORM = 'courant-settings-form';

export interface ServerForm {
	/** Whether the user changed the form before the screen had rendered. */
	readonly isTouched: () => boolean;
	readonly remove: () => void;
	/** Restores the form below the screen, with the unsaved changes of the screen. */
	readonly restore: ( changes: Values ) => void;
}

function writeValue( form: HTMLFormElement, section: string, key: string, value: Value ): void {
	const name = `courant_${ section }[${ key }]`;
	for ( const control of form.elements ) {
		if ( control instanceof HTMLInputElement && control.type === 'checkbox' ) {
			if ( control.name === name ) {
				control.checked = value === true;
			} else if ( control.name === `${ name }[]` && Array.isArray( value ) ) {
				control.checked = value.includes( control.value );
			}
		} else if (
			( control instanceof HTMLInputElement && control.type !== 'hidden' ) ||
			control instanceof HTMLTextAreaElement ||
			control instanceof HTMLSelectElement
		) {
			if ( control.name === name && value !== null ) {
				control.value = String( value );
			}
		}
	}
}

/** @param root container of the screen; the form is restored after it */
export function findServerForm( root: Element ): ServerForm {
	const form = document.getElementById( FORM );
	let isTouched = false;
	form?.addEventListener( 'input', () => {
		isTouched = true;
	} );
	return {
		isTouched: () => isTouched,
		remove: () => form?.remove(),
		restore: ( changes ) => {
			if ( form instanceof HTMLFormElement ) {
				root.after( form );
				for ( const [ section, fields ] of Object.entries( changes ) ) {
					Object.entries( fields ).forEach( ( [ key, value ] ) => writeValue( form, section, key, value ) );
				}
			}
		},
	};
}
