import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { AddSpecification } from '../../../src/openings/admin/specifications/AddSpecification';
import { SpecificationRow } from '../../../src/openings/admin/specifications/SpecificationRow';
import type { Specification, SpecificationsContext } from '../../../src/openings/admin/specifications/model';
import { DEFAULT_QUERY } from '../../../src/recruiting/admin/applications/query';
import { Toolbar } from '../../../src/recruiting/admin/applications/Toolbar';
import { AddForm } from '../../../src/recruiting/admin/settings/AddForm';
import { printScreenConfig } from '../recruiting/screens-support';
import { renderInBoundary } from '../support/screen';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const specification = ( key: string, name: string ): Specification => ( {
	key,
	filter: '',
	name,
	icon: '',
	filters: true,
	shown: true,
	terms: [ { id: key.length, slug: 'senior', name: `Senior ${ name }`, openings: 0 } ],
	openings: 2,
} );
const level = specification( 'job-level', 'Level' );
const type = specification( 'type', 'Type' );
const context: SpecificationsContext = {
	state: { version: '', specifications: [ level, type ], icons: [], may: true },
	send: async () => Promise.resolve( true ),
	replaceLocally: () => undefined,
	fetchImpact: async () => Promise.resolve( null ),
};
const rows = (
	<>
		<SpecificationRow specification={ level } context={ context } />
		<SpecificationRow specification={ type } context={ context } />
	</>
);
const press = ( name: string ) => fireEvent.click( screen.getByRole( 'button', { name } ) );
const enter = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

describe( 'after a crash, what was typed is still there:', () => {
	test( 'a new specification', () => {
		const crash = renderInBoundary( <AddSpecification desk={ context } /> );
		enter( 'Name', 'Size' );
		enter( 'Key', 'job-size' );
		crash();
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Size' );
		expect( screen.getByLabelText( 'Key' ) ).toHaveValue( 'job-size' );
	} );

	test( 'changes of a specification', () => {
		const crash = renderInBoundary( rows );
		press( 'Edit Level' );
		enter( 'Name', 'Rank' );
		crash();
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Rank' );
		press( 'Cancel' );
		press( 'Edit Level' );
		expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Level' );
	} );

	test( 'a new value and a new name of a value, each in its specification', () => {
		const crash = renderInBoundary( rows );
		press( 'Values of Level (1)' );
		press( 'Values of Type (1)' );
		enter( 'New value of Level', 'Junior' );
		press( 'Rename Senior Type' );
		enter( 'New name of Senior Type', 'Expert' );
		crash();
		expect( screen.getByLabelText( 'New value of Level' ) ).toHaveValue( 'Junior' );
		expect( screen.getByLabelText( 'New value of Type' ) ).toHaveValue( '' );
		expect( screen.getByLabelText( 'New name of Senior Type' ) ).toHaveValue( 'Expert' );
		expect( screen.getByRole( 'button', { name: 'Rename Senior Level' } ) ).toBeInTheDocument();
	} );

	test( 'the name of a new stage, and not in the form for templates', () => {
		const form = ( id: string, label: string ) => (
			<AddForm id={ id } label={ label } button="Add" maxLength={ 9 } onAdd={ () => undefined } />
		);
		const crash = renderInBoundary(
			<>
				{ form( 'new-stage', 'New stage' ) }
				{ form( 'new-template', 'New template' ) }
			</>
		);
		enter( 'New stage', 'Trial' );
		crash();
		expect( screen.getByLabelText( 'New stage' ) ).toHaveValue( 'Trial' );
		expect( screen.getByLabelText( 'New template' ) ).toHaveValue( '' );
	} );

	test( 'the name of a view', () => {
		printScreenConfig();
		const crash = renderInBoundary(
			<Toolbar
				route={ { application: 0, layout: 'list', query: { ...DEFAULT_QUERY, search: 'ada' } } }
				go={ () => undefined }
			/>
		);
		press( 'Save view' );
		enter( 'View name', 'Ada' );
		crash();
		expect( screen.getByLabelText( 'View name' ) ).toHaveValue( 'Ada' );
	} );
} );
