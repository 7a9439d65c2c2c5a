/** Spec 9; the same at any length (Rulings 4). */
export const SPEED = 50;

export interface TickerState {
    /** By the button. */
    paused: boolean;
    hovered: boolean;
    focused: boolean;
    /** The visitor wants no motion. */
    still: boolean;
}

export type TickerAction = { type: 'toggle' } | { type: 'hover' | 'focus' | 'still'; on: boolean };

export const initialTicker: TickerState = { paused: false, hovered: false, focused: false, still: false };

export function tickerModel(state: TickerState, action: TickerAction): TickerState {
    switch (action.type) {
        case 'toggle':
            return { ...state, paused: !state.paused };
        case 'hover':
            return { ...state, hovered: action.on };
        case 'focus':
            return { ...state, focused: action.on };
        case 'still':
            return { ...state, still: action.on };
    }
}

export function isRunning({ paused, hovered, focused, still }: TickerState): boolean {
    return !paused && !hovered && !focused && !still;
}

/** @returns milliseconds in which a list of that many pixels has passed by */
export function timeOf(width: number): number {
    return (width / SPEED) * 1000;
}
