import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { afterResponse, moveLostFocus } from './after-response';
import { paginationChanges } from './pagination';
import type { ListResponse, State } from './model';
import type { Listing } from './requests';
import { isRendered, serverNodes } from './server-elements';

/** Parts of a list's HTML that change without a response or have controls; everything else stays the server's. */
const RENDERED = '.awsm-jobs-pagination, .awsm-load-more, .awsm-jobs-none-container';

const isControl = ( element: Element ) => element.matches( RENDERED ) || element.querySelector( RENDERED ) !== null;

/**
 * The list: openings are the server's HTML and are only inserted; pagination and the message of an empty list are
 * rendered behind them. Until the first request the server's controls are used as they are.
 */
export function List( { listing, state }: { listing: Listing; state: State } ): ReactNode {
	const { list, items, config } = listing;
	const { response, pending, rendersPages, exhausted } = state;
	const [ printed ] = useState( () =>
		[ ...new Set( [ ...list.children, ...items.children ] ) ].filter(
			( element ) => element !== items && isControl( element )
		)
	);
	const parsed = useMemo( () => response && parse( response ), [ response ] );
	const controls = parsed ? parsed.controls : printed;
	const latest = useRef( controls );

	useLayoutEffect( () => {
		if ( rendersPages ) {
			printed.forEach( ( element ) => replaceControl( element, list ) );
		}
	}, [ list, printed, rendersPages ] );
	useLayoutEffect( () => {
		latest.current = controls;
		list.classList.toggle( 'awsm-jobs-loading', pending !== null && pending.kind !== 'more' );
		list.setAttribute( 'aria-busy', String( pending !== null ) );
	}, [ list, controls, pending ] );
	useLayoutEffect( () => {
		if ( parsed ) {
			afterResponse( listing, parsed.response, insert( items, parsed.response, parsed.items ) );
		}
	}, [ listing, items, parsed ] );
	useLayoutEffect( () => {
		if ( exhausted.length ) {
			moveLostFocus( listing );
		}
	}, [ listing, exhausted ] );
	// After an error in React the list has the server's controls again.
	useLayoutEffect(
		() => () => {
			list.append( ...latest.current );
			list.classList.remove( 'awsm-jobs-loading' );
			list.setAttribute( 'aria-busy', 'false' );
		},
		[ list ]
	);

	return rendersPages
		? createPortal( serverNodes( controls, paginationChanges( controls, state, config ) ), list )
		: null;
}

function parse( response: ListResponse ): { response: ListResponse; items: DocumentFragment; controls: Element[] } {
	const { content } = Object.assign( document.createElement( 'template' ), { innerHTML: response.html } );
	const controls = [ ...content.children ].filter( isControl );
	controls.forEach( ( element ) => element.remove() );
	return { response, items: content, controls };
}

/** Replaces the list's HTML, or adds to it, before the rendered controls. Returns the added elements. */
function insert( list: Element, { request }: ListResponse, items: DocumentFragment ): Element[] {
	const added = [ ...items.children ];
	const nodes = [ ...list.childNodes ];
	if ( request.kind !== 'more' ) {
		nodes.filter( ( node ) => ! isRendered( node ) ).forEach( ( node ) => node.remove() );
	}
	list.insertBefore( items, nodes.find( isRendered ) ?? null );
	return added;
}

/** Removes a control that the server printed and that React has rendered too; the rendered one keeps the focus. */
function replaceControl( printed: Element, list: Element ): void {
	const all = < T extends Element >( element: T ) => [ element, ...element.querySelectorAll< HTMLElement >( '*' ) ];
	const index = all( printed ).findIndex( ( element ) => element === document.activeElement );
	printed.remove();
	if ( index >= 0 ) {
		const copies = [ ...list.children ].filter( isRendered ).flatMap( all );
		copies[ index ]?.focus( { preventScroll: true } );
	}
}
