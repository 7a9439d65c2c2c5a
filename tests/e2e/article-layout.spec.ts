import { expect, test } from './support/test';
import { openInClassicEditor } from './opening-editor-screens';
import { open, seen, restoreThemeMods, saveThemeMods } from './theme-editor-screens';
import { runExclusively } from './support/exclusive';
import {
	createPost,
	deletePostMeta,
	deletePosts,
	findArticle,
	findPost,
	findPosts,
	hideEditorGuides,
	setOption,
} from './support/site-data';

/** Tests features of the theme for editors: starter content, and the layout of one article. */
test.describe.configure( { mode: 'serial' } );

test.setTimeout( 180_000 );

runExclusively( 'theme-mods', { before: saveThemeMods, after: restoreThemeMods } );

test( 'a new site has starter content in the preview only, until it is published', async ( { page, asAdmin } ) => {
	await setOption( 'fresh_site', '1' );
	try {
		await asAdmin();
		await open( page );
		// The starter content uses the existing page about the site.
		await seen( page, async ( frame ) => frame.locator( '.menu--primary > li > a' ).allInnerTexts() ).toEqual( [
			'Home',
			expect.stringMatching( /^About/ ),
			'Contact',
		] );
		// Articles are drafts until they are published.
		expect(
			( await findPosts( { title: 'Your lead article', post_status: 'any,auto-draft', numberposts: 5 } ) ).map(
				( { status } ) => status
			)
		).toEqual( [ 'auto-draft' ] );
	} finally {
		await setOption( 'fresh_site', '0' );
		await deletePosts( { post_type: 'any', post_status: [ 'auto-draft', 'customize-draft' ] } );
	}
} );

const findImage = async () =>
	( await findPost( { post_type: 'attachment', post_status: 'inherit', s: 'harbour' } ) ).id;

const made = async ( name: string ) =>
	createPost( { post_name: name, post_title: name, post_content: 'Text.', post_date: '2020-01-01 10:00:00' } ).then(
		async ( post ) => {
			await deletePostMeta( post.id, 'courant_layout' );
			await deletePostMeta( post.id, 'courant_article_layout' );
			return post;
		}
	);

test( 'the layout of one article is selected in the block editor', async ( { page, asAdmin } ) => {
	const { id, url } = await made( 'layout-by-blocks' );
	await asAdmin();
	await page.goto( url );
	await expect( page.locator( 'body' ) ).toHaveClass( /has-sidebar/ );
	await hideEditorGuides( 'admin' );
	await page.goto( `/wp-admin/post.php?post=${ String( id ) }&action=edit` );
	await page.getByRole( 'tab', { name: 'Post', exact: true } ).click();
	const panel = page.getByRole( 'button', { name: 'Layout', exact: true } );
	await expect( panel ).toBeVisible();
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await page.getByLabel( 'Page layout' ).selectOption( 'left' );
	await page.getByLabel( 'Article layout' ).selectOption( 'opinion' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByTestId( 'snackbar' ) ).toContainText( 'updated' );
	await page.goto( url );
	await expect( page.locator( 'body' ) ).toHaveClass( /sidebar-at-start/ );
	await expect( page.locator( 'body' ) ).toHaveClass( /article-layout-opinion/ );
} );

test( 'the layout of one article is selected in the classic editor', async ( { page, context, asAdmin } ) => {
	const { id, url } = await made( 'layout-by-box' );
	await openInClassicEditor( context );
	await asAdmin();
	await page.goto( `/wp-admin/post.php?post=${ String( id ) }&action=edit` );
	await page.getByLabel( 'Page layout' ).selectOption( 'full' );
	await page.getByLabel( 'Article layout' ).selectOption( 'feature' );
	await page.getByRole( 'button', { name: 'Update', exact: true } ).click();
	await expect( page.locator( '#message' ) ).toContainText( 'updated' );
	await expect( page.getByLabel( 'Page layout' ) ).toHaveValue( 'full' );
	await page.goto( url );
	await expect( page.locator( 'body' ) ).toHaveClass( /is-full-width/ );
	await expect( page.locator( 'body' ) ).toHaveClass( /article-layout-feature/ );
} );

for ( const layout of [ 'feature', 'photos', 'opinion' ] ) {
	test( `an article with the layout “${ layout }” fits into narrow windows and has no accessibility problem`, async ( {
		page,
		axe,
		narrow,
	} ) => {
		const { content } = await findArticle();
		const { url } = await createPost( {
			post_name: `layout-${ layout }`,
			post_title: 'The harbour that learned to listen',
			post_excerpt: 'A port was never too loud.',
			post_content: content,
			post_date: '2020-01-01 10:00:00',
			meta_input: { courant_article_layout: layout, _thumbnail_id: await findImage() },
		} );
		await page.goto( url );
		await axe();
		await narrow();
		await page.setViewportSize( { width: 1280, height: 800 } );
		const picture = await page.locator( '.entry-picture .picture' ).boundingBox();
		// Next to a sidebar as wide as the column; otherwise as wide as the window.
		expect( Math.round( picture?.width ?? 0 ) ).toBe( layout === 'opinion' ? 768 : 1280 );
	} );
}

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `head, text and ad of an article have one axis next to a sidebar, ${ direction }`, async ( { page } ) => {
		const { content } = await findArticle();
		const { url } = await createPost( {
			post_name: 'one-axis',
			post_title: 'The harbour that learned to listen to the people who live next to it',
			post_excerpt: 'A port was never too loud, and nobody could sleep, until someone asked the neighbours.',
			post_content: content,
			post_date: '2020-01-01 10:00:00',
			meta_input: { _thumbnail_id: await findImage() },
		} );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await page.goto( url );
		await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
		const boxes = await page
			.locator( '.breadcrumbs, .entry-header > *, .entry-picture, .entry-content > *' )
			.evaluateAll( ( all ) =>
				all.flatMap( ( element ) => {
					const { left, right, width } = element.getBoundingClientRect();
					const isRight = getComputedStyle( element ).direction === 'rtl';
					const isHead = element.matches( '.breadcrumbs' );
					return width > 0
						? [ { start: isRight ? -right : left, middle: ( left + right ) / 2, width, isHead } ]
						: [];
				} )
			);
		const texts = boxes.filter( ( { width, isHead } ) => isHead || Math.round( width ) === 640 );
		expect(
			new Set( boxes.flatMap( ( { isHead, middle } ) => ( isHead ? [] : [ Math.round( middle ) ] ) ) ).size
		).toBe( 1 );
		expect( new Set( texts.map( ( { start } ) => Math.round( start ) ) ).size ).toBe( 1 );
		expect( texts.length ).toBeGreaterThan( 8 );
	} );
}
