import { isSameForm, mergeForms } from '../../../src/application-forms/admin/form-builder/merge';
import { initialState, reduce } from '../../../src/application-forms/admin/form-builder/model';
import type { Action, Field, Form } from '../../../src/application-forms/admin/form-builder/model';

const empty: Form = {
	id: 3,
	title: 'Short',
	version: 1,
	standard: false,
	fields: [],
	texts: { heading: '', description: '', button: '' },
};
const change = ( form: Form, ...actions: Action[] ): Form => actions.reduce( reduce, initialState( form ) ).form;
/** The form as the server returns it. */
const stored = ( form: Form, version = 2 ): Form => ( {
	...form,
	version,
	fields: form.fields.map( ( { draftKey: _, ...field } ): Field => field ),
} );
const added = ( label: string ): Action[] => [
	{ type: 'added', field: 'text' },
	{ type: 'changed', name: 'awsm_field_text', changes: { label } },
];
const relabelled = ( name: string, label: string ): Action => ( {
	type: 'changed',
	name: `awsm_field_${ name }`,
	changes: { label },
} );
const base = stored( change( empty, ...added( 'A' ), ...added( 'B' ), ...added( 'C' ) ), 1 );
const labels = ( { fields }: Form ): string => fields.map( ( { label } ) => label ).join( ' ' );
const merge = ( own: Form, theirs: Form ) => mergeForms( base, own, stored( theirs ), 'own' );

test( 'added, changed, removed and moved fields of both users are kept', () => {
	const own = change( base, relabelled( 'a', 'A1' ), ...added( 'Mine' ) );
	const theirs = change(
		base,
		{ type: 'removed', name: 'awsm_field_b' },
		{ type: 'moved', name: 'awsm_field_c', to: 0 },
		...added( 'Theirs' )
	);
	const { form, conflicts } = merge( own, theirs );
	expect( [ labels( form ), conflicts, form.version ] ).toEqual( [ 'C A1 Theirs Mine', [], 2 ] );
	// The same in the other direction, where the own order is the changed one.
	expect( labels( merge( theirs, own ).form ) ).toBe( 'C A1 Theirs Mine' );
} );

test( 'name, default and texts of a form are merged one by one', () => {
	const own = change( base, { type: 'titled', title: 'Mine' }, { type: 'reworded', texts: { button: 'Go' } } );
	const theirs = change( base, { type: 'standard', on: true }, { type: 'reworded', texts: { heading: 'Join' } } );
	const { form, conflicts } = merge( own, theirs );
	expect( form ).toMatchObject( {
		title: 'Mine',
		standard: true,
		texts: { heading: 'Join', description: '', button: 'Go' },
	} );
	expect( conflicts ).toEqual( [] );
} );

test( 'what both users changed differently is a conflict, and only there one of the changes is lost', () => {
	const own = change(
		base,
		{ type: 'titled', title: 'Mine' },
		relabelled( 'a', 'A1' ),
		{ type: 'removed', name: 'awsm_field_b' },
		relabelled( 'c', 'C1' )
	);
	const theirs = stored(
		change(
			base,
			{ type: 'titled', title: 'Theirs' },
			relabelled( 'a', 'A2' ),
			relabelled( 'b', 'B2' ),
			...added( 'New' )
		)
	);
	const { form, conflicts } = mergeForms( base, own, theirs, 'own' );
	expect( [ form.title, labels( form ) ] ).toEqual( [ 'Mine', 'A1 C1 New' ] );
	expect( conflicts ).toMatchObject( [
		{ part: 'title', stored: 'Theirs', own: 'Mine' },
		{ part: 'field', stored: { label: 'A2' }, own: { label: 'A1' } },
		{ part: 'field', stored: { label: 'B2' }, own: undefined },
	] );
	const other = mergeForms( base, own, theirs, 'stored' ).form;
	expect( [ other.title, labels( other ) ] ).toEqual( [ 'Theirs', 'A2 B2 C1 New' ] );
} );

test( 'fields that both users inserted at the same position are next to each other, those of the other user first', () => {
	const insert = ( label: string ): Form =>
		change( base, ...added( label ), { type: 'moved', name: `awsm_field_${ label.toLowerCase() }`, to: 1 } );
	expect( labels( merge( insert( 'Mine' ), insert( 'Theirs' ) ).form ) ).toBe( 'A Theirs Mine B C' );
} );

