/**
 * The search is a native popover, which opens without script. Some browsers do not close it on Escape while the field
 * has text, and Tab leaves it open behind the page; both close it here.
 */
export function initSearchOverlay( overlay: HTMLElement | null, signal: AbortSignal ): void {
	if ( ! overlay || ! ( 'hidePopover' in overlay ) ) {
		return;
	}
	const isOpen = () => overlay.matches( ':popover-open' );
	document.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === 'Escape' && isOpen() ) {
				event.preventDefault();
				overlay.hidePopover();
			}
		},
		{ capture: true, signal }
	);
	overlay.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( relatedTarget instanceof Node && ! overlay.contains( relatedTarget ) && isOpen() ) {
				overlay.hidePopover();
			}
		},
		{ signal }
	);
	overlay.addEventListener(
		'toggle',
		( event ) => {
			if ( event.newState === 'open' ) {
				const field = overlay.querySelector< HTMLInputElement >( 'input[type="search"]' );
				field?.focus();
				field?.select();
			}
		},
		{ signal }
	);
}
