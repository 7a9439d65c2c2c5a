/** Runs a callback in the page's `load` event; at once if the page has loaded. */
export function onLoad( run: () => void ): void {
	if ( document.readyState === 'complete' ) {
		run();
	} else {
		addEventListener( 'load', run, { once: true } );
	}
}

/** Runs a callback after the page's `load` event, in a separate task; at once if the page has loaded. */
export function afterLoad( run: () => void ): void {
	if ( document.readyState === 'complete' ) {
		run();
	} else {
		addEventListener( 'load', () => setTimeout( run ), { once: true } );
	}
}
