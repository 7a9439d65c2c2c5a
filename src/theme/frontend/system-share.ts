/**
 * Shows the buttons for copying and, if the browser supports it, for the system's share dialog. Clicks before their
 * island has mounted are queued by the loader.
 */
export function showShareButtons(): void {
	document.querySelector( '.share__button--copy' )?.removeAttribute( 'style' );
	if ( 'share' in navigator ) {
		document.querySelector( '.share__button--system' )?.removeAttribute( 'hidden' );
	}
}
