import { act, fireEvent, screen } from '@testing-library/react';
import type { DeskSpecification, DeskSpecifications } from '../../../src/shared/config/generated';
import { SpecificationsScreen } from '../../../src/openings/admin/specifications/Screen';
import { calls } from '../support/wordpress';
import { settled } from '../support/requests';
import { backLeaves, click, confirmOverwrite, failWith, renderWithNotices, respondTo, writes } from '../support/screen';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const specification = ( key: string, name: string ): DeskSpecification => ( {
	key,
	filter: '',
	name,
	icon: '',
	terms: [],
	openings: 0,
	filters: true,
	shown: true,
} );
const stored = ( version: string, ...names: string[] ): DeskSpecifications => ( {
	version,
	may: true,
	icons: [],
	specifications: names.map( ( name, at ) => specification( `spec-${ at }`, name ) ),
} );
const moveDown = ( name: string ) => click( `Move ${ name } down` );

beforeEach( async () => {
	calls.length = 0;
	renderWithNotices( <SpecificationsScreen /> );
	await respondTo( calls[ 0 ], stored( '1', 'Level', 'Town', 'Team' ) );
} );

test( 'two quick changes are sent one after another, each with the version of the response before', async () => {
	await moveDown( 'Level' );
	await moveDown( 'Level' );
	expect( writes() ).toHaveLength( 1 );
	expect( writes()[ 0 ]?.options.data ).toMatchObject( { version: '1', order: [ 'spec-1', 'spec-0', 'spec-2' ] } );
	await respondTo( writes()[ 0 ], stored( '2', 'Level', 'Town', 'Team' ) );
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { version: '2', order: [ 'spec-1', 'spec-2', 'spec-0' ] } );
} );

test( 'a new specification is added without a confirmation after another user changed others', async () => {
	fireEvent.change( screen.getByLabelText( 'Name' ), { target: { value: 'Grade' } } );
	await click( 'Add specification' );
	await failWith( writes()[ 0 ], 'courant_changed', 409 );
	await respondTo( calls.at( -1 ), stored( '2', 'Level', 'City', 'Team' ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { version: '2', name: 'Grade' } );
} );

test( 'an order that another user changed is overwritten on request', async () => {
	await moveDown( 'Level' );
	await failWith( writes()[ 0 ], 'courant_changed', 409 );
	await respondTo( calls.at( -1 ), stored( '2', 'Team', 'Level', 'Town' ) );
	expect( screen.getByRole( 'dialog' ).textContent ).toContain( 'Team, Level, Town' );
	await confirmOverwrite();
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { version: '2', order: [ 'spec-1', 'spec-0', 'spec-2' ] } );
} );

test( 'after a failure of the network the stored state is loaded again', async () => {
	await moveDown( 'Level' );
	await failWith( writes()[ 0 ], 'fetch_error' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'could not be reached' );
	expect( calls.at( -1 )?.options.path ).toContain( '/courant/v1/specifications?context=edit' );
} );

test( 'a double click on Add specification adds it once', async () => {
	fireEvent.change( screen.getByLabelText( 'Name' ), { target: { value: 'Grade' } } );
	const button = screen.getByRole( 'button', { name: 'Add specification' } );
	await act( async () => {
		fireEvent.click( button );
		fireEvent.click( button );
		await settled();
	} );
	expect( writes() ).toHaveLength( 1 );
	await respondTo( writes()[ 0 ], stored( '2', 'Level', 'Town', 'Team', 'Grade' ) );
	expect( writes() ).toHaveLength( 1 );
	expect( screen.getByRole( 'button', { name: 'Move Grade up' } ) ).toBeTruthy();
} );

test( 'on a slow network, what is typed while a specification is being added stays', async () => {
	const [ name, key ] = [ 'Name', 'Key' ].map( ( label ) => screen.getByLabelText< HTMLInputElement >( label ) );
	fireEvent.change( name ?? document, { target: { value: 'Grade' } } );
	await click( 'Add specification' );
	fireEvent.change( name ?? document, { target: { value: 'Shift' } } );
	await respondTo( writes()[ 0 ], stored( '2', 'Level', 'Town', 'Team', 'Grade' ) );
	expect( [ name?.value, key?.value ] ).toEqual( [ 'Shift', 'shift' ] );
	await click( 'Add specification' );
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { version: '2', name: 'Shift' } );
	await respondTo( writes()[ 1 ], stored( '3', 'Level', 'Town', 'Team', 'Grade', 'Shift' ) );
	expect( [ name?.value, key?.value ] ).toEqual( [ '', '' ] );
} );

test( 'on a slow network, what is typed while a name is being saved stays', async () => {
	await click( 'Edit Level' );
	const name = () => screen.getAllByLabelText< HTMLInputElement >( 'Name' )[ 0 ];
	fireEvent.change( name() ?? document, { target: { value: 'Grade' } } );
	await click( 'Save' );
	fireEvent.change( name() ?? document, { target: { value: 'Grades' } } );
	await respondTo( writes()[ 0 ], stored( '2', 'Grade', 'Town', 'Team' ) );
	expect( name()?.value ).toBe( 'Grades' );
	await click( 'Save' );
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { version: '2', name: 'Grades' } );
	await respondTo( writes()[ 1 ], stored( '3', 'Grades', 'Town', 'Team' ) );
	expect( screen.getAllByLabelText( 'Name' ) ).toHaveLength( 1 );
} );

test( 'Back is confirmed until a new specification was added, and then leaves the page at once', async () => {
	expect( backLeaves() ).toBe( true );
	fireEvent.change( screen.getByLabelText( 'Name' ), { target: { value: 'Grade' } } );
	expect( backLeaves() ).toBe( false );
	await click( 'Add specification' );
	expect( backLeaves() ).toBe( false );
	await respondTo( writes()[ 0 ], stored( '2', 'Level', 'Town', 'Team', 'Grade' ) );
	expect( backLeaves() ).toBe( true );
} );

test( 'Undo restores the order, based on the stored version', async () => {
	await moveDown( 'Level' );
	await respondTo( writes()[ 0 ], stored( '2', 'Town', 'Level', 'Team' ) );
	await click( 'Undo' );
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { version: '2', order: [ 'spec-0', 'spec-1', 'spec-2' ] } );
	await respondTo( writes()[ 1 ], stored( '3', 'Level', 'Town', 'Team' ) );
	expect( screen.getByText( 'Change undone.' ) ).toBeTruthy();
	expect( screen.queryByRole( 'button', { name: 'Undo' } ) ).toBeNull();
} );

test( 'Undo restores the former name of a specification', async () => {
	await click( 'Edit Level' );
	fireEvent.change( screen.getAllByLabelText( 'Name' )[ 0 ] ?? document, { target: { value: 'Grade' } } );
	await click( 'Save' );
	expect( writes()[ 0 ]?.options.data ).toMatchObject( { version: '1', name: 'Grade' } );
	await respondTo( writes()[ 0 ], stored( '2', 'Grade', 'Town', 'Team' ) );
	await click( 'Undo' );
	expect( writes()[ 1 ]?.options.data ).toMatchObject( { version: '2', name: 'Level', filters: true, shown: true } );
} );
