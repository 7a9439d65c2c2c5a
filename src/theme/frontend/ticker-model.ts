/** Speed of the ticker in pixels per second. */
export const PIXELS_PER_SECOND = 50;

export interface TickerState {
	/** Paused with the button. */
	paused: boolean;
	hovered: boolean;
	focused: boolean;
	/** The visitor prefers reduced motion. */
	reducedMotion: boolean;
}

export type TickerAction = { type: 'toggle' } | { type: 'hover' | 'focus' | 'still'; on: boolean };

export const initialTickerState: TickerState = { paused: false, hovered: false, focused: false, reducedMotion: false };

export function reduceTicker( state: TickerState, action: TickerAction ): TickerState {
	switch ( action.type ) {
		case 'toggle':
			return { ...state, paused: ! state.paused };
		case 'hover':
			return { ...state, hovered: action.on };
		case 'focus':
			return { ...state, focused: action.on };
		case 'still':
			return { ...state, reducedMotion: action.on };
	}
}

export function isScrolling( { paused, hovered, focused, reducedMotion }: TickerState ): boolean {
	return ! paused && ! hovered && ! focused && ! reducedMotion;
}

/** @returns milliseconds in which a list of this width has passed */
export function scrollDuration( width: number ): number {
	return ( width / PIXELS_PER_SECOND ) * 1000;
}
