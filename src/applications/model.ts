import type { ApplicationResponse } from '../config/generated';
import type { FieldError } from './fields';

/** The rules of an application's form, without a page (Spec 4, Rulings 16). */

/** The area's styling by the contract's classes. `default` is the answer that says nothing. */
export type Tone = 'success' | 'error' | 'default' | 'plain';

export interface Outcome {
    readonly tone: Tone;
    readonly messages: readonly string[];
}

export interface State {
    readonly phase: 'idle' | 'sending';
    /** of the upload, in percent */
    readonly percent: number;
    readonly errors: readonly FieldError[];
    /** the list of errors is shown after a refusal on the visitor's side */
    readonly summary: boolean;
    readonly outcome: Outcome | null;
    /** the fields are hidden, because the application was sent */
    readonly sent: boolean;
    /** counts what takes the focus */
    readonly news: number;
}

export const initialState: State = { phase: 'idle', percent: 0, errors: [], summary: false, outcome: null, sent: false, news: 0 };

export type Action =
    | { readonly type: 'refused'; readonly errors: readonly FieldError[]; readonly messages: readonly string[] }
    | { readonly type: 'sending' }
    | { readonly type: 'progress'; readonly percent: number }
    | { readonly type: 'released' }
    | { readonly type: 'settled'; readonly outcome: Outcome; readonly errors: readonly FieldError[] }
    | { readonly type: 'sent' }
    | { readonly type: 'another' }
    | { readonly type: 'chosen'; readonly name: string; readonly error: FieldError | null }
    | { readonly type: 'checked'; readonly name: string; readonly error: FieldError | null };

export function reduce(state: State, action: Action): State {
    switch (action.type) {
        case 'refused':
            return {
                ...initialState,
                errors: action.errors,
                summary: action.errors.length > 0,
                outcome: action.messages.length > 0 ? { tone: 'error', messages: action.messages } : null,
                news: state.news + 1,
            };
        case 'sending':
            return state.phase === 'sending' ? state : { ...initialState, phase: 'sending', news: state.news };
        case 'progress':
            return state.phase === 'sending' ? { ...state, percent: action.percent } : state;
        case 'released':
            return { ...state, phase: 'idle' };
        case 'settled':
            return { ...initialState, outcome: action.outcome, errors: action.errors, news: state.news + 1 };
        case 'sent':
            return { ...state, sent: true };
        case 'another':
            return { ...initialState, news: state.news };
        case 'chosen':
            return checked({ ...state, errors: [...state.errors.filter(({ name }) => name !== action.name), ...(action.error ? [action.error] : [])] }, action.name, action.error);
        case 'checked':
            return checked(state, action.name, action.error);
    }
}

/** A field that was wrong is checked again while it is corrected. */
function checked(state: State, name: string, error: FieldError | null): State {
    const errors = state.errors.flatMap((old) => (old.name !== name ? [old] : error ? [error] : []));
    const before = state.errors.find((old) => old.name === name);
    return before && before.message !== error?.message ? { ...state, errors, summary: state.summary && errors.length > 0 } : state;
}

/** The answer's body, if it is one (Rulings 16: whatever the status). */
export function parseResponse(text: string | null): ApplicationResponse | null {
    try {
        const { error, success, ...rest } = JSON.parse(text ?? '') as Partial<ApplicationResponse>;
        return isTexts(error) && isTexts(success) ? { ...rest, error, success } : null;
    } catch {
        return null;
    }
}

function isTexts(value: unknown): value is string[] {
    return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Errors before successes; an answer of neither is told in general words, with the styling of an error (Spec 4). */
export function outcomeOf(response: ApplicationResponse | null, general: string): Outcome {
    if (!response) {
        return { tone: 'error', messages: [general] };
    }
    if (response.error.length > 0) {
        return { tone: 'error', messages: response.error };
    }
    return response.success.length > 0 ? { tone: 'success', messages: response.success } : { tone: 'default', messages: [general] };
}
