import { fireEvent, screen } from '@testing-library/react';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { Toolbar } from '../../../src/recruiting/admin/applications/Toolbar';
import { click, failWith, isGuarded, renderWithNotices, respondTo, writes } from '../support/screen';
import { calls } from '../support/wordpress';
import { printScreenConfig } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const nameField = () => screen.queryByLabelText< HTMLInputElement >( 'View name' );

test( 'a double click saves a view once; its form keeps the name after a failure, and closes when the repeated request succeeds', async () => {
	calls.length = 0;
	printScreenConfig();
	renderWithNotices(
		<Toolbar
			route={ { application: 0, layout: 'list', query: { ...DEFAULT_QUERY, search: 'ada' } } }
			go={ () => undefined }
		/>
	);
	await click( 'Save view' );
	fireEvent.change( screen.getByLabelText( 'View name' ), { target: { value: 'Ada' } } );
	const button = screen.getByRole( 'button', { name: 'Save' } );
	fireEvent.click( button );
	fireEvent.click( button );
	expect( writes() ).toHaveLength( 1 );
	await failWith( writes()[ 0 ], 'fetch_error' );
	expect( nameField()?.value ).toBe( 'Ada' );
	await click( 'Try again' );
	expect( writes() ).toHaveLength( 2 );
	await respondTo( writes()[ 1 ], [ { id: 'v1', name: 'Ada', query: 'search=ada' } ] );
	expect( screen.getByText( 'View saved.' ) ).toBeTruthy();
	expect( nameField() ).toBeNull();
} );

test( 'leaving is guarded while a name is entered', async () => {
	printScreenConfig();
	renderWithNotices(
		<Toolbar
			route={ { application: 0, layout: 'list', query: { ...DEFAULT_QUERY, search: 'ada' } } }
			go={ () => undefined }
		/>
	);
	await click( 'Save view' );
	expect( isGuarded() ).toBe( false );
	fireEvent.change( screen.getByLabelText( 'View name' ), { target: { value: 'Ada' } } );
	expect( isGuarded() ).toBe( true );
	await click( 'Cancel' );
	expect( isGuarded() ).toBe( false );
} );

test( 'Undo saves a deleted view again', async () => {
	calls.length = 0;
	printScreenConfig();
	const ada = { id: 'v1', name: 'Ada', query: 'search=ada' };
	Object.assign( window.courantRecruiting ?? {}, { views: [ ada ] } );
	renderWithNotices(
		<Toolbar
			route={ { application: 0, layout: 'list', query: { ...DEFAULT_QUERY, search: 'ada' } } }
			go={ () => undefined }
		/>
	);
	await click( 'Delete view' );
	await respondTo( writes()[ 0 ], [] );
	await click( 'Undo' );
	// Based on the state after the deletion, so that what another window has saved is kept.
	expect( writes().map( ( { options } ) => options.data ) ).toEqual( [
		{ views: [], before: [ ada ] },
		{ views: [ ada ], before: [] },
	] );
	await respondTo( writes()[ 1 ], [ ada ] );
	expect( screen.getByRole( 'button', { name: 'Delete view' } ) ).toBeTruthy();
	expect( screen.getByText( 'Change undone.' ) ).toBeTruthy();
} );

test( 'views that another window has saved are shown after a save', async () => {
	calls.length = 0;
	printScreenConfig();
	renderWithNotices(
		<Toolbar
			route={ { application: 0, layout: 'list', query: { ...DEFAULT_QUERY, search: 'ada' } } }
			go={ () => undefined }
		/>
	);
	await click( 'Save view' );
	fireEvent.change( screen.getByLabelText( 'View name' ), { target: { value: 'Ada' } } );
	await click( 'Save' );
	expect( writes()[ 0 ]?.options.data ).toMatchObject( { before: [] } );
	await respondTo( writes()[ 0 ], [
		{ id: 'v0', name: 'Grace', query: 'search=grace' },
		{ id: 'v1', name: 'Ada', query: 'search=ada' },
	] );
	const options = screen.getAllByRole( 'option' ).map( ( { textContent } ) => textContent );
	expect( options ).toEqual( [ 'Saved views', 'Grace', 'Ada' ] );
} );
