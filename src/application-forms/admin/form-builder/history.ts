/** Undo and redo of the form builder. Pure. */
import { isSameForm, mergeForms } from './merge';
import type { Side } from './merge';
import { initialState, keyFor, reduce } from './model';
import type { Action, Field, Form, State } from './model';

export type HistoryAction =
	| Action
	| { readonly type: 'undone' }
	| { readonly type: 'redone' }
	/** Another user stored `form` in the meantime. `prefer`: which change to keep of what both users changed. */
	| { readonly type: 'rebased'; readonly form: Form; readonly prefer: Side };

export interface History {
	readonly current: State;
	/** The form as it is stored. */
	readonly stored: Form;
	/** Earlier forms, the last one at the end. */
	readonly past: readonly Form[];
	/** Forms that were undone, the next one at the start. */
	readonly future: readonly Form[];
	/** Identifies the text that the last change edited; further typing in it belongs to the same step. */
	readonly typing: string;
}

const MAX_STEPS = 100;

export const initialHistory = ( form: Form ): History => ( {
	current: initialState( form ),
	stored: form,
	past: [],
	future: [],
	typing: '',
} );

export function reduceHistory( history: History, action: HistoryAction ): History {
	const { current, past, future } = history;
	switch ( action.type ) {
		case 'undone':
			return show( history, past.at( -1 ), past.slice( 0, -1 ), [ current.form, ...future ] );
		case 'redone':
			return show( history, future[ 0 ], [ ...past, current.form ], future.slice( 1 ) );
		case 'opened':
			return initialHistory( action.form );
		case 'rebased':
			return rebase( history, action.form, action.prefer );
		case 'stored': {
			const { id, version } = action.form;
			const names = namesByDraft( action.sent );
			const sent = isSameForm( current.form, action.sent ) ? current.form : action.sent;
			const adopt = ( form: Form ): Form => ( {
				...form,
				id,
				version,
				fields: applySavedNames( form.fields, names ),
			} );
			return {
				current: reduce( current, { ...action, sent } ),
				stored: action.form,
				past: past.map( adopt ),
				future: future.map( adopt ),
				typing: '',
			};
		}
	}
	const next = reduce( current, action );
	if ( next.form === current.form ) {
		return { ...history, current: next };
	}
	const typing = typingTarget( current.form, action );
	const isSameStep = typing !== '' && typing === history.typing;
	const isStored = next.form.id > 0 && isSameForm( next.form, history.stored );
	return {
		...history,
		current: isStored ? { ...next, dirty: false } : next,
		past: isSameStep ? past : [ ...past, current.form ].slice( -MAX_STEPS ),
		future: [],
		typing,
	};
}

/** Shows another form; the open field stays open if the form has it. */
function show( history: History, form: Form | undefined, past: readonly Form[], future: readonly Form[] ): History {
	if ( form === undefined ) {
		return history;
	}
	const { current, stored } = history;
	return {
		...history,
		current: { ...current, form, open: openIn( form, current ), dirty: form !== stored || form.id === 0 },
		past,
		future,
		typing: '',
	};
}

/** Returns the name of the open field in another form; '' if the form does not have it. */
function openIn( form: Form, current: State ): string {
	const open = current.form.fields.find( ( { name } ) => name === current.open );
	return ( open && form.fields.find( ( field ) => keyFor( field ) === keyFor( open ) ) )?.name ?? '';
}

/** Adds the changes of another user to the form and to its earlier states, so that an undo keeps them. */
function rebase( history: History, stored: Form, prefer: Side ): History {
	const merge = ( form: Form ): Form => {
		const merged = mergeForms( history.stored, form, stored, prefer ).form;
		return isSameForm( merged, stored ) ? stored : merged;
	};
	const form = merge( history.current.form );
	// Earlier states contain the changes that the user discards by preferring the stored form.
	const adopt = ( forms: readonly Form[] ): readonly Form[] => ( prefer === 'own' ? forms.map( merge ) : [] );
	return {
		current: { ...history.current, form, open: openIn( form, history.current ), dirty: form !== stored },
		stored,
		past: adopt( history.past ),
		future: adopt( history.future ),
		typing: '',
	};
}

/** Identifies the text that an action edits by typing; '' for an action that is a separate step. */
function typingTarget( { fields }: Form, action: Action ): string {
	if ( action.type === 'titled' ) {
		return 'title';
	}
	if ( action.type === 'reworded' ) {
		return Object.keys( action.texts ).join( ' ' );
	}
	const field = action.type === 'changed' ? fields.find( ( { name } ) => name === action.name ) : undefined;
	if ( action.type !== 'changed' || field === undefined ) {
		return '';
	}
	const { condition, ...others } = action.changes;
	const keys = Object.entries( others ).map( ( [ key, value ] ) => ( typeof value === 'boolean' ? '' : key ) );
	// Typing changes only the value of a condition, not its field or its operator.
	const rules = condition?.rules.map( ( rule ) => `${ rule.field } ${ rule.operator }` ) ?? [];
	const isTyped = condition
		? condition.match === field.condition?.match && rules.length === field.condition.rules.length
		: ! ( 'condition' in action.changes ) &&
			! keys.includes( '' ) &&
			! keys.includes( 'width' ) &&
			! keys.includes( 'kinds' );
	return isTyped ? [ keyFor( field ), ...keys, ...rules ].join( ' ' ) : '';
}

/** The names under which new fields were stored, by `draftKey`. */
const namesByDraft = ( { fields }: Form ): ReadonlyMap< string, string > =>
	new Map( fields.flatMap( ( { draftKey, name } ) => ( draftKey === undefined ? [] : [ [ draftKey, name ] ] ) ) );

/** Fields of an earlier form with the names under which they have been stored since. */
function applySavedNames( fields: readonly Field[], names: ReadonlyMap< string, string > ): readonly Field[] {
	const stored = ( { draftKey }: Field ): string | undefined => names.get( draftKey ?? '' );
	const renamed = new Map( fields.map( ( field ) => [ field.name, stored( field ) ?? field.name ] ) );
	return fields.map( ( field ) => {
		const { draftKey, ...kept } = field;
		const { condition } = field;
		return {
			...kept,
			...( draftKey !== undefined && stored( field ) === undefined ? { draftKey } : {} ),
			name: renamed.get( field.name ) ?? field.name,
			condition: condition && {
				...condition,
				rules: condition.rules.map( ( rule ) => ( {
					...rule,
					field: renamed.get( rule.field ) ?? rule.field,
				} ) ),
			},
		};
	} );
}
