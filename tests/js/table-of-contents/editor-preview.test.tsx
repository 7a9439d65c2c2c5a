import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EasyTocEdit } from '../../../src/table-of-contents/admin/editor/edit';
import { settled } from '../support/requests';
import { failWith, respondTo } from '../support/screen';
import { calls } from '../support/wordpress';

let mockContent = '';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);
jest.mock( '../../../src/table-of-contents/admin/editor/wordpress', () => ( {
	__: ( text: string ) => text,
	useBlockProps: () => ( {} ),
	usePostId: () => 7,
	useContent: () => mockContent,
	Spinner: () => 'Loading',
	Disabled: ( { children }: { readonly children: ReactNode } ) => children,
	Button: ( { children, onClick }: { readonly children: ReactNode; readonly onClick: () => void } ) =>
		jest
			.requireActual< { createElement: ( ...of: unknown[] ) => ReactNode } >( 'react' )
			.createElement( 'button', { onClick }, children ),
} ) );

const NO_HEADINGS = /no headings yet/;
const list = ( text: string ) => ( { html: `<ol><li>${ text }</li></ol>`, items: [] } );

/** Renders the block, and again for each text, as the author types. */
function open() {
	const { rerender } = render( <EasyTocEdit /> );
	return {
		type: ( content: string ) => {
			mockContent = content;
			rerender( <EasyTocEdit /> );
		},
		pause: () =>
			act( async () => {
				await new Promise( ( resolve ) => setTimeout( resolve, 550 ) );
				await settled();
			} ),
	};
}

beforeEach( () => {
	calls.length = 0;
	mockContent = '<h2>One</h2>';
} );

test( 'on a slow network the block shows that it loads, and then the table of the unsaved text', async () => {
	open();
	expect( screen.getByText( 'Loading' ) ).toBeTruthy();
	expect( calls.map( ( { options } ) => options.data ) ).toEqual( [
		expect.objectContaining( { post: 7, content: '<h2>One</h2>' } ),
	] );
	await respondTo( calls[ 0 ], list( 'One' ) );
	expect( screen.getByText( 'One' ) ).toBeTruthy();
} );

test( 'a failed request is reported, not shown as a text without headings, and can be repeated', async () => {
	open();
	await failWith( calls[ 0 ], 'fetch_error' );
	expect( screen.queryByText( NO_HEADINGS ) ).toBeNull();
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'The preview could not be loaded.' );
	fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	await respondTo( calls[ 1 ], { html: '', items: [] } );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( screen.getByText( NO_HEADINGS ) ).toBeTruthy();
} );

test( 'after a failure the last table stays', async () => {
	const { type, pause } = open();
	await respondTo( calls[ 0 ], list( 'One' ) );
	type( '<h2>Two</h2>' );
	await pause();
	await failWith( calls[ 1 ], 'courant_error', 500 );
	expect( screen.getByText( 'One' ) ).toBeTruthy();
	expect( screen.getByRole( 'alert' ) ).toBeTruthy();
} );

test( 'changes while the author types are one request, and a late response does not replace a newer one', async () => {
	const { type, pause } = open();
	type( '<h2>Tw</h2>' );
	type( '<h2>Two</h2>' );
	await pause();
	expect( calls ).toHaveLength( 2 );
	await respondTo( calls[ 1 ], list( 'Two' ) );
	await respondTo( calls[ 0 ], list( 'One' ) );
	expect( screen.queryByText( 'One' ) ).toBeNull();
	expect( screen.getByText( 'Two' ) ).toBeTruthy();
} );
