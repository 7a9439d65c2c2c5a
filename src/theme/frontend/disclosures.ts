/** Makes native `details` elements behave as one menu. */
export interface DisclosureOptions {
	/** Whether disclosures close when focus leaves them: true for the menu bar, false for the menu panel. */
	isFloating: () => boolean;
	signal: AbortSignal;
}

/**
 * Escape closes the innermost open disclosure and returns focus to its button. Floating disclosures are open one at a
 * time, and a click or focus elsewhere closes them.
 */
export function initMenuDisclosures(
	root: HTMLElement,
	selector: string,
	{ isFloating, signal }: DisclosureOptions
): ( keepFocused?: boolean ) => void {
	const open = () => [ ...root.querySelectorAll< HTMLDetailsElement >( `${ selector }[open]` ) ];
	const close = ( keep: ( disclosure: HTMLDetailsElement ) => boolean ) =>
		open()
			.filter( ( disclosure ) => ! keep( disclosure ) )
			.forEach( ( disclosure ) => {
				disclosure.open = false;
			} );
	const containsNode = ( node: EventTarget | null ) => ( disclosure: HTMLDetailsElement ) =>
		node instanceof Node && disclosure.contains( node );

	root.addEventListener(
		'keydown',
		( event ) => {
			const last =
				event.key === 'Escape' ? open().filter( containsNode( document.activeElement ) ).pop() : undefined;
			if ( last ) {
				event.preventDefault();
				last.open = false;
				last.querySelector( 'summary' )?.focus();
			}
		},
		{ signal }
	);
	root.addEventListener(
		'focusout',
		( { relatedTarget } ) => isFloating() && relatedTarget && close( containsNode( relatedTarget ) ),
		{ signal }
	);
	root.addEventListener(
		'toggle',
		( { target } ) => {
			if ( target instanceof HTMLDetailsElement && target.matches( selector ) && target.open && isFloating() ) {
				close( ( disclosure ) => disclosure.contains( target ) || target.contains( disclosure ) );
			}
		},
		{ capture: true, signal }
	);
	document.addEventListener( 'pointerdown', ( { target } ) => isFloating() && close( containsNode( target ) ), {
		signal,
	} );

	return ( keepFocused = false ) => close( keepFocused ? containsNode( document.activeElement ) : () => false );
}
