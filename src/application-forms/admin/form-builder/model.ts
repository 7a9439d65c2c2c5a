/** State of the form builder; `FormSerializer.php` reads and writes the same format. Pure. */
import type { ApplicationForm, ApplicationFormField } from '../../../shared/config/generated';
import type { Immutable } from '../../../shared/immutable';
import type { Condition, Conditions } from '../../frontend/condition-rules';

export const TYPES = [
	'text',
	'textarea',
	'email',
	'tel',
	'url',
	'number',
	'date',
	'select',
	'radio',
	'checkbox',
	'file',
	'consent',
	'heading',
	'step',
] as const satisfies readonly ApplicationFormField[ 'type' ][];
export type FieldType = ApplicationFormField[ 'type' ];

/** The same as `FieldConditions::MAX_CONDITIONS`. */
export const MAX_CONDITIONS = 10;

export type Field = Immutable< ApplicationFormField > & {
	/** Key of a field that was not saved yet, whose name is generated from its label. */
	readonly draftKey?: string;
};

export type Form = Omit< Immutable< ApplicationForm >, 'fields' > & { readonly fields: readonly Field[] };

/** Texts of the form; an empty one is replaced by the default of the site. */
export type FormTexts = Form[ 'texts' ];

export const PREFIX = 'awsm_field_';
/** Required to reply to the applicant. */
export const REQUIRED_FIELDS: readonly string[] = [ 'awsm_applicant_name', 'awsm_applicant_email' ];
/** Standard fields: their type is fixed. */
const CUSTOM_TYPES: readonly string[] = [
	...REQUIRED_FIELDS,
	'awsm_applicant_phone',
	'awsm_applicant_letter',
	'awsm_file',
];

export const isCustomField = ( { name }: Field ): boolean => CUSTOM_TYPES.includes( name );
export const isInput = ( type: FieldType ): boolean => type !== 'heading' && type !== 'step';
export const hasChoices = ( type: FieldType ): boolean => type === 'select' || type === 'radio' || type === 'checkbox';
export const comparesValue = ( operator: string ): boolean => operator === 'is' || operator === 'is-not';

/** A new condition on a field. Files have no value that could be compared. */
export const conditionOn = ( field: Field | undefined ): Condition => ( {
	field: field?.name ?? '',
	operator: field?.type === 'file' ? 'filled' : 'is',
	value: '',
} );

export const hasRange = ( type: FieldType ): boolean => type === 'number' || type === 'date';
export const hasLengths = ( type: FieldType ): boolean => type === 'text' || type === 'textarea';

export interface State {
	readonly form: Form;
	readonly dirty: boolean;
	/** Name of the open field. */
	readonly open: string;
	/** Counter of new fields. */
	readonly made: number;
}

/** Key of a row, stable while its name may still change. */
export const keyFor = ( { draftKey, name }: Field ): string => draftKey ?? name;

export type Action =
	| { readonly type: 'opened'; readonly form: Form }
	/** `sent` is what was saved: changes made meanwhile stay unsaved. */
	| { readonly type: 'stored'; readonly form: Form; readonly sent: Form }
	| { readonly type: 'titled'; readonly title: string }
	| { readonly type: 'reworded'; readonly texts: Partial< FormTexts > }
	| { readonly type: 'standard'; readonly on: boolean }
	| { readonly type: 'added'; readonly field: FieldType }
	| { readonly type: 'changed'; readonly name: string; readonly changes: Partial< Field > }
	| { readonly type: 'removed'; readonly name: string }
	| { readonly type: 'moved'; readonly name: string; readonly to: number }
	| { readonly type: 'toggled'; readonly name: string };

export const initialState = ( form: Form ): State => ( { form, dirty: form.id === 0, open: '', made: 0 } );

export function reduce( state: State, action: Action ): State {
	const { form } = state;
	switch ( action.type ) {
		case 'opened':
			return initialState( action.form );
		case 'stored':
			return form === action.sent
				? initialState( action.form )
				: { ...state, dirty: true, form: { ...form, id: action.form.id, version: action.form.version } };
		case 'titled':
			return changed( state, { title: action.title } );
		case 'reworded':
			return changed( state, { texts: { ...form.texts, ...action.texts } } );
		case 'standard':
			return changed( state, { standard: action.on } );
		case 'added': {
			const isFirstStep = action.field === 'step' && form.fields.every( ( { type } ) => type !== 'step' );
			// The existing fields become the first step, which also needs a title.
			const before = isFirstStep ? [ newField( 'step', form.fields, `new-${ state.made + 1 }` ) ] : [];
			const fields = [ ...before, ...form.fields ];
			const created = state.made + before.length + 1;
			const field = newField( action.field, fields, `new-${ created }` );
			return { ...changed( state, { fields: [ ...fields, field ] } ), open: field.name, made: created };
		}
		case 'changed':
			return change( state, action.name, action.changes );
		case 'removed':
			return REQUIRED_FIELDS.includes( action.name )
				? state
				: changed( state, { fields: form.fields.filter( ( { name } ) => name !== action.name ) } );
		case 'moved':
			return changed( state, { fields: move( form.fields, action.name, action.to ) } );
		case 'toggled':
			return { ...state, open: state.open === action.name ? '' : action.name };
	}
}

