import type { Frame, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { open, preview, seen, restoreThemeMods, saveThemeMods } from './theme-editor-screens';
import { runExclusively } from './support/exclusive';
import { getOtherThemeOptions } from './support/demo-content';
import { deletePosts, getOption, removeThemeMod } from './support/site-data';

/** Tests the Customizer with its live preview. */
test.describe.configure( { mode: 'serial' } );

test.setTimeout( 180_000 );

async function openSection( page: Page, section: string ): Promise< void > {
	await page.evaluate( ( id ) => window.wp.customize.section( id )?.focus(), section );
	await expect( page.locator( `#sub-accordion-section-${ section }` ) ).toBeVisible( { timeout: 30_000 } );
}

const control = ( page: Page, id: string ) => page.locator( `#customize-control-courant_${ id }` );

runExclusively( 'theme-mods', { before: saveThemeMods, after: restoreThemeMods } );

test( 'the Customizer shows each change at once, warns about unreadable colors, and publishes', async ( {
	page,
	asAdmin,
	axe,
} ) => {
	await asAdmin();
	// The sections of the demo would leave no articles for further ones.
	await removeThemeMod( 'courant_home_sections' );
	await open( page );
	await openSection( page, 'courant_colours' );

	// A color changes only styles: the preview is not reloaded.
	await (
		await preview( page )
	).evaluate( () => {
		document.body.dataset[ 'same' ] = 'yes';
	} );
	const accent = control( page, 'accent' );
	// A palette sets the three colors of the section.
	const blue = accent.getByRole( 'button', { name: 'Blue', exact: true } );
	await blue.click();
	await expect( blue ).toHaveAttribute( 'aria-pressed', 'true' );
	await seen( page, async ( frame ) =>
		frame.locator( 'body' ).evaluate( ( body ) => getComputedStyle( body ).backgroundColor )
	).toBe( 'rgb(248, 250, 252)' );
	await axe( { include: '.courant-presets' } );
	await accent.getByRole( 'button', { name: 'Red', exact: true } ).click();
	await expect( blue ).toHaveAttribute( 'aria-pressed', 'false' );
	await accent.locator( '.wp-color-result' ).click();
	await accent.locator( '.wp-color-picker' ).fill( '#0b5d4e' );
	await accent.locator( '.wp-color-picker' ).press( 'Enter' );
	await seen( page, async ( frame ) => frame.locator( '#courant-appearance-inline-css' ).textContent() ).toContain(
		'#0b5d4e'
	);
	expect( await ( await preview( page ) ).evaluate( () => document.body.dataset[ 'same' ] ) ).toBe( 'yes' );
	await expect( accent.locator( '.notice-warning' ) ).toHaveCount( 0 );

	await accent.locator( '.wp-color-picker' ).fill( '#ffe600' );
	await accent.locator( '.wp-color-picker' ).press( 'Enter' );
	await expect( accent.locator( '.notice-warning' ) ).toContainText( 'on this background' );
	// The displayed color is readable nevertheless.
	await seen( page, async ( frame ) =>
		frame
			.locator( '.topbar a, .kicker__section' )
			.first()
			.evaluate( ( element ) => getComputedStyle( element ).color )
	).not.toBe( 'rgb(255, 230, 0)' );
	await accent.locator( '.wp-color-picker' ).fill( '#0b5d4e' );
	await accent.locator( '.wp-color-picker' ).press( 'Enter' );
	await expect( accent.locator( '.notice-warning' ) ).toHaveCount( 0 );

	// A change of a switch reloads the preview.
	await openSection( page, 'courant_topbar' );
	await control( page, 'topbar' ).getByRole( 'checkbox' ).uncheck();
	await seen( page, async ( frame ) => frame.locator( '.topbar' ).count() ).toBe( 0 );
	await control( page, 'topbar' ).getByRole( 'checkbox' ).check();
	await seen( page, async ( frame ) => frame.locator( '.topbar' ).count() ).toBe( 1 );

	// Sections are added, named and moved by keyboard.
	await openSection( page, 'courant_sections' );
	const rows = page.locator( '#sub-accordion-section-courant_sections .courant-row' );
	for ( const title of [ 'First of ours', 'Second of ours' ] ) {
		await page.getByRole( 'button', { name: 'Add section' } ).click();
		await rows.last().getByLabel( 'Title (leave empty' ).fill( title );
	}
	const last = await rows.count();
	await page.getByRole( 'button', { name: 'Move Second of ours up' } ).press( 'Enter' );
	await expect( rows.nth( last - 2 ).locator( '.courant-row__name' ) ).toHaveText( 'Second of ours' );
	// In the first row the button that was pressed is disabled, so the other one gets the focus.
	await expect( page.getByRole( 'button', { name: 'Move Second of ours down' } ) ).toBeFocused();
	await seen( page, async ( frame ) =>
		( await frame.locator( '.magazine .article-section__title' ).allInnerTexts() ).filter( ( text ) =>
			text.includes( 'of ours' )
		)
	).toEqual( [ 'Second of ours', 'First of ours' ] );
	await axe( { include: '#sub-accordion-section-courant_sections' } );

	await page.locator( '#save' ).click();
	await expect( page.locator( '#save' ) ).toHaveValue( 'Published' );
	await page.goto( '/' );
	expect( await page.locator( '#courant-appearance-inline-css' ).textContent() ).toContain( '#0b5d4e' );
	expect(
		( await page.locator( '.magazine .article-section__title' ).allInnerTexts() ).filter( ( text ) =>
			text.includes( 'of ours' )
		)
	).toEqual( [ 'Second of ours', 'First of ours' ] );
} );

/** By the field of the control, where it has one; colors and images are chosen in dialogs that set the setting. */
const choose = async ( page: Page, changes: [ string, unknown ][] ) =>
	page.evaluate( ( all ) => {
		const api = window.wp.customize;
		return all.map( ( [ id, value ] ) => {
			const field = api
				.control( id )
				?.container[ 0 ]?.querySelector< HTMLInputElement >( `[data-customize-setting-link="${ id }"]` );
			if ( ! field || field.matches( '.color-picker-hex' ) ) {
				api( id ).set( value );
			} else {
				Object.assign( field, typeof value === 'boolean' ? { checked: value } : { value: String( value ) } );
				field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			}
			return {
				id,
				field: Boolean( field ),
				transport: api( id ).transport,
				taken: String( api( id ).get() ) === String( value ),
			};
		} );
	}, changes );

test( 'every option is previewed by its transport, and nothing is saved', async ( { page, asAdmin } ) => {
	const saved = async () =>
		JSON.stringify( await Promise.all( [ 'theme_mods_courant', 'blogname', 'blogdescription' ].map( getOption ) ) );
	const [ all, before ] = await Promise.all( [ getOtherThemeOptions(), saved() ] );
	const partial = all.filter( ( option ) => option.partial );
	const refreshed = all.filter( ( option ) => ! option.partial );
	await asAdmin();
	await open( page );
	// The site title is shown where there is no logo, in the header and in the footer.
	await seen( page, async ( frame ) => frame.locator( '.custom-logo-link' ).count() ).toBe( 1 );
	await choose( page, [
		[ 'custom_logo', '' ],
		[ 'courant_logo_footer', 0 ],
	] );
	await seen( page, async ( frame ) => [
		await frame.locator( '.custom-logo-link' ).count(),
		await frame.locator( '.brand__name' ).count(),
		await frame.locator( '.footer__logo' ).count(),
	] ).toEqual( [ 0, 1, 0 ] );
	await (
		await preview( page )
	).evaluate( () => {
		document.body.dataset[ 'same' ] = 'yes';
	} );

	// Partials are inserted into the current page one by one.
	const drawn: [ string, unknown, string ][] = [
		...partial.map( ( { id, input } ): [ string, unknown, string ] => [
			id,
			input,
			'#courant-appearance-inline-css',
		] ),
		[ 'blogname', 'Another name', '.brand__name a' ],
		[ 'blogname', 'A third name', '.footer__name a' ],
		[ 'blogdescription', 'Another line', '.brand__tagline' ],
	];
	for ( const [ id, value, place ] of drawn ) {
		const text = async ( frame: Frame ) => frame.locator( place ).textContent();
		const old = await text( await preview( page ) );
		expect( await choose( page, [ [ id, value ] ] ) ).toEqual( [
			expect.objectContaining( { id, transport: 'postMessage', taken: true } ),
		] );
		await seen( page, text ).not.toBe( old );
		expect( await ( await preview( page ) ).evaluate( () => document.body.dataset[ 'same' ] ), id ).toBe( 'yes' );
	}

	// All other options reload the preview, which then has their sanitized values.
	const chosen = await choose(
		page,
		refreshed.map( ( { id, input } ) => [ id, input ] )
	);
	expect( chosen.filter( ( { transport, taken } ) => transport !== 'refresh' || ! taken ) ).toEqual( [] );
	expect( chosen.filter( ( { field } ) => ! field ).map( ( { id } ) => id ) ).toEqual( [
		'courant_logo_dark',
		'courant_logo_mobile',
		'courant_logo_footer',
	] );
	await seen( page, async ( frame ) => {
		const values = await frame.evaluate( () => window._wpCustomizeSettings.values );
		return all
			.filter( ( { id, clean } ) => JSON.stringify( values[ id ] ) !== JSON.stringify( clean ) )
			.map( ( { id, clean } ) => ( { id, clean, stored: values[ id ] } ) );
	} ).toEqual( [] );
	await seen( page, async ( frame ) => frame.locator( 'body' ).getAttribute( 'class' ) ).toMatch(
		/(?=.*has-sticky-header)(?=.*has-centred-header)(?=.*has-uppercase-menu)(?=.*is-full-width)/
	);
	expect( await ( await preview( page ) ).locator( '.topbar' ).count() ).toBe( 0 );

	expect( await saved() ).toBe( before );
	await deletePosts( { post_type: 'customize_changeset', post_status: 'any' } );
} );
