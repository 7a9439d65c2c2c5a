/** Moves focus to any element. One that is not focusable gets `tabindex="-1"` until it loses focus. */
export function focusOn( element: HTMLElement, options?: FocusOptions ): void {
	element.focus( options );
	if ( document.activeElement === element ) {
		return;
	}
	element.setAttribute( 'tabindex', '-1' );
	element.addEventListener( 'blur', () => element.removeAttribute( 'tabindex' ), { once: true } );
	element.focus( options );
}

let region: HTMLElement | undefined;

/** Announces a text to screen readers. */
export function announce( text: string ): void {
	if ( ! region?.isConnected ) {
		region = document.createElement( 'div' );
		region.setAttribute( 'role', 'status' );
		// Invisible, and never a reason to scroll.
		region.style.cssText = 'position:fixed;clip-path:inset(50%)';
		document.body.append( region );
	}
	const target = region;
	target.textContent = '';
	// Screen readers announce reliably only if the live region exists before its text changes.
	setTimeout( () => {
		target.textContent = text;
	}, 50 );
}
