import type { Page } from '@playwright/test';
import { article, OTHER } from './support/contents';
import { desk, expect, test } from './support/test';
import { deleteOption, findPost, hideEditorGuides } from './support/site-data';

// The editors load more scripts than other pages.
test.setTimeout( 180_000 );

const TEXT =
	'<!-- wp:heading --><h2 class="wp-block-heading">Market</h2><!-- /wp:heading --><!-- wp:heading {"level":4} --><h4 class="wp-block-heading">Fish</h4><!-- /wp:heading --><!-- wp:heading --><h2 class="wp-block-heading">Market</h2><!-- /wp:heading --><!-- wp:courant/contents /-->';

async function quiet(): Promise< void > {
	await hideEditorGuides( 'admin' );
}

async function openEditor( page: Page, name: string ): Promise< void > {
	await article( name, TEXT );
	const id = ( await findPost( { name } ) ).id;
	await page.goto( `/wp-admin/post.php?post=${ String( id ) }&action=edit` );
	await page.waitForFunction(
		() => 'wp' in window && document.querySelector( '.interface-interface-skeleton' ) !== null
	);
}

const select = async ( page: Page, block: string, index = 0 ) =>
	page.evaluate(
		( [ name, place ] ) => {
			const { data } = window.wp;
			const ids = data.select( 'core/block-editor' ).getBlocksByName( name );
			data.dispatch( 'core/block-editor' ).selectBlock( ids[ place ] );
		},
		[ block, index ] as const
	);

test(
	'the block previews the table; entries are renamed and hidden, headings excluded, problems reported',
	{ tag: '@oldest' },
	async ( { page, asAdmin } ) => {
		await asAdmin();
		await quiet();
		await openEditor( page, 'contents-in-the-editor' );
		// With meta boxes, the oldest WordPress puts the blocks into the page itself, not into a frame.
		const isFramed = await page
			.locator( 'iframe[name="editor-canvas"]' )
			.or( page.locator( '.editor-styles-wrapper' ) )
			.first()
			.evaluate( ( element ) => element.tagName === 'IFRAME' );
		const canvas = isFramed ? page.frameLocator( 'iframe[name="editor-canvas"]' ) : page;
		const entries = canvas.locator( '.courant-contents .ez-toc-link' );
		await expect( entries ).toHaveText( [ 'Market', 'Fish', 'Market' ] );

		await select( page, 'courant/contents' );
		await page.getByRole( 'button', { name: 'Entries' } ).click();
		await page.getByLabel( 'Alternate title for “Fish”' ).fill( 'Fishes' );
		await expect( entries ).toHaveText( [ 'Market', 'Fishes', 'Market' ] );
		await page.getByLabel( 'Show in this table of contents' ).last().uncheck();
		await expect( entries ).toHaveText( [ 'Market', 'Fishes' ] );

		await select( page, 'core/heading', 1 );
		await page.getByLabel( 'Show in tables of contents' ).uncheck();
		await expect( entries ).toHaveText( [ 'Market' ] );

		await page.evaluate( () => window.wp.data.dispatch( 'core/block-editor' ).clearSelectedBlock() );
		await page.getByRole( 'tab', { name: 'Post', exact: true } ).click();
		const panel = page.getByRole( 'button', { name: 'Headings', exact: true } );
		if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await panel.click();
		}
		await expect( page.locator( '.courant-headings li' ) ).toHaveText( [
			/^Fish – has level 4, but the previous heading has level 2\.$/,
			/^Market – occurs twice/,
		] );
	}
);

