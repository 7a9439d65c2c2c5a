import { findArticle } from './support/site-data';
import { expect, test } from './support/test';

const scaleOf = 'new DOMMatrix( getComputedStyle( document.body, "::before" ).transform ).a';

test( 'a line shows how much of the article was read', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( ( await findArticle() ).url );
	expect( await page.evaluate( scaleOf ) ).toBe( 0 );
	await page.evaluate( () => window.scrollTo( { top: document.documentElement.scrollHeight, behavior: 'instant' } ) );
	await expect.poll( async () => page.evaluate( scaleOf ) ).toBe( 1 );
} );

test( 'with reduced motion there is no line', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( ( await findArticle() ).url );
	expect( await page.evaluate( () => getComputedStyle( document.body, '::before' ).content ) ).toBe( 'none' );
} );
