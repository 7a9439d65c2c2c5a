import type { Page } from '@playwright/test';
import { article, highlighted, open, scrollTo, topOf, activateTables } from './support/contents';
import { expect, test } from './support/test';

/** Visibility, further entries, branches and the highlight of tables of contents (docs/reference/behavior.md). */
const box = '#ez-toc-container';
const widget = '#ez-toc-widget-container';
const sticky = '#ez-toc-widget-sticky-container';
let path = '';

test.beforeAll( async () => {
	path = await article( 'a-day-with-state' );
} );

const list = ( page: Page, root: string ) => page.locator( `${ root } .ez-toc-list` ).first();
const toggle = ( page: Page, root: string ) =>
	page.locator( `${ root } :is(.ez-toc-toggle, .ez-toc-widget-sticky-toggle)` );
const heightOf = async ( page: Page, name: string ) =>
	page
		.getByRole( 'heading', { name, exact: true } )
		.evaluate( ( element ) => element.getBoundingClientRect().top + window.scrollY );
const cookies = async ( page: Page ) =>
	Object.fromEntries(
		( await page.context().cookies() )
			.filter( ( { name } ) => name.startsWith( 'ezTOC' ) )
			.map( ( { name, value } ) => [ name, value ] )
	);

test( 'the toolbar of a signed-in administrator is added to the highlight offset, smooth or not, and to the top of the sticky table', async ( {
	page,
	asAdmin,
} ) => {
	await asAdmin();
	for ( const [ settings, offset ] of [
		[ {}, 62 ],
		[ { smooth_scroll: false }, 37 ],
	] as const ) {
		await open( page, path, { settings, widget: 'ez_toc_widget_sticky' } );
		await activateTables( page );
		expect( await page.locator( '#wpadminbar' ).evaluate( ( bar ) => bar.getBoundingClientRect().height ) ).toBe(
			32
		);
		const top = await heightOf( page, 'Fish' );
		await scrollTo( page, Math.floor( top ) - offset - 3 );
		await expect
			.poll( async () => highlighted( page, sticky ), `${ offset + 3 } pixels below the top` )
			.toEqual( [ 'Market' ] );
		await scrollTo( page, Math.ceil( top ) - offset );
		await expect
			.poll( async () => highlighted( page, sticky ), `${ offset } pixels below the top` )
			.toEqual( [ 'Fish' ] );
	}
	expect(
		parseFloat( await page.locator( sticky ).evaluate( ( element ) => getComputedStyle( element ).top ) )
	).toBeGreaterThanOrEqual( 32 );
} );

test( 'where the list is hidden by default, showing it is stored as 1 and hiding it as null, for each table in its own cookie', async ( {
	page,
} ) => {
	await open( page, path, { settings: { hidden: true, hidden_on: [ 'desktop', 'mobile' ] }, widget: 'ezw_tco' } );
	await activateTables( page );
	await expect( list( page, box ) ).toBeHidden();
	await expect( list( page, widget ) ).toBeHidden();
	await toggle( page, box ).click();
	await expect( list( page, box ) ).toBeVisible();
	await expect.poll( () => cookies( page ) ).toEqual( { 'ezTOC_hidetoc-0': '1' } );
	await toggle( page, widget ).click();
	await expect.poll( () => cookies( page ) ).toEqual( { 'ezTOC_hidetoc-0': '1', 'ezTOC_hidetoc-1': '1' } );
	await toggle( page, box ).click();
	await expect( list( page, box ) ).toBeHidden();
	await expect.poll( () => cookies( page ) ).toEqual( { 'ezTOC_hidetoc-0': 'null', 'ezTOC_hidetoc-1': '1' } );

	// A setting that names no screen cancels hiding by default, and without smooth scrolling a link jumps at once.
	await page.context().clearCookies( { name: /^ezTOC/ } );
	await open( page, path, { settings: { hidden: true, hidden_on: [], smooth_scroll: false }, widget: 'ezw_tco' } );
	await activateTables( page );
	await expect( list( page, box ) ).toBeVisible();
	await expect( list( page, widget ) ).toBeVisible();
	const heights = await page.evaluate( async ( link ) => {
		const seen = new Set< number >( [ window.scrollY ] );
		document.querySelector< HTMLElement >( link )?.click();
		const end = performance.now() + 600;
		while ( performance.now() < end ) {
			seen.add( window.scrollY );
			await new Promise( requestAnimationFrame );
		}
		return seen.size;
	}, `${ box } a[href="#harbour"]` );
	expect( heights ).toBeLessThanOrEqual( 2 );
	expect( await topOf( page, 'Harbour' ) ).toBe( 0 );
	expect( await cookies( page ) ).toEqual( {} );
} );

