import { linkOffset } from './geometry';
import { coveredHeights } from './sticky-heights';

/** Opens or closes the list that a button controls, and updates `aria-expanded`. */
export function setExpanded( button: Element, open: boolean ): void {
	const list = document.getElementById( button.getAttribute( 'aria-controls' ) ?? '' );
	button.setAttribute( 'aria-expanded', `${ open }` );
	if ( list ) {
		list.hidden = ! open;
	}
}

/**
 * Returns whether the table starts hidden on this screen: `data-toc-hide` lists `mobile` and `desktop`, or is empty or
 * `0`. The browser decides, so that cached pages are right on every screen.
 */
export function hiddenByDefault( root: HTMLElement ): boolean {
	return ( root.dataset[ 'tocHide' ] ?? '' ).includes( isDesktop() ? 'desktop' : 'mobile' );
}

export function isDesktop(): boolean {
	return matchMedia( '(min-width:992px)' ).matches;
}

/**
 * Sets the initial state of a table from the settings and the visitor's cookie; the server prints the same markup for
 * everybody. The cookie is read and deleted, and the default has priority; with the setting `always` the cookie stays
 * and has priority.
 */
function initTable( root: HTMLElement ): void {
	const name = `ezTOC_hidetoc-${ root.dataset[ 'tocIndex' ] ?? '' }=`;
	const mode = root.dataset[ 'tocRemember' ];
	let hidden = hiddenByDefault( root );
	try {
		const differs = document.cookie.includes( `${ name }1` );
		if ( mode === 'always' ) {
			hidden = hidden !== differs;
		} else {
			hidden ||= differs && ! mode;
			document.cookie = `${ name };path=/;max-age=0`;
		}
	} catch {
		// Cookies are blocked in a sandbox.
	}
	root.querySelectorAll( 'button' ).forEach( ( button ) => {
		button.hidden = button.matches( '.ez-toc-more-links-disabler' );
		const open = button.getAttribute( 'aria-expanded' );
		if ( open ) {
			setExpanded( button, button.matches( '.ez-toc-open-sub-hd' ) ? open === 'true' : ! hidden );
		}
	} );
	root.querySelectorAll< HTMLElement >( '.ez-toc-more-link' ).forEach( ( item ) => {
		item.hidden = true;
	} );
	// The loader queues clicks on these until the island has mounted.
	root.querySelectorAll( CONTROLS ).forEach( ( control ) => control.setAttribute( 'data-island-replay', '' ) );
}

/** Interactive elements of a table: buttons, links, and a heading that toggles its list. */
export const CONTROLS = 'button,a[href*="#"],[data-toc-label] [class$=-title]';

/**
 * Initializes tables that are not initialized yet. A table with a toggle gets its index by its position in the page.
 */
export function initTables(): void {
	let index = 0;
	document.querySelectorAll< HTMLElement >( '[data-island=table-of-contents]' ).forEach( ( root ) => {
		const tableIndex = root.dataset[ 'tocIndex' ] ? `${ index++ }` : '';
		if ( ! root.dataset[ 'toc' ] ) {
			root.dataset[ 'toc' ] = 'begun';
			root.dataset[ 'tocIndex' ] = tableIndex;
			initTable( root );
		}
	} );
}

/** Sets the scroll padding, so that other links and the hash on load have the same offset as the links of the table. */
export function updateScrollPadding(): void {
	const { tocOffset, tocOffsetMobile = tocOffset } =
		document.querySelector< HTMLElement >( '[data-toc-offset]' )?.dataset ?? {};
	document.documentElement.style.scrollPaddingTop = `${ linkOffset( Number( isDesktop() ? tocOffset : tocOffsetMobile ), coveredHeights() ) }px`;
}
