import { watchConditions } from '../../application-forms/frontend/conditions';
import { openingOf, readSent } from './sent';
import type { ExtraFields } from './submit';

declare global {
	interface Window {
		awsmJobs?: {
			submitApplication?: ( form: FormLike, options?: { fields?: ExtraFields } ) => void;
			executeRecaptcha?: ( form: FormLike ) => void;
		};
	}
}

/** A form element or a jQuery object of one. */
type FormLike = HTMLFormElement | { readonly 0?: HTMLFormElement };

/**
 * Removes `accept` from file inputs in the in-app browsers of Facebook and Instagram, which cannot select files by
 * type; the server checks the type.
 */
export function acceptAllFileTypes(): void {
	if ( /FBAN|FBAV|Instagram/.test( navigator.userAgent ) ) {
		document
			.querySelectorAll( '.awsm-application-form input[type="file"]' )
			.forEach( ( input ) => input.removeAttribute( 'accept' ) );
	}
}

const mountIsland = ( element: Element ) => element.dispatchEvent( new Event( 'courant:mount', { bubbles: true } ) );

/** Public API for captchas and integrations: sends a form with additional fields. */
export function submitApplication( formLike: FormLike, { fields = [] }: { fields?: ExtraFields } = {} ): void {
	const form = formLike instanceof HTMLFormElement ? formLike : formLike[ 0 ];
	const island = form?.closest< HTMLElement >( '[data-island]' );
	if ( ! form || ! island ) {
		return;
	}
	const send = () => void form.dispatchEvent( new CustomEvent( 'courant:submit-application', { detail: fields } ) );
	if ( island.dataset[ 'state' ] === 'ready' ) {
		send();
	} else {
		island.addEventListener( 'courant:settled', send, { once: true } );
		mountIsland( island );
	}
}

acceptAllFileTypes();
document.addEventListener( 'courant:inserted', acceptAllFileTypes );
watchConditions();
document.querySelectorAll< HTMLFormElement >( '.awsm-application-form' ).forEach( ( form ) => {
	// After a reload the island shows that an application was sent in this tab, before any interaction.
	addEventListener( 'pageshow', () => readSent( openingOf( form ) ) && mountIsland( form ) );
} );
// Every submission gets a token first if the form has reCAPTCHA v3.
window.awsmJobs = { ...window.awsmJobs, submitApplication, executeRecaptcha: submitApplication };
