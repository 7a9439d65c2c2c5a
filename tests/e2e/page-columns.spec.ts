import type { Page } from '@playwright/test';
import { deletePostMeta, findPost, updatePost } from './support/site-data';
import { expect, test } from './support/test';

/** Tests the columns of the front page and of articles. Uses the demo content. */
const article = async () => ( await findPost( { orderby: 'comment_count' } ) ).url;

/** Left and right edge of each visible element. */
const edgesOf = async ( page: Page, selector: string ) =>
	page.locator( selector ).evaluateAll( ( all ) =>
		all
			.map( ( element ) => element.getBoundingClientRect() )
			.filter( ( { width } ) => width > 0 )
			.map( ( { left, right } ) => ( { left: Math.round( left ), right: Math.round( right ) } ) )
	);

/** An article with an image, an author box, related articles and comments. */
const withLayout = async ( layout: string ) => {
	const { id, url } = await findPost( { orderby: 'comment_count' } );
	await updatePost( id, { meta_input: { courant_layout: layout } } );
	return { url, restore: async () => deletePostMeta( id, 'courant_layout' ) };
};

for ( const layout of [ 'right', 'left', 'none' ] ) {
	test( `everything after an article is as wide as its text (layout: ${ layout })`, async ( { page } ) => {
		const { url, restore } = await withLayout( layout );
		try {
			for ( const width of [ 390, 768, 1024, 1280, 1600 ] ) {
				await page.setViewportSize( { width, height: 1000 } );
				await page.goto( url );
				const [ text, ...others ] = [
					...( await edgesOf( page, '.entry-content > p:first-of-type' ) ),
					...( await edgesOf( page, '.entry > :is(.tags, .author-box)' ) ),
					...( await edgesOf( page, '.main__after > *' ) ),
				];
				expect( others.length ).toBeGreaterThan( 3 );
				expect( others.map( ( { left, right } ) => [ left, right ] ) ).toEqual(
					others.map( () => [ text?.left, text?.right ] )
				);
				// The image is as wide as the text, or clearly wider.
				const [ image ] = await edgesOf( page, '.entry-picture' );
				const excess = ( image?.right ?? NaN ) - ( text?.right ?? NaN );
				expect( excess === 0 || ( layout === 'none' && excess > 90 ), `${ width }: ${ excess }` ).toBe( true );
				expect( ( text?.left ?? NaN ) - ( image?.left ?? NaN ) ).toBe( excess );
			}
		} finally {
			await restore();
		}
	} );
}

test( 'widgets below the content are in two columns with equal gaps', async ( { page } ) => {
	await page.setViewportSize( { width: 768, height: 1000 } );
	await page.goto( await article() );
	const boxes = await page
		.locator( '.sidebar__sticky > *' )
		.evaluateAll( ( all ) =>
			all
				.map( ( element ) => element.getBoundingClientRect() )
				.map( ( { left, top, bottom } ) => ( { left: Math.round( left ), top, bottom } ) )
		);
	const columns = [ ...new Set( boxes.map( ( { left } ) => left ) ) ].map( ( left ) =>
		boxes.filter( ( box ) => box.left === left )
	);
	expect( columns ).toHaveLength( 2 );
	expect( columns[ 0 ]?.[ 0 ]?.top ).toBeCloseTo( columns[ 1 ]?.[ 0 ]?.top ?? NaN, 0 );
	const gaps = columns.flatMap( ( column ) =>
		column.slice( 1 ).map( ( { top }, index ) => Math.round( top - ( column[ index ]?.bottom ?? NaN ) ) )
	);
	expect( gaps.length ).toBeGreaterThan( 1 );
	expect( Math.max( ...gaps ) - Math.min( ...gaps ) ).toBeLessThanOrEqual( 1 );
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
