import { __ } from '../../shared/admin/i18n';

/** URL of a file of the site that is requested to check whether the site can be reached. */
const PROBE = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : window.location.href;

const isReachable = async (): Promise< boolean > =>
	fetch( PROBE, { method: 'HEAD', cache: 'no-store' } ).then(
		() => true,
		() => false
	);

function showFailure( form: HTMLFormElement, submitter: HTMLElement | null ): void {
	const notice = document.createElement( 'div' );
	notice.className = 'notice notice-error inline courant-ad-offline';
	notice.setAttribute( 'role', 'alert' );
	( submitter?.parentElement ?? form ).append( notice );
	const text = document.createElement( 'p' );
	text.textContent = __( 'The ad could not be saved. Your changes are still here. Try again.', 'courant-desk' );
	notice.append( text );
}

/**
 * Sends the form of an ad only when the site can be reached. Otherwise the browser would show its own error page, and
 * going back would empty the form.
 */
export function guardForm( form: HTMLFormElement ): void {
	let isChecked = false;
	let isChecking = false;
	form.addEventListener(
		'submit',
		( event ) => {
			if ( isChecked ) {
				isChecked = false;
				return;
			}
			// Other listeners run with the second event: WordPress switches its warning of unsaved changes off there.
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( isChecking ) {
				return;
			}
			isChecking = true;
			form.querySelectorAll( '.courant-ad-offline' ).forEach( ( notice ) => notice.remove() );
			void isReachable().then( ( reachable ) => {
				isChecking = false;
				if ( reachable ) {
					isChecked = true;
					form.requestSubmit( event.submitter );
				} else {
					showFailure( form, event.submitter );
				}
			} );
		},
		{ capture: true }
	);
}

const form = document.getElementById( 'post' );
if ( form instanceof HTMLFormElement ) {
	guardForm( form );
}
