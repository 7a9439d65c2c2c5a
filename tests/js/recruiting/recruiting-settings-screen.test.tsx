import { act, fireEvent, screen } from '@testing-library/react';
import type { RecruitingSettings } from '../../../src/shared/config/generated';
import { RecruitingSettingsScreen } from '../../../src/recruiting/admin/settings/RecruitingSettings';
import { calls } from '../support/wordpress';
import { settled } from '../support/requests';
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
import { STAGES } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const stored = ( version: string, changes: Partial< RecruitingSettings > = {} ): RecruitingSettings => ( {
	version,
	stages: STAGES,
	templates: [],
	days: { publish: 30 },
	due: {},
	...changes,
} );
const renamed = ( label: string ) => STAGES.map( ( stage, at ) => ( at === 1 ? { ...stage, label } : stage ) );
/** Clicks a button in a closed `details` element. */
const clickHidden = async ( name: string ) =>
	fireEvent.click( await screen.findByRole( 'button', { name, hidden: true } ) );
const rename = ( value: string ) =>
	fireEvent.change( screen.getAllByLabelText( 'Name' )[ 1 ] ?? document, { target: { value } } );

beforeEach( () => {
	calls.length = 0;
	renderWithNotices( <RecruitingSettingsScreen /> );
} );

test( 'settings that could not be loaded can be loaded again', async () => {
	expect( screen.getByText( 'Loading…' ) ).toBeTruthy();
	await failWith( calls[ 0 ], 'courant_error', 500 );
	await click( 'Try again' );
	await respondTo( calls[ 1 ], stored( '1' ) );
	expect( screen.getAllByLabelText( 'Name' ) ).toHaveLength( 3 );
} );

