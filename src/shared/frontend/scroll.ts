/** The clock of the animation; tests replace it. */
export interface FrameClock {
	now(): number;
	frame( run: () => void ): void;
}

/** Animation frames of the browser. */
export const browserClock: FrameClock = {
	now: () => performance.now(),
	frame: ( run ) => void requestAnimationFrame( run ),
};

export function reducedMotion(): boolean {
	return matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
}

/** Returns the height of the admin bar in pixels, 0 for visitors. */
export function adminBarHeight(): number {
	const bar = document.getElementById( 'wpadminbar' );
	return bar ? bar.getBoundingClientRect().height : 0;
}

/** Parses `data-effect-duration` to milliseconds, with jQuery's keywords and default. */
export function effectDuration( value: string | undefined ): number {
	if ( value === 'slow' || value === 'fast' ) {
		return value === 'slow' ? 600 : 200;
	}
	return /^\d+$/.test( value ?? '' ) ? Number( value ) : 400;
}

/**
 * Scrolls the page to a position within `duration` milliseconds, or at once if reduced motion is preferred. The target
 * is read in every frame, because the page may grow meanwhile. Scrolling by the visitor cancels the animation.
 */
export function scrollToHeight(
	getTarget: () => number,
	duration: number,
	clock: FrameClock = browserClock
): Promise< void > {
	const jump = ( top: number ) => scrollTo( { top, behavior: 'instant' } );
	const total = reducedMotion() ? 0 : duration;
	if ( total <= 0 ) {
		jump( getTarget() );
		return Promise.resolve();
	}
	return new Promise( ( resolve ) => {
		const start = scrollY;
		const startTime = clock.now();
		let isDone = false;
		const finish = () => {
			isDone = true;
			CANCEL_EVENTS.forEach( ( type ) => removeEventListener( type, finish ) );
			resolve();
		};
		const step = () => {
			if ( isDone ) {
				return;
			}
			const progress = Math.min( 1, ( clock.now() - startTime ) / total );
			const eased = 0.5 - Math.cos( progress * Math.PI ) / 2;
			jump( progress === 1 ? getTarget() : start + ( getTarget() - start ) * eased );
			if ( progress === 1 ) {
				finish();
			} else {
				clock.frame( step );
			}
		};
		CANCEL_EVENTS.forEach( ( type ) => addEventListener( type, finish, { passive: true } ) );
		clock.frame( step );
	} );
}

const CANCEL_EVENTS = [ 'wheel', 'touchstart', 'keydown' ] as const;
