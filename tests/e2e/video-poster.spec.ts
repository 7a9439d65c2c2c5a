import { dialog, EMBED, OPEN, OWN } from './video-pages';
import { createPost, findPost } from './support/site-data';
import { expect, test } from './support/third-parties';
import { testWithoutScript } from './support/test';

/** Tests the video in the head of an article: a poster and a play button. */
const article = async () => {
	const image = await findPost( { post_type: 'attachment', post_status: 'inherit', s: 'harbour' } );
	return createPost( {
		post_name: 'poster-lab',
		post_title: 'Poster lab',
		post_content: '<p>Text.</p>',
		meta_input: { courant_video_url: 'https://youtu.be/dQw4w9WgXcQ', _thumbnail_id: image.id },
	} ).then( ( { url } ) => url );
};

test( 'the poster in the head of an article is one button, and the image is not repeated', async ( {
	page,
	providers,
	site,
	axe,
	narrow,
	screens,
} ) => {
	await site( OWN );
	await page.goto( await article() );
	const video = page.locator( '.entry-picture [data-video-settings]' );
	await expect( video ).toHaveAttribute( 'data-state', 'ready' );
	await expect( page.locator( '[data-video-settings]' ) ).toHaveCount( 1 );
	await expect( page.locator( '.entry img[class*="picture"]' ) ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Reject all' } ).click();
	const play = page.getByRole( 'button', { name: 'Watch the video: Poster lab' } );
	await expect( play ).toContainText( 'Watch the video' );
	await narrow();
	await axe();
	await screens( 'video-poster' );
	expect( providers.requested ).toEqual( [] );
	// A click anywhere on the poster opens the dialog.
	await video.locator( 'img' ).click( { position: { x: 10, y: 10 }, force: true } );
	await expect( dialog( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( play ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( dialog( page ) ).toBeVisible();
} );

test( 'with consent the dialog opens by itself above the poster', async ( { page, providers, site } ) => {
	await site( OPEN );
	await page.goto( await article() );
	await expect( dialog( page ) ).toBeVisible();
	await expect.poll( () => providers.requested ).toEqual( [ EMBED ] );
} );

testWithoutScript( 'without JavaScript the poster links to YouTube', async ( { page } ) => {
	await page.goto( await article() );
	await expect( page.locator( '.entry-picture' ).getByRole( 'link', { name: 'Watch the video' } ) ).toHaveAttribute(
		'href',
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
	);
} );
