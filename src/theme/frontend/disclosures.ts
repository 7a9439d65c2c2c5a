type Keep = ( disclosure: Element ) => boolean;

/**
 * Makes the sub-menus and the menu of links, native `details`, behave as one menu: Escape closes the innermost open one
 * and returns focus to its button. Floating ones are open one at a time, and a click or focus elsewhere closes them.
 *
 * @param isBar whether sub-menus float as those of a bar do; in the panel on phones they do not
 * @returns a function that closes those that match a selector, except the ones to keep
 */
export function initDisclosures(
	root: HTMLElement,
	isBar: () => boolean,
	signal: AbortSignal
): ( selector: string, keep?: Keep ) => void {
	const close = ( selector: string, keep: Keep = () => false ) =>
		root.querySelectorAll< HTMLDetailsElement >( `${ selector }[open]` ).forEach( ( disclosure ) => {
			disclosure.open = keep( disclosure );
		} );
	const closeFloating = ( keep: Keep ) => close( isBar() ? 'details' : '.links', keep );
	const containsNode = ( node: EventTarget | null ) => ( disclosure: Element ) =>
		node instanceof Node && disclosure.contains( node );

	root.addEventListener(
		'keydown',
		( event ) => {
			const last = event.key === 'Escape' ? document.activeElement?.closest( 'details[open]' ) : undefined;
			if ( last ) {
				event.preventDefault();
				last.removeAttribute( 'open' );
				last.querySelector( 'summary' )?.focus();
			}
		},
		{ signal }
	);
	root.addEventListener(
		'focusout',
		( { relatedTarget } ) => relatedTarget && closeFloating( containsNode( relatedTarget ) ),
		{ signal }
	);
	root.addEventListener(
		'toggle',
		( { target } ) => {
			if ( target instanceof HTMLDetailsElement && target.open ) {
				closeFloating( ( disclosure ) => disclosure.contains( target ) || target.contains( disclosure ) );
			}
		},
		{ capture: true, signal }
	);
	document.addEventListener( 'pointerdown', ( { target } ) => closeFloating( containsNode( target ) ), { signal } );

	return close;
}
