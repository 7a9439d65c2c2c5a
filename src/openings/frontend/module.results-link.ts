/** Parameters of a list (docs/features/listings.md#urls). */
const FILTERED = /[?&](?:jq|paged|sort|awsm_job_spec|[\w-]+_spec)=/;

/**
 * Makes the link to all openings return to the list that the visitor came from, with its search, filters and page.
 */
export function init( link: HTMLElement ): void {
	const { referrer } = document;
	if ( ! ( link instanceof HTMLAnchorElement ) || ! URL.canParse( referrer ) ) {
		return;
	}
	const isOwn = new URL( referrer ).origin === location.origin;
	if ( isOwn && ( isSame( referrer, link.href ) || isSame( referrer, storedList() ) || FILTERED.test( referrer ) ) ) {
		link.href = isSame( referrer, storedList() ) ? storedList() : referrer;
		link.textContent = link.dataset[ 'results' ] ?? '';
	}
}

/** Returns the URL of the list in which the visitor last clicked an opening, or ''. */
function storedList(): string {
	try {
		return sessionStorage.getItem( 'courant-list' ) ?? '';
	} catch {
		return '';
	}
}

/** A referrer has no hash. */
const isSame = ( referrer: string, url: string ): boolean => referrer === url.split( '#', 1 )[ 0 ];
