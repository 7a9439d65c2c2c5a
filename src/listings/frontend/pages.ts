/** Returns the page number that a link leads to. */
export function pageOf( link: HTMLAnchorElement ): number {
	const [ , query, path ] =
		/[?&](?:paged|page)=(\d+)|\/page\/(\d+)(?:[/?#]|$)/.exec( link.getAttribute( 'href' ) ?? '' ) ?? [];
	return Math.max( 1, Number( link.dataset[ 'page' ] ?? query ?? path ?? 1 ) || 1 );
}

/** Marks the requested page as the current one. Returns a function that reverts it. */
export function markCurrentPage( link: HTMLAnchorElement ): () => void {
	const block = link.closest( '.awsm-jobs-pagination' );
	const numbers = [
		...( block?.querySelectorAll< HTMLElement >( '.page-numbers:not(ul, .prev, .next, .dots)' ) ?? [] ),
	];
	const page = pageOf( link );
	const target =
		numbers.find( ( number ) => number instanceof HTMLAnchorElement && pageOf( number ) === page ) ?? link;
	const previous = [ ...new Set( [ ...numbers, target ] ) ].map(
		( number ) => [ number, number.className, number.getAttribute( 'aria-current' ) ] as const
	);
	for ( const [ number ] of previous ) {
		number.classList.toggle( 'current', number === target );
		number.removeAttribute( 'aria-current' );
	}
	target.setAttribute( 'aria-current', 'page' );
	return () => {
		for ( const [ number, classes, current ] of previous ) {
			number.className = classes;
			if ( current === null ) {
				number.removeAttribute( 'aria-current' );
			} else {
				number.setAttribute( 'aria-current', current );
			}
		}
	};
}

/** Disables the load-more control and shows that it is loading. Returns a function that reverts it. */
export function markLoading( element: HTMLElement, text: string ): () => void {
	// Themes may print a link, on which this property has no effect.
	const control = element as HTMLButtonElement;
	const previous = [ ...control.childNodes ];
	const block = control.closest( '.awsm-jobs-pagination' );
	control.setAttribute( 'aria-disabled', 'true' );
	control.disabled = true;
	control.replaceChildren( text );
	block?.classList.add( 'awsm-jobs-pagination-loading' );
	return () => {
		control.removeAttribute( 'aria-disabled' );
		control.disabled = false;
		control.replaceChildren( ...previous );
		block?.classList.remove( 'awsm-jobs-pagination-loading' );
	};
}

/** Replaces the old control by the response. Returns the added elements. */
export function appendResponse( list: HTMLElement, control: HTMLElement, html: string ): Element[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const added = [ ...template.content.children ];
	( control.closest( '.awsm-jobs-pagination' ) ?? control ).remove();
	list.append( template.content );
	return added;
}

/** Removes a control that has no more pages: the whole load-more block, or one numbered link. */
export function removeControl( control: HTMLElement ): void {
	const more = control.closest( '.awsm-load-more-main' );
	( more ?? control.closest( 'li' ) ?? control ).remove();
}
