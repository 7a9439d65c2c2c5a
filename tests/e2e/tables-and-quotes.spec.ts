import { createPost, updatePost } from './support/site-data';
import { expect, overflows, test } from './support/test';

/** Tests tables, block quotes and captions in articles. */
const WORDS = [ 'Establishment', 'Responsibilities', 'Neighborhood', 'Administration', 'Characteristics' ];

const cells = WORDS.map( ( word ) => `<td>${ word }</td>` ).join( '' );

const TABLES =
	`<!-- wp:table --><figure class="wp-block-table"><table class="has-fixed-layout"><tbody><tr>${ cells }</tr>` +
	'</tbody></table><figcaption>Places of work</figcaption></figure><!-- /wp:table -->' +
	`<!-- wp:freeform --><table><tbody><tr>${ cells }</tr></tbody></table><!-- /wp:freeform -->`;

const QUOTES =
	'<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>Inner paragraph.</p>' +
	'<!-- /wp:paragraph --><cite>Source</cite></blockquote><!-- /wp:quote -->' +
	'<!-- wp:pullquote --><figure class="wp-block-pullquote"><blockquote><p>Pulled.</p><cite>Source</cite>' +
	'</blockquote></figure><!-- /wp:pullquote -->' +
	'<!-- wp:freeform --><blockquote>Classic words. <cite>Source</cite></blockquote><!-- /wp:freeform -->';

const create = async ( name: string, content: string ) => {
	const post = await createPost( { post_name: name, post_title: name, post_content: content } );
	await updatePost( post.id, { post_content: content } );
	return post.url;
};

test( 'a wide table keeps its words whole and scrolls with the keyboard', async ( { page, axe, narrow } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( await create( 'wide-tables', TABLES ) );
	const regions = page.locator( '.entry-content [tabindex="0"]:has(> table)' );
	await expect( regions ).toHaveCount( 2 );
	await expect( page.getByRole( 'figure', { name: 'Places of work' } ) ).toBeVisible();
	await expect( page.getByRole( 'region', { name: 'Table', exact: true } ) ).toBeVisible();
	for ( const region of await regions.all() ) {
		for ( const cell of await region.locator( 'td' ).all() ) {
			const lines = await cell.evaluate( ( element ) => {
				const range = document.createRange();
				range.selectNodeContents( element );
				return range.getClientRects().length;
			} );
			expect( lines, await cell.innerText() ).toBe( 1 );
		}
		await region.focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect.poll( async () => region.evaluate( ( element ) => element.scrollLeft ) ).toBeGreaterThan( 0 );
	}
	await narrow();
	await axe();
} );

test( 'the source of a quote has a line of its own', async ( { page } ) => {
	for ( const width of [ 390, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( await create( 'quotes-with-sources', QUOTES ) );
		const sources = page.locator( '.entry-content cite' );
		await expect( sources ).toHaveCount( 3 );
		const gaps = await sources.evaluateAll( ( all ) =>
			all.map( ( source ) => {
				const range = document.createRange();
				range.setStart( source.closest( 'blockquote' ) ?? source, 0 );
				range.setEndBefore( source );
				return (
					source.getBoundingClientRect().top -
					Math.max( ...[ ...range.getClientRects() ].map( ( { bottom } ) => bottom ) )
				);
			} )
		);
		expect( Math.min( ...gaps ) ).toBeGreaterThan( 0 );
	}
} );

/** A caption of the classic editor, whose figure has a width in its style. */
const caption = ( align: string ) =>
	`[caption align="${ align }" width="810"]<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" width="800" height="400" alt=""> A caption[/caption]<p>Text.</p>`;

test( 'classic captions are not wider than their column', async ( { page } ) => {
	const { url } = await createPost( {
		post_title: 'Classic captions',
		post_date: '2015-03-01 10:00:00',
		post_content: [ 'alignnone', 'aligncenter', 'alignleft', 'alignright' ].map( caption ).join( '' ),
	} );
	for ( const width of [ 320, 390, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( url );
		await expect( page.locator( '.wp-caption' ) ).toHaveCount( 4 );
		const excess = await page.locator( '.wp-caption, .wp-caption img' ).evaluateAll( ( all ) =>
			all.map( ( element ) => {
				const column = element.closest( '.entry-content' )?.getBoundingClientRect().right ?? 0;
				return element.getBoundingClientRect().right - column;
			} )
		);
		expect( Math.max( ...excess ), `${ width }` ).toBeLessThanOrEqual( 0.5 );
		expect( await overflows( page ), `${ width }` ).toBe( false );
	}
} );
