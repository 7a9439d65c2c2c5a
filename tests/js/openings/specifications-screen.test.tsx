import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AddSpecification } from '../../../src/openings/admin/specifications/AddSpecification';
import { SpecificationRow } from '../../../src/openings/admin/specifications/SpecificationRow';
import type { Specification, SpecificationsContext } from '../../../src/openings/admin/specifications/model';
import { isGuarded } from '../support/screen';

const level: Specification = {
	key: 'job-level',
	filter: '',
	name: 'Level',
	icon: '',
	filters: true,
	shown: true,
	terms: [],
	openings: 2,
};

const context = ( changes: Partial< SpecificationsContext > = {} ): SpecificationsContext => ( {
	state: { version: '', specifications: [ level ], icons: [], may: true },
	send: jest.fn( async () => Promise.resolve( true ) ),
	replaceLocally: jest.fn(),
	fetchImpact: jest.fn( async () => Promise.resolve( null ) ),
	...changes,
} );

describe( 'a new specification', () => {
	test( 'gets a key from its name until a key is typed, and sends both', () => {
		const given = context();
		render( <AddSpecification desk={ given } /> );
		fireEvent.change( screen.getByLabelText( 'Name' ), { target: { value: 'Job Größe' } } );
		expect( screen.getByLabelText( 'Key' ) ).toHaveValue( 'job-grosse' );
		fireEvent.change( screen.getByLabelText( 'Key' ), { target: { value: 'size' } } );
		fireEvent.change( screen.getByLabelText( 'Name' ), { target: { value: 'Size' } } );
		expect( screen.getByLabelText( 'Key' ) ).toHaveValue( 'size' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Add specification' } ) );
		expect( given.send ).toHaveBeenCalledWith(
			'POST',
			'',
			{ name: 'Size', new_key: 'size', icon: '', shown: true },
			expect.anything()
		);
	} );

	test( 'is not sent with the key of another specification', () => {
		const given = context();
		render( <AddSpecification desk={ given } /> );
		fireEvent.change( screen.getByLabelText( 'Name' ), { target: { value: 'Job level' } } );
		expect( screen.getByText( 'A specification with this key already exists.' ) ).toBeInTheDocument();
		fireEvent.click( screen.getByRole( 'button', { name: 'Add specification' } ) );
		expect( given.send ).not.toHaveBeenCalled();
	} );
} );

describe( 'leaving the page is guarded while there is unsaved input:', () => {
	const type = ( label: string, value: string ) =>
		fireEvent.change( screen.getByLabelText( label ), { target: { value } } );
	const openRow = ( button: string ) => {
		const term = { id: 4, slug: 'senior', name: 'Senior', openings: 0 };
		render( <SpecificationRow specification={ { ...level, terms: [ term ] } } context={ context() } /> );
		fireEvent.click( screen.getByRole( 'button', { name: button } ) );
	};

	test( 'a new specification, until it was added', async () => {
		render( <AddSpecification desk={ context() } /> );
		type( 'Name', 'Size' );
		expect( isGuarded() ).toBe( true );
		fireEvent.click( screen.getByRole( 'button', { name: 'Add specification' } ) );
		await waitFor( () => expect( isGuarded() ).toBe( false ) );
	} );

	test( 'a changed specification, until the change is canceled', () => {
		openRow( 'Edit Level' );
		expect( isGuarded() ).toBe( false );
		type( 'Name', 'Rank' );
		expect( isGuarded() ).toBe( true );
		fireEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( isGuarded() ).toBe( false );
	} );

	test( 'a new value and a new name of a value', () => {
		openRow( 'Values of Level (1)' );
		type( 'New value of Level', 'Junior' );
		expect( isGuarded() ).toBe( true );
		type( 'New value of Level', '' );
		expect( isGuarded() ).toBe( false );
		fireEvent.click( screen.getByRole( 'button', { name: 'Rename Senior' } ) );
		type( 'New name of Senior', 'Expert' );
		expect( isGuarded() ).toBe( true );
	} );
} );

describe( 'the deletion of a specification', () => {
	test( 'first requests what it affects, for that specification', () => {
		const given = context();
		render( <SpecificationRow specification={ level } context={ given } /> );
		fireEvent.click( screen.getByRole( 'button', { name: 'Delete Level' } ) );
		expect( given.fetchImpact ).toHaveBeenCalledWith( '/job-level' );
	} );
} );