test( 'two different orders of the same fields are a conflict', () => {
	const own = change( base, { type: 'moved', name: 'awsm_field_c', to: 0 } );
	const theirs = change( base, { type: 'moved', name: 'awsm_field_a', to: 1 } );
	expect( merge( own, theirs ).conflicts ).toEqual( [ { part: 'order', stored: 'B, A, C', own: 'C, A, B' } ] );
	expect( labels( merge( own, theirs ).form ) ).toBe( 'C A B' );
	expect( labels( mergeForms( base, own, stored( theirs ), 'stored' ).form ) ).toBe( 'B A C' );
} );

test( 'equal changes are not a conflict, such as those of a save whose response was lost', () => {
	const own = change( base, relabelled( 'a', 'A1' ), ...added( 'New' ) );
	const { form, conflicts } = merge( own, own );
	expect( conflicts ).toEqual( [] );
	expect( isSameForm( form, own ) ).toBe( true );
	expect( labels( form ) ).toBe( 'A1 B C New' );
} );

test( 'a new field gets another name if another user has used its name, in conditions as well', () => {
	const own = change( base, ...added( 'City' ), ...added( 'Street' ), {
		type: 'changed',
		name: 'awsm_field_street',
		changes: {
			condition: { match: 'all', rules: [ { field: 'awsm_field_city', operator: 'is', value: 'Bern' } ] },
		},
	} );
	const theirs = change( base, ...added( 'City' ), {
		type: 'changed',
		name: 'awsm_field_city',
		changes: { required: true },
	} );
	const { form, conflicts } = merge( own, theirs );
	expect( conflicts ).toEqual( [] );
	expect( form.fields.slice( 3 ) ).toMatchObject( [
		{ name: 'awsm_field_city', required: true },
		{ name: 'awsm_field_city_2', required: false },
		{ name: 'awsm_field_street', condition: { rules: [ { field: 'awsm_field_city_2' } ] } },
	] );
} );

describe( 'both users divide the form into steps', () => {
	const steps = ( first: string, second: string ): Action[] => [
		{ type: 'added', field: 'step' },
		relabelled( 'step', first ),
		relabelled( 'step_2', second ),
	];
	const ofMine = change( base, ...steps( 'You', 'Work' ), ...added( 'Mine' ) );
	const ofTheirs = change( base, ...steps( 'Person', 'Files' ), ...added( 'Theirs' ) );

	test( 'the step that begins the form is one step, whose title is a conflict', () => {
		const { form, conflicts } = merge( ofMine, ofTheirs );
		expect( labels( form ) ).toBe( 'You A B C Files Theirs Work Mine' );
		expect( conflicts ).toMatchObject( [
			{ part: 'field', stored: { label: 'Person' }, own: { label: 'You', name: 'awsm_field_person' } },
		] );
		expect( labels( mergeForms( base, ofMine, stored( ofTheirs ), 'stored' ).form ) ).toBe(
			'Person A B C Files Theirs Work Mine'
		);
	} );

	test( 'equal titles of the first step are no conflict', () => {
		const { form, conflicts } = merge( change( base, ...steps( 'Person', 'Work' ) ), ofTheirs );
		expect( [ labels( form ), conflicts ] ).toEqual( [ 'Person A B C Files Theirs Work', [] ] );
	} );

	test( 'the second step of one user keeps its own name if it has the title of the first step of the other', () => {
		const { form } = merge( change( base, ...steps( 'You', 'Person' ) ), ofTheirs );
		expect( form.fields.map( ( { label, name } ) => [ label, name ] ) ).toEqual( [
			[ 'You', 'awsm_field_person' ],
			[ 'A', 'awsm_field_a' ],
			[ 'B', 'awsm_field_b' ],
			[ 'C', 'awsm_field_c' ],
			[ 'Files', 'awsm_field_files' ],
			[ 'Theirs', 'awsm_field_theirs' ],
			[ 'Person', 'awsm_field_person_2' ],
		] );
	} );

	test( 'a step that one user adds below a field is another step', () => {
		const below = change( base, ...steps( 'You', 'Work' ), { type: 'removed', name: 'awsm_field_you' } );
		expect( labels( merge( below, ofTheirs ).form ) ).toBe( 'Person A B C Files Theirs Work' );
	} );
} );
