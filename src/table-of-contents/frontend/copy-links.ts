import type { ContentsConfig } from '../../shared/config/generated';
import { announce } from '../../shared/frontend/a11y';
import type { Table } from './table';

/** Adds a link to each listed heading that copies its URL. */
export function addCopyLinks( { links }: Table, messages: ContentsConfig[ 'messages' ] ): void {
	links.forEach( ( { target: { heading }, link } ) => {
		if ( heading.querySelector( '.courant-contents-copy' ) ) {
			return;
		}
		const copyLink = document.createElement( 'a' );
		copyLink.className = 'courant-contents-copy';
		copyLink.href = link.hash;
		copyLink.setAttribute( 'aria-label', messages.copy.replace( '%s', heading.textContent.trim() ) );
		copyLink.addEventListener( 'click', ( event ) => {
			// Pages without HTTPS have no clipboard.
			if ( 'clipboard' in navigator && ! event.ctrlKey && ! event.metaKey && ! event.shiftKey ) {
				event.preventDefault();
				// If the browser denies access to the clipboard, the link still shows the section.
				navigator.clipboard.writeText( copyLink.href ).then(
					() => announce( messages.copied ),
					() => window.location.assign( copyLink.href )
				);
			}
		} );
		heading.append( copyLink );
	} );
}
