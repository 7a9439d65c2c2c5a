import type { Page } from '@playwright/test';
import { createPosts, findTerm } from './support/site-data';
import { changePages } from './support/change-pages';
import { expect, test } from './support/test';

/** Articles without an image are text cards without an empty image area, on screens and in print. */
const bare = ( page: Page ) => page.locator( '.story:not(:has(img))' );

test( 'an article without an image is a text card, in every list and in print', async ( {
	page,
	axe,
	narrow,
	screens,
} ) => {
	const [ article ] = await createPosts(
		[ 'bare-one', 'bare-two' ].map( ( name ) => ( {
			fields: {
				post_date: '2019-01-01 10:00:00',
				post_name: name,
				post_title: `Without image, ${ name }`,
				post_excerpt: 'A summary in a sentence.',
				post_content: '<p>Text.</p>',
			},
			terms: { category: [ 'Without image' ] },
		} ) )
	);
	const pages = [ ( await findTerm( 'category', 'Without image' ) ).url, String( article?.url ), '/' ];
	for ( const url of pages ) {
		await page.goto( url );
		await expect( page.locator( '.picture--drawn' ) ).toHaveCount( 0 );
		await expect( page.locator( '.story__picture:not(:has(img))' ) ).toHaveCount( 0 );
	}
	await page.goto( String( pages[ 0 ] ) );
	expect( await bare( page ).count() ).toBeGreaterThan( 1 );
	const story = bare( page ).first();
	await expect( story ).toHaveClass( /story--text/ );
	await expect( story.locator( '.story__summary' ) ).toHaveText( 'A summary in a sentence.' );
	// The text is as wide as the card, without a gap above and at the start.
	const [ card, text ] = [ await story.boundingBox(), await story.locator( '.story__text' ).boundingBox() ];
	const endOf = ( box: typeof card ) => Number( box?.x ) + Number( box?.width );
	expect( Math.abs( endOf( text ) - endOf( card ) ) ).toBeLessThan( 2 );
	expect( text?.x ).toBeCloseTo( Number( card?.x ), 0 );
	expect( Number( text?.y ) - Number( card?.y ) ).toBeLessThan( 60 );
	await axe();
	await narrow();
	await screens( 'cards-of-text' );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '.picture--drawn' ) ).toHaveCount( 0 );
	await expect( story.locator( '.story__title' ) ).toBeVisible();
} );

test( 'a text card in a row is as high as the other cards, and its text starts at the top', async ( {
	page,
	axe,
	screens,
} ) => {
	// The second card of each row loses its picture, as the server prints a story without one.
	await changePages( page, ( html ) => {
		let every = 0;
		return html.replace(
			/(<article class="[^"]*story story--(?:card|lead))([^>]*>\s*)<div class="story__picture">[\s\S]*?<\/div>/g,
			( all, start: string, rest: string ) =>
				( every += 1 ) % 2 === 0 ? all : `${ start } story--text${ rest }`
		);
	} );
	await page.goto( '/' );
	await page.waitForLoadState( 'load' );
	for ( const width of [ 320, 390, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth > document.documentElement.clientWidth )
		).toBe( false );
		// The controls of the slider do not cover the text of an article without an image.
		expect(
			await page.evaluate( () => {
				const buttons = [ ...document.querySelectorAll( '.slider__button' ) ].map( ( button ) =>
					button.getBoundingClientRect()
				);
				const range = document.createRange();
				return [ ...document.querySelectorAll( '.slider .story--text .story__text > *' ) ].filter(
					( child ) => {
						range.selectNodeContents( child );
						return [ ...range.getClientRects() ].some(
							( its ) =>
								its.width > 1 &&
								buttons.some(
									( box ) =>
										its.right > box.left &&
										its.left < box.right &&
										its.bottom > box.top &&
										its.top < box.bottom
								)
						);
					}
				).length;
			} ),
			`${ String( width ) } pixels`
		).toBe( 0 );
	}
	await axe();
	await screens( 'cards-of-text-front' );
} );
