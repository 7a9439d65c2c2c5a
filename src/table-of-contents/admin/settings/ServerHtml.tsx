import { useEffect } from '@wordpress/element';
import { useRef } from 'react';
import type { ReactElement } from 'react';

const STYLES =
	'link[id^="courant-desk-table-of-contents"][rel="stylesheet"],style[id^="courant-desk-table-of-contents"]';

/** The table of contents in a shadow root, in which the public stylesheets apply and those of wp-admin do not. */
export const ServerHtml = ( { html }: { readonly html: string } ): ReactElement => {
	const container = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const { current } = container;
		if ( current === null ) {
			return;
		}
		const shadowRoot = current.shadowRoot ?? current.attachShadow( { mode: 'open' } );
		shadowRoot.innerHTML = html;
		shadowRoot.prepend( ...[ ...document.querySelectorAll( STYLES ) ].map( ( style ) => style.cloneNode( true ) ) );
		// No script runs here, so toggle buttons are shown without function.
		shadowRoot.querySelectorAll< HTMLElement >( '.ez-toc-btn' ).forEach( ( button ) => {
			button.hidden = false;
		} );
	}, [ html ] );
	return <div className="courant-contents-preview__frame" ref={ container } />;
};
