import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.setTimeout( 120_000 );

const LIST = '/wp-admin/edit.php?post_type=awsm_job_openings';

/** Screens with unsaved text, and the field that the text is typed into. */
const SCREENS = [
	{
		name: 'settings',
		path: `${ LIST }&page=awsm-jobs-settings&tab=feeds`,
		field: ( page: Page ) =>
			page.locator( '.courant-settings .courant-setting :is(input[type="text"], input[type="number"])' ).first(),
	},
	{
		name: 'hiring process',
		path: `${ LIST }&page=courant-hiring`,
		field: ( page: Page ) => page.locator( '.courant-hiring' ).getByLabel( 'Name', { exact: true } ).first(),
	},
	{
		name: 'specifications',
		path: `${ LIST }&page=courant-specifications`,
		field: ( page: Page ) => page.locator( '.courant-new' ).getByLabel( 'Name', { exact: true } ),
	},
	{
		name: 'form builder',
		path: `${ LIST }&page=courant-forms`,
		field: ( page: Page ) => page.getByLabel( 'Form name' ),
	},
];

for ( const { name, path, field } of SCREENS ) {
	test( `Back is confirmed while text is unsaved, and leaves the screen otherwise: ${ name }`, async ( {
		page,
		asAdmin,
	} ) => {
		await asAdmin();
		await page.goto( LIST );
		await page.goto( path );
		const confirmations: string[] = [];
		page.on( 'dialog', ( dialog ) => {
			confirmations.push( dialog.type() );
			void dialog.dismiss();
		} );
		const before = await field( page ).inputValue();
		await field( page ).click();
		await page.keyboard.press( 'End' );
		await page.keyboard.type( '7' );
		await page.evaluate( () => history.back() );
		await expect.poll( () => confirmations ).toEqual( [ 'beforeunload' ] );
		await expect( field( page ) ).toHaveValue( `${ before }7` );
		expect( page.url() ).toContain( path );
		await page.keyboard.press( 'Backspace' );
		await expect( field( page ) ).toHaveValue( before );
		await page.evaluate( () => history.back() );
		await expect( page ).toHaveURL( new RegExp( `${ LIST.replaceAll( '?', '\\?' ) }$` ) );
		expect( confirmations ).toHaveLength( 1 );
	} );
}
