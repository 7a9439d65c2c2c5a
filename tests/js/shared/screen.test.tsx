import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { ScreenStateKey, usePersistentReducer, usePersistentState } from '../../../src/shared/admin/error-boundary';
import { renderScreen } from '../../../src/shared/admin/screen';

Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );

const TEXT = new ScreenStateKey< string >();
const COUNT = new ScreenStateKey< number >();

let isBroken = false;
const Screen = () => {
	const [ text, setText ] = usePersistentState( TEXT, '' );
	const [ count, add ] = usePersistentReducer(
		COUNT,
		( before: number, more: number ) => before + more,
		() => 10
	);
	useEffect( () => undefined, [] );
	if ( isBroken ) {
		throw new Error( 'broken on purpose' );
	}
	return (
		<>
			<input aria-label="Text" value={ text } onChange={ ( event ) => setText( event.target.value ) } />
			<button type="button" onClick={ () => add( 1 ) }>{ `Count ${ count }` }</button>
		</>
	);
};

const open = ( html: string, options = {} ) => {
	document.body.innerHTML = `<div id="root">${ html }</div>`;
	const root = document.querySelector< HTMLElement >( '#root' ) ?? document.body;
	act( () => renderScreen( root, <Screen />, options ) );
	return root;
};

beforeEach( () => {
	isBroken = false;
	jest.spyOn( console, 'error' ).mockImplementation( () => undefined );
} );

test( 'a screen whose first rendering fails shows the markup of the server and a message', () => {
	isBroken = true;
	const root = open(
		'<p class="courant-screen__wait">Loading…</p><table><tbody><tr><td>Ada</td></tr></tbody></table>'
	);
	expect( screen.getByRole( 'alert' ).textContent ).toContain( 'This screen stopped because of an error.' );
	expect( root.textContent ).toContain( 'Ada' );
	expect( root.textContent ).not.toContain( 'Loading…' );
} );

test( 'a screen that works replaces the markup of the server', () => {
	const ready = jest.fn();
	const root = open( '<table><tbody><tr><td>Ada</td></tr></tbody></table>', { onReady: ready } );
	expect( root.textContent ).toBe( 'Count 10' );
	expect( ready ).toHaveBeenCalledTimes( 1 );
} );

test( 'text typed before a crash is restored after "Try again"', () => {
	const ready = jest.fn();
	const crash = jest.fn();
	const root = open( '<p>From the server</p>', { onReady: ready, onCrash: crash } );
	fireEvent.change( screen.getByLabelText( 'Text' ), { target: { value: 'Dear Ada' } } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Count 10' } ) );
	isBroken = true;
	fireEvent.click( screen.getByRole( 'button', { name: 'Count 11' } ) );
	expect( crash ).toHaveBeenCalledTimes( 1 );
	expect( root.textContent ).toContain( 'From the server' );

	isBroken = false;
	fireEvent.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( screen.getByLabelText< HTMLInputElement >( 'Text' ).value ).toBe( 'Dear Ada' );
	expect( screen.getByRole( 'button', { name: /Count 1\d/ } ) ).toBeTruthy();
	expect( root.textContent ).not.toContain( 'From the server' );
	expect( ready ).toHaveBeenCalledTimes( 2 );
} );
