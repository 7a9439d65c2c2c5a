import { act, fireEvent, screen, within } from '@testing-library/react';
import { FormBuilderScreen } from '../../../src/application-forms/admin/form-builder/index';
import { form, name, saves } from '../support/form-builder';
import { settled } from '../support/requests';
import { calls } from '../support/wordpress';
import {
	backLeaves,
	click,
	confirmOverwrite,
	failWith,
	isGuarded,
	renderWithNotices,
	respondTo,
} from '../support/screen';
import { matchMedia } from '../support/dom';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

let isNarrow = false;
matchMedia( () => isNarrow );

const previews = () => calls.filter( ( { options } ) => options.path.endsWith( '/preview' ) );

beforeEach( async () => {
	isNarrow = false;
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
	expect( saves() ).toHaveLength( 1 );
	expect( button.className ).toContain( 'is-busy' );
	expect( isGuarded() ).toBe( true );
	await respondTo( saves()[ 0 ], { forms: [ form( 3, 'Brief' ) ], form: form( 3, 'Brief' ) } );
	expect( button.className ).not.toContain( 'is-busy' );
	expect( screen.getByText( /^Form saved\./ ) ).toBeTruthy();
	expect( isGuarded() ).toBe( false );
} );

test( 'on a slow network, a name that is typed while the form is being saved stays, and is saved next', async () => {
	await click( 'Save form' );
	fireEvent.change( name(), { target: { value: 'Briefer' } } );
	await respondTo( saves()[ 0 ], { forms: [ form( 3, 'Brief', 2 ) ], form: form( 3, 'Brief', 2 ) } );
	expect( [ name().value, isGuarded() ] ).toEqual( [ 'Briefer', true ] );
	await click( 'Save form' );
	expect( saves()[ 1 ]?.options.data ).toMatchObject( { title: 'Briefer', version: 2 } );
} );

test( 'a name that is typed back to the stored one is not unsaved', async () => {
	fireEvent.change( name(), { target: { value: 'Short' } } );
	expect( isGuarded() ).toBe( false );
	await click( 'Save form' );
	expect( saves() ).toHaveLength( 0 );
	fireEvent.change( name(), { target: { value: 'Shorter' } } );
	expect( isGuarded() ).toBe( true );
} );

test( 'Back is confirmed until the form was saved, and then leaves the page at once', async () => {
	expect( backLeaves() ).toBe( false );
	await click( 'Save form' );
	expect( backLeaves() ).toBe( false );
	await respondTo( saves()[ 0 ], { forms: [ form( 3, 'Brief' ), form( 4, 'Long' ) ], form: form( 3, 'Brief' ) } );
	expect( backLeaves() ).toBe( true );
	fireEvent.change( screen.getByLabelText( 'Form' ), { target: { value: '4' } } );
	expect( [ name().value, backLeaves() ] ).toEqual( [ 'Long', true ] );
} );

test( 'after a failure of the network, Try again saves the form', async () => {
	await click( 'Save form' );
	await failWith( saves()[ 0 ], 'fetch_error' );
	expect( name().value ).toBe( 'Brief' );
	await click( 'Try again' );
	expect( saves() ).toHaveLength( 2 );
} );

