import type { BrowserContext, Page } from '@playwright/test';
import { openInClassicEditor } from './opening-editor-screens';
import { createPost, hideEditorGuides } from './support/site-data';
import { desk, expect, test } from './support/test';
import { runExclusively } from './support/exclusive';

/** Tests updates of a live blog in the classic editor, also of two editors at the same time. */
runExclusively( 'live-blog' );

const row = ( page: Page, legend: string ) =>
	page.locator( '#courant-live-updates' ).getByRole( 'group', { name: legend } );

const save = async ( page: Page ) => {
	const loaded = page.waitForEvent( 'load' );
	await page.locator( '#publish' ).click();
	await loaded;
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
};

const liveBlog = async ( name: string ) => {
	const { id, url } = await createPost( {
		post_name: name,
		post_title: 'The ferry',
		post_content: 'Intro.',
		post_date: '2020-01-01 10:00:00',
		meta_input: { courant_live_blog: 'live' },
	} );
	await hideEditorGuides( 'admin' );
	return { url, edit: `/wp-admin/post.php?post=${ String( id ) }&action=edit` };
};

/** Opens the form of a second user while the first one has it open. */
const openAs = async ( context: BrowserContext, role: string, edit: string ): Promise< Page > => {
	await context.addCookies( await desk.signedIn( role ) );
	await openInClassicEditor( context );
	const page = await context.newPage();
	await page.goto( edit );
	return page;
};

const notice = ( page: Page, text: string ) => page.locator( '.notice-warning' ).filter( { hasText: text } );

test( 'two editors with the same form lose no update', async ( { context, browser } ) => {
	const { url, edit } = await liveBlog( 'live-blog-classic' );
	const page = await openAs( context, 'administrator', edit );
	await row( page, 'New update' ).getByLabel( 'Headline' ).fill( 'The ferry waits' );
	await row( page, 'New update' ).getByLabel( 'Text' ).fill( 'Ice on the river.' );
	await save( page );

	await page.goto( url );
	const time = page
		.locator( '.courant-live-update', {
			has: page.locator( '.courant-live-update__title', { hasText: /^The ferry/ } ),
		} )
		.locator( 'time' );
	const before = await time.getAttribute( 'datetime' );
	await page.goto( edit );
	const otherContext = await browser.newContext( { baseURL: desk.url } );
	const other = await openAs( otherContext, 'editor', edit );
	// WordPress's dialog would let only one of them write.
	await expect( other.locator( '#post-lock-dialog' ) ).toHaveCount( 0 );
	await row( page, 'New update' ).getByLabel( 'Headline' ).fill( 'From the first editor' );
	await row( page, 'Update: The ferry waits' ).getByLabel( 'Headline' ).fill( 'The ferry sails' );
	await save( page );
	await expect( page.locator( '.notice-warning' ) ).toHaveCount( 0 );
	await row( other, 'New update' ).getByLabel( 'Headline' ).fill( 'From the second editor' );
	await row( other, 'Update: The ferry waits' ).getByLabel( 'Headline' ).fill( 'The ferry is full' );
	await save( other );

	// The later text of the same update is kept for the editors, and is not published.
	await expect( notice( other, 'saved as a separate update that is not published' ) ).toBeVisible();
	await expect( row( other, 'Update: The ferry is full' ).getByLabel( 'Published' ) ).not.toBeChecked();
	await page.goto( url );
	const titles = page.locator( '.courant-live-update__title' );
	await expect( titles ).toHaveCount( 3 );
	expect( ( await titles.allInnerTexts() ).sort() ).toEqual( [
		'From the first editor',
		'From the second editor',
		'The ferry sails',
	] );
	// Also its seconds, which the form does not show.
	expect( await time.getAttribute( 'datetime' ) ).toBe( before );

	await page.goto( edit );
	await row( other, 'Update: From the first editor' ).getByLabel( 'Delete' ).check();
	await save( other );
	await row( page, 'Update: From the second editor' ).getByLabel( 'Headline' ).fill( 'Changed in the meantime' );
	await row( other, 'Update: From the second editor' ).getByLabel( 'Delete' ).check();
	await save( page );
	await save( other );
	await expect( notice( other, 'An update was not deleted' ) ).toBeVisible();
	await page.goto( url );
	await expect( titles ).toHaveCount( 2 );
	await otherContext.close();
} );

test( 'the text of a live blog is not overwritten by an editor who opened it before', async ( {
	context,
	browser,
} ) => {
	const { url, edit } = await liveBlog( 'live-blog-classic-text' );
	const page = await openAs( context, 'administrator', edit );
	const otherContext = await browser.newContext( { baseURL: desk.url } );
	const other = await openAs( otherContext, 'editor', edit );
	const write = async ( editor: Page, text: string ) => {
		await editor.locator( '#content-html' ).click();
		await editor.locator( '#content' ).fill( text );
	};
	await write( page, 'Intro of the first editor.' );
	await save( page );
	await row( other, 'New update' ).getByLabel( 'Headline' ).fill( 'Only an update' );
	await save( other );
	await expect( other.locator( '.notice-warning' ) ).toHaveCount( 0 );
	await write( page, 'Second intro of the first editor.' );
	await save( page );
	await write( other, 'Intro of the second editor.' );
	await save( other );
	await expect( notice( other, 'saved as a revision' ) ).toBeVisible();
	await expect( other.locator( '#content' ) ).toHaveValue( /Second intro of the first editor/ );
	await other.locator( '.misc-pub-revisions a' ).click();
	await expect( other.getByText( 'Intro of the second editor.' ).first() ).toBeVisible();
	await page.goto( url );
	await expect( page.locator( '.entry-content' ) ).toContainText( 'Second intro of the first editor.' );
	await expect( page.locator( '.courant-live-update__title' ) ).toHaveText( [ 'Only an update' ] );
	await otherContext.close();
} );