test( 'buttons show and hide entries past the limit and branches, in the table, the widget and the sticky widget', async ( {
	page,
} ) => {
	for ( const [ form, root ] of [
		[ 'ezw_tco', widget ],
		[ 'ez_toc_widget_sticky', sticky ],
	] as const ) {
		await open( page, path, { settings: { view_more: 2, sub_toggle: true }, widget: form } );
		await activateTables( page );
		for ( const container of form === 'ezw_tco' ? [ box, root ] : [ root ] ) {
			const links = page.locator( `${ container } li a:visible` );
			const more = page.locator( `${ container } .ez-toc-more-links-enabler` );
			const fewer = page.locator( `${ container } .ez-toc-more-links-disabler` );
			const branch = page.locator( `${ container } .ez-toc-open-sub-hd` ).first();
			const before = await links.count();
			await expect( fewer ).toBeHidden();
			await more.click();
			await expect( more ).toBeHidden();
			await expect.poll( () => links.count() ).toBeGreaterThan( before );
			const all = await links.count();
			await fewer.click();
			await expect( links ).toHaveCount( before );
			await expect( fewer ).toBeHidden();
			await more.click();
			const wasOpen = await branch.getAttribute( 'aria-expanded' );
			await branch.click();
			await expect( branch ).toHaveAttribute( 'aria-expanded', wasOpen === 'true' ? 'false' : 'true' );
			await expect.poll( () => links.count() ).not.toBe( all );
			await branch.click();
			await expect( links ).toHaveCount( all );
			await toggle( page, container ).click();
			await expect( links ).toHaveCount( 0 );
			await toggle( page, container ).click();
			await expect( links ).toHaveCount( all );
			await page.locator( `${ container } a:text-is("Harbour")` ).click();
			await expect.poll( async () => topOf( page, 'Harbour' ) ).toBe( 0 );
		}
	}
} );

test( 'the element of the setting is sticky instead of the widget', async ( { page } ) => {
	await open( page, path, { settings: { affix: '.footer__legal' }, widget: 'ezw_tco' } );
	await activateTables( page );
	await expect( page.locator( '.footer__legal' ).first() ).toHaveCSS( 'position', 'sticky' );
	await expect( page.locator( '.footer__legal' ).first() ).toHaveCSS( 'top', '30px' );
	await expect( page.locator( widget ) ).not.toHaveCSS( 'position', 'sticky' );
} );

test( 'the highlight contains the number of the entry', async ( { page } ) => {
	await open( page, path, {} );
	await activateTables( page );
	await scrollTo( page, Math.ceil( await heightOf( page, 'Fish' ) ) );
	const current = page.locator( `${ box } li:has(> [aria-current])` );
	await expect( current ).toHaveCount( 1 );
	const backgrounds = async () =>
		current.evaluate( ( item ) => [
			getComputedStyle( item, '::before' ).backgroundColor,
			getComputedStyle( item.querySelector( '[aria-current]' ) ?? item ).backgroundColor,
		] );
	await expect.poll( async () => new Set( await backgrounds() ).size ).toBe( 1 );
	expect( await backgrounds() ).not.toContain( 'rgba(0, 0, 0, 0)' );
} );
