/**
 * A sticky sidebar that is taller than the viewport does not scroll with the page, and focus may move below the lower
 * edge. It scrolls with the page until focus has left it (WCAG 2.4.7).
 */
export function scrollFocusIntoView( sticky: HTMLElement, signal: AbortSignal ): void {
	const update = () => {
		const focused = sticky.querySelector( ':focus' );
		const box = focused?.getBoundingClientRect();
		if ( ! box ) {
			sticky.style.position = '';
		} else if ( box.top < 0 || box.bottom > window.innerHeight ) {
			sticky.style.position = 'static';
			focused?.scrollIntoView( { block: 'nearest' } );
		}
	};
	document.addEventListener( 'focusin', update, { signal } );
	update();
}
