import { initialHistory, reduceHistory } from '../../../src/application-forms/admin/form-builder/history';
import type { History, HistoryAction } from '../../../src/application-forms/admin/form-builder/history';
import type { Form } from '../../../src/application-forms/admin/form-builder/model';

const texts = { heading: '', description: '', button: '' };
const stored: Form = { id: 3, title: 'Short', version: 1, standard: false, fields: [], texts };
const after = ( history: History, ...actions: HistoryAction[] ) => actions.reduce( reduceHistory, history );
const names = ( { current }: History ) => current.form.fields.map( ( { name } ) => name );
const UNDO: HistoryAction = { type: 'undone' };
const REDO: HistoryAction = { type: 'redone' };

test( 'undo to the stored form leaves nothing to save; a new change drops what could be redone', () => {
	const changed = after( initialHistory( stored ), { type: 'titled', title: 'A' }, { type: 'titled', title: 'AB' } );
	const undone = after( changed, UNDO );
	expect( [ undone.current.form, undone.current.dirty ] ).toEqual( [ stored, false ] );
	expect( after( undone, UNDO ) ).toBe( undone );
	expect( after( undone, REDO ).current.form.title ).toBe( 'AB' );
	const again = after( undone, { type: 'added', field: 'text' } );
	expect( after( again, REDO ) ).toBe( again );
} );

test( 'switches, choices of a condition and moves are steps of their own; a field that is opened is none', () => {
	const start = after(
		initialHistory( stored ),
		{ type: 'added', field: 'text' },
		{ type: 'added', field: 'number' },
		{ type: 'toggled', name: 'awsm_field_text' }
	);
	const change = ( changes: object ): HistoryAction => ( { type: 'changed', name: 'awsm_field_number', changes } );
	const condition = ( operator: string, value: string ) =>
		change( { condition: { match: 'all', rules: [ { field: 'awsm_field_text', operator, value } ] } } );
	const steps = ( ...actions: HistoryAction[] ) => after( start, ...actions ).past.length - start.past.length;
	expect( start.past ).toHaveLength( 2 );
	expect( steps( change( { required: true } ), change( { required: false } ) ) ).toBe( 2 );
	expect( steps( change( { help: 'A' } ), change( { message: 'B' } ), change( { help: 'C' } ) ) ).toBe( 3 );
	expect( steps( condition( 'is', '' ), condition( 'is', 'B' ), condition( 'is', 'Be' ) ) ).toBe( 2 );
	expect( steps( condition( 'is', 'B' ), condition( 'is-not', 'B' ), change( { condition: null } ) ) ).toBe( 3 );
} );

test( 'after a save, undo keeps the version and the names under which new fields were stored', () => {
	const typed = after(
		initialHistory( stored ),
		{ type: 'added', field: 'text' },
		{ type: 'changed', name: 'awsm_field_text', changes: { label: 'City' } },
		{ type: 'added', field: 'date' }
	);
	const sent = typed.current.form;
	const saved: Form = {
		...sent,
		version: 2,
		fields: sent.fields.map( ( { draftKey: _, ...field } ) => field ),
	};
	const undone = after( typed, { type: 'stored', form: saved, sent }, UNDO, UNDO );
	expect( names( undone ) ).toEqual( [ 'awsm_field_city' ] );
	expect( undone.current ).toMatchObject( { dirty: true, form: { version: 2 } } );
	expect( after( undone, REDO, REDO ).current.form ).toBe( saved );
} );

test( 'after the changes of another user were added, undo keeps them and reverts the own ones', () => {
	const own = after( initialHistory( stored ), { type: 'titled', title: 'Own' }, { type: 'added', field: 'date' } );
	const theirs: Form = { ...stored, version: 2, texts: { ...texts, heading: 'Theirs' } };
	const rebased = after( own, { type: 'rebased', form: theirs, prefer: 'own' } );
	expect( rebased.current ).toMatchObject( {
		dirty: true,
		open: 'awsm_field_date',
		form: { title: 'Own', version: 2, texts: { heading: 'Theirs' } },
	} );
	const undone = after( rebased, UNDO, UNDO );
	expect( undone.current ).toMatchObject( { dirty: false, form: theirs } );
	expect( names( after( undone, REDO, REDO ) ) ).toEqual( [ 'awsm_field_date' ] );
} );

test( 'a discarded change cannot be redone with the changes of another user', () => {
	const own = after( initialHistory( stored ), { type: 'titled', title: 'Own' } );
	const theirs: Form = { ...stored, version: 2, title: 'Theirs' };
	const rebased = after( own, { type: 'rebased', form: theirs, prefer: 'stored' } );
	expect( rebased ).toMatchObject( { current: { dirty: false, form: theirs }, past: [], future: [] } );
} );
