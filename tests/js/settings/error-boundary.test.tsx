import { act, fireEvent, screen } from '@testing-library/react';
import { open as openSettings } from '../../../src/settings/admin/index';
import { settled } from '../support/requests';
import { calls } from '../support/wordpress';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );

const field = ( key: string, type: string, value: unknown, more = {} ) => ( {
	key,
	type,
	label: key,
	help: '',
	placeholder: '',
	choices: [],
	min: 0,
	max: 9,
	default: value,
	value,
	saved: false,
	...more,
} );
const groups = () => [
	{
		group: 'listings',
		title: 'Listings',
		fields: [
			field( 'label', 'text', 'Jobs' ),
			field( 'on', 'bool', false ),
			field( 'shows', 'choices', [ 'a' ], {
				choices: [
					{ value: 'a', label: 'A' },
					{ value: 'b', label: 'B' },
				],
			} ),
		],
	},
];
const form = () => document.querySelector< HTMLFormElement >( '#courant-settings-form' );
const openScreen = async ( before: () => void = () => undefined ) => {
	document.body.innerHTML = `<div id="courant-settings" data-group="listings"></div>
        <form id="courant-settings-form">
            <input name="courant_listings[label]" value="Jobs"><input type="hidden" name="courant_listings[on]" value="0"><input type="checkbox" name="courant_listings[on]" value="1">
            <input type="hidden" name="courant_listings[shows][]" value=""><input type="checkbox" name="courant_listings[shows][]" value="a" checked><input type="checkbox" name="courant_listings[shows][]" value="b">
        </form>`;
	calls.length = 0;
	const opened = openSettings( document.querySelector< HTMLElement >( '#courant-settings' ) ?? document.body );
	before();
	await act( async () => {
		calls[ 0 ]?.respond( { groups: groups(), refused: [] } );
		await opened;
	} );
};

test( 'a crash restores the form of the server with the typed values', async () => {
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	await openScreen();
	expect( form() ).toBeNull();
	fireEvent.change( screen.getByRole( 'textbox', { name: 'label' } ), { target: { value: 'Careers' } } );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'on' } ) );
	fireEvent.click( screen.getByRole( 'checkbox', { name: 'B' } ) );

	// A response that does not match its type.
	fireEvent.submit( document.querySelector( '.courant-settings' ) ?? document );
	await act( async () => {
		calls[ 1 ]?.respond( { groups: [ { group: 'listings', title: 'Listings', fields: null } ], refused: [] } );
		await settled();
	} );

	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'This screen stopped because of an error.' );
	const sent = new FormData( form() ?? undefined );
	expect( sent.get( 'courant_listings[label]' ) ).toBe( 'Careers' );
	expect( sent.getAll( 'courant_listings[on]' ) ).toEqual( [ '0', '1' ] );
	expect( sent.getAll( 'courant_listings[shows][]' ) ).toEqual( [ '', 'a', 'b' ] );
} );

test( 'a form that was edited before the screen was loaded stays', async () => {
	await openScreen( () => {
		fireEvent.input( document.querySelector( '[name="courant_listings[label]"]' ) ?? document, {
			target: { value: 'Early' },
		} );
	} );
	expect( new FormData( form() ?? undefined ).get( 'courant_listings[label]' ) ).toBe( 'Early' );
	expect( calls ).toHaveLength( 1 );
	expect( document.getElementById( 'courant-settings' )?.textContent ).toBe( '' );
} );
