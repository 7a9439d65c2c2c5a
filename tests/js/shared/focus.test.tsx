import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { restoreFocusAfterRemoval, useFocusOnClose } from '../../../src/shared/admin/focus';

const frame = async (): Promise< void > =>
	act( () => new Promise< void >( ( resolve ) => requestAnimationFrame( () => setTimeout( resolve ) ) ) );

const List = (): ReactElement => {
	const [ items, setItems ] = useState( [ 'a', 'b', 'c' ] );
	return (
		<ul>
			{ items.map( ( item ) => (
				<li key={ item }>
					<button onClick={ () => setItems( items.filter( ( other ) => other !== item ) ) }>{ item }</button>
				</li>
			) ) }
		</ul>
	);
};

describe( 'a screen that keeps the focus', () => {
	const show = () => restoreFocusAfterRemoval( render( <List /> ).container );

	test( 'moves it to the next control when the focused one is removed, and to the last at the end', async () => {
		show();
		for ( const [ removed, next ] of [
			[ 'b', 'c' ],
			[ 'c', 'a' ],
		] as const ) {
			screen.getByText( removed ).focus();
			fireEvent.click( screen.getByText( removed ) );
			await frame();
			expect( document.activeElement ).toBe( screen.getByText( next ) );
		}
	} );

	test( 'leaves it alone after a click outside of all controls', async () => {
		show();
		screen.getByText( 'a' ).focus();
		screen.getByText( 'a' ).blur();
		await frame();
		fireEvent.click( screen.getByText( 'b' ) );
		await frame();
		expect( document.activeElement ).toBe( document.body );
	} );
} );

const Disclosure = (): ReactElement => {
	const [ isOpen, setOpen ] = useState( false );
	const opener = useFocusOnClose< HTMLButtonElement >( isOpen );
	return isOpen ? (
		<button onClick={ () => setOpen( false ) }>Close</button>
	) : (
		<button ref={ opener } onClick={ () => setOpen( true ) }>
			Open
		</button>
	);
};

test( 'the button that opened something gets the focus when it is closed, but not before', () => {
	render( <Disclosure /> );
	expect( document.activeElement ).toBe( document.body );
	fireEvent.click( screen.getByText( 'Open' ) );
	screen.getByText( 'Close' ).focus();
	fireEvent.click( screen.getByText( 'Close' ) );
	expect( document.activeElement ).toBe( screen.getByText( 'Open' ) );
} );
