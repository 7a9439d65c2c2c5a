import './style.css';

/** Fills the plugin's fields of quick edit with the data of the row. Without script they stay unchanged. */
const FIELDS: readonly ( readonly [ data: string, field: string ] )[] = [
	[ 'courant_closing_at', 'courant_quick_closing' ],
	[ 'awsm_job_filled', 'courant_quick_awsm_job_filled' ],
	[ 'courant_featured', 'courant_quick_courant_featured' ],
	[ 'awsm_pro_exclude_job', 'courant_quick_awsm_pro_exclude_job' ],
];

const fillFields = ( row: Element ): void => {
	const data = document.getElementById( `inline_${ row.id.replace( 'edit-', '' ) }` );
	for ( const [ from, to ] of FIELDS ) {
		const field = row.querySelector< HTMLInputElement | HTMLSelectElement >( `[name="${ to }"]` );
		const value = data?.querySelector( `.${ from }` )?.textContent ?? '';
		if ( field ) {
			field.value = value;
		}
	}
	const neverCloses = row.querySelector< HTMLInputElement >( '[name="courant_quick_never"]' );
	if ( neverCloses ) {
		neverCloses.checked = data?.querySelector( '.courant_closing_at' )?.textContent === '';
	}
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
