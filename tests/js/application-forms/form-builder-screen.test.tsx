import { act, fireEvent, screen } from '@testing-library/react';
import { FormBuilderScreen } from '../../../src/application-forms/admin/form-builder/index';
import type { Form } from '../../../src/application-forms/admin/form-builder/model';
import { calls } from '../support/wordpress';
import { click, confirmOverwrite, failWith, isGuarded, renderWithNotices, respondTo, writes } from '../support/screen';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const form = ( id: number, title: string, version = 1 ): Form => ( {
	id,
	title,
	version,
	standard: false,
	fields: [],
} );
const name = () => screen.getByLabelText< HTMLInputElement >( 'Form name' );

beforeEach( async () => {
	calls.length = 0;
	renderWithNotices( <FormBuilderScreen /> );
	await respondTo( calls[ 0 ], { forms: [ form( 3, 'Short' ), form( 4, 'Long' ) ] } );
	fireEvent.change( name(), { target: { value: 'Brief' } } );
} );

test( 'a double click saves the form once; the button is busy on a slow network', async () => {
	const button = screen.getByRole( 'button', { name: 'Save form' } );
	act( () => {
		fireEvent.click( button );
		fireEvent.click( button );
	} );
	expect( writes() ).toHaveLength( 1 );
	expect( button.className ).toContain( 'is-busy' );
	expect( isGuarded() ).toBe( true );
	await respondTo( writes()[ 0 ], { forms: [ form( 3, 'Brief' ) ], form: form( 3, 'Brief' ) } );
	expect( button.className ).not.toContain( 'is-busy' );
	expect( screen.getByText( /^Form saved\./ ) ).toBeTruthy();
	expect( isGuarded() ).toBe( false );
} );

test( 'after a failure of the network, Try again saves the form', async () => {
	await click( 'Save form' );
	await failWith( writes()[ 0 ], 'fetch_error' );
	expect( name().value ).toBe( 'Brief' );
	await click( 'Try again' );
	expect( writes() ).toHaveLength( 2 );
} );

test( 'a form that another user changed is overwritten with its new version on request', async () => {
	await click( 'Save form' );
	await failWith( writes()[ 0 ], 'courant_form_changed', 409 );
	await respondTo( calls.at( -1 ), { forms: [ form( 3, 'Theirs', 2 ) ] } );
	expect( screen.getByRole( 'dialog' ).textContent ).toContain( 'Theirs' );
	await confirmOverwrite();
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { title: 'Brief', version: 2 } );
} );

test( 'another form is opened only when unsaved changes may be dropped', () => {
	const confirm = jest.spyOn( window, 'confirm' ).mockReturnValue( false );
	fireEvent.change( screen.getByLabelText( 'Form' ), { target: { value: '4' } } );
	expect( name().value ).toBe( 'Brief' );
	confirm.mockReturnValue( true );
	fireEvent.change( screen.getByLabelText( 'Form' ), { target: { value: '4' } } );
	expect( name().value ).toBe( 'Long' );
} );
