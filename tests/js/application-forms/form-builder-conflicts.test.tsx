import { fireEvent, screen } from '@testing-library/react';
import { FormBuilderScreen } from '../../../src/application-forms/admin/form-builder/index';
import type { Field, Form } from '../../../src/application-forms/admin/form-builder/model';
import { form, name, saves } from '../support/form-builder';
import { calls } from '../support/wordpress';
import { click, confirmOverwrite, failWith, isGuarded, renderWithNotices, respondTo } from '../support/screen';
import { matchMedia } from '../support/dom';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

matchMedia( () => false );

/** Requests of all forms; a slow machine may have requested a preview in the meantime. */
const reads = () => calls.filter( ( { options } ) => ( options.method ?? 'GET' ) === 'GET' );

beforeEach( async () => {
	calls.length = 0;
	renderWithNotices( <FormBuilderScreen /> );
	await respondTo( calls[ 0 ], { forms: [ form( 3, 'Short' ), form( 4, 'Long' ) ] } );
	fireEvent.change( name(), { target: { value: 'Brief' } } );
} );

/** Saves the form, which another user has changed to the given one in the meantime. */
async function saveAfter( theirs: Form ): Promise< void > {
	await click( 'Save form' );
	await failWith( saves().at( -1 ), 'courant_form_changed', 409 );
	await respondTo( reads().at( -1 ), { forms: [ theirs, form( 4, 'Long' ) ] } );
}
const theirField: Field = {
	name: 'awsm_field_shoe_size',
	type: 'text',
	label: 'Shoe size',
	help: '',
	required: false,
	width: 'full',
	choices: [],
	least: '',
	most: '',
	minLength: 0,
	maxLength: 1000,
	files: 1,
	megabytes: 0,
	kinds: [],
	message: '',
	condition: null,
};
const dialogText = () => screen.queryByRole( 'dialog' )?.textContent ?? null;

test( 'changes of another user to other parts of the form are kept without a question', async () => {
	await click( 'Text' );
	fireEvent.change( screen.getByLabelText( 'Label' ), { target: { value: 'Hat size' } } );
	await saveAfter( { ...form( 3, 'Short', 2 ), fields: [ theirField ] } );
	expect( dialogText() ).toBeNull();
	expect( saves()[ 1 ]?.options.data ).toMatchObject( {
		title: 'Brief',
		version: 2,
		fields: [ { label: 'Shoe size' }, { label: 'Hat size' } ],
	} );
	// What is changed until the response keeps both changes, too.
	fireEvent.change( name(), { target: { value: 'Briefer' } } );
	const merged = { ...form( 3, 'Brief', 3 ), fields: [ theirField, { ...theirField, name: 'awsm_field_hat_size' } ] };
	await respondTo( saves()[ 1 ], { forms: [ merged ], form: merged } );
	expect( isGuarded() ).toBe( true );
	await click( 'Save form' );
	expect( saves()[ 2 ]?.options.data ).toMatchObject( {
		title: 'Briefer',
		version: 3,
		fields: [ { name: 'awsm_field_shoe_size' }, { name: 'awsm_field_hat_size' } ],
	} );
} );

test( 'the changes of another user are shown after the save, and Undo reverts only the own one', async () => {
	await saveAfter( { ...form( 3, 'Short', 2 ), fields: [ theirField ] } );
	const merged = { ...form( 3, 'Brief', 3 ), fields: [ theirField ] };
	await respondTo( saves()[ 1 ], { forms: [ merged ], form: merged } );
	expect( isGuarded() ).toBe( false );
	expect( screen.getByText( 'Shoe size' ) ).toBeTruthy();
	await click( 'Undo' );
	expect( name().value ).toBe( 'Short' );
	expect( screen.getByText( 'Shoe size' ) ).toBeTruthy();
} );

test( 'a name that both users changed is overwritten on request, with the other changes of the other user', async () => {
	await saveAfter( { ...form( 3, 'Theirs', 2 ), fields: [ theirField ] } );
	expect( dialogText() ).toContain( 'Form name' );
	expect( dialogText() ).toContain( 'Saved value: Theirs' );
	expect( dialogText() ).toContain( 'Your value: Brief' );
	await confirmOverwrite();
	expect( saves()[ 1 ]?.options.data ).toMatchObject( {
		title: 'Brief',
		version: 2,
		fields: [ { label: 'Shoe size' } ],
	} );
} );

test( 'Reload discards only what both users changed', async () => {
	await click( 'Text' );
	fireEvent.change( screen.getByLabelText( 'Label' ), { target: { value: 'Hat size' } } );
	await saveAfter( { ...form( 3, 'Theirs', 2 ), fields: [ theirField ] } );
	await click( 'Reload' );
	expect( [ name().value, isGuarded() ] ).toEqual( [ 'Theirs', true ] );
	expect( screen.getByText( 'Shoe size' ) ).toBeTruthy();
	expect( screen.getByLabelText< HTMLInputElement >( 'Label' ).value ).toBe( 'Hat size' );
} );

test( 'a form that would be invalid with both changes is shown as one conflict', async () => {
	const stored = { ...form( 3, 'Short', 2 ), fields: [ theirField ] };
	await respondTo( saves()[ 0 ], {} );
	await saveAfter( stored );
	const own = { ...form( 3, 'Brief', 3 ), fields: [ theirField ] };
	await respondTo( saves()[ 1 ], { forms: [ own ], form: own } );
	// The own field depends on the one that the other user deletes.
	await click( 'Text' );
	fireEvent.change( screen.getByLabelText( 'Label' ), { target: { value: 'Width' } } );
	fireEvent.change( screen.getByLabelText( 'Show this field' ), { target: { value: 'all' } } );
	await saveAfter( form( 3, 'Brief', 4 ) );
	expect( dialogText() ).toContain( 'Your value: Brief: Shoe size, Width' );
	await confirmOverwrite();
	expect( saves()[ 3 ]?.options.data ).toMatchObject( {
		version: 4,
		fields: [ { label: 'Shoe size' }, { label: 'Width' } ],
	} );
} );

test( 'whether a form is the default is sent only if it was changed here', async () => {
	await click( 'Save form' );
	expect( saves()[ 0 ]?.options.data ).not.toHaveProperty( 'standard' );
	await respondTo( saves()[ 0 ], { forms: [ form( 3, 'Brief', 2 ) ], form: form( 3, 'Brief', 2 ) } );
	fireEvent.click( screen.getByLabelText( 'Use as the default form' ) );
	await click( 'Save form' );
	expect( saves()[ 1 ]?.options.data ).toMatchObject( { standard: true } );
} );
