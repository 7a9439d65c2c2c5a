import { focusOn } from '../../shared/frontend/a11y';

const PLAIN_ID = /^[\w-]+$/;

/** Moves keyboard focus to the target of the URL's hash if the browser did not. */
export function focusHashTarget(): void {
	addEventListener( 'hashchange', () => {
		const id = location.hash.slice( 1 );
		const element = PLAIN_ID.test( id ) ? document.getElementById( id ) : null;
		if ( element && ! element.contains( document.activeElement ) ) {
			focusOn( element, { preventScroll: true } );
		}
	} );
}