test( 'the preview shows settings before they are saved', { tag: '@oldest' }, async ( { page, asAdmin, axe } ) => {
	await asAdmin();
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=contents' );
	const preview = page.getByRole( 'region', { name: 'Preview' } );
	await expect( page.locator( 'form.courant-settings' ) ).toBeVisible();
	await expect( preview.locator( '.ez-toc-title' ) ).toHaveText( 'Table of Contents' );
	await page.getByLabel( 'Title', { exact: true } ).fill( 'In short' );
	await expect( preview.locator( '.ez-toc-title' ) ).toHaveText( 'In short' );
	await expect( page.getByRole( 'status' ).filter( { hasText: 'Preview updated.' } ) ).toHaveCount( 1 );
	await page.getByLabel( 'Show hierarchy' ).uncheck();
	await expect( preview.locator( 'li ul' ) ).toHaveCount( 0 );
	await axe( { include: '#courant-contents-preview' } );
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=contents_looks' );
	await expect( page.locator( 'form.courant-settings' ) ).toBeVisible();
	await page.getByLabel( 'Numbers', { exact: true } ).selectOption( 'upper-roman' );
	await expect( preview.locator( '.courant-contents' ) ).toHaveAttribute(
		'style',
		/--contents-counter:\s*upper-roman/
	);
	await page.getByLabel( 'Colors', { exact: true } ).selectOption( 'black' );
	await expect( preview.locator( '.courant-contents' ) ).toHaveCSS( 'background-color', 'rgb(0, 0, 0)' );
} );

test( 'while Easy Table of Contents is active the module stays off, and can import its settings', async ( {
	page,
	context,
	asAdmin,
} ) => {
	const path = await article( 'contents-of-two' );
	await Promise.all( [ deleteOption( 'e2e_courant_contents' ), deleteOption( 'e2e_courant_contents_looks' ) ] );
	const origin = new URL( desk.url ).origin;
	await context.addCookies( [ { name: OTHER, value: 'active', url: origin } ] );
	await page.goto( path );
	await expect( page.getByText( 'Made by the other one' ) ).toHaveCount( 1 );
	await expect( page.locator( '.courant-contents, .courant-contents-bar' ) ).toHaveCount( 0 );

	await asAdmin();
	await page.goto( '/wp-admin/edit.php?post_type=awsm_job_openings&page=awsm-jobs-settings&tab=contents' );
	await expect(
		page.getByText( 'Courant Desk does not add tables of contents while Easy Table of Contents is active.' )
	).toBeVisible();
	await expect( page.getByRole( 'row', { name: /^Title/ } ) ).toContainText( 'From the other one' );
	await page.getByRole( 'button', { name: 'Import settings' } ).click();
	await expect( page.getByText( 'Settings imported.' ) ).toBeVisible();

	await context.addCookies( [ { name: OTHER, value: 'plus', url: origin } ] );
	await page.reload();
	await expect(
		page.getByText( 'Courant Desk does not add tables of contents while Table of Contents Plus is active.' )
	).toBeVisible();
	await page.goto( path );
	await expect( page.locator( '.courant-contents, .courant-contents-bar' ) ).toHaveCount( 0 );

	await context.addCookies( [ { name: OTHER, value: 'gone', url: origin } ] );
	await page.goto( path );
	await expect( page.locator( '#ez-toc-container .ez-toc-title' ) ).toHaveText( 'From the other one' );
	await expect( page.locator( '#ez-toc-container a' ).first() ).toHaveAttribute( 'href', '#Market' );
} );

test( 'in the classic editor a meta box sets the options of one post', async ( { page, asAdmin } ) => {
	const path = await article( 'contents-of-one-text', TEXT );
	const id = ( await findPost( { name: 'contents-of-one-text' } ) ).id;
	await asAdmin();
	await page.goto( `/wp-admin/post.php?post=${ String( id ) }&action=edit&classic=1` );
	const panel = page.locator( '#courant-contents' );
	await panel.getByLabel( 'Title', { exact: true } ).fill( 'Of this one' );
	await panel.getByLabel( 'Alternate titles' ).fill( 'Fish|Fishes' );
	await page.locator( '#publish' ).click();
	await page.waitForURL( /message=1/ );
	await page.goto( path );
	await expect( page.locator( '#ez-toc-container .ez-toc-title' ) ).toHaveText( 'Of this one' );
	await expect( page.locator( '#ez-toc-container a' ) ).toHaveText( [ 'Market', 'Fishes', 'Market' ] );
} );
