/** A heading and the id that links to it. */
export interface Target {
	/** The heading; an old link may point to an element inside of it. */
	heading: HTMLElement;
	/** The hash with its `#`. Empty if the URL must not change. */
	hash: string;
}

const PAGE_PARAMETERS = [ 'page', 'paged', 'p', 'page_id' ];

/**
 * Returns the target of a link of a table on this page. Its URL may be a hash, the page's URL with a hash, or `#` with
 * the target in `data-href`. `null` if it leads to another page.
 */
export function linkTarget( link: HTMLAnchorElement ): Target | null {
	const dataHref = link.dataset[ 'href' ];
	const url = new URL( dataHref ?? link.href, document.baseURI );
	const samePage =
		url.pathname === location.pathname &&
		PAGE_PARAMETERS.every(
			( name ) => url.searchParams.get( name ) === new URLSearchParams( location.search ).get( name )
		);
	const element = samePage ? findTarget( url.hash.slice( 1 ) ) : null;
	if ( ! element ) {
		return null;
	}
	return {
		heading: element.closest< HTMLElement >( 'h1,h2,h3,h4,h5,h6,[role=heading]' ) ?? element,
		hash: dataHref === undefined ? url.hash : '',
	};
}

/**
 * Finds an element by the id as written, then by the decoded id: ids of the compatible profile contain percent signs.
 */
export function findTarget( id: string ): HTMLElement | null {
	let decoded = id;
	try {
		decoded = decodeURIComponent( id );
	} catch {
		// The id is not encoded.
	}
	return id === '' ? null : ( document.getElementById( id ) ?? document.getElementById( decoded ) );
}
