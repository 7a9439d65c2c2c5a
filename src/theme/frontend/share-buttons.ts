/**
 * Lets the stylesheet show the buttons for copying and saving, whose clicks are queued by the loader until their module
 * has been loaded, and, if the browser supports it, the button for the system's share dialog.
 */
export function showShareButtons(): void {
	document.documentElement.dataset[ 'share' ] = `${ 'share' in navigator }`;
}

/**
 * Shows whether an article is saved whose buttons are inserted later: if anything is saved, their module is loaded when
 * they are visible. For the buttons of the page itself, theme/inc/Components/SavedItems.php does this.
 */
export function watchInsertedButtons(): void {
	document.addEventListener( 'courant:inserted', () => {
		try {
			if ( localStorage.getItem( 'courant-saved' ) ) {
				document
					.querySelectorAll< HTMLElement >( '.share' )
					.forEach( ( { dataset } ) => ( dataset[ 'when' ] = 'visible' ) );
			}
		} catch {
			// Storage is blocked, so nothing is saved.
		}
	} );
}
