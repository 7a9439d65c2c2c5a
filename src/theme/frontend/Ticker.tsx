import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../shared/frontend/store';
import { onHover } from './hover';
import { initialTickerState, isScrolling, reduceTicker, scrollDuration } from './ticker-model';

export interface TickerElements {
	root: HTMLElement;
	window: HTMLElement;
	track: HTMLElement;
	list: HTMLElement;
	button: HTMLButtonElement;
	labels: { pause: string; play: string };
}

/** Scrolls the server's list next to a copy of itself; a CSS animation moves both by the width of one list. */
export function Ticker( { elements }: { elements: TickerElements } ) {
	const { root, list, track, button } = elements;
	const [ store ] = useState( () => createStore( reduceTicker, initialTickerState ) );
	const state = useStore( store );
	const scrolling = isScrolling( state );

	useEffect( () => {
		const copy = list.cloneNode( true ) as HTMLElement;
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

	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		const motion = window.matchMedia( '(prefers-reduced-motion: reduce)' );
		const updateMotion = () => store.dispatch( { type: 'still', on: motion.matches } );
		updateMotion();
		motion.addEventListener( 'change', updateMotion, { signal } );
		const view = elements.window;
		onHover( view, ( on ) => store.dispatch( { type: 'hover', on: on } ), signal );
		view.addEventListener(
			'focusin',
			( { target } ) => {
				store.dispatch( { type: 'focus', on: true } );
				bringIntoView( target as HTMLElement, elements );
			},
			{ signal }
		);
		view.addEventListener(
			'focusout',
			( { relatedTarget } ) => {
				if ( ! ( relatedTarget instanceof Node && view.contains( relatedTarget ) ) ) {
					store.dispatch( { type: 'focus', on: false } );
				}
			},
			{ signal }
		);
		button.addEventListener( 'click', () => store.dispatch( { type: 'toggle' } ), { signal } );
		return () => controller.abort();
	}, [ store, elements, button ] );

	useEffect( () => {
		updateButton( elements, state.reducedMotion ? 'none' : scrolling ? 'running' : 'paused', state.paused );
	}, [ elements, scrolling, state.reducedMotion, state.paused ] );

	return null;
}

function updateButton(
	{ root, button, labels }: TickerElements,
	motion: 'none' | 'running' | 'paused',
	paused: boolean
): void {
	root.dataset[ 'motion' ] = motion;
	button.dataset[ 'pressed' ] = String( paused );
	const label = button.querySelector( 'span' ) ?? button;
	label.textContent = paused ? labels.play : labels.pause;
}

/**
 * Keeps the focused link visible: moves the animation to the time at which the link is at the start of the row (WCAG
 * 2.4.7).
 */
function bringIntoView( link: HTMLElement, { window: view, track, list, root }: TickerElements ): void {
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
