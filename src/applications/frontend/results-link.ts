/**
 * Makes the link to all openings return to the search and the filters of the visitor's last list. The URL of the
 * list contains them (docs/features/listings.md#urls).
 */
export function keepResults(): void {
	const link = document.querySelector< HTMLAnchorElement >( '.courant-opening-list' );
	if ( link && document.referrer.startsWith( `${ link.href }?` ) ) {
		link.href = document.referrer;
	}
}
