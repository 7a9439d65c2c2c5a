import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { mount } from '../../../src/shared/styled-select/island.styled-selects';
import { StyledSelect } from '../../../src/shared/styled-select/StyledSelect';
import { findElement, insertHtml } from '../support/dom';

/** The list is at most 300 px high; keys typed within 500 ms form one search text. */
const TOWNS = [ 'Bergen', 'Berlin', 'Bremen', 'Riga' ];

function createSelect(): { select: HTMLSelectElement; button: HTMLElement; highlighted: () => string | undefined } {
	document.body.innerHTML = `<form><label id="town-label" for="town">Town</label><select id="town">${ TOWNS.map( ( town ) => `<option value="${ town }">${ town }</option>` ).join( '' ) }</select></form>`;
	const select = document.querySelector( 'select' );
	if ( ! select ) {
		throw new Error( 'There is no select.' );
	}
	select.selectedIndex = 3;
	// As the island leaves it.
	select.setAttribute( 'aria-hidden', 'true' );
	render( <StyledSelect select={ select } hideSelect={ () => undefined } /> );
	return {
		select,
		button: screen.getByRole( 'combobox', { name: /Town/, expanded: false } ),
		highlighted: () => document.querySelector( '[data-highlighted]' )?.textContent,
	};
}

beforeEach( () => jest.useFakeTimers() );

afterEach( () => {
	jest.useRealTimers();
	document.body.innerHTML = '';
} );

const wait = ( milliseconds: number ) => act( () => jest.advanceTimersByTime( milliseconds ) );

test( 'letters within 500 ms form one search, later ones start another', () => {
	const { button, highlighted } = createSelect();
	fireEvent.keyDown( button, { key: 'ArrowDown' } );
	fireEvent.keyDown( button, { key: 'b' } );
	expect( highlighted() ).toBe( 'Bergen' );
	wait( 499 );
	fireEvent.keyDown( button, { key: 'r' } );
	expect( highlighted() ).toBe( 'Bremen' );
	wait( 500 );
	fireEvent.keyDown( button, { key: 'r' } );
	expect( highlighted() ).toBe( 'Riga' );
} );

test( 'the keyboard opens, selects and closes; the native select is updated', () => {
	const { select, button } = createSelect();
	const onChange = jest.fn();
	select.addEventListener( 'change', onChange );
	fireEvent.keyDown( button, { key: 'Enter' } );
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	fireEvent.keyDown( button, { key: 'Home' } );
	fireEvent.keyDown( button, { key: 'Enter' } );
	expect( [ select.value, onChange.mock.calls.length, button.getAttribute( 'aria-expanded' ) ] ).toEqual( [
		'Bergen',
		1,
		'false',
	] );
	fireEvent.keyDown( button, { key: ' ' } );
	fireEvent.keyDown( button, { key: 'ArrowDown' } );
	fireEvent.keyDown( button, { key: 'Escape' } );
	expect( [ select.value, button.getAttribute( 'aria-expanded' ) ] ).toEqual( [ 'Bergen', 'false' ] );
} );

test( 'its list is 300 pixels high at most, and scrolls', () => {
	const sheet = readFileSync( join( __dirname, '../../../src/shared/styled-select/style.css' ), 'utf8' );
	expect( sheet ).toMatch( /\.awsm-selectric-items \{[^}]*max-block-size: 300px;/ );
} );

test( 'after a crash the native select is used again, with its value', async () => {
	jest.useRealTimers();
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
	const form = insertHtml(
		'<form data-filter><label id="town-label" for="town">Town</label><select class="awsm-filter-option" id="town"><option>Bergen</option><option>Riga</option></select></form>'
	);
	const select = findElement( 'select', HTMLSelectElement );
	await act( async () => {
		mount( document.body );
		await Promise.resolve();
	} );
	expect( [ select.tabIndex, document.querySelector( '.awsm-selectric' ) !== null ] ).toEqual( [ -1, true ] );
	select.value = 'Riga';
	const option = findElement( 'option', HTMLOptionElement );
	Object.defineProperty( option, 'text', {
		configurable: true,
		get: () => {
			throw new Error( 'crash' );
		},
	} );
	await act( async () => {
		select.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		findElement( '.awsm-selectric', HTMLButtonElement ).click();
		await Promise.resolve();
	} );
	Reflect.deleteProperty( option, 'text' );
	expect( [ select.className, select.tabIndex, select.getAttribute( 'aria-hidden' ) ] ).toEqual( [
		'awsm-filter-option',
		0,
		'false',
	] );
	expect( select.value ).toBe( 'Riga' );
	expect( form.querySelector( '.awsm-selectric' ) ).toBeNull();
} );
