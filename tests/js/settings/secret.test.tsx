import { fireEvent, render, screen } from '@testing-library/react';
import { Setting } from '../../../src/settings/admin/fields';
import type { Field } from '../../../src/settings/admin/model';

jest.mock(
	'@wordpress/api-fetch',
	() => jest.requireActual< { apiFetch: unknown } >( '../support/wordpress' ).apiFetch,
	{ virtual: true }
);

const secret = ( saved: boolean ): Field => ( {
	key: 'secret_key',
	type: 'secret',
	label: 'Secret key',
	help: '',
	placeholder: '',
	choices: [],
	min: 0,
	max: 0,
	default: '',
	value: '',
	saved,
} );
const show = ( saved: boolean, onChange = jest.fn() ) => {
	render(
		<Setting
			group="protection"
			field={ secret( saved ) }
			changes={ {} }
			refusal=""
			onChange={ onChange }
			link={ null }
		/>
	);
	return onChange;
};

test( 'the input of a secret that was never stored has a visible label', () => {
	const onChange = show( false );
	const input = screen.getByLabelText( 'Secret key', { selector: 'input' } );
	expect( document.querySelector( 'label' )?.htmlFor ).toBe( input.id );
	fireEvent.change( input, { target: { value: 'hush' } } );
	expect( onChange ).toHaveBeenCalledWith( 'hush' );
} );

test( 'a stored secret is a group with its name, and so is the input that replaces it', () => {
	show( true );
	expect( screen.getByRole( 'group', { name: 'Secret key' } ) ).toBeTruthy();
	fireEvent.click( screen.getByRole( 'button', { name: /Replace/ } ) );
	expect(
		screen.getByLabelText( 'Secret key', { selector: 'input' } ).getAttribute( 'aria-labelledby' )
	).not.toBeNull();
} );
