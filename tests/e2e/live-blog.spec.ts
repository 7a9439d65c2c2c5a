import type { Page } from '@playwright/test';
import { runExclusively } from './support/exclusive';
import { createPost, findPost, hideEditorGuides, updatePost, type SitePost } from './support/site-data';
import { expect, test, testWithoutScript } from './support/test';

/** Tests live blogs: new updates are offered while an article is read, and appear when the reader wants them. */
test.describe.configure( { mode: 'serial' } );
runExclusively( 'live-blog' );

const update = ( key: string, title: string ) =>
	`<!-- wp:courant/live-update {"key":"${ key }","time":"2026-03-01T11:00:00.000Z","title":"${ title }"} -->` +
	'<!-- wp:paragraph --><p>Cars drive.</p><!-- /wp:paragraph --><!-- /wp:courant/live-update -->';

const FIRST = update( 'first123', 'The bridge is open' );

const create = async ( name: string, state: string ): Promise< SitePost > => {
	const post = await createPost( {
		post_name: name,
		post_title: 'The bridge',
		post_content: FIRST,
		post_date: '2020-01-01 10:00:00',
	} );
	await updatePost( post.id, { post_content: FIRST, meta_input: { courant_live_blog: state } } );
	return post;
};

const setHidden = async ( page: Page, isHidden: boolean ) =>
	page.evaluate( ( hidden ) => {
		Object.defineProperty( document, 'hidden', { configurable: true, get: () => hidden } );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	}, isHidden );

test( 'new updates are offered by a button and appear when it is pressed', async ( { page } ) => {
	const { id, url } = await create( 'live-blog', 'live' );
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	const polls = () => requests.filter( ( text ) => text.includes( 'live-blogs' ) ).length;
	await page.clock.install();
	await page.goto( url );
	const updates = page.locator( '[data-live-update]' );
	const button = page.getByRole( 'button', { name: 'new update' } );
	await expect.poll( polls ).toBe( 1 );
	await expect( button ).toBeHidden();

	await updatePost( id, {
		post_content: update( 'second12', 'The ferry waits' ).replace( 'T11:00', 'T11:45' ) + FIRST,
	} );
	await page.clock.runFor( 30_000 );
	await expect( button ).toHaveText( '1 new update' );
	await expect( page.getByRole( 'status' ).filter( { hasText: '1 new update' } ) ).toHaveCount( 1 );
	await expect( updates ).toHaveCount( 1 );
	const status = page.locator( '.courant-live-status' );
	await expect( status ).toContainText( /Last update: 1 March 2026, 12:00/ );

	await setHidden( page, true );
	const before = polls();
	await page.clock.runFor( 120_000 );
	expect( polls() ).toBe( before );
	await setHidden( page, false );
	await expect.poll( polls ).toBe( before + 1 );

	await button.press( 'Enter' );
	await expect( updates.first() ).toContainText( 'The ferry waits' );
	await expect( updates.first() ).toBeFocused();
	await expect( status ).toContainText( /Last update: 1 March 2026, 12:45/ );
	await expect( button ).toBeHidden();
	await expect( updates ).toHaveCount( 2 );
	expect( requests.filter( ( text ) => text.includes( 'react' ) ) ).toEqual( [] );
} );

test( 'an open page shows corrections and no removed updates, where the reader is', async ( { page } ) => {
	const { id, url } = await create( 'live-blog-corrections', 'live' );
	const others = Array.from( { length: 24 }, ( _, index ) =>
		update( `other${ String( index ).padStart( 3, '0' ) }`, 'Traffic' )
	);
	const save = async ( ...updates: string[] ) => updatePost( id, { post_content: updates.join( '' ) } );
	await save( update( 'second12', 'The ferry waits' ), ...others, FIRST );
	const polls: string[] = [];
	page.on( 'request', ( request ) => request.url().includes( 'live-blogs' ) && polls.push( request.url() ) );
	await page.clock.install();
	await page.goto( url );
	await expect.poll( () => polls.length ).toBe( 1 );
	const oldest = page.locator( '#update-first123' );
	await oldest.scrollIntoViewIfNeeded();
	const before = await oldest.boundingBox();
	await page.evaluate( () =>
		document.addEventListener( 'focusin', () => ( document.documentElement.dataset[ 'moved' ] = 'yes' ) )
	);

	await save( ...others, FIRST.replace( 'Cars drive.', 'Cars and buses drive.' ) );
	await page.clock.runFor( 30_000 );
	await expect( page.locator( '#update-second12' ) ).toHaveCount( 0 );
	// The oldest of 25 updates is on the second page of the response.
	await expect( oldest ).toContainText( 'Cars and buses drive.' );
	expect( polls.filter( ( text ) => text.includes( 'page=2' ) ) ).toHaveLength( 1 );
	await expect( page.getByRole( 'button', { name: 'new update' } ) ).toBeHidden();
	expect( Math.abs( ( ( await oldest.boundingBox() )?.y ?? 0 ) - ( before?.y ?? 0 ) ) ).toBeLessThan( 2 );
	expect( await page.locator( 'html' ).getAttribute( 'data-moved' ) ).toBeNull();
} );

