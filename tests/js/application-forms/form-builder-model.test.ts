import { readRoute, isValid } from '../../../src/application-forms/admin/how-to-apply/model';
import {
	conditionOn,
	fieldsAbove,
	move,
	findProblem,
	reduce,
	initialState,
} from '../../../src/application-forms/admin/form-builder/model';
import { initialHistory, reduceHistory } from '../../../src/application-forms/admin/form-builder/history';
import type { Action, Field, State } from '../../../src/application-forms/admin/form-builder/model';
import { defined } from '../support/dom';

const texts = { heading: '', description: '', button: '' };
const base: State = reduce( initialState( { id: 0, title: '', version: 0, standard: false, fields: [], texts } ), {
	type: 'added',
	field: 'text',
} );
const after = ( state: State, ...actions: Action[] ) => actions.reduce( reduce, state );
const names = ( state: State ) => state.form.fields.map( ( { name } ) => name );
const field = ( state: State, at: number ): Field => defined( state.form.fields[ at ] );

test( 'a new field is open, and is named by its label until it is stored; conditions follow', () => {
	const state = after(
		base,
		{ type: 'changed', name: 'awsm_field_text', changes: { label: 'Où êtes-vous ?' } },
		{ type: 'added', field: 'radio' },
		{
			type: 'changed',
			name: 'awsm_field_radio',
			changes: {
				condition: {
					match: 'all',
					rules: [
						{ field: 'awsm_applicant_name', operator: 'filled', value: '' },
						{ field: 'awsm_field_ou_etes_vous', operator: 'filled', value: '' },
					],
				},
			},
		},
		{ type: 'changed', name: 'awsm_field_ou_etes_vous', changes: { label: 'Place' } }
	);
	expect( names( state ) ).toEqual( [ 'awsm_field_place', 'awsm_field_radio' ] );
	expect( field( state, 1 ).condition?.rules.map( ( rule ) => rule.field ) ).toEqual( [
		'awsm_applicant_name',
		'awsm_field_place',
	] );
	expect( [ state.open, state.dirty ] ).toEqual( [ 'awsm_field_radio', true ] );

	const twice = after(
		state,
		{ type: 'added', field: 'text' },
		{ type: 'changed', name: 'awsm_field_text', changes: { label: 'Place' } }
	);
	expect( names( twice )[ 2 ] ).toBe( 'awsm_field_place_2' );
	const { draftKey: _, ...stored } = field( state, 0 );
	const kept = after( initialState( { ...state.form, fields: [ stored ] } ), {
		type: 'changed',
		name: stored.name,
		changes: { label: 'City' },
	} );
	expect( names( kept ) ).toEqual( [ 'awsm_field_place' ] );
} );

test( 'a field is moved to a position within the list', () => {
	const fields = [ 'a', 'b', 'c' ].map( ( name ) => ( { name } ) );
	const orderAfterMove = ( name: string, to: number ) =>
		move( fields, name, to )
			.map( ( item ) => item.name )
			.join( '' );
	expect( [
		orderAfterMove( 'a', 2 ),
		orderAfterMove( 'c', 0 ),
		orderAfterMove( 'b', 1 ),
		orderAfterMove( 'a', -4 ),
		orderAfterMove( 'a', 9 ),
		orderAfterMove( 'x', 0 ),
	] ).toEqual( [ 'bca', 'cab', 'abc', 'abc', 'bca', 'abc' ] );
} );

test( 'name and email cannot be removed', () => {
	const fields = [ 'awsm_applicant_name', 'awsm_applicant_phone' ].map( ( name ) => ( {
		...field( base, 0 ),
		name,
	} ) );
	const state = after(
		initialState( { ...base.form, fields } ),
		...fields.map( ( { name } ): Action => ( { type: 'removed', name } ) )
	);
	expect( names( state ) ).toEqual( [ 'awsm_applicant_name' ] );
} );

test( 'validation errors are reported before saving', () => {
	const first = { ...field( base, 0 ), label: 'One' };
	const two: Field = { ...first, name: 'two', type: 'number', least: '10', most: '9' };
	const three: Field = {
		...first,
		name: 'three',
		condition: {
			match: 'any',
			rules: [ first.name, 'two' ].map( ( name ) => ( { field: name, operator: 'filled', value: '' } ) ),
		},
	};
	expect( findProblem( [ first ], { ...first, label: ' ' } ) ).toBe( 'unlabelled' );
	expect( findProblem( [ first ], { ...first, type: 'select', choices: [ ' ' ] } ) ).toBe( 'choiceless' );
	expect( findProblem( [ first, two ], two ) ).toBe( 'bounds' );
	expect( findProblem( [ first, two, three ], three ) ).toBeNull();
	expect( findProblem( [ three, first, two ], three ) ).toBe( 'condition' );
	expect( fieldsAbove( [ { ...first, type: 'heading' }, two, three ], 'three' ) ).toEqual( [ two ] );
} );

test( 'the URL or email address of an application method is validated', () => {
	expect( readRoute( [] ) ).toEqual( { way: 'form', form: 0, target: '', label: '' } );
	const isRight = ( way: string, target: string ) => isValid( { way, form: 0, target, label: '' } );
	expect( [
		isRight( 'address', 'https://a.example/x?y' ),
		isRight( 'address', 'javascript:alert(1)' ),
		isRight( 'address', 'a.example' ),
	] ).toEqual( [ true, false, false ] );
	expect( [
		isRight( 'email', 'jobs@a.example' ),
		isRight( 'email', 'a@b, c@d.example' ),
		isRight( 'form', '' ),
	] ).toEqual( [ true, false, true ] );
} );

test( 'changes during a save are kept, with the new id and version', () => {
	const sent = after( base, { type: 'titled', title: 'Now' } );
	const stored = { ...sent.form, id: 9, version: 2 };
	expect( reduce( sent, { type: 'stored', form: stored, sent: sent.form } ) ).toEqual( initialState( stored ) );
	const typed = reduce( sent, { type: 'titled', title: 'Later' } );
	expect( reduce( typed, { type: 'stored', form: stored, sent: sent.form } ) ).toMatchObject( {
		dirty: true,
		form: { id: 9, version: 2, title: 'Later' },
	} );
} );

test( 'the first step that is added takes the existing fields into a step of their own, and is undone with it', () => {
	const form = { id: 0, title: '', version: 0, standard: false, fields: base.form.fields, texts };
	const history = reduceHistory( initialHistory( form ), { type: 'added', field: 'step' } );
	expect( history.current.form.fields.map( ( { type } ) => type ) ).toEqual( [ 'step', 'text', 'step' ] );
	expect( new Set( names( history.current ) ).size ).toBe( 3 );
	expect( history.current.open ).toBe( names( history.current )[ 2 ] );
	expect( history.current.form.fields.map( ( field ) => findProblem( history.current.form.fields, field ) ) ).toEqual(
		[ 'untitled', 'unlabelled', 'untitled' ]
	);
	expect( names( after( history.current, { type: 'added', field: 'step' } ) ) ).toHaveLength( 4 );
	expect( reduceHistory( history, { type: 'undone' } ).current.form ).toEqual( form );
} );

test( 'a condition on a file tests whether there is one, other conditions compare the value', () => {
	const state = after( base, { type: 'added', field: 'file' } );
	expect( conditionOn( field( state, 0 ) ) ).toEqual( { field: 'awsm_field_text', operator: 'is', value: '' } );
	expect( conditionOn( field( state, 1 ) ) ).toEqual( { field: 'awsm_field_file', operator: 'filled', value: '' } );
	expect( conditionOn( undefined ).field ).toBe( '' );
} );
