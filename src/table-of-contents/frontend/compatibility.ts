interface EzTocGlobal {
	init?: () => void;
	ajax_toggle?: string;
	chamomile_theme_is_on?: string;
}

declare global {
	interface Window {
		ezTOC?: EzTocGlobal;
		ezTOC_showBar?: () => void;
		ezTOC_hideBar?: () => void;
	}
}

/** Defines the globals of Easy Table of Contents: `ezTOC.init()`, and the functions that open and close the drawer. */
export function defineCompatibilityGlobals( mountsAfterAjax: boolean ): void {
	const page = window;
	const drawer = () => document.getElementById( 'courant-contents-drawer' );
	page.ezTOC = { ...page.ezTOC, init: mountNewTables };
	page.ezTOC_showBar = () => drawer()?.showPopover();
	page.ezTOC_hideBar = () => drawer()?.hidePopover();
	if ( page.ezTOC.chamomile_theme_is_on === '1' ) {
		document.querySelectorAll( '.courant-contents .hamburger' ).forEach( ( icon ) => icon.remove() );
	}
	if ( mountsAfterAjax ) {
		page.jQuery?.( document ).on( 'ajaxComplete', mountNewTables );
	}
}

/** Mounts tables that were added after the page had loaded, without waiting for the loader. */
function mountNewTables(): void {
	document
		.querySelectorAll( '[data-island=table-of-contents]:not([data-state])' )
		.forEach( ( root ) => root.dispatchEvent( new Event( 'courant:mount', { bubbles: true } ) ) );
}
