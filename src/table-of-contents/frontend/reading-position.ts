import { focusOn } from '../../shared/frontend/a11y';
import { browserClock, scrollToHeight } from '../../shared/frontend/scroll';
import type { FrameClock } from '../../shared/frontend/scroll';
import { createStore } from '../../shared/frontend/create-store';
import type { Store } from '../../shared/frontend/create-store';
import { reduceReading } from './model';
import type { ReadingAction, ReadingState } from './model';
import { activeIndex, highlightOffset, linkOffset } from './geometry';
import { coveredHeights } from './sticky-heights';
import { findTarget } from './targets';
import type { Target } from './targets';

export interface ReadingPositionOptions {
	/** The scroll offset for the current screen width. */
	offset: () => number;
	smooth: boolean;
	clock?: FrameClock | undefined;
}

/** The reading position that all tables of a page share: one list of headings, one scroll listener. */
export interface ReadingPosition {
	/** States refer to headings by number. */
	store: Store< ReadingState, ReadingAction >;
	/** Registers headings and returns their numbers; a known heading keeps its number. */
	addHeadings: ( headings: readonly HTMLElement[] ) => number[];
	goTo: ( target: Target ) => void;
	/** Calls back after each measurement: initially, and when the layout changes. */
	onMeasure: ( run: () => void ) => void;
	/**
	 * Calls back in each frame in which the page has scrolled, with the scroll position; the callback must not force
	 * layout.
	 */
	onScroll: ( run: ( from: number ) => void ) => void;
}

/** Milliseconds of the scroll to a section. */
const SCROLL_DURATION = 500;

const differs = ( a: number, b: number ) => Math.abs( a - b ) > 1;
const topOf = ( heading: HTMLElement ) => heading.getBoundingClientRect().top;
const maxScroll = () => document.documentElement.scrollHeight - innerHeight;

/** Measures the visible headings, and finds the one that is being read at a scroll position. */
function createHeadingPositions( headings: readonly HTMLElement[], offset: () => number, smooth: boolean ) {
	/** Numbers of the visible headings, by position in the page. */
	let order: number[] = [];
	let tops: number[] = [];
	let line = 0;
	let end = 0;

	const measure = () => {
		const positions = headings
			.map( ( heading, number ) => ( { number, box: heading.getBoundingClientRect() } ) )
			.filter( ( { box } ) => box.width + box.height > 0 )
			.sort( ( a, b ) => a.box.top - b.box.top );
		order = positions.map( ( { number } ) => number );
		tops = positions.map( ( { box } ) => box.top + scrollY );
		line = highlightOffset( offset(), smooth, coveredHeights() );
		end = maxScroll();
	};
	const activeAt = ( from: number ) => order[ activeIndex( tops, from + line, end > 0 && from >= end - 1 ) ] ?? -1;

	return [ measure, activeAt ] as const;
}

/** Keeps the heading that a click or the URL's hash scrolled to where it is, until the visitor scrolls away. */
function createScrollAnchor(
	store: ReadingPosition[ 'store' ],
	headings: readonly HTMLElement[],
	scrollTarget: ( heading: HTMLElement ) => number
) {
	/** The heading: its position in the page, the scroll position, and whether it is kept there. */
	let rest: { heading: HTMLElement; top: number; from: number; held: boolean } | null = null;
	/** The heading of the URL's hash, until the visitor interacts with the page. */
	let opened: HTMLElement | null = null;

	const settle = ( heading: HTMLElement, held: boolean ) => {
		const from = scrollY;
		store.dispatch( { type: 'clicked', heading: headings.indexOf( heading ) } );
		rest = { heading, top: topOf( heading ) + from, from, held };
	};

	/** Scrolls a heading back if late images or a shrinking header have moved it, until the visitor scrolls away. */
	const stay = ( { heading, top, from, held }: NonNullable< typeof rest >, changed: boolean ) => {
		const now = scrollY;
		const away = held && differs( scrollTarget( heading ), now );
		if ( changed && away ) {
			scrollTo( { top: scrollTarget( heading ), behavior: 'instant' } );
		} else if ( differs( now, from ) && ( away || ! held ) && ! differs( topOf( heading ) + now, top ) ) {
			// Neither the layout has changed, nor has the browser scrolled to the hash a second time.
			rest = null;
			store.dispatch( { type: 'scrolled' } );
			return;
		}
		settle( heading, held );
	};

	const update = ( changed: boolean ) => {
		if ( rest ) {
			stay( rest, changed );
		}
		// The browser's own scroll to the hash, instant or smooth.
		const top = opened ? topOf( opened ) : -1;
		if ( opened && top >= 0 && top < innerHeight / 2 ) {
			settle( opened, ! differs( scrollTarget( opened ), scrollY ) );
		}
	};
	const expect = ( heading: HTMLElement | null ) => {
		rest = null;
		opened = heading;
	};
	const release = () => {
		opened = null;
		if ( rest ) {
			rest.held = false;
		}
	};

	return [ settle, update, expect, release ] as const;
}