test( 'the end of a live blog is announced, and no request follows', async ( { page } ) => {
	const { id, url } = await create( 'live-blog-end', 'live' );
	let polls = 0;
	page.on( 'request', ( request ) => ( polls += request.url().includes( 'live-blogs' ) ? 1 : 0 ) );
	await page.clock.install();
	await page.goto( url );
	await expect.poll( () => polls ).toBe( 1 );
	await updatePost( id, { post_content: FIRST, meta_input: { courant_live_blog: 'ended' } } );
	await page.clock.runFor( 30_000 );
	await expect( page.locator( '.courant-live-status' ) ).toHaveText( 'This live blog has ended.' );
	const before = polls;
	await page.clock.runFor( 90_000 );
	expect( polls ).toBe( before );
} );

test( 'a live blog fits into narrow windows and has no accessibility problem', async ( {
	page,
	axe,
	narrow,
	screens,
} ) => {
	const { url } = await create( 'live-blog-look', 'live' );
	await page.goto( url );
	await screens( 'live-blog' );
	await axe();
	await narrow();
} );

testWithoutScript( 'without JavaScript a link reloads the live blog', async ( { page } ) => {
	const { url } = await create( 'live-blog-look', 'live' );
	await page.goto( url );
	await expect( page.getByRole( 'link', { name: 'Reload for new updates' } ) ).toHaveAttribute( 'href', url );
} );

test( 'an editor writes updates and ends the live blog', async ( { page, asAdmin } ) => {
	const { id, url } = await create( 'live-blog-editor', 'live' );
	await asAdmin();
	await hideEditorGuides( 'admin' );
	await page.goto( `/wp-admin/post.php?post=${ String( id ) }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await expect( canvas.getByLabel( 'Headline of the update' ) ).toHaveValue( 'The bridge is open' );
	await canvas.getByLabel( 'Headline of the update' ).fill( 'The bridge is closed' );
	await page.getByRole( 'tab', { name: 'Post', exact: true } ).click();
	const panel = page.getByRole( 'button', { name: 'Live blog', exact: true } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await page.getByLabel( 'State', { exact: true } ).selectOption( 'ended' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByTestId( 'snackbar' ) ).toContainText( 'updated' );
	await page.goto( url );
	await expect( page.locator( '#update-first123' ) ).toContainText( 'The bridge is closed' );
	await expect( page.locator( '.courant-live-status' ) ).toHaveText( 'This live blog has ended.' );
} );

test( 'a copy of an update has a key of its own', async ( { page, asAdmin } ) => {
	const { id } = await create( 'live-blog-copy', 'live' );
	await asAdmin();
	await hideEditorGuides( 'admin' );
	await page.goto( `/wp-admin/post.php?post=${ String( id ) }&action=edit` );
	const headlines = page.frameLocator( 'iframe[name="editor-canvas"]' ).getByLabel( 'Headline of the update' );
	await expect( headlines ).toHaveValue( 'The bridge is open' );
	await page.frameLocator( 'iframe[name="editor-canvas"]' ).locator( '.courant-live-update__time' ).click();
	await page.keyboard.press( 'Control+Shift+D' );
	await expect( headlines ).toHaveCount( 2 );
	await expect( headlines.nth( 1 ) ).toHaveValue( 'The bridge is open' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByTestId( 'snackbar' ) ).toContainText( 'updated' );
	const { content } = await findPost( { include: [ id ] } );
	const keys = [ ...content.matchAll( /"key":"([^"]+)"/g ) ].map( ( [ , key ] ) => key );
	expect( keys ).toHaveLength( 2 );
	expect( keys[ 0 ], 'The original keeps its key.' ).toBe( 'first123' );
	expect( keys[ 1 ] ).toMatch( /^[a-z0-9]{8}$/ );
	expect( keys[ 1 ] ).not.toBe( 'first123' );
} );
