import { act, fireEvent, render, screen } from '@testing-library/react';
import { PickedPosts } from '../../../src/theme/admin/customizer/picked-posts';
import { settled } from '../support/requests';
import { calls } from '../support/wordpress';
import { createSetting } from '../support/customizer';

jest.mock( '../../../src/theme/admin/customizer/wordpress', () => ( {
	__: ( text: string ) => text,
	sprintf: ( format: string, value: unknown ) => format.replace( /%[sd]/, String( value ) ),
	apiFetch: jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
} ) );

const settingOf = ( start: string ) => createSetting( 'courant_featured_posts', start );

const found = ( id: number, title: string ) => ( { id, title: { rendered: title } } );

const end = async ( action: () => void ): Promise< void > =>
	act( async () => {
		action();
		await settled();
	} );

const search = ( text: string ): Promise< void > =>
	end( () => {
		fireEvent.change( screen.getByRole( 'searchbox' ), { target: { value: text } } );
		fireEvent.keyDown( screen.getByRole( 'searchbox' ), { key: 'Enter' } );
	} );

beforeEach( () => {
	calls.length = 0;
} );

describe( 'the list of selected articles in the Customizer', () => {
	test( 'shows titles once they are loaded, and their IDs until then and after a failure', async () => {
		render( <PickedPosts setting={ settingOf( '7,9' ) } /> );
		expect( screen.getByText( 'Article 7' ) ).toBeTruthy();
		expect( calls.map( ( { options } ) => options.path ) ).toEqual( [
			'/wp/v2/posts?_fields=id,title&include=7,9&per_page=100',
		] );
		await end( () => calls[ 0 ]?.respond( [ found( 7, 'Trams &amp; trains' ) ] ) );
		expect( screen.getByText( 'Trams & trains' ) ).toBeTruthy();
		expect( screen.getByText( 'Article 9' ) ).toBeTruthy();
	} );

	test( 'a found article is added once, to the end', async () => {
		const setting = settingOf( '7' );
		render( <PickedPosts setting={ setting } /> );
		await search( 'harbor' );
		await end( () => calls[ 1 ]?.respond( [ found( 7, 'Trams' ), found( 12, 'Harbor' ) ] ) );
		expect( screen.queryByRole( 'button', { name: 'Add “Trams”' } ) ).toBeNull();
		await end( () => {
			fireEvent.click( screen.getByRole( 'button', { name: 'Add “Harbor”' } ) );
		} );
		expect( setting.value ).toBe( '7,12' );
		expect( screen.queryByRole( 'button', { name: 'Add “Harbor”' } ) ).toBeNull();
	} );

	test( 'a slow response to an earlier search does not replace the results of a later one', async () => {
		render( <PickedPosts setting={ settingOf( '' ) } /> );
		await search( 'harbor' );
		await search( 'orchard' );
		const [ first, second ] = calls;
		await end( () => second?.respond( [ found( 2, 'Orchard' ) ] ) );
		await end( () => first?.respond( [ found( 1, 'Harbor' ) ] ) );
		expect( screen.getByRole( 'button', { name: 'Add “Orchard”' } ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Add “Harbor”' } ) ).toBeNull();
		expect( first?.options.signal?.aborted ).toBe( true );
	} );

	test( 'a failed search is reported, keeps what was selected, and can be repeated', async () => {
		const setting = settingOf( '' );
		render( <PickedPosts setting={ setting } /> );
		await search( 'harbor' );
		expect( screen.getByText( 'Searching…' ) ).toBeTruthy();
		await end( () => calls[ 0 ]?.fail( new Error( 'No connection' ) ) );
		expect( screen.getByText( 'The search failed. Try again.' ) ).toBeTruthy();
		await search( 'harbor' );
		await end( () => calls[ 1 ]?.respond( [] ) );
		expect( screen.getByText( 'No articles found.' ) ).toBeTruthy();
		expect( setting.value ).toBe( '' );
	} );
} );
