import { screen } from '@testing-library/react';
import { PolicyScan } from '../../../src/consent/admin/PolicyScan';
import { click, failWith, renderWithNotices, respondTo } from '../support/screen';
import { calls } from '../support/wordpress';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const PAGES = [ 'https://site.test/', 'https://site.test/about/' ];
const reload = jest.fn();
const read = jest.fn();

const button = () => screen.getByRole( 'button', { name: 'Scan site' } );
const respond = ( pending: string[] ) => respondTo( calls.at( -1 ), { pages: 2, pending } );

beforeEach( () => {
	calls.length = 0;
	reload.mockReset();
	read.mockImplementation( ( url: string ) =>
		url === PAGES[ 1 ]
			? Promise.reject( new TypeError( 'offline' ) )
			: Promise.resolve( { status: 200, text: () => Promise.resolve( '<p>Home</p>' ) } )
	);
	window.fetch = read;
	renderWithNotices( <PolicyScan reload={ reload } /> );
} );

test( 'a double click starts one scan, which shows its progress and sends each page as visitors see it', async () => {
	await click( 'Scan site' );
	await click( 'Scan site' );
	expect( calls ).toHaveLength( 1 );
	expect( button().getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await respond( PAGES );
	expect( screen.getByText( 'Page 1 of 2' ).getAttribute( 'role' ) ).toBe( 'status' );
	expect( calls[ 1 ]?.options ).toMatchObject( { method: 'PUT', data: { url: PAGES[ 0 ], html: '<p>Home</p>' } } );
	expect( read ).toHaveBeenCalledWith( PAGES[ 0 ], { credentials: 'omit', cache: 'no-store' } );
	// A page that cannot be read does not end the scan.
	await respond( [ PAGES[ 1 ] ?? '' ] );
	expect( screen.getByText( 'Page 2 of 2' ) ).toBeTruthy();
	expect( calls[ 2 ]?.options.data ).toEqual( { url: PAGES[ 1 ], html: '' } );
	expect( reload ).not.toHaveBeenCalled();
	await respond( [] );
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

test( 'a failed request is reported, and the scan can be started again', async () => {
	await click( 'Scan site' );
	await failWith( calls[ 0 ], 'fetch_error' );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'could not be reached' );
	expect( button().getAttribute( 'aria-busy' ) ).toBe( 'false' );
	await click( 'Try again' );
	expect( calls ).toHaveLength( 2 );
	await respond( [] );
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

test( 'a scan that another user has started again is reported', async () => {
	await click( 'Scan site' );
	await respond( PAGES );
	await failWith( calls[ 1 ], 'courant_policy_scan', 409 );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'Reason: courant_policy_scan' );
	expect( screen.queryByText( 'Page 1 of 2' ) ).toBeNull();
	expect( reload ).not.toHaveBeenCalled();
} );
