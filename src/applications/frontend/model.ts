import { parsePrinted } from '../../shared/config/parse-printed';
import type { ApplicationResponse } from '../../shared/config/generated';
import type { FieldError } from '../../application-forms/frontend/fields';

/** State of the application form, independent of the DOM. */

/** Message style, by the compatibility classes. `default` is a response without messages. */
export type Tone = 'success' | 'error' | 'default' | 'plain';

export interface Outcome {
	readonly tone: Tone;
	readonly messages: readonly string[];
}

export interface State {
	readonly phase: 'idle' | 'sending';
	/** Upload progress in percent. */
	readonly percent: number;
	readonly errors: readonly FieldError[];
	/** Whether the error summary is shown, after client-side validation failed. */
	readonly summary: boolean;
	readonly outcome: Outcome | null;
	/** The fields are hidden because the application was sent. */
	readonly sent: boolean;
	/** Where the confirmation is sent; '' after a reload. */
	readonly email: string;
	/** Increases each time the message or the summary should get focus. */
	readonly focusCount: number;
}

export const initialState: State = {
	phase: 'idle',
	percent: 0,
	errors: [],
	summary: false,
	outcome: null,
	sent: false,
	email: '',
	focusCount: 0,
};

export type Action =
	| { readonly type: 'refused'; readonly errors: readonly FieldError[]; readonly messages: readonly string[] }
	| { readonly type: 'sending' }
	| { readonly type: 'progress'; readonly percent: number }
	| { readonly type: 'released' }
	| { readonly type: 'settled'; readonly outcome: Outcome; readonly errors: readonly FieldError[] }
	| { readonly type: 'sent'; readonly email: string }
	| { readonly type: 'another' }
	| { readonly type: 'chosen'; readonly name: string; readonly error: FieldError | null }
	| { readonly type: 'checked'; readonly name: string; readonly error: FieldError | null };

export function reduce( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'refused':
			return {
				...initialState,
				errors: action.errors,
				summary: action.errors.length > 0,
				outcome: action.messages.length > 0 ? { tone: 'error', messages: action.messages } : null,
				focusCount: state.focusCount + 1,
			};
		case 'sending':
			return state.phase === 'sending'
				? state
				: { ...initialState, phase: 'sending', focusCount: state.focusCount };
		case 'progress':
			return state.phase === 'sending' ? { ...state, percent: action.percent } : state;
		case 'released':
			return { ...state, phase: 'idle' };
		case 'settled':
			return {
				...initialState,
				outcome: action.outcome,
				errors: action.errors,
				// A success message gets the focus later, after the fields above it were hidden and it has moved.
				focusCount: state.focusCount + Number( action.outcome.tone !== 'success' ),
			};
		case 'sent':
			return { ...state, sent: true, email: action.email, focusCount: state.focusCount + 1 };
		case 'another':
			return { ...initialState, focusCount: state.focusCount };
		case 'chosen':
			// A field that is in the summary keeps its place.
			return checked(
				action.error && ! state.errors.some( ( { name } ) => name === action.name )
					? { ...state, errors: [ ...state.errors, action.error ] }
					: state,
				action.name,
				action.error
			);
		case 'checked':
			return checked( state, action.name, action.error );
	}
}

/** Validates an invalid field again while it is corrected. */
function checked( state: State, name: string, error: FieldError | null ): State {
	const errors = state.errors.flatMap( ( old ) => ( old.name !== name ? [ old ] : error ? [ error ] : [] ) );
	const before = state.errors.find( ( old ) => old.name === name );
	return before && before.message !== error?.message
		? { ...state, errors, summary: state.summary && errors.length > 0 }
		: state;
}

/** Parses the body of a response, whatever its status; `null` if it is not from Courant Desk. */
export function parseResponse( text: string | null ): ApplicationResponse | null {
	try {
		const { error, success, ...rest } = parsePrinted< Partial< ApplicationResponse > >( text ?? '' );
		return isTexts( error ) && isTexts( success ) ? { ...rest, error, success } : null;
	} catch {
		return null;
	}
}

function isTexts( value: unknown ): value is string[] {
	return Array.isArray( value ) && value.every( ( text ) => typeof text === 'string' );
}

/**
 * Returns the message to show: errors before success; a response without either gets the general message with the style
 * of an error.
 */
export function outcomeOf( response: ApplicationResponse | null, general: string ): Outcome {
	if ( ! response ) {
		return { tone: 'error', messages: [ general ] };
	}
	if ( response.error.length > 0 ) {
		return { tone: 'error', messages: response.error };
	}
	return response.success.length > 0
		? { tone: 'success', messages: response.success }
		: { tone: 'default', messages: [ general ] };
}
