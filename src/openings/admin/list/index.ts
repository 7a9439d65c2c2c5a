import { __ } from '../../../shared/admin/i18n';
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

/** Fills the error notice of quick edit, which WordPress leaves empty when the request itself fails. */
const showFailure = (): void => {
	const notice = document.querySelector( '.inline-editor .inline-edit-save .notice-error' );
	const text = notice?.querySelector( '.error' );
	if ( notice && text ) {
		document
			.querySelectorAll( 'table.widefat .spinner' )
			.forEach( ( spinner ) => spinner.classList.remove( 'is-active' ) );
		notice.setAttribute( 'role', 'alert' );
		notice.classList.remove( 'hidden' );
		text.textContent = __(
			'The job opening could not be saved. Your changes are still here. Try again.',
			'courant-desk'
		);
	}
};

// WordPress saves quick edit with jQuery, which reports failed requests to the document.
window
	.jQuery?.( document )
	.on( 'ajaxError', ( _event, _request, { data } ) =>
		typeof data === 'string' && new URLSearchParams( data ).get( 'action' ) === 'inline-save'
			? showFailure()
			: undefined
	);
