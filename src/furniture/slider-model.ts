/** Spec 9: the time from one story to the next; the transition itself is in the style (800 ms). */
export const INTERVAL = 5500;

export interface SliderState {
    count: number;
    index: number;
    /** What was shown before, and to which side it went: 1 when the slider moved on, -1 when it moved back. */
    last: { index: number; way: 1 | -1 } | undefined;
    /** Whether it may rotate: the visitor's word, or the start of the page's. */
    wanted: boolean;
    /** The visitor has asked for it with the button; then keyboard focus does not stop it. */
    asked: boolean;
    /** What holds it for as long as it lasts. */
    hovered: boolean;
    hidden: boolean;
}

export type SliderAction =
    | { type: 'move'; way: 1 | -1; byVisitor?: boolean }
    | { type: 'toggle' }
    | { type: 'focus' }
    | { type: 'still' }
    | { type: 'hover' | 'hide'; on: boolean };

/** @param still whether it begins stopped: less motion is wanted, or a visitor has moved it already */
export function initialSlider(count: number, index: number, still: boolean): SliderState {
    return { count, index, last: undefined, wanted: !still && count > 1, asked: false, hovered: false, hidden: false };
}

/** The carousel of the ARIA practices, which loops (Spec 2.2; Rulings 4). */
export function sliderModel(state: SliderState, action: SliderAction): SliderState {
    switch (action.type) {
        case 'move': {
            const index = (state.index + action.way + state.count) % state.count;
            const moved = { ...state, index, last: { index: state.index, way: action.way } };
            // Whoever turns it is not taken further, until the visitor starts it again.
            return action.byVisitor ? { ...moved, wanted: false, asked: false } : moved;
        }
        case 'toggle':
            return { ...state, wanted: !state.wanted, asked: !state.wanted };
        case 'focus':
            // Keyboard focus stops it for good, until the visitor starts it again.
            return state.wanted && !state.asked ? { ...state, wanted: false } : state;
        case 'still':
            return { ...state, wanted: false, asked: false };
        case 'hover':
            return { ...state, hovered: action.on };
        case 'hide':
            return { ...state, hidden: action.on };
    }
}

export function rotates({ wanted, hovered, hidden }: SliderState): boolean {
    return wanted && !hovered && !hidden;
}

/** Far enough to the side, and more to the side than down. @returns the way to go, or nothing */
export function swipe(across: number, down: number, rightToLeft: boolean): 1 | -1 | undefined {
    if (Math.abs(across) < 40 || Math.abs(across) < Math.abs(down)) {
        return undefined;
    }
    return across < 0 !== rightToLeft ? 1 : -1;
}