/** Opens the closed details elements around a heading. */
function reveal( heading: HTMLElement ): void {
	const closed = heading.closest( 'details:not([open])' );
	if ( closed ) {
		closed.setAttribute( 'open', '' );
		reveal( heading );
	}
}

function listen( onScroll: () => void, onResize: () => void, onInteraction: () => void ): void {
	const shape = new ResizeObserver( onResize );
	document.querySelectorAll( 'body, header' ).forEach( ( element ) => shape.observe( element ) );
	const options = { passive: true, capture: true };
	addEventListener( 'scroll', onScroll, { passive: true } );
	addEventListener( 'resize', onResize );
	[ 'wheel', 'pointerdown', 'keydown' ].forEach( ( type ) => addEventListener( type, onInteraction, options ) );
}

/** Calls `check` in the next frame after a scroll or a change of the layout, and reports whether the layout changed. */
function createFrameQueue( clock: FrameClock, check: ( isReshaped: boolean ) => void ) {
	let isStale = false;
	let isQueued = false;
	const schedule = () => {
		if ( ! isQueued ) {
			isQueued = true;
			clock.frame( () => {
				const isReshaped = isStale;
				isStale = isQueued = false;
				check( isReshaped );
			} );
		}
	};
	const remeasure = () => {
		isStale = true;
		schedule();
	};
	return [ schedule, remeasure ] as const;
}

export function createReadingPosition( {
	offset,
	smooth,
	clock = browserClock,
}: ReadingPositionOptions ): ReadingPosition {
	const store = createStore( reduceReading, { reached: -1, clicked: null } );
	const headings: HTMLElement[] = [];
	const measured: ( () => void )[] = [];
	const scrolled: ( ( from: number ) => void )[] = [];
	/** Returns the scroll position at which a heading is just below the page's sticky header. */
	const scrollTarget = ( heading: HTMLElement ) =>
		Math.max( 0, Math.min( topOf( heading ) + scrollY - linkOffset( offset(), coveredHeights() ), maxScroll() ) );
	const [ measure, activeAt ] = createHeadingPositions( headings, offset, smooth );
	const [ settle, updateAnchor, expectHeading, release ] = createScrollAnchor( store, headings, scrollTarget );
	const [ schedule, remeasure ] = createFrameQueue( clock, ( isReshaped ) => {
		if ( isReshaped ) {
			measure();
			measured.forEach( ( run ) => run() );
		}
		updateAnchor( isReshaped );
		store.dispatch( { type: 'reached', heading: activeAt( scrollY ) } );
		scrolled.forEach( ( run ) => run( scrollY ) );
	} );
	let turn = 0;

	return {
		store,
		addHeadings: ( more ) => {
			if ( headings.length === 0 ) {
				const named = findTarget( location.hash.slice( 1 ) );
				expectHeading( more.find( ( heading ) => heading.contains( named ) ) ?? null );
				listen( schedule, remeasure, release );
			}
			remeasure();
			return more.map( ( heading ) => {
				const known = headings.indexOf( heading );
				return known < 0 ? headings.push( heading ) - 1 : known;
			} );
		},
		goTo: ( { heading, hash } ) => {
			reveal( heading );
			if ( hash && hash !== location.hash ) {
				history.pushState( null, '', hash );
			}
			expectHeading( null );
			store.dispatch( { type: 'clicked', heading: headings.indexOf( heading ) } );
			focusOn( heading, { preventScroll: true } );
			const mine = ++turn;
			// A later click cancels the frames of this one.
			const frame = ( run: () => void ) => clock.frame( () => turn === mine && run() );
			void scrollToHeight( () => scrollTarget( heading ), smooth ? SCROLL_DURATION : 0, {
				now: () => clock.now(),
				frame,
			} ).then( () => turn === mine && settle( heading, true ) );
		},
		onMeasure: ( run ) => void measured.push( run ),
		onScroll: ( run ) => void scrolled.push( run ),
	};
}
