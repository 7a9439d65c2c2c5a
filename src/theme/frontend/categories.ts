/** A value of 0 or below means no category. */
function isCategory( value: string ): boolean {
	return Number( value ) > 0;
}

/**
 * Selecting by pointer opens the category at once. With the keyboard, arrow keys change the selection several times
 * before the wanted option is reached, so Enter or the button opens it.
 */
export function initCategories( root: HTMLElement, signal: AbortSignal ): void {
	const select = root.querySelector( 'select' );
	const form = select?.form;
	if ( ! form ) {
		return;
	}
	// The event that mounted this module came from the keyboard if the browser shows focus.
	let isKeyboard = select.matches( ':focus-visible' );
	select.addEventListener( 'pointerdown', () => ( isKeyboard = false ), { signal } );
	select.addEventListener(
		'keydown',
		( event ) => {
			isKeyboard = true;
			if ( event.key === 'Enter' && isCategory( select.value ) ) {
				event.preventDefault();
				form.requestSubmit();
			}
		},
		{ signal }
	);
	select.addEventListener( 'change', () => ! isKeyboard && isCategory( select.value ) && form.requestSubmit(), {
		signal,
	} );
	form.addEventListener(
		'submit',
		( event ) => {
			if ( ! isCategory( select.value ) ) {
				event.preventDefault();
			}
		},
		{ signal }
	);
}