describe( 'after a stage was renamed', () => {
	beforeEach( async () => {
		await respondTo( calls[ 0 ], stored( '1' ) );
		rename( 'Talk' );
		await click( 'Save changes' );
	} );

	test( 'only the stages are sent, once, with their version', async () => {
		expect( writes() ).toHaveLength( 1 );
		expect( writes()[ 0 ]?.options.data ).toEqual( { version: '1', stages: renamed( 'Talk' ) } );
		expect( isGuarded() ).toBe( true );
		await click( 'Save changes' );
		expect( writes() ).toHaveLength( 1 );
		await respondTo( writes()[ 0 ], stored( '2', { stages: renamed( 'Talk' ) } ) );
		expect( isGuarded() ).toBe( false );
	} );

	test( 'what was typed stays after a failure of the network, and Try again saves it', async () => {
		await failWith( writes()[ 0 ], 'fetch_error' );
		expect( screen.getAllByLabelText< HTMLInputElement >( 'Name' )[ 1 ]?.value ).toBe( 'Talk' );
		expect( isGuarded() ).toBe( true );
		await click( 'Try again' );
		expect( writes()[ 1 ]?.options.data ).toEqual( { version: '1', stages: renamed( 'Talk' ) } );
	} );

	test( 'on a slow network, what is typed while settings are being saved stays', async () => {
		fireEvent.change( screen.getAllByLabelText( 'Name' )[ 2 ] ?? document, { target: { value: 'Contract' } } );
		await respondTo( writes()[ 0 ], stored( '2', { stages: renamed( 'Talk' ) } ) );
		const names = screen.getAllByLabelText< HTMLInputElement >( 'Name' ).map( ( { value } ) => value );
		expect( names ).toEqual( [ 'publish', 'Talk', 'Contract' ] );
		const button = screen.getByRole( 'button', { name: 'Save changes' } );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'false' );
	} );

	test( 'Back is confirmed until the settings were saved, and then leaves the page at once', async () => {
		expect( backLeaves() ).toBe( false );
		await respondTo( writes()[ 0 ], stored( '2', { stages: renamed( 'Talk' ) } ) );
		expect( backLeaves() ).toBe( true );
	} );

	test( 'a change of the templates by another user is kept without a dialog', async () => {
		await failWith( writes()[ 0 ], 'courant_settings_changed', 409 );
		const templates = [ { key: 'no', name: 'No', subject: '', content: '' } ];
		await respondTo( calls.at( -1 ), stored( '2', { templates } ) );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( writes()[ 1 ]?.options.data ).toEqual( { version: '2', stages: renamed( 'Talk' ) } );
		await respondTo( writes()[ 1 ], stored( '3', { templates, stages: renamed( 'Talk' ) } ) );
		expect( screen.getByText( 'No', { selector: 'summary *, summary' } ) ).toBeTruthy();
	} );

	test( 'stages that another user changed are overwritten or reloaded on request', async () => {
		await failWith( writes()[ 0 ], 'courant_settings_changed', 409 );
		await respondTo( calls.at( -1 ), stored( '2', { stages: renamed( 'Chat' ) } ) );
		expect( screen.getByRole( 'dialog' ).textContent ).toContain( 'publish, Chat, offer' );
		await confirmOverwrite();
		await failWith( writes()[ 1 ], 'courant_settings_changed', 409 );
		await respondTo( calls.at( -1 ), stored( '3', { stages: renamed( 'Meeting' ) } ) );
		await click( 'Reload' );
		expect( screen.getAllByLabelText< HTMLInputElement >( 'Name' )[ 1 ]?.value ).toBe( 'Meeting' );
		expect( isGuarded() ).toBe( false );
	} );

	test( 'a stage that cannot be deleted is an error, not a conflict', async () => {
		await failWith( writes()[ 0 ], 'courant_settings', 409 );
		expect( screen.getByRole( 'alert' ).textContent ).toContain( 'Reason: courant_settings' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );
} );

describe( 'an email template that a stage sends', () => {
	const templates = [ { key: 'no', name: 'No', subject: 'Sorry', content: 'Dear {applicant}' } ];
	const stages = STAGES.map( ( stage ) =>
		stage.slug === 'offer' ? { ...stage, mails: true, template: 'no' } : stage
	);

	beforeEach( async () => {
		await respondTo( calls[ 0 ], stored( '1', { templates, stages } ) );
		await clickHidden( 'Delete template No' );
	} );

	test( 'is kept when its deletion is not confirmed', async () => {
		expect( screen.getByRole( 'dialog', { name: 'Delete template No' } ).textContent ).toContain( 'send no email' );
		await click( 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( screen.getByText( 'No', { selector: 'summary' } ) ).toBeTruthy();
		expect( isGuarded() ).toBe( false );
	} );

	test( 'is deleted after a confirmation, and the stage sends no email', async () => {
		await confirmOverwrite();
		expect( screen.queryByText( 'No', { selector: 'summary' } ) ).toBeNull();
		expect( document.activeElement ).toBe( screen.getByLabelText( 'New template' ) );
		expect( isGuarded() ).toBe( true );
		await click( 'Save changes' );
		expect( writes()[ 0 ]?.options.data ).toEqual( { version: '1', templates: [], stages: STAGES } );
	} );
} );

describe( 'the hiring process', () => {
	beforeEach( async () => respondTo( calls[ 0 ], stored( '1', { due: { publish: 120 } } ) ) );

	test( 'a double click on "Delete now" deletes once', async () => {
		fireEvent.click( screen.getByRole( 'checkbox' ) );
		const button = screen.getByRole( 'button', { name: 'Delete now' } );
		fireEvent.click( button );
		fireEvent.click( button );
		await act( settled );
		expect( calls.filter( ( { options } ) => options.method === 'POST' ) ).toHaveLength( 1 );
	} );

	test( 'requests confirmation before a stage is deleted', async () => {
		await click( 'Delete stage offer' );
		expect( screen.getByRole( 'dialog', { name: 'Delete stage offer' } ) ).toBeTruthy();
		expect( screen.getAllByLabelText( 'Name' ) ).toHaveLength( 3 );
		await click( 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( screen.getAllByLabelText( 'Name' ) ).toHaveLength( 3 );
	} );

	test( 'moves the focus to the field for a new stage after a stage was deleted', async () => {
		await click( 'Delete stage offer' );
		await confirmOverwrite();
		expect( screen.getAllByLabelText( 'Name' ) ).toHaveLength( 2 );
		expect( document.activeElement ).toBe( screen.getByLabelText( 'New stage' ) );
	} );
} );
