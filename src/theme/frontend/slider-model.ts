/** Milliseconds from one slide to the next; the transition (800 ms) is defined in CSS. */
export const ROTATION_INTERVAL = 5500;

export interface SliderState {
	count: number;
	index: number;
	/** The previous slide and the direction of the move: 1 for forward, -1 for back. */
	previous: { index: number; direction: 1 | -1 } | undefined;
	/** Whether rotation is switched on, by the visitor or initially. */
	isPlaying: boolean;
	/** The visitor started rotation with the button; then keyboard focus does not stop it. */
	byVisitor: boolean;
	/** Rotation pauses while these are true. */
	hovered: boolean;
	hidden: boolean;
}

export type SliderAction =
	| { type: 'move'; direction: 1 | -1; byVisitor?: boolean }
	| { type: 'toggle' }
	| { type: 'focus' }
	| { type: 'still' }
	| { type: 'hover' | 'hide'; on: boolean };

/** @param isStopped whether rotation starts off: reduced motion, or the visitor has moved the slides already */
export function initialSliderState( count: number, index: number, isStopped: boolean ): SliderState {
	return {
		count,
		index,
		previous: undefined,
		isPlaying: ! isStopped && count > 1,
		byVisitor: false,
		hovered: false,
		hidden: false,
	};
}

/** Implements the ARIA carousel pattern with a loop. */
export function reduceSlider( state: SliderState, action: SliderAction ): SliderState {
	switch ( action.type ) {
		case 'move': {
			const index = ( state.index + action.direction + state.count ) % state.count;
			const moved = { ...state, index, previous: { index: state.index, direction: action.direction } };
			// Manual navigation stops rotation until the visitor starts it again.
			return action.byVisitor ? { ...moved, isPlaying: false, byVisitor: false } : moved;
		}
		case 'toggle':
			return { ...state, isPlaying: ! state.isPlaying, byVisitor: ! state.isPlaying };
		case 'focus':
			// Keyboard focus stops rotation until the visitor starts it again.
			return state.isPlaying && ! state.byVisitor ? { ...state, isPlaying: false } : state;
		case 'still':
			return { ...state, isPlaying: false, byVisitor: false };
		case 'hover':
			return { ...state, hovered: action.on };
		case 'hide':
			return { ...state, hidden: action.on };
	}
}

export function isRotating( { isPlaying, hovered, hidden }: SliderState ): boolean {
	return isPlaying && ! hovered && ! hidden;
}

/** Returns the direction of a swipe: at least 40 px, and more horizontal than vertical. Undefined for anything else. */
export function swipeDirection( deltaX: number, deltaY: number, rightToLeft: boolean ): 1 | -1 | undefined {
	if ( Math.abs( deltaX ) < 40 || Math.abs( deltaX ) < Math.abs( deltaY ) ) {
		return undefined;
	}
	return deltaX < 0 !== rightToLeft ? 1 : -1;
}
