import { findTemplateUrl, type Template } from './support/demo-content';
import { expect, overflows, test } from './support/test';

/**
 * One URL per template, on the demo content: axe, no horizontal scrolling from 320 pixels on, three screens, one h1,
 * and (by the fixture `watch`) no browser errors and no requests to other hosts.
 */
const TEMPLATES: Record< string, { find: Template | `/${ string }`; status?: number } > = {
	'front page': { find: '/' },
	article: { find: 'article' },
	'article with comments': { find: 'discussedArticle' },
	page: { find: 'page' },
	category: { find: 'category' },
	author: { find: 'author' },
	month: { find: 'month' },
	'search with results': { find: 'searchResults' },
	'search without results': { find: '/?s=qqxxzzyy' },
	openings: { find: 'openings' },
	opening: { find: 'opening' },
	specification: { find: 'specification' },
	'listing page': { find: 'listingPage' },
	'not found': { find: '/there-is-no-such-page/', status: 404 },
};

const isPath = ( find: string ): find is `/${ string }` => find.startsWith( '/' );

test.describe.configure( { mode: 'parallel' } );

for ( const [ name, { find, status = 200 } ] of Object.entries( TEMPLATES ) ) {
	test( `${ name }: accessible from 320 pixels on, without browser errors`, async ( {
		page,
		axe,
		screens,
		expectStatus,
	} ) => {
		const found = isPath( find ) ? find : await findTemplateUrl( find );
		expect( found, `the demo content has no ${ name }` ).toEqual( expect.stringMatching( /^(\/|http)/ ) );
		const path = String( found );
		if ( status !== 200 ) {
			expectStatus( status, path );
		}
		const response = await page.goto( path );
		expect( response?.status() ).toBe( status );
		await expect( page.locator( 'h1' ) ).toHaveCount( 1 );
		await axe();
		for ( const width of [ 320, 390, 768, 1024 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			expect( await overflows( page ), `${ path } is wider than ${ String( width ) } pixels` ).toBe( false );
		}
		await axe();
		await page.setViewportSize( { width: 1280, height: 800 } );
		await screens( name.replaceAll( ' ', '-' ) );
	} );
}
