/** Pixels of scrolling that are no change of direction. */
const TOLERANCE = 8;

/**
 * Marks the page while it scrolls up: CSS then shows the sticky header. A page whose header is not sticky gets no scroll
 * listener.
 */
export function showWhileScrollingUp( signal: AbortSignal ): void {
	if ( ! document.querySelector( '.has-sticky-header' ) ) {
		return;
	}
	let last = scrollY;
	addEventListener(
		'scroll',
		() => {
			const moved = scrollY - last;
			if ( Math.abs( moved ) > TOLERANCE ) {
				last = scrollY;
				document.body.toggleAttribute( 'data-scrolls-up', moved < 0 );
			}
		},
		{ signal }
	);
}
