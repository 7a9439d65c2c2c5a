import { initBackToTop } from './back-to-top';
import { showWhileScrollingUp } from './sticky-header';
import { scrollFocusIntoView } from './sticky-sidebar';

/**
 * The sticky header, the link back to the top, where there is one, and the sticky sidebar; at the first scroll, tap or
 * key press.
 */
export function init( root: HTMLElement, signal: AbortSignal ): void {
	showWhileScrollingUp( signal );
	const sticky = document.querySelector< HTMLElement >( '.has-sticky-sidebar .sidebar__sticky' );
	if ( sticky ) {
		scrollFocusIntoView( sticky, signal );
	}
	const link = root.querySelector( 'a' );
	if ( link ) {
		initBackToTop( root, link, signal );
	}
}
