import { initMenuDisclosures } from './disclosures';
import { trapFocus } from './focus-trap';
import { initSearchOverlay } from './search-overlay';

/** Viewport width from which the menu is a bar. */
const DESKTOP = '(min-width: 992px)';

/** Behavior of the server-rendered header. */
export function initMasthead( root: HTMLElement, signal: AbortSignal ): void {
	const wide = window.matchMedia( DESKTOP );
	const closeMenu = initMenuDisclosures( root, '.menu__sub', { isFloating: () => wide.matches, signal } );
	const closeLinks = initMenuDisclosures( root, '.links', { isFloating: () => true, signal } );
	const closeAll = () => {
		closeLinks();
		closeMenu();
		root.querySelectorAll< HTMLElement >( '[popover]' ).forEach(
			( panel ) => panel.matches( ':popover-open' ) && panel.hidePopover()
		);
	};
	// In the menu bar, load and resize close all submenus except the one that has focus.
	window.addEventListener( 'resize', () => wide.matches && closeMenu( true ), { signal } );
	let last: EventTarget | null = document.activeElement;
	for ( const touch of [ 'focusin', 'pointerdown' ] ) {
		document.addEventListener( touch, ( { target } ) => ( last = target ), { signal } );
	}
	wide.addEventListener( 'change', () => switchMenuLayout( root, wide.matches, last ), { signal } );
	// A page from the back/forward cache starts with everything closed.
	window.addEventListener( 'pageshow', ( { persisted } ) => persisted && closeAll(), { signal } );
	initSearchOverlay( root.querySelector( '#site-search' ), signal );
	trapFocus( root.querySelector( '#site-menu' ), signal );
}

/**
 * Keeps keyboard focus when the menu panel becomes a bar or the bar a panel. The browser may have removed focus from an
 * element that is hidden now before it reports the new width, so the last focused element counts.
 */
function switchMenuLayout( root: HTMLElement, isWide: boolean, last: EventTarget | null ): void {
	const menu = root.querySelector< HTMLElement >( '#site-menu' );
	if ( isWide && menu?.matches( ':popover-open' ) ) {
		menu.hidePopover();
	}
	if ( last instanceof HTMLElement && menu?.contains( last ) ) {
		( isWide ? last : root.querySelector< HTMLElement >( '.tool--menu' ) )?.focus();
	}
}