test( 'another form is opened only when unsaved changes may be dropped', async () => {
	fireEvent.change( screen.getByLabelText( 'Form' ), { target: { value: '4' } } );
	await click( 'Cancel' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( name().value ).toBe( 'Brief' );
	fireEvent.change( screen.getByLabelText( 'Form' ), { target: { value: '4' } } );
	expect( name().value ).toBe( 'Brief' );
	await confirmOverwrite();
	expect( name().value ).toBe( 'Long' );
} );

test( 'a form is deleted once after a confirmation, also with a double click', async () => {
	await click( 'Delete form' );
	await click( 'Cancel' );
	await click( 'Delete form' );
	expect( saves() ).toHaveLength( 0 );
	const dialog = within( screen.getByRole( 'dialog', { name: 'Delete this form?' } ) );
	const question = screen.getByRole( 'dialog' ).querySelector( 'form' ) ?? document;
	expect( dialog.getByText( 'Its job openings will use the default form.' ) ).toBeTruthy();
	act( () => {
		fireEvent.submit( question );
		fireEvent.submit( question );
	} );
	expect( saves().map( ( { options } ) => options.method ) ).toEqual( [ 'DELETE' ] );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	await respondTo( saves()[ 0 ], { forms: [ form( 4, 'Long' ) ] } );
	expect( name().value ).toBe( 'Long' );
} );

test( 'notices are in the bar with the buttons, which they do not cover', async () => {
	await click( 'Save form' );
	await failWith( saves()[ 0 ], 'fetch_error' );
	const bar = screen.getByRole( 'button', { name: 'Save form' } ).parentElement;
	expect( bar?.contains( screen.getByRole( 'button', { name: 'Try again' } ) ) ).toBe( true );
	await click( 'Try again' );
	await respondTo( saves()[ 1 ], { forms: [ form( 3, 'Brief' ) ], form: form( 3, 'Brief' ) } );
	const success = screen.getByText( /^Form saved\./ );
	expect( bar?.contains( success ) ).toBe( true );
	fireEvent.animationEnd( success );
	expect( success.isConnected ).toBe( false );
} );

test( 'a field gets several conditions, any of which shows it; the last one cannot be removed', async () => {
	await click( 'Text' );
	fireEvent.change( screen.getByLabelText( 'Label' ), { target: { value: 'City' } } );
	await click( 'Text' );
	fireEvent.change( screen.getByLabelText( 'Label' ), { target: { value: 'Street' } } );
	fireEvent.change( screen.getByLabelText( 'Show this field' ), { target: { value: 'any' } } );
	await click( 'Add condition' );
	const second = within( screen.getByRole( 'group', { name: 'Condition 2' } ) );
	fireEvent.change( second.getByLabelText( 'Comparison' ), { target: { value: 'blank' } } );
	expect( second.queryByLabelText( 'Value' ) ).toBeNull();
	fireEvent.change( screen.getByLabelText( 'Value' ), { target: { value: 'Bern' } } );
	await click( 'Save form' );
	expect( saves()[ 0 ]?.options.data ).toMatchObject( {
		fields: [
			{ condition: null },
			{
				condition: {
					match: 'any',
					rules: [
						{ field: 'awsm_field_city', operator: 'is', value: 'Bern' },
						{ field: 'awsm_field_city', operator: 'blank', value: '' },
					],
				},
			},
		],
	} );
	await click( 'Remove condition 1' );
	expect( screen.queryByRole( 'button', { name: /^Remove condition/ } ) ).toBeNull();
	expect( screen.getByLabelText< HTMLSelectElement >( 'Comparison' ).value ).toBe( 'blank' );
} );

test( 'changes are undone and redone with buttons and by keyboard; typing in a field is one step', async () => {
	await click( 'Text' );
	const label = () => screen.queryByLabelText< HTMLInputElement >( 'Label' );
	fireEvent.change( label() ?? document, { target: { value: 'C' } } );
	fireEvent.change( label() ?? document, { target: { value: 'City' } } );
	await click( 'Undo' );
	expect( label()?.value ).toBe( '' );
	await click( 'Redo' );
	expect( label()?.value ).toBe( 'City' );
	expect( screen.getByText( 'Change redone.' ) ).toBeTruthy();
	for ( let step = 0; step < 3; step++ ) {
		fireEvent.keyDown( document.body, { key: 'z', ctrlKey: true } );
	}
	expect( [ label(), name().value, isGuarded() ] ).toEqual( [ null, 'Short', false ] );
	fireEvent.keyDown( name(), { key: 'Z', metaKey: true, shiftKey: true } );
	expect( name().value ).toBe( 'Brief' );
} );

test( 'the preview shows the form that is being edited in a frame that can send nothing', async () => {
	jest.useFakeTimers();
	fireEvent.click( screen.getByRole( 'button', { name: 'Heading' } ) );
	act( () => jest.advanceTimersByTime( 500 ) );
	jest.useRealTimers();
	expect( previews().at( -1 )?.options.data ).toMatchObject( {
		// Without a label, the server would show the internal name of the field.
		fields: [ { type: 'heading', label: 'Heading' } ],
	} );
	await respondTo( previews().at( -1 ), { html: '<p>Rendered</p>' } );
	const frame = screen.getByTitle< HTMLIFrameElement >( 'Form preview' );
	expect( [ frame.srcdoc, frame.getAttribute( 'sandbox' ) ] ).toEqual( [ '<p>Rendered</p>', 'allow-same-origin' ] );
} );

test( 'in a narrow window the preview is in a tab', async () => {
	isNarrow = true;
	fireEvent.change( name(), { target: { value: 'Briefer' } } );
	expect( screen.queryByTitle( 'Form preview' ) ).toBeNull();
	await act( async () => {
		fireEvent.click( screen.getByRole( 'tab', { name: 'Preview' } ) );
		await settled();
	} );
	expect( screen.getByRole( 'tabpanel', { name: 'Preview' } ).querySelector( 'iframe' ) ).toBeTruthy();
} );

test( 'texts are saved with the form, and one undo restores what was typed', async () => {
	const heading = () => screen.getByLabelText< HTMLInputElement >( 'Heading' );
	fireEvent.change( heading(), { target: { value: 'Join' } } );
	fireEvent.change( heading(), { target: { value: 'Join us' } } );
	fireEvent.change( screen.getByLabelText( 'Button text' ), { target: { value: 'Go' } } );
	await click( 'Save form' );
	expect( saves()[ 0 ]?.options.data ).toMatchObject( {
		texts: { heading: 'Join us', description: '', button: 'Go' },
	} );
	await click( 'Undo' );
	expect( heading().value ).toBe( 'Join us' );
	await click( 'Undo' );
	expect( heading().value ).toBe( '' );
} );

test( 'the label of an added field gets the focus', async () => {
	await click( 'Text' );
	expect( document.activeElement ).toBe( screen.getByLabelText( 'Label' ) );
	await click( 'Step' );
	expect( document.activeElement ).toBe( screen.getByLabelText( 'Title of the step' ) );
} );

test( 'Save form explains why a form cannot be saved, and moves the focus to the first problem', async () => {
	fireEvent.change( name(), { target: { value: ' ' } } );
	await click( 'Save form' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'Enter a name for the form.' );
	expect( document.activeElement ).toBe( name() );
	fireEvent.change( name(), { target: { value: 'Brief' } } );
	await click( 'Step' );
	fireEvent.change( screen.getByLabelText( 'Title of the step' ), { target: { value: 'Files' } } );
	await click( 'Save form' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'Step: Enter a title for this step.' );
	// The step of the existing fields, which was inserted above them.
	expect( document.activeElement ).toBe( screen.getByLabelText( 'Title of the step' ) );
	expect( screen.getByLabelText< HTMLInputElement >( 'Title of the step' ).value ).toBe( '' );
	expect( saves() ).toHaveLength( 0 );
} );
