import { expect, test } from './support/test';
import { createPost, getVideo, hideEditorGuides } from './support/site-data';
import { installMuPlugin } from './support/site-files';

// The editors load more scripts than other pages.
test.setTimeout( 180_000 );

const FILM = 'https://youtu.be/dQw4w9WgXcQ';
const WRONG = 'Enter the URL of a YouTube video. Until then, no video is shown.';

/** Creates a post for one editor, with an ad slot in its text. */
const draft = ( name: string ): Promise< number > =>
	hideEditorGuides( 'e2e-editor' ).then(
		async ( editor ) =>
			(
				await createPost( {
					post_status: 'draft',
					post_author: editor,
					post_title: name,
					post_content: '<!-- wp:courant-desk/ad-place {"place":"sidebar"} /-->',
				} )
			).id
	);
const stored = ( post: number ): Promise< unknown[] > =>
	getVideo( post ).then( ( { url, isOff, content } ) => [ url, isOff, content ] );

test( 'block editor: the video of a post, and an ad slot', async ( { page, asRole } ) => {
	await asRole( 'editor' );
	const post = await draft( 'Video in the editor of blocks' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit` );
	const slot = page.frameLocator( 'iframe[name="editor-canvas"]' ).getByLabel( 'Ad slot' );
	await expect( slot ).toHaveValue( 'sidebar', { timeout: 60_000 } );
	await slot.selectOption( { label: 'In the text' } );

	await page.getByRole( 'tab', { name: 'Post', exact: true } ).click();
	const panel = page.getByRole( 'button', { name: 'Video', exact: true } );
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	const urlField = page.getByLabel( 'YouTube video URL' );
	await urlField.fill( 'https://elsewhere.example/film' );
	await expect( urlField ).toHaveAccessibleDescription( WRONG );
	await urlField.fill( FILM );
	await expect( urlField ).not.toHaveAccessibleDescription( WRONG );
	await page.getByLabel( 'Do not show a video on this page' ).check();
	await page.getByRole( 'button', { name: 'Save draft' } ).click();
	await expect
		.poll( () => stored( post ) )
		.toEqual( [ FILM, true, '<!-- wp:courant-desk/ad-place {"place":"in-article"} /-->' ] );
} );

test( 'classic editor: URL and poster image of a video', async ( { page, asRole, axe } ) => {
	installMuPlugin( 'e2e-classic-editor' );
	await asRole( 'editor' );
	const post = await draft( 'Video in the classic editor' );
	await page.goto( `/wp-admin/post.php?post=${ post }&action=edit&test_classic=1` );
	const box = page.locator( '#courant-video' );
	const urlField = box.getByLabel( 'YouTube video URL' );
	await urlField.fill( FILM );
	await box.getByRole( 'button', { name: 'Select' } ).click();
	const library = page.getByRole( 'dialog' ).filter( { hasText: 'Select poster image' } );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	await library.getByRole( 'checkbox' ).first().click();
	await library.getByRole( 'button', { name: 'Select', exact: true } ).click();
	await expect( box.locator( 'img' ) ).toHaveAttribute( 'src', /\/uploads\// );
	await expect( box.getByRole( 'button', { name: 'Remove' } ) ).toBeVisible();
	await axe( { include: '#courant-video' } );
	await page.getByRole( 'button', { name: 'Save Draft' } ).click();
	await expect
		.poll( () => getVideo( post ).then( ( { url, hasPoster } ) => [ url, hasPoster ] ) )
		.toEqual( [ FILM, true ] );
} );
