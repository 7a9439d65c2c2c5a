import { act, fireEvent, render, screen } from '@testing-library/react';
import { App } from '../../../src/recruiting/admin/applications/App';
import { matchMedia } from '../support/dom';
import { settled } from '../support/requests';
import { calls } from '../support/wordpress';
import { printScreenConfig, respond } from './screens-support';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const COUNTS = { inbox: 0, suspected: 0, withdrawn: 0, trash: 0 };

/** Runs the script of the board. */
async function runBoardScript(): Promise< void > {
	await import( '../../../src/recruiting/admin/applications/board-view' );
}

/** Opens the list, whose script and library have run, and then the board, whose script has not. */
async function openBoard(): Promise< void > {
	Object.assign( window, { courantDataViews: { DataViews: () => <table /> } } );
	window.history.replaceState( null, '', '?post_type=awsm_job_openings&page=courant-applications' );
	render( <App /> );
	await act( () => new Promise( ( resolve ) => setTimeout( resolve, 200 ) ) );
	await respond( { items: [], total: 0, pages: 0, counts: {}, folders: COUNTS } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Board' } ) );
	await act( settled );
}

beforeEach( () => {
	calls.length = 0;
	matchMedia( () => false );
	printScreenConfig();
	document.body.innerHTML =
		'<template id="courant-delayed-scripts"><script src="/board.js"></script></template><div id="courant-applications-server">Ada</div>';
} );

it( 'a view is loading until its script runs or fails, and can be loaded again if it failed', async () => {
	await openBoard();
	expect( document.getElementById( 'courant-applications-server' ) ).toBeNull();
	expect( screen.getByText( 'Loading…' ) ).toBeTruthy();

	await act( async () => {
		document.querySelector( 'script' )?.dispatchEvent( new Event( 'error' ) );
		await settled();
	} );
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'This view could not be loaded.' );
	expect( screen.getByRole( 'button', { name: 'Try again' } ) ).toBeTruthy();
	expect( screen.getByRole( 'button', { name: 'List' } ) ).toBeTruthy();

	await act( async () => {
		await runBoardScript();
		await settled();
	} );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
} );
