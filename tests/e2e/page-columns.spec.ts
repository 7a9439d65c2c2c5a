import type { Page } from '@playwright/test';
import { createPost, deletePostMeta, findArticle, findPost, updatePost } from './support/site-data';
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
	test( `what follows an article is aligned with its text or its columns (layout: ${ layout })`, async ( {
		page,
	} ) => {
		const { url, restore } = await withLayout( layout );
		try {
			for ( const width of [ 390, 768, 1024, 1280, 1600 ] ) {
				await page.setViewportSize( { width, height: 1000 } );
				await page.goto( url );
				const isInColumn = width >= 992 && layout !== 'none';
				const [ text ] = await edgesOf( page, '.entry-content > p:first-of-type' );
				const [ column ] = isInColumn ? await edgesOf( page, '.main__text' ) : [ text ];
				const [ row ] = isInColumn ? await edgesOf( page, '.content-row' ) : [ text ];
				const inside = await edgesOf( page, '.entry > :is(.tags, .author-box)' );
				// The text of this article ends below the sidebar.
				const after = await edgesOf( page, '.main__after > *' );
				expect( inside.length + after.length ).toBeGreaterThan( 3 );
				expect( inside ).toEqual( inside.map( () => text ) );
				if ( ! isInColumn ) {
					expect( ( await edgesOf( page, '.sidebar' ) ).at( 0 ) ?? text ).toEqual( text );
				}
				expect( after ).toEqual( after.map( () => row ) );
				// The text is in the middle of its column.
				expect( ( text?.left ?? NaN ) - ( column?.left ?? NaN ) ).toBe(
					( column?.right ?? NaN ) - ( text?.right ?? NaN )
				);
				// The image is as wide as the text, or clearly wider on both sides.
				const [ image ] = await edgesOf( page, '.entry-picture' );
				const excess = ( image?.right ?? NaN ) - ( text?.right ?? NaN );
				expect( excess === 0 || excess > 60 || width === 1024, `${ width }: ${ excess }` ).toBe( true );
				expect( image?.left ).toBe( isInColumn ? column?.left : ( text?.left ?? NaN ) - excess );
				expect( isInColumn ? image?.right : column?.right ).toBe( column?.right );
			}
		} finally {
			await restore();
		}
	} );
}

test( 'a line of text has at most 75 characters, also in articles without an image', async ( { page } ) => {
	const paragraph = `<p>${ 'Sentences of an article that has no image, in lines of any length. '.repeat( 12 ) }</p>`;
	const withoutImage = await createPost( {
		post_title: 'Measure',
		post_content: paragraph.repeat( 3 ),
		// Other tests open the newest article.
		post_date: '2015-01-01 10:00:00',
	} );
	for ( const { url } of [ await findArticle(), withoutImage ] ) {
		for ( const width of [ 768, 1280, 1600 ] ) {
			await page.setViewportSize( { width, height: 1000 } );
			await page.goto( url );
			const [ characters = 0, lines = 1 ] = await page.locator( '.entry-content > p' ).evaluateAll( ( all ) =>
				all
					.map( ( paragraph ) => [
						paragraph.textContent.length,
						Math.round( paragraph.clientHeight / parseFloat( getComputedStyle( paragraph ).lineHeight ) ),
					] )
					.filter( ( [ , count = 0 ] ) => count > 1 )
					.reduce( ( sum, item ) => sum.map( ( value, index ) => value + ( item[ index ] ?? 0 ) ), [ 0, 0 ] )
			);
			expect( lines ).toBeGreaterThan( 1 );
			expect( characters / lines, `${ url } at ${ width }` ).toBeLessThan( 76 );
		}
	}
} );

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
		[ '/', '.magazine__row .article-section' ],
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

test( 'in every window the link to older articles follows the widgets of the front page', async ( { page } ) => {
	for ( const width of [ 390, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 1000 } );
		await page.goto( '/' );
		const link = await page.locator( '.magazine__more' ).boundingBox();
		const widgets = await page
			.locator( '.sidebar__sticky > *' )
			.evaluateAll( ( all ) => all.map( ( element ) => element.getBoundingClientRect().bottom ) );
		expect( widgets.length ).toBeGreaterThan( 1 );
		expect( link?.y, `${ String( width ) } pixels` ).toBeGreaterThanOrEqual( Math.max( ...widgets ) );
	}
} );

test( 'headlines of a list begin at the same edge with and without a picture', async ( { page } ) => {
	for ( const direction of [ 'ltr', 'rtl' ] ) {
		for ( const url of [ '/category/work/', '/page/2/', '/?s=night' ] ) {
			for ( const width of [ 390, 768, 1280 ] ) {
				await page.setViewportSize( { width, height: 1000 } );
				await page.goto( url );
				await page.evaluate( ( dir ) => document.documentElement.setAttribute( 'dir', dir ), direction );
				const edges = async ( stories: string ) =>
					( await edgesOf( page, `.post-list > ${ stories } .story__title` ) ).map( ( { left, right } ) =>
						direction === 'ltr' ? left : right
					);
				const [ withPicture, withoutPicture ] = [
					await edges( '.story--feature:not(.story--text)' ),
					await edges( '.story--text' ),
				];
				expect( [ withPicture.length > 0, withoutPicture.length > 0 ], url ).toEqual( [ true, true ] );
				expect( new Set( [ ...withPicture, ...withoutPicture ] ).size, `${ url } ${ direction }` ).toBe( 1 );
			}
		}
	}
} );

test( 'the column of a short list ends where the sidebar does', async ( { page } ) => {
	await page.setViewportSize( { width: 1280, height: 1000 } );
	for ( const url of [ '/?s=zzzzqq', '/category/nature/', '/category/culture/', '/tag/night/' ] ) {
		await page.goto( url );
		const [ main = NaN, sidebar = NaN ] = await Promise.all(
			[ 'main .story', '.sidebar__sticky > *' ].map( async ( selector ) =>
				Math.max(
					...( await page
						.locator( selector )
						.evaluateAll( ( all ) => all.map( ( element ) => element.getBoundingClientRect().bottom ) ) )
				)
			)
		);
		expect( Math.abs( main - sidebar ), url ).toBeLessThan( 100 );
	}
} );
