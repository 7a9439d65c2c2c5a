/**
 * Manages the focus in the header's popovers. While the menu on phones is open, Tab moves from its last control to its
 * first, and Shift+Tab the other way. Some browsers do not close the search on Escape while its field has text, and no
 * browser closes it when Tab leaves it; both close it here.
 */
export function initPanels( root: HTMLElement, signal: AbortSignal ): void {
	const search = root.querySelector< HTMLElement >( '#site-search' );
	root.addEventListener(
		'keydown',
		( event ) => {
			const panel = event.target.closest< HTMLElement >( ':popover-open' );
			if ( panel && panel === search && event.key === 'Escape' ) {
				event.preventDefault();
				panel.hidePopover();
			} else if ( panel && panel !== search && event.key === 'Tab' ) {
				const controls = [ ...panel.querySelectorAll< HTMLElement >( 'a, button, summary' ) ].filter(
					( control ) => control.checkVisibility()
				);
				const [ next, last ] = event.shiftKey ? [ -1, 0 ] : [ 0, -1 ];
				if ( controls.at( last ) === document.activeElement ) {
					event.preventDefault();
					controls.at( next )?.focus();
				}
			}
		},
		{ signal }
	);
	search?.addEventListener(
		'focusout',
		( { relatedTarget } ) => relatedTarget && ! search.contains( relatedTarget ) && search.hidePopover(),
		{ signal }
	);
}
