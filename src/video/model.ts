import type { VideoConfig } from '../config/generated';

/** The dialog of a video: open or closed, and what keeps its player from playing. */
export interface State {
    readonly isOpen: boolean;
    /** Consent to the player's service */
    readonly isAllowed: boolean;
    /** This video alone was accepted, on this page. */
    readonly isAccepted: boolean;
    /** Waits for a press on play. */
    readonly waits: boolean;
}

export type Action =
    | { readonly type: 'opened'; readonly by: 'page' | 'visitor' }
    | { readonly type: 'closed' }
    | { readonly type: 'accepted' }
    | { readonly type: 'consent'; readonly isAllowed: boolean };

export const begin = (isAllowed: boolean): State => ({ isOpen: false, isAllowed, isAccepted: false, waits: false });

export function reduce(state: State, action: Action, waitsFirst = false): State {
    switch (action.type) {
        case 'opened':
            // The play button says what it loads: who presses it accepts this video.
            return action.by === 'page' ? { ...state, isOpen: true, waits: waitsFirst } : { ...state, isOpen: true, isAccepted: true, waits: false };
        case 'closed':
            return { ...state, isOpen: false };
        case 'accepted':
            return { ...state, isAccepted: true, waits: false };
        case 'consent':
            // Who takes consent back takes it from this video too.
            return action.isAllowed === state.isAllowed ? state : { ...state, isAllowed: action.isAllowed, isAccepted: action.isAllowed && state.isAccepted };
    }
}

/** What the dialog shows: nothing, the player, or why it does not play yet. */
export function viewOf({ isOpen, isAllowed, isAccepted, waits }: State): 'closed' | 'player' | 'consent' | 'play' {
    if (!isOpen) {
        return 'closed';
    }
    if (!isAllowed && !isAccepted) {
        return 'consent';
    }
    return waits ? 'play' : 'player';
}

/** Whether the dialog opens by itself on this page, once consent is given. */
export function opensByItself({ once, motion }: Pick<VideoConfig, 'once' | 'motion'>, wasSeen: boolean, wantsLessMotion: boolean): boolean {
    return !(once && wasSeen) && !(wantsLessMotion && motion === 'closed');
}
