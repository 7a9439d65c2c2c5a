import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Renders nothing after an error below it. */
class Boundary extends Component< { onError: ( error: Error ) => void; children: ReactNode }, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidCatch( error: Error ) {
		this.props.onError( error );
	}

	override render() {
		return this.state.failed ? null : this.props.children;
	}
}

/** Its effect runs after the effects of its children. */
function Ready( { onReady, children }: { onReady: () => void; children: ReactNode } ) {
	useEffect( onReady, [ onReady ] );
	return children;
}

/**
 * Renders an island in its own root. Resolves after the first effects, or rejects if rendering fails. After an error, at
 * once or later, the container has its nodes of the server again and `data-state` is `failed`; effects undo the rest.
 * @param container where React renders: a detached element for islands that only use effects and portals
 * @param hydrate whether the container has the server's markup of this node
 */
export function renderIsland(
	element: HTMLElement,
	node: ReactNode,
	container: Element = document.createElement( 'div' ),
	hydrate = false
): Promise< void > {
	return new Promise( ( resolve, reject ) => {
		const printed = [ ...container.childNodes ];
		const fail = ( error: Error ) => {
			// React has removed what it rendered or hydrated.
			container.replaceChildren( ...printed );
			element.dataset[ 'state' ] = 'failed';
			// CSS shows the server's controls again, also after a later error.
			element.dataset[ 'failed' ] = '';
			reject( error );
		};
		const tree = (
			<Boundary onError={ fail }>
				<Ready onReady={ resolve }>{ node }</Ready>
			</Boundary>
		);
		if ( hydrate ) {
			// White space of a template would be a mismatch.
			printed.forEach( ( node ) => node instanceof Text && node.remove() );
			hydrateRoot( container, tree );
		} else {
			createRoot( container ).render( tree );
		}
	} );
}
