import { expect, test, testWithoutScript } from './support/test';
import { findTemplateUrl } from './support/demo-content';

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