const changed = ( state: State, changes: Partial< Form > ): State => ( {
	...state,
	dirty: true,
	form: { ...state.form, ...changes },
} );

/** Changes a field. The name of an unsaved field is generated from its label, and conditions are updated. */
function change( state: State, name: string, changes: Partial< Field > ): State {
	const before = state.form.fields.find( ( field ) => field.name === name );
	if ( ! before ) {
		return state;
	}
	const others = state.form.fields.filter( ( field ) => field !== before );
	const next =
		before.draftKey !== undefined && changes.label !== undefined
			? nameOf( changes.label, before.type, others )
			: name;
	const fields = state.form.fields.map( ( field ) => {
		return field === before
			? { ...field, ...changes, name: next }
			: { ...field, condition: renameInConditions( field.condition, name, next ) };
	} );
	return { ...changed( state, { fields } ), open: state.open === name ? next : state.open };
}

export const renameInConditions = ( conditions: Conditions | null, from: string, to: string ): Conditions | null =>
	conditions?.rules.some( ( { field } ) => field === from )
		? {
				...conditions,
				rules: conditions.rules.map( ( rule ) => ( rule.field === from ? { ...rule, field: to } : rule ) ),
			}
		: conditions;

export function move< T extends { readonly name: string } >(
	fields: readonly T[],
	name: string,
	to: number
): readonly T[] {
	const moved = fields.find( ( field ) => field.name === name );
	const rest = fields.filter( ( field ) => field !== moved );
	const at = Math.max( 0, Math.min( rest.length, to ) );
	return moved ? [ ...rest.slice( 0, at ), moved, ...rest.slice( at ) ] : fields;
}

export function nameOf( label: string, type: FieldType, others: readonly Field[] ): string {
	const normalized = label.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();
	const slug =
		normalized
			.replace( /[^a-z0-9]+/g, '_' )
			.replace( /^_+|_+$/g, '' )
			.slice( 0, 40 ) || type;
	const usedNames = new Set( others.map( ( { name } ) => name ) );
	for ( let number = 1; ; number++ ) {
		const name = `${ PREFIX }${ slug }${ number === 1 ? '' : `_${ number }` }`;
		if ( ! usedNames.has( name ) ) {
			return name;
		}
	}
}

function newField( type: FieldType, others: readonly Field[], draftKey: string ): Field {
	return {
		name: nameOf( '', type, others ),
		type,
		label: '',
		help: '',
		required: false,
		width: 'full',
		choices: [],
		least: '',
		most: '',
		minLength: 0,
		maxLength: type === 'textarea' ? 20000 : 1000,
		files: 1,
		megabytes: 0,
		kinds: [],
		message: '',
		condition: null,
		draftKey,
	};
}

/** Returns the fields that a condition may use: those above that have a value. */
export const fieldsAbove = ( fields: readonly Field[], name: string ): readonly Field[] =>
	fields
		.slice(
			0,
			Math.max(
				0,
				fields.findIndex( ( field ) => field.name === name )
			)
		)
		.filter( ( { type } ) => isInput( type ) );

export type Problem = 'unlabelled' | 'untitled' | 'choiceless' | 'condition' | 'bounds';

/** Validates a field before the server does. */
export function findProblem( fields: readonly Field[], field: Field ): Problem | null {
	const { condition, least: minValue, most: maxValue } = field;
	if ( field.label.trim() === '' ) {
		return field.type === 'step' ? 'untitled' : 'unlabelled';
	}
	if ( hasChoices( field.type ) && field.choices.every( ( choice ) => choice.trim() === '' ) ) {
		return 'choiceless';
	}
	const above = new Set( fieldsAbove( fields, field.name ).map( ( { name } ) => name ) );
	if ( condition?.rules.some( ( rule ) => ! above.has( rule.field ) ) ) {
		return 'condition';
	}
	const isOutOfOrder = field.type === 'number' ? Number( maxValue ) < Number( minValue ) : maxValue < minValue;
	return hasRange( field.type ) && minValue !== '' && maxValue !== '' && isOutOfOrder ? 'bounds' : null;
}
