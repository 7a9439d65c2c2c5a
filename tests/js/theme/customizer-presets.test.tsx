import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Presets } from '../../../src/theme/admin/customizer/presets';
import type { PresetGroup, Setting } from '../../../src/theme/admin/customizer/wordpress';

const GROUP: PresetGroup = {
	setting: 'accent',
	label: 'Color palette',
	presets: [
		{ label: 'Red', values: { accent: '#b42318', paper: '#fbfaf7' } },
		{ label: 'Blue', values: { accent: '#0b5cad', paper: '#f8fafc' } },
	],
};

/** A setting of the Customizer that notifies its listeners. */
const settingOf = ( id: string, value: unknown ): Setting => {
	const listeners: ( ( next: unknown ) => void )[] = [];
	return {
		id,
		get: () => value,
		set: ( next ) => {
			value = next;
			listeners.forEach( ( listener ) => listener( next ) );
		},
		bind: ( listener ) => void listeners.push( listener ),
	};
};

const pressed = (): string[] =>
	screen
		.getAllByRole( 'button' )
		.filter( ( button ) => button.getAttribute( 'aria-pressed' ) === 'true' )
		.map( ( button ) => button.textContent );

test( 'a preset sets all settings of its group, and the pressed button follows the settings', async () => {
	const settings = [ settingOf( 'accent', '#B42318' ), settingOf( 'paper', '#fbfaf7' ) ];
	render( <Presets group={ GROUP } settings={ settings } /> );
	expect( screen.getByRole( 'group', { name: 'Color palette' } ) ).toBeTruthy();
	expect( pressed() ).toEqual( [ 'Red' ] );
	await userEvent.click( screen.getByRole( 'button', { name: 'Blue' } ) );
	expect( settings.map( ( setting ) => setting.get() ) ).toEqual( [ '#0b5cad', '#f8fafc' ] );
	expect( pressed() ).toEqual( [ 'Blue' ] );
	// A color of the owner is no preset.
	act( () => settings[ 0 ]?.set( '#123456' ) );
	expect( pressed() ).toEqual( [] );
} );
