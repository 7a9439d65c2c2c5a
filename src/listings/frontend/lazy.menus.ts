/** Closes filter menus on Escape, on a click outside and when focus leaves them, and keeps them inside the viewport. */
export function mount( root: HTMLElement ): void {
	const open = () => [ ...root.querySelectorAll< HTMLDetailsElement >( '.courant-filter-menu[open]' ) ];
	const closeOthers = ( { target }: Event ) => {
		for ( const menu of open() ) {
			const list = menu.querySelector( 'fieldset' );
			// Menus in the panel are part of the flow: closing one would move what is being clicked.
			if (
				! ( target instanceof Node && menu.contains( target ) ) &&
				list &&
				getComputedStyle( list ).position === 'absolute'
			) {
				menu.open = false;
			}
		}
	};
	root.addEventListener(
		'toggle',
		( { target: menu } ) => {
			const list = menu.querySelector( 'fieldset' );
			menu.toggleAttribute( 'data-end', false );
			menu.toggleAttribute(
				'data-end',
				( list?.getBoundingClientRect().right ?? 0 ) > document.documentElement.clientWidth
			);
		},
		// The event does not bubble.
		true
	);
	document.addEventListener( 'click', closeOthers );
	root.addEventListener( 'focusin', closeOthers );
	root.addEventListener( 'keydown', ( { key, target } ) => {
		const menu = target.closest< HTMLDetailsElement >( '.courant-filter-menu[open]' );
		if ( key === 'Escape' && menu ) {
			menu.open = false;
			menu.querySelector( 'summary' )?.focus();
		}
	} );
}
