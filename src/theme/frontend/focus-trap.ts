/** While the panel is open as a popover, Tab moves from its last control to its first, and Shift+Tab the other way. */
export function trapFocus( panel: HTMLElement | null, signal: AbortSignal ): void {
	panel?.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key !== 'Tab' || ! panel.matches( ':popover-open' ) ) {
				return;
			}
			const controls = [ ...panel.querySelectorAll< HTMLElement >( 'a, button, summary' ) ].filter( ( control ) =>
				control.checkVisibility()
			);
			const [ next, edge ] = event.shiftKey ? [ -1, 0 ] : [ 0, -1 ];
			if ( controls.at( edge ) === document.activeElement ) {
				event.preventDefault();
				controls.at( next )?.focus();
			}
		},
		{ signal }
	);
}
