/** Escape dismisses a menu that is open by hovering, until the pointer has left it (WCAG 1.4.13). */
export function dismissHoverMenu(): void {
	const menu = document.querySelector< HTMLElement >( '.menu--primary' );
	document.addEventListener( 'keydown', ( { key } ) => {
		if ( key === 'Escape' && menu?.matches( ':hover' ) ) {
			menu.dataset[ 'dismissed' ] = '';
		}
	} );
	if ( menu ) {
		menu.onmouseleave = () => delete menu.dataset[ 'dismissed' ];
	}
}
