import { screen, within } from '@testing-library/react';
import { SwitchScreen } from '../../../src/import/admin/SwitchScreen';
import type { SwitchReport } from '../../../src/shared/config/generated';
import { calls } from '../support/wordpress';
import { click, confirmOverwrite, failWith, renderWithNotices, respondTo } from '../support/screen';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const REPORT: SwitchReport = {
	state: 'idle',
	label: 'Not started',
	actions: [ 'start' ],
	products: [ 'WP Job Openings' ],
	openings: 30,
	applications: 5000,
	options: 60,
	tasks: [ { id: 'files', label: 'Public files', total: 5000, done: 0, failed: 0 } ],
	failures: [],
	changes: [ { label: 'Job openings: URL slug', now: 'jobs', then: 'careers' } ],
	missing: [ { name: 'awsm_jobs_timezone', reason: 'Closing dates use the time zone of the site.' } ],
	overrides: [],
};
const done = ( count: number ): Partial< SwitchReport > => ( {
	tasks: [ { id: 'files', label: 'Public files', total: 5000, done: count, failed: 0 } ],
} );

beforeEach( () => {
	calls.length = 0;
} );

test( 'shows what was found, what changes and what has no counterpart before anything happens', () => {
	renderWithNotices( <SwitchScreen report={ REPORT } /> );
	expect( document.body.textContent ).toContain( 'Applications: 5,000.' );
	expect( document.body.textContent ).toContain( 'jobs → careers' );
	expect( document.body.textContent ).toContain( 'awsm_jobs_timezone' );
	expect( screen.getAllByRole( 'button' ).map( ( button ) => button.textContent ) ).toEqual( [ 'Migrate data' ] );
	expect( calls ).toHaveLength( 0 );
	const saved = screen.getByRole( 'link', { name: 'Download this report' } ).getAttribute( 'href' ) ?? '';
	expect( JSON.parse( decodeURIComponent( saved.slice( saved.indexOf( ',' ) + 1 ) ) ) ).toEqual( REPORT );
} );

test( 'an import that left nothing to find can be undone', () => {
	renderWithNotices( <SwitchScreen report={ { ...REPORT, products: [], state: 'applied', actions: [ 'undo' ] } } /> );
	expect( screen.getByRole( 'button', { name: 'Undo the switch' } ) ).toBeTruthy();
} );

test( 'migrates data in steps and shows the progress of each', async () => {
	renderWithNotices( <SwitchScreen report={ REPORT } /> );
	await click( 'Migrate data' );
	expect( calls[ 0 ]?.options.data ).toEqual( { do: 'start' } );
	expect( screen.getByText( 'Migrating data' ).getAttribute( 'role' ) ).toBe( 'status' );
	screen.getByRole( 'button', { name: 'Migrate data' } ).focus();
	await respondTo( calls[ 0 ], { ...REPORT, ...done( 20 ), state: 'applying', actions: [ 'continue', 'undo' ] } );
	expect( within( screen.getByRole( 'row', { name: /Public files/ } ) ).getByText( '20' ) ).toBeTruthy();
	expect( document.activeElement?.getAttribute( 'role' ) ).toBe( 'status' );
	expect( calls[ 1 ]?.options.data ).toEqual( { do: 'continue' } );
	await respondTo( calls[ 1 ], {
		...REPORT,
		...done( 5000 ),
		state: 'applied',
		actions: [ 'start', 'undo', 'confirm' ],
	} );
	expect( calls ).toHaveLength( 2 );
	const buttons = screen.getAllByRole( 'button' );
	expect( buttons.map( ( button ) => button.textContent ) ).toEqual( [
		'Migrate again',
		'Undo the switch',
		'Confirm and remove public files',
	] );
	expect( buttons.filter( ( button ) => button.classList.contains( 'is-primary' ) ) ).toEqual( [] );
} );

test( 'an interrupted switch can be continued', async () => {
	renderWithNotices( <SwitchScreen report={ { ...REPORT, state: 'applying', actions: [ 'continue', 'undo' ] } } /> );
	await click( 'Continue' );
	await failWith( calls[ 0 ], 'fetch_error' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'could not be reached' );
	await click( 'Try again' );
	expect( calls[ 1 ]?.options.data ).toEqual( { do: 'continue' } );
} );

test( 'public files are removed only after a confirmation in a dialog', async () => {
	renderWithNotices( <SwitchScreen report={ { ...REPORT, state: 'applied', actions: [ 'undo', 'confirm' ] } } /> );
	await click( 'Confirm and remove public files' );
	expect( screen.getByRole( 'dialog', { name: 'Remove the public files?' } ).textContent ).toContain(
		'cannot be undone'
	);
	await click( 'Cancel' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( calls ).toHaveLength( 0 );
	await click( 'Confirm and remove public files' );
	await confirmOverwrite();
	expect( calls.map( ( { options } ) => options.data ) ).toEqual( [ { do: 'confirm' } ] );
	await respondTo( calls[ 0 ], { ...REPORT, label: 'Confirmed', state: 'confirmed', actions: [ 'start' ] } );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( screen.getByText( 'Confirmed' ).getAttribute( 'role' ) ).toBe( 'status' );
} );

test( 'a double click, and clicks while the server works, send one request', async () => {
	renderWithNotices( <SwitchScreen report={ { ...REPORT, state: 'applied', actions: [ 'undo', 'confirm' ] } } /> );
	await click( 'Undo the switch' );
	await click( 'Undo the switch' );
	expect( calls.map( ( { options } ) => options.data ) ).toEqual( [ { do: 'undo' } ] );
	for ( const button of screen.getAllByRole( 'button' ) ) {
		expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	}
	await click( 'Confirm and remove public files' );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	await respondTo( calls[ 0 ], { ...REPORT, state: 'undoing', label: 'Undoing', actions: [ 'continue' ] } );
	expect( screen.getByText( 'Undoing' ).getAttribute( 'role' ) ).toBe( 'status' );
	await respondTo( calls[ 1 ], REPORT );
	expect( screen.getByText( 'Not started' ).getAttribute( 'role' ) ).toBe( 'status' );
	expect( screen.getByRole( 'button', { name: 'Migrate data' } ).getAttribute( 'aria-disabled' ) ).toBe( 'false' );
} );

test( 'a response that another process works on it ends the requests', async () => {
	renderWithNotices( <SwitchScreen report={ { ...REPORT, state: 'applying', actions: [ 'continue', 'undo' ] } } /> );
	await click( 'Continue' );
	await failWith( calls[ 0 ], 'courant_switch_busy', 409 );
	expect( calls ).toHaveLength( 1 );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'courant_switch_busy' );
	expect( screen.getByRole( 'button', { name: 'Continue' } ).getAttribute( 'aria-disabled' ) ).toBe( 'false' );
} );

test( 'a site without data of another product has no buttons', () => {
	renderWithNotices( <SwitchScreen report={ { ...REPORT, products: [] } } /> );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( document.body.textContent ).toContain( 'No data of another product was found.' );
} );
