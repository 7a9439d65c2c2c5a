import { act, fireEvent, render, screen, within } from '@testing-library/react';
import * as element from '@wordpress/element';
import * as react from 'react';
import { ScreenNotices, notices } from '../../../src/shared/admin/notices';
import type * as screenNotices from '../../../src/shared/admin/notices';
import { createNotice, textsInStore } from '../support/core-notices';

beforeEach( () => {
	document.body.replaceChildren();
	render( <ScreenNotices /> );
} );

test( 'a success is in the store and is removed after it has faded', () => {
	act( () => notices.showSuccess( 'Saved.' ) );
	expect( textsInStore() ).toEqual( [ 'Saved.' ] );
	expect( screen.getByRole( 'status' ).textContent ).toBe( 'Saved.' );
	fireEvent.animationEnd( screen.getByText( 'Saved.' ) );
	expect( textsInStore() ).toEqual( [] );
} );

test( 'an error of the screen replaces its notice in the store, stays, and is removed by its button', () => {
	const retry = jest.fn();
	act( () => notices.showSuccess( 'Moved.' ) );
	act( () => notices.showError( new Error( 'No network.' ), retry ) );
	expect( textsInStore() ).toEqual( [ 'No network.' ] );
	const alert = screen.getByRole( 'alert' );
	fireEvent.animationEnd( within( alert ).getByText( 'No network.' ) );
	expect( textsInStore() ).toEqual( [ 'No network.' ] );
	fireEvent.click( within( alert ).getByRole( 'button', { name: 'Try again' } ) );
	expect( retry ).toHaveBeenCalledTimes( 1 );
	expect( textsInStore() ).toEqual( [] );
	expect( alert.textContent ).toBe( '' );
} );

test( 'notices of other plugins are shown next to that of the screen, which does not remove them', () => {
	const onDismiss = jest.fn();
	const license = { id: 'license', actions: [ { label: 'Renew', url: 'https://example.com/renew' } ], onDismiss };
	act( () => createNotice( 'warning', 'The license expires tomorrow.', license ) );
	const snackbar = { id: 'snackbar', type: 'snackbar' };
	act( () => createNotice( 'info', 'Synchronized.', snackbar ) );
	act( () => notices.showError( 'No network.' ) );
	act( () => notices.clear() );
	expect( textsInStore() ).toEqual( [ 'The license expires tomorrow.', 'Synchronized.' ] );
	expect( screen.getByRole( 'link', { name: 'Renew' } ).getAttribute( 'href' ) ).toBe( 'https://example.com/renew' );
	// The store has announced them.
	expect( screen.getByRole( 'status' ).textContent ).toBe( '' );
	fireEvent.animationEnd( screen.getByText( 'Synchronized.' ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( onDismiss ).toHaveBeenCalledTimes( 1 );
	expect( textsInStore() ).toEqual( [] );
} );

test( 'a second screen of the page shows neither the notices of the first nor those of other plugins again', () => {
	act( () => {
		notices.showSuccess( 'Saved.' );
		createNotice( 'error', 'Other.', { id: 'other' } );
	} );
	jest.isolateModules( () => {
		jest.doMock( 'react', () => react );
		jest.doMock( '@wordpress/element', () => element );
		const second = jest.requireActual< typeof screenNotices >( '../../../src/shared/admin/notices' );
		expect( second.notices ).not.toBe( notices );
		render( <second.ScreenNotices /> );
	} );
	expect( screen.getAllByText( 'Saved.' ) ).toHaveLength( 1 );
	expect( screen.getAllByText( 'Other.' ) ).toHaveLength( 1 );
} );
