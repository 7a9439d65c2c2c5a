import { cleanup, screen } from '@testing-library/react';
import { IndexScreen } from '../../../src/search-index/admin/IndexScreen';
import type { IndexProgress } from '../../../src/shared/config/generated';
import { click, failWith, isGuarded, renderWithNotices, respondTo } from '../support/screen';
import { calls } from '../support/wordpress';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const READY: IndexProgress = { state: 'ready', done: 10, all: 10 };
const BUILDING: IndexProgress = { state: 'building', done: 4, all: 10 };

const open = ( first: IndexProgress ) => renderWithNotices( <IndexScreen first={ first } /> );
const button = () => screen.getByRole( 'button', { name: 'Rebuild index' } );
const bar = () => screen.queryByRole< HTMLProgressElement >( 'progressbar' );
const sent = () => calls.map( ( { options } ) => options.data );

beforeEach( () => {
	calls.length = 0;
} );

test( 'a double click rebuilds the index once, and its progress is shown on a slow network', async () => {
	open( READY );
	expect( bar() ).toBeNull();
	await click( 'Rebuild index' );
	await click( 'Rebuild index' );
	await click( 'Check and repair' );
	expect( sent() ).toEqual( [ { do: 'rebuild' } ] );
	expect( [ button().getAttribute( 'aria-busy' ), button().getAttribute( 'aria-disabled' ) ] ).toEqual( [
		'true',
		'true',
	] );
	expect( screen.getByText( 'Building the index…' ).getAttribute( 'role' ) ).toBe( 'status' );
	expect( bar()?.hasAttribute( 'value' ) ).toBe( false );
	await respondTo( calls[ 0 ], BUILDING );
	expect( screen.getByText( 'Building the index: 4 of 10 openings.' ) ).toBeTruthy();
	expect( [ bar()?.value, bar()?.max ] ).toEqual( [ 4, 10 ] );
	await respondTo( calls[ 1 ], READY );
	expect( screen.getByText( 'The index is ready and contains 10 openings.' ) ).toBeTruthy();
	expect( bar() ).toBeNull();
	expect( button().getAttribute( 'aria-disabled' ) ).toBe( 'false' );
} );

test( 'a failed request is reported, and Try again continues', async () => {
	open( READY );
	await click( 'Rebuild index' );
	await failWith( calls[ 0 ], 'fetch_error' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'could not be reached' );
	expect( screen.getByText( 'The index is ready and contains 10 openings.' ) ).toBeTruthy();
	await click( 'Try again' );
	await respondTo( calls[ 1 ], BUILDING );
	await failWith( calls[ 2 ], 'fetch_error' );
	expect( bar() ).toBeNull();
	expect( screen.getByText( 'Building the index: 4 of 10 openings.' ) ).toBeTruthy();
	await click( 'Try again' );
	expect( sent() ).toEqual(
		[ 'rebuild', 'rebuild', 'continue', 'continue' ].map( ( action ) => ( { do: action } ) )
	);
} );

test( 'an index that is not ready is continued when the page is opened again', async () => {
	open( READY );
	await click( 'Rebuild index' );
	await respondTo( calls[ 0 ], BUILDING );
	expect( isGuarded() ).toBe( false );
	cleanup();
	calls.length = 0;
	open( BUILDING );
	expect( sent() ).toEqual( [ { do: 'continue' } ] );
	await respondTo( calls[ 0 ], READY );
	expect( screen.getByText( 'The index is ready and contains 10 openings.' ) ).toBeTruthy();
} );
