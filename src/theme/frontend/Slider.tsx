import { useEffect, useState } from 'react';
import { createStore } from '../../shared/frontend/create-store';
import { useStore } from '../../shared/frontend/store';
import { onHover } from './hover';
import { initialSliderState, ROTATION_INTERVAL, isRotating, reduceSlider, swipeDirection } from './slider-model';
import type { SliderAction } from './slider-model';

/** The clock of the rotation; tests replace it. */
export interface Clock {
	/** @returns a function that cancels the call */
	after: ( milliseconds: number, run: () => void ) => () => void;
}

export const timerClock: Clock = {
	after: ( milliseconds, run ) => {
		const timer = setTimeout( run, milliseconds );
		return () => clearTimeout( timer );
	},
};

export interface SliderElements {
	root: HTMLElement;
	view: HTMLElement;
	slides: HTMLElement[];
	labels: { stop: string; start: string; previous: string; next: string };
}

const reducedMotionQuery = () => matchMedia( '(prefers-reduced-motion: reduce)' );

interface SliderProps {
	elements: SliderElements;
	start: number;
	clock?: Clock;
}

/** The state of a slider; effects position its slides and rotate them. */
function useSlider( { elements, start, clock = timerClock }: SliderProps ) {
	const { slides, view } = elements;
	const [ store ] = useState( () =>
		createStore(
			reduceSlider,
			initialSliderState( slides.length, start, start > 0 || reducedMotionQuery().matches )
		)
	);
	// The server prints the controls of a slider that does not rotate.
	const [ stopped ] = useState( () => initialSliderState( slides.length, 0, true ) );
	const state = useStore( store, () => stopped );
	const { index, previous: lastMove } = state;
	const rotating = isRotating( state );

	useEffect( () => addListeners( elements, store.dispatch ), [ elements, store ] );

	useEffect( () => {
		arrangeSlides( slides, index, lastMove );
	}, [ slides, index, lastMove ] );

	useEffect(
		() =>
			rotating
				? clock.after( ROTATION_INTERVAL, () => store.dispatch( { type: 'move', direction: 1 } ) )
				: undefined,
		[ rotating, lastMove, clock, store ]
	);

	useEffect( () => {
		view.setAttribute( 'aria-live', rotating ? 'off' : 'polite' );
	}, [ view, rotating ] );

	// After a crash, the slides are a row again.
	useEffect(
		() => () => {
			view.removeAttribute( 'aria-live' );
			slides.forEach( ( slide ) => {
				slide.inert = false;
				slide.removeAttribute( 'data-position' );
			} );
		},
		[ view, slides ]
	);

	return { isPlaying: state.isPlaying, current: slides[ index ], dispatch: store.dispatch };
}

/** The controls, hydrated. The slides are the server's HTML. */
export function Slider( props: SliderProps ) {
	const { view, labels } = props.elements;
	const { isPlaying, current, dispatch } = useSlider( props );
	const arrow = ( name: 'previous' | 'next', direction: 1 | -1 ) => (
		<button
			type="button"
			className={ `slider__button slider__button--${ name }` }
			aria-label={ labels[ name ] }
			aria-controls={ view.id }
			data-island-replay=""
			onClick={ () => dispatch( { type: 'move', direction, byVisitor: true } ) }
		/>
	);
	return (
		<>
			<button
				type="button"
				className="slider__button slider__button--rotation"
				aria-label={ isPlaying ? labels.stop : labels.start }
				data-rotates={ isPlaying }
				onClick={ () => dispatch( { type: 'toggle' } ) }
			/>
			{ arrow( 'previous', -1 ) }
			<span className="slider__status" aria-hidden="true">
				{ current?.getAttribute( 'aria-label' ) }
			</span>
			{ arrow( 'next', 1 ) }
		</>
	);
}

/**
 * Places the incoming slide on the side that it enters from, before the transition starts; the outgoing slide leaves to
 * the other side.
 */
function arrangeSlides(
	slides: readonly HTMLElement[],
	index: number,
	lastMove: { index: number; direction: 1 | -1 } | undefined
): void {
	const incoming = slides[ index ];
	slides.forEach( ( slide, position ) => {
		slide.inert = position !== index;
		if ( position !== index && position !== lastMove?.index ) {
			slide.dataset[ 'position' ] = 'away';
		}
	} );
	if ( incoming && lastMove ) {
		incoming.dataset[ 'position' ] = lastMove.direction > 0 ? 'after' : 'before';
		// Forces a layout, so that this position has no transition.
		incoming.getBoundingClientRect();
		const outgoing = slides[ lastMove.index ];
		if ( outgoing && outgoing !== incoming ) {
			outgoing.dataset[ 'position' ] = lastMove.direction > 0 ? 'gone-before' : 'gone-after';
		}
	}
	if ( incoming ) {
		incoming.dataset[ 'position' ] = 'shown';
	}
	// Loads the images of the adjacent slides before they are shown.
	[ index - 1, index, index + 1 ].forEach( ( position ) => {
		slides
			.at( position % slides.length )
			?.querySelectorAll( 'img' )
			.forEach( ( picture ) => {
				picture.loading = 'eager';
			} );
	} );
}

function addListeners( { root, view }: SliderElements, dispatch: ( action: SliderAction ) => void ): () => void {
	const controller = new AbortController();
	const { signal } = controller;
	const motion = reducedMotionQuery();
	onHover( root, ( on ) => dispatch( { type: 'hover', on: on } ), signal );
	root.addEventListener(
		'focusin',
		( { target } ) => {
			if ( target instanceof Element && target.matches( ':focus-visible' ) ) {
				dispatch( { type: 'focus' } );
			}
		},
		{ signal }
	);
	motion.addEventListener( 'change', () => motion.matches && dispatch( { type: 'still' } ), { signal } );
	const updateVisibility = () => dispatch( { type: 'hide', on: document.hidden } );
	document.addEventListener( 'visibilitychange', updateVisibility, { signal } );
	updateVisibility();

	let pointerStart: { x: number; y: number } | undefined;
	view.addEventListener(
		'pointerdown',
		( { clientX, clientY, pointerType } ) => {
			pointerStart = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
		},
		{ signal }
	);
	view.addEventListener(
		'pointerup',
		( { clientX, clientY } ) => {
			const rightToLeft = getComputedStyle( view ).direction === 'rtl';
			const direction =
				pointerStart && swipeDirection( clientX - pointerStart.x, clientY - pointerStart.y, rightToLeft );
			pointerStart = undefined;
			if ( direction ) {
				dispatch( { type: 'move', direction, byVisitor: true } );
			}
		},
		{ signal }
	);
	return () => controller.abort();
}
