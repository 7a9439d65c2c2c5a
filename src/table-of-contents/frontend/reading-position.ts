import { focusOn } from '../../shared/frontend/a11y';
import { browserClock, scrollToHeight } from '../../shared/frontend/scroll';
import type { FrameClock } from '../../shared/frontend/scroll';
import { createStore } from '../../shared/frontend/store';
import type { Store } from '../../shared/frontend/store';
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

const differs = ( one: number, other: number ) => Math.abs( one - other ) > 1;

export function createReadingPosition( {
	offset,
	smooth,
	clock = browserClock,
}: ReadingPositionOptions ): ReadingPosition {
	const store = createStore( reduceReading, { reached: -1, clicked: null } );
	const headings: HTMLElement[] = [];
	const measured: ( () => void )[] = [];
	const scrolled: ( ( from: number ) => void )[] = [];
	/** Numbers of the visible headings, by position in the page. */
	let order: number[] = [];
	let tops: number[] = [];
	let line = 0;
	let end = 0;
	let stale = true;
	let queued = false;
	/**
	 * The heading that a click scrolled to: its position in the page, the scroll position, and whether it is kept
	 * there.
	 */
	let rest: { heading: HTMLElement; top: number; from: number; held: boolean } | null = null;
	/** The heading of the URL's hash, until the visitor interacts with the page. */
	let opened: HTMLElement | null = null;
	let turn = 0;

	const topOf = ( heading: HTMLElement ) => heading.getBoundingClientRect().top;

	const measure = () => {
		stale = false;
		const places = headings
			.map( ( heading, number ) => ( { number, box: heading.getBoundingClientRect() } ) )
			.filter( ( { box } ) => box.width + box.height > 0 )
			.sort( ( one, other ) => one.box.top - other.box.top );
		const from = window.scrollY;
		order = places.map( ( { number } ) => number );
		tops = places.map( ( { box } ) => box.top + from );
		line = highlightOffset( offset(), smooth, coveredHeights() );
		end = document.documentElement.scrollHeight - window.innerHeight;
		measured.forEach( ( run ) => run() );
	};

	const goal = ( heading: HTMLElement ) => {
		const last = document.documentElement.scrollHeight - window.innerHeight;
		return Math.max(
			0,
			Math.min( topOf( heading ) + window.scrollY - linkOffset( offset(), coveredHeights() ), last )
		);
	};

	const check = () => {
		queued = false;
		const changed = stale;
		if ( stale ) {
			measure();
		}
		if ( rest ) {
			stay( rest, changed );
		}
		arrive();
		const from = window.scrollY;
		const reached = activeIndex( tops, from + line, end > 0 && from >= end - 1 );
		store.dispatch( { type: 'reached', heading: order[ reached ] ?? -1 } );
		scrolled.forEach( ( run ) => run( from ) );
	};

	const settle = ( heading: HTMLElement, held: boolean ) => {
		const from = window.scrollY;
		store.dispatch( { type: 'clicked', heading: headings.indexOf( heading ) } );
		rest = { heading, top: topOf( heading ) + from, from, held };
	};

	/** Scrolls a heading back if late images or a shrinking header have moved it, until the visitor scrolls away. */
	const stay = ( { heading, top, from, held }: NonNullable< typeof rest >, changed: boolean ) => {
		const now = window.scrollY;
		const away = held && differs( goal( heading ), now );
		if ( changed && away ) {
			window.scrollTo( { top: goal( heading ), behavior: 'instant' as ScrollBehavior } );
		} else if ( differs( now, from ) && ( away || ! held ) && ! differs( topOf( heading ) + now, top ) ) {
			// Neither the layout has changed, nor has the browser scrolled to the hash a second time.
			rest = null;
			store.dispatch( { type: 'scrolled' } );
			return;
		}
		settle( heading, held );
	};

	/** Handles the browser's own scroll to the hash, instant or smooth, until the visitor interacts with the page. */
	const arrive = () => {
		const top = opened ? topOf( opened ) : -1;
		if ( opened && top >= 0 && top < window.innerHeight / 2 ) {
			settle( opened, ! differs( goal( opened ), window.scrollY ) );
		}
	};

	const look = () => {
		if ( ! queued ) {
			queued = true;
			clock.frame( check );
		}
	};
	const reshaped = () => {
		stale = true;
		look();
	};
	const letGo = () => {
		opened = null;
		if ( rest ) {
			rest.held = false;
		}
	};

	const listen = () => {
		const shape = new ResizeObserver( reshaped );
		[ document.body, ...document.querySelectorAll( 'header' ) ].forEach( ( element ) => shape.observe( element ) );
		const options = { passive: true, capture: true };
		window.addEventListener( 'scroll', look, { passive: true } );
		window.addEventListener( 'resize', reshaped );
		[ 'wheel', 'pointerdown', 'keydown' ].forEach( ( type ) => window.addEventListener( type, letGo, options ) );
	};

	return {
		store,
		addHeadings: ( more ) => {
			if ( headings.length === 0 ) {
				const named = findTarget( window.location.hash.slice( 1 ) );
				opened = more.find( ( heading ) => heading.contains( named ) ) ?? null;
				listen();
			}
			const numbers = more.map( ( heading ) => {
				const known = headings.indexOf( heading );
				return known < 0 ? headings.push( heading ) - 1 : known;
			} );
			reshaped();
			return numbers;
		},
		goTo: ( { heading, hash } ) => {
			for (
				let closed = heading.closest( 'details:not([open])' );
				closed;
				closed = heading.closest( 'details:not([open])' )
			) {
				closed.setAttribute( 'open', '' );
			}
			if ( hash && hash !== window.location.hash ) {
				window.history.pushState( null, '', hash );
			}
			rest = opened = null;
			const mine = ++turn;
			store.dispatch( { type: 'clicked', heading: headings.indexOf( heading ) } );
			focusOn( heading, { preventScroll: true } );
			// A later click cancels the frames of this one.
			const frame = ( run: () => void ) => clock.frame( () => turn === mine && run() );
			void scrollToHeight( () => goal( heading ), smooth ? SCROLL_DURATION : 0, {
				now: () => clock.now(),
				frame,
			} ).then( () => {
				if ( turn === mine ) {
					settle( heading, true );
				}
			} );
		},
		onMeasure: ( run ) => void measured.push( run ),
		onScroll: ( run ) => void scrolled.push( run ),
	};
}
