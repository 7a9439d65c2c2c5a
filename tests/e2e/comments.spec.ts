import { expect, test, testWithoutScript } from './support/test';
import { findTemplateUrl } from './support/demo-content';
import { createPost } from './support/site-data';

/** Tests threads of comments. The demo content has a thread of five levels. */
const article = async () => ( await findTemplateUrl( 'discussedArticle' ) ) ?? '';

/** Smallest readable width of the text of a comment in a window of 320 px. */
const MIN_TEXT_WIDTH = 230;

test( 'five levels of replies are readable and recognizable in a window of 320 px', async ( {
	page,
	axe,
	narrow,
	screens,
} ) => {
	await page.setViewportSize( { width: 320, height: 800 } );
	await page.goto( await article() );
	const comments = page.locator( '.comment-list .comment' );
	const threads = await comments.evaluateAll( ( all ) =>
		all.map( ( comment ) => {
			const name = ( element: Element | null | undefined ) => element?.querySelector( '.fn' )?.textContent.trim();
			const text = comment.querySelector( '.comment-content' )?.getBoundingClientRect();
			return {
				level: Number( /depth-(\d)/.exec( comment.getAttribute( 'class' ) ?? '' )?.[ 1 ] ),
				width: text?.width ?? 0,
				start: text?.x ?? 0,
				label: comment.querySelector( ':scope > article .comment-parent' )?.textContent.trim() ?? '',
				parent: name( comment.parentElement?.closest( '.comment' ) ) ?? '',
			};
		} )
	);
	expect( Math.max( ...threads.map( ( { level } ) => level ) ) ).toBe( 5 );
	for ( const { width, label, parent } of threads ) {
		expect( width ).toBeGreaterThanOrEqual( MIN_TEXT_WIDTH );
		expect( label ).toBe( parent === '' ? '' : `In reply to ${ parent.replace( /\s*Author$/, '' ) }` );
	}
	// Each level begins further right than the level above it.
	const starts = [ 1, 2, 3, 4, 5 ].map(
		( level ) => threads.find( ( thread ) => thread.level === level )?.start ?? 0
	);
	expect( starts ).toEqual( [ ...starts ].sort( ( a, b ) => a - b ) );
	expect( new Set( starts ).size ).toBe( 5 );
	await narrow();
	await axe();
	await screens( 'comments' );
} );

test( 'comments send no request to another host', async ( { page } ) => {
	const hosts = new Set< string >();
	page.on( 'request', ( request ) => hosts.add( new URL( request.url() ).host ) );
	const url = await article();
	await page.goto( url );
	await page.locator( '#respond' ).scrollIntoViewIfNeeded();
	await page.waitForLoadState( 'networkidle' );
	expect( [ ...hosts ].filter( ( host ) => host !== '' ) ).toEqual( [ new URL( page.url() ).host ] );
} );

testWithoutScript( 'without JavaScript a comment is answered by a form that names its author', async ( { page } ) => {
	await page.goto( await article() );
	const reply = page.locator( '.depth-4 > article .comment-reply-link' ).first();
	const author = await page.locator( '.depth-4 > article .fn' ).first().innerText();
	await reply.click();
	await expect( page.locator( '#reply-title' ) ).toContainText( author );
} );

test( 'during a reply the link to the form stays where it is and leads back to a new comment', async ( { page } ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( await article() );
	const link = page.getByRole( 'link', { name: 'Write a comment' } );
	const x = async () => ( await link.boundingBox() )?.x;
	const before = await x();
	await page.locator( '.comment-reply-link' ).first().click();
	await expect( page.locator( '.comment-list .comment-respond' ) ).toBeVisible();
	await expect( page.locator( '#comment_parent' ) ).not.toHaveValue( '0' );
	expect( await x() ).toBe( before );
	await link.click();
	await expect( page.locator( '#comment_parent' ) ).toHaveValue( '0' );
	await expect( page.locator( '.comment-list .comment-respond' ) ).toHaveCount( 0 );
	await expect( page.locator( '#reply-title' ) ).toHaveText( 'Write a comment' );
	await link.click();
	await expect( page ).toHaveURL( /#respond$/ );
} );

test( 'a canceled reply returns the focus to its link', async ( { page } ) => {
	await page.goto( await article() );
	const reply = page.locator( '.comment-reply-link' ).nth( 1 );
	for ( const cancel of [ 'click', 'press' ] as const ) {
		await reply.click();
		const link = page.locator( '#cancel-comment-reply-link' );
		await expect( link ).toBeVisible();
		await ( cancel === 'click' ? link.click() : link.press( 'Enter' ) );
		await expect( page.locator( '.comment-list .comment-respond' ) ).toHaveCount( 0 );
		await expect( reply ).toBeFocused();
	}
} );

test( 'only the names of comments by the author of the article have another color', async ( { page } ) => {
	await page.goto( await article() );
	const colors = async ( selector: string ) =>
		page
			.locator( selector )
			.evaluateAll( ( all ) => [ ...new Set( all.map( ( name ) => getComputedStyle( name ).color ) ) ] );
	// A reply to a comment by the author of the article.
	await page.evaluate( () => {
		const reply = document.querySelector( '.comment:not(.bypostauthor)' )?.cloneNode( true );
		document.querySelector( '.bypostauthor' )?.append( reply ?? '' );
	} );
	const [ author ] = await colors( '.bypostauthor > article .fn' );
	const others = await colors( '.comment:not(.bypostauthor) > article .fn' );
	expect( author ).toBeTruthy();
	expect( others ).toHaveLength( 1 );
	expect( others ).not.toContain( author );
} );

test( 'a comment that awaits moderation has no reply link', async ( { page } ) => {
	const { url } = await createPost( {
		post_name: 'moderated',
		post_title: 'Moderated',
		post_content: 'Text.',
		post_date: '2015-02-03 10:00:00',
		comment_status: 'open',
	} );
	await page.goto( url );
	await page.locator( '#comment' ).fill( `A first comment at ${ String( Date.now() ) }` );
	await page.locator( '#author' ).fill( 'Nele Petersen' );
	await page.locator( '#email' ).fill( 'nele@example.org' );
	await page.getByRole( 'button', { name: 'Post comment' } ).click();
	await expect( page.locator( '.comment-awaiting-moderation' ) ).toBeVisible();
	await expect( page.locator( '.comment-reply-link' ) ).toHaveCount( 0 );
} );

testWithoutScript( 'without JavaScript a page with a reply form has a link to a new comment', async ( { page } ) => {
	await page.goto( await article() );
	await page.locator( '.comment-reply-link' ).first().click();
	await page.getByRole( 'link', { name: 'Write a comment' } ).click();
	await expect( page.locator( '#reply-title' ) ).toContainText( 'Write a comment' );
	await expect( page.locator( '#comment_parent' ) ).toHaveValue( '0' );
} );
