import { fireEvent, screen } from '@testing-library/react';
import { Screen } from '../../../src/settings/admin/index';
import type { Section } from '../../../src/settings/admin/model';
import { calls } from '../support/wordpress';
import {
	backLeaves,
	click,
	confirmOverwrite,
	failWith,
	isGuarded,
	renderWithNotices,
	respondTo,
	writes,
} from '../support/screen';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const sections = ( company: string, town = 'Port' ): Section[] => [
	{
		group: 'jobs',
		title: 'Jobs',
		tab: 'Jobs',
		fields: Object.entries( { company, town } ).map( ( [ key, value ] ) => ( {
			key,
			type: 'text',
			label: key,
			help: '',
			placeholder: key === 'town' ? 'Harbour' : '',
			choices: [],
			min: 0,
			max: 0,
			default: '',
			value,
			saved: false,
		} ) ),
	},
];
const response = ( groups: Section[] ) => ( { groups, refused: [] } );
const field = ( name: string ) => screen.getByRole< HTMLInputElement >( 'textbox', { name } );
const type = ( name: string, value: string ) => fireEvent.change( field( name ), { target: { value } } );
const save = () => screen.getByRole( 'button', { name: 'Save changes' } );

beforeEach( () => {
	calls.length = 0;
	renderWithNotices( <Screen section="jobs" first={ sections( 'Before' ) } /> );
	type( 'company', 'Mine' );
} );

test( 'an empty field shows the text that is used while it is empty', () => {
	expect( field( 'town' ).placeholder ).toBe( 'Harbour' );
	expect( field( 'company' ).hasAttribute( 'placeholder' ) ).toBe( false );
} );

test( 'a double click sends the changes once, with the values that they are based on', async () => {
	fireEvent.click( save() );
	fireEvent.click( save() );
	expect( writes() ).toHaveLength( 1 );
	expect( writes()[ 0 ]?.options.data ).toEqual( {
		changes: { jobs: { company: 'Mine' } },
		base: { jobs: { company: 'Before' } },
	} );
	expect( save().getAttribute( 'aria-busy' ) ).toBe( 'true' );
	expect( isGuarded() ).toBe( true );
	await respondTo( writes()[ 0 ], response( sections( 'Mine' ) ) );
	expect( save().getAttribute( 'aria-busy' ) ).toBe( 'false' );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved.' );
	expect( isGuarded() ).toBe( false );
} );

test( 'what was typed stays after a failure of the network, and Try again saves it', async () => {
	await click( 'Save changes' );
	await failWith( writes()[ 0 ], 'fetch_error' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'could not be reached' );
	expect( field( 'company' ).value ).toBe( 'Mine' );
	await click( 'Try again' );
	await respondTo( writes()[ 1 ], response( sections( 'Mine' ) ) );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved.' );
} );

test( 'on a slow network, a setting that is typed while others are saved stays, and is saved next', async () => {
	await click( 'Save changes' );
	type( 'town', 'Harbor' );
	await respondTo( writes()[ 0 ], response( sections( 'Mine' ) ) );
	expect( [ field( 'company' ).value, field( 'town' ).value, isGuarded() ] ).toEqual( [ 'Mine', 'Harbor', true ] );
	await click( 'Save changes' );
	expect( writes()[ 1 ]?.options.data ).toEqual( {
		changes: { jobs: { town: 'Harbor' } },
		base: { jobs: { town: 'Port' } },
	} );
} );

test( 'a change that is typed back to the stored value is not unsaved', () => {
	expect( isGuarded() ).toBe( true );
	type( 'company', 'Before' );
	expect( isGuarded() ).toBe( false );
} );

test( 'Back is confirmed until the changes were saved, and then leaves the page at once', async () => {
	expect( backLeaves() ).toBe( false );
	await click( 'Save changes' );
	expect( backLeaves() ).toBe( false );
	await respondTo( writes()[ 0 ], response( sections( 'Mine' ) ) );
	expect( backLeaves() ).toBe( true );
} );

describe( 'a setting that another user changed', () => {
	const conflict = async () => {
		type( 'town', 'Harbor' );
		await click( 'Save changes' );
		await failWith( writes()[ 0 ], 'courant_settings_changed', 409 );
		await respondTo( calls.at( -1 ), response( sections( 'Theirs' ) ) );
		expect( screen.getByRole( 'dialog' ).textContent ).toContain( 'Saved value: Theirs' );
		expect( screen.getByRole( 'dialog' ).textContent ).not.toContain( 'town' );
	};

	test( 'is overwritten on request', async () => {
		await conflict();
		await confirmOverwrite();
		expect( writes()[ 1 ]?.options.data ).toMatchObject( {
			changes: { jobs: { company: 'Mine', town: 'Harbor' } },
			base: { jobs: { company: 'Theirs' } },
		} );
	} );

	test( 'is reloaded on request; other changes stay', async () => {
		await conflict();
		await click( 'Reload' );
		expect( field( 'company' ).value ).toBe( 'Theirs' );
		expect( field( 'town' ).value ).toBe( 'Harbor' );
		expect( isGuarded() ).toBe( true );
	} );
} );
