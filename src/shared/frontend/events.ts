/**
 * Dispatches a compatibility event: a bubbling `CustomEvent`, and the jQuery event if the page has jQuery, with the
 * parameters that its handlers expect. jQuery also listens for native events; setting `event.triggered` keeps its
 * handlers from running twice, as jQuery itself does when it calls a native method.
 */
export function emit(
	target: EventTarget,
	name: string,
	detail: unknown,
	parameters: ( wrap: ( node: EventTarget ) => unknown ) => unknown[]
): void {
	const { jQuery } = window;
	const event = new CustomEvent( name, { bubbles: true, detail } );
	if ( ! jQuery ) {
		target.dispatchEvent( event );
		return;
	}
	jQuery( target ).trigger( name, parameters( jQuery ) );
	const state = jQuery.event;
	const previous = state?.triggered;
	if ( state ) {
		state.triggered = name;
	}
	try {
		target.dispatchEvent( event );
	} finally {
		if ( state ) {
			state.triggered = previous;
		}
	}
}
