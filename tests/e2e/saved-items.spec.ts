import type { Page } from '@playwright/test';
import { expect, test, testWithoutScript } from './support/test';
import { findArticle } from './support/site-data';

/** Articles that a visitor saves in the browser. */
const PAGE = '/?courant-saved=1';

const button = ( page: Page ) => page.locator( '.share__button--save' );
const stored = async ( page: Page ) => page.evaluate( () => localStorage.getItem( 'courant-saved' ) );
const collectRequests = ( page: Page ): string[] => {
	const urls: string[] = [];
	page.on( 'request', ( request ) => urls.push( request.url() ) );
	return urls;
};

test( 'an article is saved by a press, without React, and its button shows that after a reload', async ( { page } ) => {
	const urls = collectRequests( page );
	await page.goto( ( await findArticle() ).url );
	await button( page ).scrollIntoViewIfNeeded();
	expect( await stored( page ) ).toBeNull();
	expect( urls.filter( ( url ) => url.includes( 'modules/share' ) ) ).toEqual( [] );
	await button( page ).press( 'Enter' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Saved. Your list is linked at the end of the page.' );
	expect( await page.evaluate( () => 'ReactDOM' in window ) ).toBe( false );
	await page.reload();
	await button( page ).scrollIntoViewIfNeeded();
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await button( page ).click();
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( await stored( page ) ).toBe( '[]' );
} );

test( 'the list shows saved articles and removes them', async ( { page, axe, narrow } ) => {
	const { url, title } = await findArticle();
	await page.goto( PAGE );
	await expect( page.locator( 'main' ) ).toContainText( 'Nothing is saved yet.' );
	await axe();
	await page.goto( url );
	await button( page ).click();
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await page.getByRole( 'link', { name: 'Saved for later' } ).click();
	await expect( page.locator( 'h1' ) ).toHaveText( 'Saved for later' );
	await expect( page.locator( 'main' ).getByRole( 'link', { name: title } ) ).toHaveAttribute( 'href', url );
	await narrow();
	await page.getByRole( 'button', { name: `Remove ${ title }` } ).click();
	await expect( page.locator( 'main' ) ).toContainText( 'Nothing is saved yet.' );
	await expect( page.getByRole( 'status' ) ).toHaveText( 'Removed from the list.' );
	expect( await page.evaluate( () => document.activeElement?.closest( 'main' ) !== null ) ).toBe( true );
	expect( await stored( page ) ).toBe( '[]' );
} );

test( 'a blocked storage is reported', async ( { page } ) => {
	await page.addInitScript( () => {
		Storage.prototype.setItem = () => {
			throw new Error( 'blocked' );
		};
	} );
	await page.goto( ( await findArticle() ).url );
	await button( page ).click();
	await expect( page.getByRole( 'status' ) ).toHaveText( 'This browser does not allow saving.' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
} );

testWithoutScript( 'without JavaScript there is no button, and the page explains it', async ( { page } ) => {
	await page.goto( ( await findArticle() ).url );
	await expect( button( page ) ).toBeHidden();
	await page.goto( PAGE );
	// Texts of a whole element do not include `noscript`.
	const explanation = page.locator( 'main noscript p' );
	await expect( explanation ).toHaveText( 'The list needs JavaScript.' );
	await expect( explanation ).toBeVisible();
} );
