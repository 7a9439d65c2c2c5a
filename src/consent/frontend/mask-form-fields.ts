const FIELDS = 'form, input, textarea, select';

/** Keeps session recordings from capturing what is typed into forms, including forms added later. */
export function maskFormFields( root: ParentNode = document ): void {
	maskWithin( root );
	if ( root === document ) {
		new MutationObserver( ( changes ) =>
			changes.forEach( ( { addedNodes } ) =>
				addedNodes.forEach( ( node ) => node instanceof Element && maskWithin( node ) )
			)
		).observe( document.documentElement, {
			childList: true,
			subtree: true,
		} );
	}
}

function maskWithin( root: ParentNode ): void {
	const fields = [ ...root.querySelectorAll( FIELDS ) ];
	( root instanceof Element && root.matches( FIELDS ) ? [ root, ...fields ] : fields ).forEach( ( field ) => {
		field.setAttribute( 'data-clarity-mask', 'true' );
		field.setAttribute( 'data-hj-suppress', '' );
	} );
}
