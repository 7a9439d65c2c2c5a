import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { Assignees } from '../../../src/recruiting/admin/applications/Assignees';
import {
	completeMention,
	splitMentions,
	suggestPeople,
	typedMention,
} from '../../../src/recruiting/admin/applications/mentions';
import { Notes } from '../../../src/recruiting/admin/applications/Notes';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { Tags } from '../../../src/recruiting/admin/applications/Tags';
import type { ApplicationDetail } from '../../../src/shared/config/generated';
import { click, confirmOverwrite, failWith, isGuarded, renderWithNotices, respondTo, writes } from '../support/screen';
import { calls } from '../support/wordpress';
import { detail, printScreenConfig, row } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const PEOPLE = [
	{ id: 1, name: 'Grace Hopper', mention: 'grace' },
	{ id: 2, name: 'Alan Turing', mention: 'aturing' },
];
const NIGHT = { slug: 'night', name: 'Night' };

const Sections = ( { first }: { readonly first: ApplicationDetail } ): ReactElement => {
	const [ now, setNow ] = useState( first );
	const props = { detail: now, query: DEFAULT_QUERY, onChange: setNow };
	return (
		<>
			<Assignees { ...props } />
			<Tags { ...props } />
			<Notes { ...props } />
		</>
	);
};
const open = ( changes: Parameters< typeof row >[ 0 ] = {}, id = 7 ) =>
	renderWithNotices(
		<Sections key={ id } first={ detail( id, { row: row( { id, ...changes } ), people: PEOPLE } ) } />
	);
const field = () => screen.getByLabelText< HTMLInputElement >( 'New tag' );
const type = ( text: string ) => fireEvent.change( field(), { target: { value: text } } );

beforeEach( () => {
	calls.length = 0;
	printScreenConfig();
} );

describe( 'tags', () => {
	test( 'one is added once after a double click, and the field is emptied', async () => {
		open();
		type( 'Night' );
		await click( 'Add tag' );
		await click( 'Add tag' );
		expect( writes() ).toHaveLength( 1 );
		expect( writes()[ 0 ]?.options ).toMatchObject( { method: 'POST', data: { name: 'Night' } } );
		await respondTo( writes()[ 0 ], detail( 7, { row: row( { tags: [ NIGHT ] } ), people: PEOPLE } ) );
		expect( screen.getByRole( 'button', { name: 'Remove the tag Night' } ) ).toBeTruthy();
		expect( field().value ).toBe( '' );
		expect( isGuarded() ).toBe( false );
	} );

	test( 'what was typed is kept after a failure and in the next application, and leaving is guarded', async () => {
		open();
		type( 'Night' );
		await click( 'Add tag' );
		await failWith( writes()[ 0 ], 'fetch_error' );
		expect( screen.getByRole( 'alert' ).textContent ).toContain( 'could not be reached' );
		expect( field().value ).toBe( 'Night' );
		expect( isGuarded() ).toBe( true );
		cleanup();
		open( {}, 8 );
		expect( field().value ).toBe( '' );
		cleanup();
		open();
		expect( field().value ).toBe( 'Night' );
		type( '' );
	} );

	test( 'the fields are emptied when a repeated request succeeds', async () => {
		open();
		for ( const [ label, button ] of [
			[ 'New tag', 'Add tag' ],
			[ 'New note', 'Add note' ],
		] as const ) {
			calls.length = 0;
			fireEvent.change( screen.getByLabelText( label ), { target: { value: 'Night' } } );
			await click( button );
			await failWith( writes()[ 0 ], 'fetch_error' );
			await click( 'Try again' );
			expect( writes() ).toHaveLength( 2 );
			await respondTo( writes()[ 1 ], detail( 7, { row: row( {} ), people: PEOPLE } ) );
			expect( screen.getByLabelText< HTMLInputElement >( label ).value ).toBe( '' );
		}
		expect( isGuarded() ).toBe( false );
	} );

	test( 'on a slow network, what is typed while a tag or a note is being added stays', async () => {
		open();
		for ( const [ label, button ] of [
			[ 'New tag', 'Add tag' ],
			[ 'New note', 'Add note' ],
		] as const ) {
			calls.length = 0;
			const input = screen.getByLabelText< HTMLInputElement >( label );
			fireEvent.change( input, { target: { value: 'Night' } } );
			await click( button );
			fireEvent.change( input, { target: { value: 'Weekend' } } );
			await respondTo( writes()[ 0 ], detail( 7, { row: row( {} ), people: PEOPLE } ) );
			expect( [ input.value, isGuarded() ] ).toEqual( [ 'Weekend', true ] );
			fireEvent.change( input, { target: { value: '' } } );
		}
		expect( isGuarded() ).toBe( false );
	} );

	test( 'one is removed, and stays when the application is gone', async () => {
		open( { tags: [ NIGHT ] } );
		await click( 'Remove the tag Night' );
		expect( writes()[ 0 ]?.options ).toMatchObject( { method: 'DELETE', data: { name: 'Night' } } );
		await failWith( writes()[ 0 ], 'courant_application_gone', 404 );
		expect( screen.getByRole( 'alert' ).textContent ).toContain( 'courant_application_gone' );
		expect( screen.getByRole( 'button', { name: 'Remove the tag Night' } ) ).toBeTruthy();
	} );

	test( 'a removed one is added again by Undo', async () => {
		open( { tags: [ NIGHT ] } );
		await click( 'Remove the tag Night' );
		await respondTo( writes()[ 0 ], detail( 7, { row: row( {} ), people: PEOPLE } ) );
		await click( 'Undo' );
		expect( writes()[ 1 ]?.options ).toMatchObject( { method: 'POST', data: { name: 'Night' } } );
		await respondTo( writes()[ 1 ], detail( 7, { row: row( { tags: [ NIGHT ] } ), people: PEOPLE } ) );
		expect( screen.getByRole( 'button', { name: 'Remove the tag Night' } ) ).toBeTruthy();
	} );

	test( 'nothing is sent without a name', async () => {
		open();
		type( '  ' );
		await click( 'Add tag' );
		expect( writes() ).toHaveLength( 0 );
		type( '' );
	} );
} );

