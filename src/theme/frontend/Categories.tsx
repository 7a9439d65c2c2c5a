import { useEffect } from 'react';

/** A value of 0 or below means no category. */
export function isCategory( value: string ): boolean {
	return Number( value ) > 0;
}

/**
 * Selecting by pointer opens the category at once. With the keyboard, arrow keys change the selection on the way to an
 * option, so Enter or the button opens it.
 */
export function Categories( { form, select }: { form: HTMLFormElement; select: HTMLSelectElement } ) {
	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		// The event that mounted this island came from the keyboard if the browser shows focus.
		let isKeyboard = select.matches( ':focus-visible' );
		const submit = () => isCategory( select.value ) && form.requestSubmit();
		select.addEventListener( 'pointerdown', () => ( isKeyboard = false ), { signal } );
		select.addEventListener(
			'keydown',
			( event ) => {
				isKeyboard = true;
				if ( event.key === 'Enter' && isCategory( select.value ) ) {
					event.preventDefault();
					submit();
				}
			},
			{ signal }
		);
		select.addEventListener( 'change', () => ! isKeyboard && submit(), { signal } );
		form.addEventListener(
			'submit',
			( event ) => {
				if ( ! isCategory( select.value ) ) {
					event.preventDefault();
				}
			},
			{ signal }
		);
		return () => controller.abort();
	}, [ form, select ] );
	return null;
}
