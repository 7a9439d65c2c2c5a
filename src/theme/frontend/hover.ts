/** Touch does not hover, but browsers fire these events after a tap. */
export function onHover( element: HTMLElement, onChange: ( on: boolean ) => void, signal: AbortSignal ): void {
	element.addEventListener( 'pointerenter', ( { pointerType } ) => pointerType !== 'touch' && onChange( true ), {
		signal,
	} );
	element.addEventListener( 'pointerleave', () => onChange( false ), { signal } );
}
