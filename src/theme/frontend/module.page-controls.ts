import { initBackToTop } from './back-to-top';
import { initCategories } from './categories';
import { initMasthead } from './masthead';
import { showWhileScrollingUp } from './sticky-header';
import { scrollFocusIntoView } from './sticky-sidebar';

/** Behavior of the theme's controls by the name of their element, in one file because each is small. */
const CONTROLS: Record< string, ( root: HTMLElement, signal: AbortSignal ) => void > = {
	'back-to-top': initScrolling,
	categories: initCategories,
	masthead: initMasthead,
};

export function init( root: HTMLElement, signal: AbortSignal ): void {
	CONTROLS[ root.dataset[ 'island' ] ?? '' ]?.( root, signal );
}

/**
 * The sticky header, the link back to the top, where there is one, and the sticky sidebar; at the first scroll, tap or
 * key press.
 */
function initScrolling( root: HTMLElement, signal: AbortSignal ): void {
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
