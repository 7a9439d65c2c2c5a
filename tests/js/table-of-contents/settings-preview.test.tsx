import { act, screen, waitFor, within } from '@testing-library/react';
import { Preview } from '../../../src/table-of-contents/admin/settings/Preview';
import { calls } from '../support/wordpress';
import { click, failWith, renderWithNotices, respondTo } from '../support/screen';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const region = (): HTMLElement => screen.getByRole( 'region', { name: 'Preview' } );
const table = (): string | undefined =>
	region().querySelector( '.courant-contents-preview__frame' )?.shadowRoot?.textContent.trim();

const changeLabel = ( label: string ): void =>
	act( () => {
		document.dispatchEvent(
			new CustomEvent( 'courant:settings', { detail: { contents: { label }, jobs: { other: 1 } } } )
		);
	} );
const sent = ( count: number ): Promise< void > => waitFor( () => expect( calls ).toHaveLength( count ) );

beforeEach( () => {
	calls.length = 0;
	renderWithNotices( <Preview /> );
} );

test( 'requests the preview of the stored settings at once and shows the table of the response', async () => {
	expect( calls ).toHaveLength( 1 );
	expect( calls[ 0 ]?.options.data ).toEqual( { settings: {}, display: {} } );
	await respondTo( calls[ 0 ], { html: '<p>Contents</p>' } );
	expect( table() ).toBe( 'Contents' );
	expect( within( region() ).getByRole( 'status' ).textContent ).toBe( '' );
} );

test( 'quick changes of settings are one request, and its response is announced', async () => {
	await respondTo( calls[ 0 ], { html: '<p>Contents</p>' } );
	changeLabel( 'I' );
	changeLabel( 'Inside' );
	expect( calls ).toHaveLength( 1 );
	await sent( 2 );
	expect( calls[ 1 ]?.options.data ).toEqual( { settings: { label: 'Inside' }, display: {} } );
	await respondTo( calls[ 1 ], { html: '<p>Inside</p>' } );
	expect( table() ).toBe( 'Inside' );
	expect( within( region() ).getByRole( 'status' ).textContent ).toBe( 'Preview updated.' );
} );

test( 'after a failed request the last preview stays, and the request can be repeated', async () => {
	await respondTo( calls[ 0 ], { html: '<p>Contents</p>' } );
	changeLabel( 'Inside' );
	await sent( 2 );
	await failWith( calls[ 1 ], 'fetch_error' );
	expect( table() ).toBe( 'Contents' );
	expect( within( region() ).getByRole( 'alert' ).textContent ).toContain( 'could not be reached' );
	await click( 'Try again' );
	await sent( 3 );
	await respondTo( calls[ 2 ], { html: '<p>Inside</p>' } );
	expect( table() ).toBe( 'Inside' );
	expect( within( region() ).queryByRole( 'alert' ) ).toBeNull();
} );
