import { useEffect, useState } from 'react';
import { createStore } from '../../shared/frontend/create-store';
import { useStore } from '../../shared/frontend/store';
import { onHover } from './hover';
import { initialTickerState, isScrolling, reduceTicker, scrollDuration } from './ticker-model';
import type { TickerAction } from './ticker-model';

export interface TickerElements {
	root: HTMLElement;
	window: HTMLElement;
	track: HTMLElement;
	list: HTMLElement;
	labels: { pause: string; play: string };
}

/**
 * The pause button, hydrated. Effects scroll the server's list next to a copy of itself; a CSS animation moves both by
 * the width of one list.
 */
export function Ticker( { elements }: { elements: TickerElements } ) {
	const { root, list, track, labels } = elements;
	const [ store ] = useState( () => createStore( reduceTicker, initialTickerState ) );
	const state = useStore( store, () => initialTickerState );
	const scrolling = isScrolling( state );

	useEffect( () => {
		const copy = document.importNode( list, true );
		copy.setAttribute( 'aria-hidden', 'true' );
		copy.inert = true;
		track.append( copy );
		const measure = () =>
			root.style.setProperty(
				'--courant-ticker-time',
				`${ String( scrollDuration( list.getBoundingClientRect().width ) ) }ms`
			);
		const observer = new ResizeObserver( measure );
		observer.observe( list );
		measure();
		return () => {
			observer.disconnect();
			copy.remove();
		};
	}, [ root, list, track ] );

	useEffect( () => addListeners( elements, store.dispatch ), [ elements, store ] );

	const motion = state.reducedMotion ? 'none' : scrolling ? 'running' : 'paused';
	useEffect( () => root.setAttribute( 'data-motion', motion ), [ root, motion ] );
	// After a crash, no button would stop it.
	useEffect( () => () => root.removeAttribute( 'data-motion' ), [ root ] );

	return (
		<button
			type="button"
			className="ticker__pause"
			data-pressed={ state.paused }
			onClick={ () => store.dispatch( { type: 'toggle' } ) }
		>
			<span className="screen-reader-text">{ state.paused ? labels.play : labels.pause }</span>
		</button>
	);
}

function addListeners( elements: TickerElements, dispatch: ( action: TickerAction ) => void ): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const motion = matchMedia( '(prefers-reduced-motion: reduce)' );
	const updateMotion = () => dispatch( { type: 'still', on: motion.matches } );
	updateMotion();
	motion.addEventListener( 'change', updateMotion, { signal } );
	const view = elements.window;
	onHover( view, ( on ) => dispatch( { type: 'hover', on: on } ), signal );
	view.addEventListener(
		'focusin',
		( { target } ) => {
			dispatch( { type: 'focus', on: true } );
			bringIntoView( target, elements );
		},
		{ signal }
	);
	view.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( ! ( relatedTarget instanceof Node && view.contains( relatedTarget ) ) ) {
				dispatch( { type: 'focus', on: false } );
			}
		},
		{ signal }
	);
	return () => controller.abort();
}

/**
 * Keeps the focused link visible: moves the animation to the time at which the link is at the start of the row (WCAG
 * 2.4.7).
 */
function bringIntoView( link: Element, { window: view, track, list, root }: TickerElements ): void {
	const [ animation ] = track.getAnimations();
	if ( ! animation ) {
		link.scrollIntoView( { block: 'nearest', inline: 'nearest' } );
		return;
	}
	// The browser may have scrolled the row to the link, but only the animation may move it.
	view.scrollLeft = 0;
	const [ linkBox, viewBox, listBox ] = [ link, view, list ].map( ( element ) => element.getBoundingClientRect() );
	if ( linkBox && viewBox && listBox && ( linkBox.left < viewBox.left || linkBox.right > viewBox.right ) ) {
		animation.currentTime = scrollDuration(
			root.classList.contains( 'ticker--rtl' ) ? listBox.right - linkBox.right : linkBox.left - listBox.left
		);
	}
}
