import { initBackToTop } from './back-to-top';
import { keepFocusVisible } from './sticky-sidebar';

/** The link back to the top, where there is one, and the sticky sidebar; at the first scroll, tap or key press. */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	const sticky = document.querySelector< HTMLElement >( '.has-sticky-sidebar .sidebar__stick' );
	if ( sticky ) {
		keepFocusVisible( sticky, signal );
	}
	const link = root.querySelector( 'a' );
	if ( link ) {
		initBackToTop( root, link, signal );
	}
}
