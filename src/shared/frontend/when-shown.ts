/** Runs a callback at once, or when the visitor opens the page if the browser renders it in advance. */
export function whenShown( run: () => void ): void {
	if ( document.prerendering ) {
		document.addEventListener( 'prerenderingchange', run, { once: true } );
	} else {
		run();
	}
}
