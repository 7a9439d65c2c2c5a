import { findCorrection, suggest } from '../../../src/applications/frontend/lazy.email-hint';
import { findElement } from '../support/dom';

test.each( [
	[ 'zoe@gmial.com', 'zoe@gmail.com' ],
	[ 'zoe@gmail.con', 'zoe@gmail.com' ],
	[ 'zoe@gmail.co', 'zoe@gmail.com' ],
	[ 'zoe@hotmial.com', 'zoe@hotmail.com' ],
	[ 'zoe@hotmial.fr', 'zoe@hotmail.fr' ],
	[ 'zoe@outlok.com', 'zoe@outlook.com' ],
	[ 'zoe@yaho.com', 'zoe@yahoo.com' ],
	[ 'zoe@iclud.com', 'zoe@icloud.com' ],
	[ 'zoe@tonline.de', 'zoe@t-online.de' ],
	[ 'zoe@gmx.d', 'zoe@gmx.de' ],
	[ 'zoe@web.d', 'zoe@web.de' ],
	[ 'zoe@gamil.com', 'zoe@gmail.com' ],
	[ ' Zoë.B+jobs@Gmial.com ', 'Zoë.B+jobs@gmail.com' ],
] )( '%s is corrected', ( typed, expected ) => {
	expect( findCorrection( typed ) ).toBe( expected );
} );

test.each( [
	'zoe@gmail.com',
	'zoe@yahoo.co.uk',
	'zoe@mail.de',
	'zoe@courant.example',
	'zoe@bmw.de',
	'zoe@sap.com',
	'zoe@ibm.com',
	'zoe@hey.de',
	'zoe@hm.com',
	'zoe@kit.edu',
	'zoe@tum.de',
	'zoe@firma.gmbh',
	'zoe@firma.cm',
	'zoe@email.com',
	'zoe@mail.bg',
	'zoe@hotel.de',
	'zoe@yahoo.es',
	'zoe@axa.com',
	'zoe@sap.de',
	'zoe@github.com',
	'zoe@dell.com',
	'zoe@ford.com',
	'zoe@visa.com',
	'zoe@nike.com',
	'zoe@lime.com',
	'zoe@hsbc.com',
	'zoe@maif.fr',
	'zoe@google.com',
	'zoe',
	'@gmial.com',
	'zoe@',
	'',
] )( '%s is not corrected', ( typed ) => {
	expect( findCorrection( typed ) ).toBe( '' );
} );

test( 'the button replaces the value, and disappears when the address is correct', () => {
	jest.useFakeTimers();
	document.body.innerHTML =
		'<div><input type="email" value="zoe@gmial.com" data-hint-text="Did you mean %s?"><small>Help</small></div>';
	const input = findElement( 'input', HTMLInputElement );
	const events: string[] = [];
	input.addEventListener( 'input', () => events.push( 'input' ) );
	input.addEventListener( 'change', () => suggest( input ) );
	suggest( input );
	const region = findElement( '[role=status]', HTMLElement );
	expect( region.textContent ).toBe( '' );
	jest.runAllTimers();
	suggest( input );
	jest.runAllTimers();
	expect( region.textContent ).toBe( 'Did you mean zoe@gmail.com?' );
	expect( document.querySelectorAll( 'button' ) ).toHaveLength( 1 );

	findElement( 'button', HTMLButtonElement ).click();
	jest.runAllTimers();
	expect( input.value ).toBe( 'zoe@gmail.com' );
	expect( events ).toEqual( [ 'input' ] );
	expect( document.activeElement ).toBe( input );
	expect( region.textContent ).toBe( '' );
} );
