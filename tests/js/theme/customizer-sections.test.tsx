import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sections } from '../../../src/theme/admin/customizer/sections';
import type { CustomizerConfig } from '../../../src/theme/admin/customizer/wordpress';
import { createSetting } from '../support/customizer';
import { parsePrinted } from '../../../src/shared/config/parse-printed';

jest.mock( '../../../src/theme/admin/customizer/wordpress', () => ( {
	__: ( text: string ) => text,
	sprintf: ( format: string, ...values: readonly unknown[] ) =>
		values.reduce< string >(
			( text, value, index ) => text.replace( new RegExp( `%(?:${ index + 1 }\\$)?[sd]` ), String( value ) ),
			format
		),
} ) );

const desk: CustomizerConfig = {
	only: {},
	lists: {},
	prefix: 'courant_',
	most: 12,
	presets: [],
	categories: [
		{ id: 3, name: 'Cities' },
		{ id: 5, name: 'Work' },
	],
	layouts: { feature: 'Large story', cards: 'Cards' },
};

const settingOf = ( start: string ) => createSetting( 'courant_home_sections', start );

const order = ( setting: { value: string } ): number[] =>
	parsePrinted< { category: number }[] >( setting.value ).map( ( { category } ) => category );

describe( 'the sections of the front page in the Customizer', () => {
	test( 'the keyboard changes the order, and the focus follows', async () => {
		const setting = settingOf( '[{"category":3},{"category":5}]' );
		const user = userEvent.setup();
		render( <Sections setting={ setting } config={ desk } /> );
		screen.getByRole( 'button', { name: 'Move Cities down' } ).focus();
		await user.keyboard( '{Enter}' );
		expect( order( setting ) ).toEqual( [ 5, 3 ] );
		expect( screen.getAllByRole( 'status' ).map( ( item ) => item.textContent ) ).toContain(
			'Cities moved to position 2.'
		);
		await new Promise( ( done ) => requestAnimationFrame( done ) );
		expect( document.activeElement?.getAttribute( 'aria-label' ) ).toBe( 'Move Cities up' );
	} );

	test( 'a section is added, filled in and removed', async () => {
		const setting = settingOf( '' );
		const user = userEvent.setup();
		render( <Sections setting={ setting } config={ desk } /> );
		await user.click( screen.getByRole( 'button', { name: 'Add section' } ) );
		const row = screen.getByRole( 'listitem' );
		await user.selectOptions( within( row ).getByRole( 'combobox', { name: 'Category' } ), 'Work' );
		await user.selectOptions( within( row ).getByRole( 'combobox', { name: 'Layout' } ), 'Cards' );
		expect( JSON.parse( setting.value ) ).toEqual( [ { category: 5, count: 4, layout: 'cards', title: '' } ] );
		await user.click( screen.getByRole( 'button', { name: 'Remove Work' } ) );
		expect( setting.value ).toBe( '' );
	} );
} );
