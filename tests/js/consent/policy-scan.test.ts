import { addPolicyScan } from '../../../src/consent/admin/policy-scan';
import { settled } from '../support/requests';
import { calls } from '../support/wordpress';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const PAGES = [ 'https://site.test/', 'https://site.test/about/' ];
const reload = jest.fn();
const read = jest.fn();

const button = () => document.querySelector( 'button' );
const status = () => document.querySelector( '[data-policy-scan-status]' )?.textContent;
const click = async (): Promise< void > => {
	button()?.click();
	await settled();
};
const respond = async ( pending: string[] ): Promise< void > => {
	calls.at( -1 )?.respond( { pages: 2, pending } );
	await settled();
};

beforeEach( () => {
	calls.length = 0;
	reload.mockReset();
	read.mockImplementation( ( url: string ) =>
		url === PAGES[ 1 ]
			? Promise.reject( new TypeError( 'offline' ) )
			: Promise.resolve( { status: 200, text: () => Promise.resolve( '<p>Home</p>' ) } )
	);
	window.fetch = read;
	document.body.innerHTML =
		'<button type="button" data-policy-scan>Scan site</button><p data-policy-scan-status role="status"></p>';
	addPolicyScan( document, reload );
} );

test( 'a double click starts one scan, which shows its progress and sends each page as visitors see it', async () => {
	await click();
	await click();
	expect( calls ).toHaveLength( 1 );
	expect( button()?.disabled ).toBe( true );
	await respond( PAGES );
	expect( status() ).toBe( 'Page 1 of 2' );
	expect( calls[ 1 ]?.options ).toMatchObject( { method: 'PUT', data: { url: PAGES[ 0 ], html: '<p>Home</p>' } } );
	expect( read ).toHaveBeenCalledWith( PAGES[ 0 ], { credentials: 'omit', cache: 'no-store' } );
	// A page that cannot be read does not end the scan.
	await respond( [ PAGES[ 1 ] ?? '' ] );
	expect( status() ).toBe( 'Page 2 of 2' );
	expect( calls[ 2 ]?.options.data ).toEqual( { url: PAGES[ 1 ], html: '' } );
	expect( reload ).not.toHaveBeenCalled();
	await respond( [] );
	expect( reload ).toHaveBeenCalledTimes( 1 );
} );

test( 'a failed request is reported, and the scan can be started again', async () => {
	await click();
	calls[ 0 ]?.fail( { code: 'courant_scan_changed', message: 'Start the scan again.' } );
	await settled();
	expect( status() ).toBe( 'Start the scan again.' );
	expect( reload ).not.toHaveBeenCalled();
	await click();
	expect( calls ).toHaveLength( 2 );
} );
