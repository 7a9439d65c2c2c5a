import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { open, restoreThemeMods, saveThemeMods } from './theme-editor-screens';
import { runExclusively } from './support/exclusive';
import { removeThemeMod } from './support/site-data';

test.setTimeout( 180_000 );

runExclusively( 'theme-mods', { before: saveThemeMods, after: restoreThemeMods } );

const SECTION = '#sub-accordion-section-courant_sections';

/** Returns the names of the sections that this test has added, in order. */
const names = ( page: Page ): Promise< string[] > =>
	page
		.locator( `${ SECTION } .courant-row__name` )
		.allInnerTexts()
		.then( ( all ) => all.filter( ( name ) => /^(One|Two|Three) of ours$/.test( name ) ) );

test( 'sections of the front page are added, dragged, moved and removed in the Customizer by keyboard', async ( {
	page,
	asAdmin,
} ) => {
	await asAdmin();
	await removeThemeMod( 'courant_home_sections' );
	await open( page );
	await page.evaluate( () => window.wp.customize.section( 'courant_sections' )?.focus() );
	await expect( page.locator( SECTION ) ).toBeVisible( { timeout: 30_000 } );
	const rows = page.locator( `${ SECTION } .courant-row` );
	for ( const title of [ 'One of ours', 'Two of ours', 'Three of ours' ] ) {
		const before = await rows.count();
		await page.getByRole( 'button', { name: 'Add section' } ).press( 'Enter' );
		await expect( rows ).toHaveCount( before + 1 );
		await rows.last().getByLabel( 'Title (leave empty' ).focus();
		await page.keyboard.type( title );
	}
	await expect.poll( () => names( page ) ).toEqual( [ 'One of ours', 'Two of ours', 'Three of ours' ] );

	const handle = page.getByRole( 'button', { name: 'Drag Three of ours' } );
	await handle.focus();
	await page.keyboard.press( 'Space' );
	await expect( page.getByText( 'Three of ours is at position 3.' ) ).toBeAttached();
	await page.keyboard.press( 'ArrowUp' );
	await expect( page.getByText( 'Three of ours is at position 2.' ) ).toBeAttached();
	await page.keyboard.press( 'Space' );
	await expect.poll( () => names( page ) ).toEqual( [ 'One of ours', 'Three of ours', 'Two of ours' ] );

	// Escape cancels a drag, and does not leave the section.
	await page.getByRole( 'button', { name: 'Drag Two of ours' } ).focus();
	await page.keyboard.press( 'Space' );
	await expect( page.getByText( 'Two of ours is at position 3.' ) ).toBeAttached();
	await page.keyboard.press( 'ArrowUp' );
	await expect( page.getByText( 'Two of ours is at position 2.' ) ).toBeAttached();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByText( 'Moving Two of ours was canceled.' ) ).toBeAttached();
	await expect( page.locator( SECTION ) ).toBeVisible();
	expect( await names( page ) ).toEqual( [ 'One of ours', 'Three of ours', 'Two of ours' ] );

	await page.getByRole( 'button', { name: 'Remove Three of ours' } ).press( 'Enter' );
	await expect.poll( () => names( page ) ).toEqual( [ 'One of ours', 'Two of ours' ] );
	await expect( page.getByRole( 'button', { name: 'Remove Two of ours' } ) ).toBeFocused();
} );
