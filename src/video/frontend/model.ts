import type { VideoConfig } from '../../shared/config/generated';

/** State of the dialog: open or closed, and what keeps the player from starting. */
export interface State {
	readonly isOpen: boolean;
	/** Consent to the category of the player. */
	readonly isAllowed: boolean;
	/** The visitor accepted this video, for this page load. */
	readonly isAccepted: boolean;
	/** Waits for a click on play. */
	readonly isPaused: boolean;
}

export type Action =
	| { readonly type: 'opened'; readonly by: 'page' | 'visitor' }
	| { readonly type: 'closed' }
	| { readonly type: 'accepted' }
	| { readonly type: 'consent'; readonly isAllowed: boolean };

export const initialState = ( isAllowed: boolean ): State => ( {
	isOpen: false,
	isAllowed,
	isAccepted: false,
	isPaused: false,
} );

export function reduce( state: State, action: Action, startPaused = false ): State {
	switch ( action.type ) {
		case 'opened':
			// The play button names what it loads, so a click on it accepts this video.
			return action.by === 'page'
				? { ...state, isOpen: true, isPaused: startPaused }
				: { ...state, isOpen: true, isAccepted: true, isPaused: false };
		case 'closed':
			return { ...state, isOpen: false };
		case 'accepted':
			return { ...state, isAccepted: true, isPaused: false };
		case 'consent':
			// Withdrawing consent also withdraws it for this video.
			return action.isAllowed === state.isAllowed
				? state
				: { ...state, isAllowed: action.isAllowed, isAccepted: action.isAllowed && state.isAccepted };
	}
}

/** Returns what the dialog shows: nothing, the player, the consent request, or the play button. */
export function viewOf( { isOpen, isAllowed, isAccepted, isPaused }: State ): 'closed' | 'player' | 'consent' | 'play' {
	if ( ! isOpen ) {
		return 'closed';
	}
	if ( ! isAllowed && ! isAccepted ) {
		return 'consent';
	}
	return isPaused ? 'play' : 'player';
}

/** Returns whether the dialog opens by itself on this page once consent is given. */
export function shouldAutoOpen(
	{ once, motion }: Pick< VideoConfig, 'once' | 'motion' >,
	wasSeen: boolean,
	prefersReducedMotion: boolean
): boolean {
	return ! ( once && wasSeen ) && ! ( prefersReducedMotion && motion === 'closed' );
}
