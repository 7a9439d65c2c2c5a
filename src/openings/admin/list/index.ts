import './style.css';

/** Fills the fields of quick edit with the data of the row, by their meta key. Without script they stay unchanged. */
const fillFields = ( row: Element ): void => {
	const data = document.getElementById( `inline_${ row.id.replace( 'edit-', '' ) }` );
	const read = ( key: string | undefined ): string =>
		data?.getElementsByClassName( key ?? '' )[ 0 ]?.textContent ?? '';
	row.querySelectorAll< HTMLInputElement | HTMLSelectElement >( '[data-courant-field]' ).forEach( ( input ) => {
		input.value = read( input.dataset[ 'courantField' ] );
	} );
	row.querySelectorAll< HTMLInputElement >( '[data-courant-empty]' ).forEach( ( checkbox ) => {
		checkbox.checked = read( checkbox.dataset[ 'courantEmpty' ] ) === '';
	} );
};

/** WordPress clones the fields into a row `edit-<id>` when quick edit opens. */
const list = document.getElementById( 'the-list' );
if ( list ) {
	new MutationObserver( ( changes ) => {
		for ( const change of changes ) {
			for ( const node of change.addedNodes ) {
				if ( node instanceof Element && /^edit-\d+$/.test( node.id ) ) {
					fillFields( node );
				}
			}
		}
	} ).observe( list, { childList: true } );
}
