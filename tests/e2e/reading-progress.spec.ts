import { createPost, findArticle } from './support/site-data';
import { expect, test } from './support/test';

const scaleOf = 'new DOMMatrix( getComputedStyle( document.body, "::before" ).transform ).a';

test( 'a line shows how much of the article was read', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( ( await findArticle() ).url );
	expect( await page.evaluate( scaleOf ) ).toBe( 0 );
	await page.evaluate( () => window.scrollTo( { top: document.documentElement.scrollHeight, behavior: 'instant' } ) );
	await expect.poll( async () => page.evaluate( scaleOf ) ).toBe( 1 );
} );

test( 'the line and the bar of the table of contents show the same progress', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( ( await findArticle() ).url );
	const bar = page.locator( '.courant-contents-bar' );
	await expect( bar ).toBeAttached();
	const { top, distance } = await page.locator( '.entry-content' ).evaluate( ( text ) => {
		const box = text.getBoundingClientRect();
		return { top: box.top + window.scrollY, distance: box.height - window.innerHeight };
	} );
	for ( const share of [ 0.1, 0.5, 0.9, 1 ] ) {
		await page.evaluate( ( y ) => window.scrollTo( { top: y, behavior: 'instant' } ), top + share * distance );
		await expect.poll( async () => page.evaluate< number >( scaleOf ) ).toBeCloseTo( share, 1 );
		await expect
			.poll( async () =>
				bar.evaluate( ( element ) => Number( element.style.getPropertyValue( '--contents-progress' ) ) )
			)
			.toBeCloseTo( await page.evaluate< number >( scaleOf ), 1 );
	}
} );

test( 'an article that is shorter than the window has no progress before it is scrolled', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto(
		( await createPost( { post_title: 'Short', post_content: '<p>Text.</p>', post_date: '2015-01-01 10:00:00' } ) )
			.url
	);
	expect( await page.evaluate( scaleOf ) ).toBe( 0 );
} );

test( 'with reduced motion there is no line', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( ( await findArticle() ).url );
	expect( await page.evaluate( () => getComputedStyle( document.body, '::before' ).content ) ).toBe( 'none' );
} );
