import { settled } from '../support/requests';
import { calls } from '../support/wordpress';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const button = () => document.querySelector( 'button' );
const status = () => document.querySelector( '[data-status]' )?.textContent;
const bar = () => document.querySelector( 'progress' );
const click = async (): Promise< void > => {
	button()?.click();
	await settled();
};

beforeAll( async () => {
	document.body.innerHTML =
		'<div id="courant-job-index" data-state="ready"><p data-status></p><progress hidden></progress><form><button value="rebuild">Rebuild index</button></form></div>';
	await import( '../../../src/search-index/admin/index' );
} );

beforeEach( () => {
	calls.length = 0;
} );

test( 'a double click rebuilds the index once, and its progress is shown on a slow network', async () => {
	await click();
	await click();
	expect( calls.map( ( { options } ) => options.data ) ).toEqual( [ { do: 'rebuild' } ] );
	expect( button()?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	expect( status() ).toBe( 'Building the index…' );
	expect( bar()?.hidden ).toBe( false );
	calls[ 0 ]?.respond( { state: 'building', done: 4, all: 10 } );
	await settled();
	expect( status() ).toBe( 'Building the index: 4 of 10 openings.' );
	calls[ 1 ]?.respond( { state: 'ready', done: 10, all: 10 } );
	await settled();
	expect( status() ).toBe( 'The index is ready and contains 10 openings.' );
	expect( bar()?.hidden ).toBe( true );
	expect( button()?.getAttribute( 'aria-disabled' ) ).toBe( 'false' );
} );

test( 'a failed request is reported, and the index can be rebuilt again', async () => {
	await click();
	calls[ 0 ]?.fail( { code: 'courant_index_busy', message: 'Another user is rebuilding the index.' } );
	await settled();
	expect( status() ).toBe( 'Another user is rebuilding the index.' );
	expect( bar()?.hidden ).toBe( true );
	await click();
	expect( calls ).toHaveLength( 2 );
} );
