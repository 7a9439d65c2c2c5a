import type { Page } from '@playwright/test';
import { findPost } from './support/site-data';
import { expect, test } from './support/test';

/** Tests the columns of the front page and of articles. Uses the demo content. */
const article = async () => ( await findPost( { orderby: 'comment_count' } ) ).url;

const boxOf = async ( page: Page, selector: string ) => {
	const box = await page.locator( selector ).first().boundingBox();
	return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
};

test( 'next to a sidebar, headline and picture of an article fill the column, and the rest is as wide as the text', async ( {
	page,
} ) => {
	await page.goto( await article() );
	const [ measure, column ] = [ await boxOf( page, '.entry-content > p' ), await boxOf( page, '.main__text' ) ];
	expect( column.width ).toBeGreaterThan( measure.width );
	for ( const [ selector, expected ] of [
		[ '.entry-header', column ],
		[ '.entry-picture', column ],
		[ '.author-box', measure ],
		[ '.comment-list', measure ],
	] as const ) {
		const { x, width } = await boxOf( page, selector );
		expect( [ selector, Math.round( x ), Math.round( width ) ] ).toEqual( [
			selector,
			Math.round( expected.x ),
			Math.round( expected.width ),
		] );
	}
	// Below the article, the whole width is used; the form is below the comments.
	const [ row, related, list, form ] = await Promise.all(
		[ '.content-row', '.related', '.comment-list', '.comment-respond' ].map( async ( selector ) =>
			boxOf( page, selector )
		)
	);
	expect( Math.round( related?.width ?? 0 ) ).toBe( Math.round( row?.width ?? NaN ) );
	expect( form?.y ).toBeGreaterThanOrEqual( ( list?.y ?? NaN ) + ( list?.height ?? NaN ) );
} );

test( 'in narrow windows the sidebar follows the sections of the front page, and the comments of an article', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 768, height: 1000 } );
	for ( const [ url, before ] of [
		[ '/', '.article-section:last-of-type' ],
		[ await article(), '#comments' ],
	] as const ) {
		await page.goto( url );
		const bottoms = await page
			.locator( before )
			.evaluateAll( ( all ) => all.map( ( element ) => element.getBoundingClientRect().bottom ) );
		const top = await page.locator( '.sidebar' ).evaluate( ( element ) => element.getBoundingClientRect().top );
		expect( top ).toBeGreaterThanOrEqual( Math.max( ...bottoms ) );
	}
} );
