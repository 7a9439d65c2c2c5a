import { initDisclosures } from './disclosures';
import { initPanels } from './panels';

/** Viewport width from which the menu is a bar. */
const DESKTOP = '(min-width: 992px)';

/**
 * Resets the sub-menus and keeps the focus in the header. Sub-menus are native `details`, the menu on phones and the
 * search are native popovers: the browser opens and closes them, and there is no other state.
 */
export function initMasthead( root: HTMLElement, signal: AbortSignal ): void {
	const wide = matchMedia( DESKTOP );
	const close = initDisclosures( root, () => wide.matches, signal );
	let last: EventTarget | null = document.activeElement;
	for ( const type of [ 'focusin', 'pointerdown' ] ) {
		document.addEventListener( type, ( { target } ) => ( last = target ), { signal } );
	}
	// In the menu bar, load and resize close all sub-menus except the one that has focus.
	addEventListener(
		'resize',
		() => wide.matches && close( '.menu__sub', ( menu ) => menu.contains( document.activeElement ) ),
		{ signal }
	);
	wide.addEventListener( 'change', () => switchMenuLayout( root, wide.matches, last ), { signal } );
	// A page from the back/forward cache starts with everything closed.
	addEventListener(
		'pageshow',
		( { persisted } ) => {
			if ( persisted ) {
				close( 'details' );
				root.querySelectorAll< HTMLElement >( ':popover-open' ).forEach( ( panel ) => panel.hidePopover() );
			}
		},
		{ signal }
	);
	initPanels( root, signal );
}

/**
 * Keeps keyboard focus when the menu panel becomes a bar or the bar a panel. The browser may have removed focus from an
 * element that is hidden now before it reports the new width, so the last focused element counts.
 */
function switchMenuLayout( root: HTMLElement, isWide: boolean, last: EventTarget | null ): void {
	const menu = root.querySelector< HTMLElement >( '#site-menu' );
	if ( isWide ) {
		menu?.hidePopover();
	}
	if ( last instanceof HTMLElement && menu?.contains( last ) ) {
		( isWide ? last : root.querySelector< HTMLElement >( '.tool--menu' ) )?.focus();
	}
}