describe( 'assignees', () => {
	const select = () => screen.getByLabelText< HTMLSelectElement >( 'User to assign' );

	test( 'a user is assigned once, and is then no longer offered', async () => {
		open();
		fireEvent.change( select(), { target: { value: '2' } } );
		await click( 'Assign' );
		await click( 'Assign' );
		expect( writes() ).toHaveLength( 1 );
		expect( writes()[ 0 ]?.options.data ).toEqual( { user: 2 } );
		const assignees = [ { id: 2, name: 'Alan Turing' } ];
		await respondTo( writes()[ 0 ], detail( 7, { row: row( { assignees } ), people: PEOPLE } ) );
		expect( [ ...select().options ].map( ( { text } ) => text ) ).toEqual( [ 'Select a user', 'Grace Hopper' ] );
		await click( 'Remove the assignment of Alan Turing' );
		expect( writes()[ 1 ]?.options ).toMatchObject( { method: 'DELETE', data: { user: 2 } } );
	} );

	test( 'a rejected assignment leaves the selection', async () => {
		open();
		fireEvent.change( select(), { target: { value: '2' } } );
		await click( 'Assign' );
		await failWith( writes()[ 0 ], 'courant_user_without_access', 400 );
		expect( select().value ).toBe( '2' );
	} );
} );

describe( 'mentions', () => {
	const note = () => screen.getByLabelText< HTMLTextAreaElement >( 'New note' );
	const suggested = () => within( screen.getByRole( 'listbox' ) ).getAllByRole( 'option' );
	const typeNote = ( text: string ) => fireEvent.change( note(), { target: { value: text } } );

	test( 'people are suggested after an @ and chosen with the keyboard', () => {
		open();
		typeNote( 'Ask @' );
		expect( suggested() ).toHaveLength( 2 );
		expect( note().getAttribute( 'aria-activedescendant' ) ).toBe( suggested()[ 0 ]?.id );
		fireEvent.keyDown( note(), { key: 'ArrowDown' } );
		fireEvent.keyDown( note(), { key: 'Enter' } );
		expect( note().value ).toBe( 'Ask @aturing ' );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		typeNote( '' );
	} );

	test( 'Escape closes the suggestions, and a mouse chooses one', () => {
		open();
		typeNote( '@gr' );
		fireEvent.keyDown( note(), { key: 'Escape' } );
		expect( screen.queryByRole( 'listbox' ) ).toBeNull();
		typeNote( '@gra' );
		fireEvent.mouseDown( suggested()[ 0 ] ?? document.body );
		expect( note().value ).toBe( '@grace ' );
		typeNote( '' );
	} );

	test( 'a mention is highlighted in a note', () => {
		render(
			<Notes
				detail={ detail( 7, {
					people: PEOPLE,
					notes: [ { id: 'a', who: 'Ada', at: 1, text: 'Ask @grace, not @nobody', canDelete: false } ],
				} ) }
				query={ DEFAULT_QUERY }
				onChange={ () => undefined }
			/>
		);
		expect( screen.getByText( '@grace' ).tagName ).toBe( 'STRONG' );
		expect( screen.queryByText( '@nobody' ) ).toBeNull();
	} );

	test( 'the text around the caret is kept', () => {
		expect( typedMention( 'mail@host', 9 ) ).toBeUndefined();
		expect( typedMention( 'Ask @ho later', 7 ) ).toBe( 'ho' );
		expect( suggestPeople( PEOPLE, 'ho' ).map( ( { id } ) => id ) ).toEqual( [ 1 ] );
		expect( completeMention( 'Ask @ho later', 7, { id: 1, name: '', mention: 'grace' } ) ).toEqual( {
			text: 'Ask @grace later',
			caret: 11,
		} );
		expect( splitMentions( 'a@grace.example @GRACE', PEOPLE ).filter( ( { person } ) => person ) ).toHaveLength(
			1
		);
	} );
} );

test( 'a note is deleted after a confirmation', async () => {
	const note = { id: 'n1', who: 'Grace Hopper', at: 1, text: 'Call again', canDelete: true };
	renderWithNotices( <Sections first={ detail( 7, { notes: [ note ] } ) } /> );
	await click( 'Delete the note by Grace Hopper' );
	expect( writes() ).toHaveLength( 0 );
	await confirmOverwrite();
	expect( writes()[ 0 ]?.options ).toMatchObject( { method: 'DELETE' } );
	await respondTo( writes()[ 0 ], detail() );
	expect( screen.queryByText( 'Call again' ) ).toBeNull();
} );
