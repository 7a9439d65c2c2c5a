import { expect, test } from './support/third-parties';
import { installTheme } from './support/site-files';
import { HOUSES, optionsWithAds, box, boxes, createArticle } from './advertising-pages';
import { deletePosts } from './support/site-data';

let article: string;

test.beforeAll( async () => {
	article = await createArticle();
} );

test( 'under another theme the header image is replaced by the ad slots', async ( { page, site } ) => {
	const theme = installTheme( 'header-image-theme' );
	await page.route( '**/x.png', ( route ) => route.fulfill( { status: 204 } ) );
	await site( { ...optionsWithAds( HOUSES ), template: theme, stylesheet: theme } );
	await page.goto( '/' );
	await expect( page.getByRole( 'img', { name: 'Old header' } ) ).toHaveCount( 0 );
	await expect( page.locator( '.site-header > [data-courant-ad="header"]' ) ).toHaveCount( 1 );
	await expect( page.locator( '.site-branding + [data-courant-ad="navigation"]' ) ).toHaveCount( 1 );
	expect( await boxes( page, [ 'header', 'navigation' ] ) ).toEqual( {
		header: [ 468, 60 ],
		navigation: [ 728, 90 ],
	} );
	await expect( box( page, 'header' ) ).toHaveAttribute( 'aria-label', 'Advertisement' );
} );

test( 'an administrator creates an ad, and the page shows it', async ( { page, asAdmin, axe, screens } ) => {
	await asAdmin();
	await page.goto( '/wp-admin/post-new.php?post_type=courant_ad' );
	await page.getByLabel( 'Add title' ).fill( 'Made in the lab' );
	await page.getByLabel( 'Link of the house ad or image' ).fill( 'https://courant.example/' );
	await page.getByLabel( 'In the text', { exact: true } ).check();
	await page.getByLabel( 'Weight' ).fill( '1000' );
	await axe( { include: '#courant-ad' } );
	await screens( 'ad-editor' );
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).click();
	await expect( page.locator( '.notice-success, #message' ) ).toBeVisible();
	await page.goto( article );
	await expect(
		page.locator( '[data-courant-ad="in-article"]' ).getByRole( 'link', { name: 'Made in the lab' } )
	).toBeVisible();
	await page.goto( '/wp-admin/edit.php?post_type=courant_ad' );
	await expect( page.getByRole( 'row', { name: /Made in the lab/ } ) ).toContainText( 'In the text' );
	await deletePosts( { post_type: 'courant_ad', title: 'Made in the lab' } );
} );
