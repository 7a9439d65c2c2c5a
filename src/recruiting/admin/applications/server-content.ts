const ID = 'courant-applications-server';

export const hasServerContent = (): boolean => document.getElementById( ID ) !== null;

/**
 * Removes the server's markup once the screen has rendered, in one step to avoid flicker. It stays until then, or if a
 * script fails. A focused link passes its focus to the same link of the screen.
 */
export function removeServerContent(): void {
	const content = document.getElementById( ID );
	const { activeElement } = document;
	const href = content?.contains( activeElement ) === true ? ( activeElement?.getAttribute( 'href' ) ?? null ) : null;
	content?.remove();
	if ( href !== null ) {
		const { search } = new URL( href, window.location.href );
		const links = [ ...document.querySelectorAll< HTMLAnchorElement >( '#courant-recruiting a[href]' ) ];
		links.find( ( link ) => link.search === search )?.focus( { preventScroll: true } );
	}
}
