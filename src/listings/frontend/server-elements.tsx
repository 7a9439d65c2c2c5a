import { createElement, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Differences from the server's element. An attribute that is `null` is removed. */
export interface Change {
	readonly attributes?: Readonly< Record< string, string | null > > | undefined;
	readonly children?: ReactNode;
}

/** Returns what changes in an element of the server, or `null` if the element is not rendered. */
export type ChangeFor = ( element: Element ) => Change | null | undefined;

const rendered = new WeakSet< Node >();

/** Returns whether a `ServerElement` rendered this node. */
export const isRendered = ( node: Node ): node is HTMLElement => rendered.has( node );

/**
 * Renders an element of the server's HTML, with all markup that templates and hooks have added to it. Attributes are
 * set as they are, because React would interpret them as properties (`style`, `value`, `onclick`).
 */
export function ServerElement( { source, change }: { source: Element; change: ChangeFor } ): ReactElement {
	const ref = useRef< HTMLDivElement >( null );
	const changed = change( source ) ?? {};
	useLayoutEffect( () => {
		const element = ref.current;
		if ( ! element ) {
			return;
		}
		rendered.add( element );
		const attributes: Record< string, string | null > = { ...attributesOf( source ), ...changed.attributes };
		for ( const name of Object.keys( { ...attributesOf( element ), ...attributes } ) ) {
			const value = attributes[ name ] ?? null;
			if ( value === null ) {
				element.removeAttribute( name );
			} else if ( element.getAttribute( name ) !== value ) {
				element.setAttribute( name, value );
			}
		}
	} );
	// React throws for `img`, `input` and `br` with children, even for an empty list.
	const children = source.hasChildNodes() ? serverNodes( source.childNodes, change ) : null;
	// eslint-disable-next-line react-hooks/refs -- createElement() reads the ref only after rendering, as JSX does.
	return createElement( source.localName, { ref }, changed.children ?? children );
}

const attributesOf = ( { attributes }: Element ) =>
	Object.fromEntries( [ ...attributes ].map( ( { name, value } ) => [ name, value ] ) );

/** Renders nodes of the server's HTML, without comments. */
export function serverNodes( nodes: Iterable< ChildNode >, change: ChangeFor ): ReactNode[] {
	return [ ...nodes ].map( ( node, index ) =>
		node instanceof Element
			? change( node ) !== null && <ServerElement key={ index } source={ node } change={ change } />
			: node instanceof Text && node.data
	);
}

/**
 * Renders into an element of the server, in place of what the server printed. After an error in React a copy of what
 * was rendered last stays.
 */
export function Slot( { into, children }: { into: Element; children: ReactNode } ): ReactNode {
	const [ printed ] = useState( () => [ ...into.childNodes ] );
	useLayoutEffect( () => {
		printed.forEach( ( node ) => node.remove() );
		return () => into.append( ...[ ...into.childNodes ].map( ( node ) => node.cloneNode( true ) ) );
	}, [ into, printed ] );
	return createPortal( children, into );
}
