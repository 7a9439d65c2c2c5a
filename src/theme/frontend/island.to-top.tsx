import { initBackToTop } from './back-to-top';
import { keepFocusVisible } from './sticky-sidebar';

/**
 * Mounted at the first interaction on every page: the link back to the top, where there is one, and the sticky sidebar.
 */
export function mount( root: HTMLElement ): void {
	const stick = document.querySelector< HTMLElement >( '.has-sticky-sidebar .sidebar__stick' );
	if ( stick ) {
		keepFocusVisible( stick );
	}
	const link = root.querySelector( 'a' );
	if ( link ) {
		initBackToTop( root, link );
	}
}
