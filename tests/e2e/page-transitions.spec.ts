import { expect, test } from './support/test';
import { leaveAndReturn, test as testWithCache, watchRestores } from './support/back-forward-cache';

for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
	test( `a page that is opened by a link ${
		reducedMotion === 'reduce' ? 'appears without a transition' : 'fades in by a view transition'
	} (${ reducedMotion })`, async ( { page } ) => {
		await page.emulateMedia( { reducedMotion } );
		await page.addInitScript( () =>
			window.addEventListener( 'pagereveal', ( event ) => {
				document.documentElement.dataset[ 'transition' ] = String(
					'viewTransition' in event && event.viewTransition !== null
				);
			} )
		);
		await page.goto( '/' );
		const link = page.locator( 'main h2 a, main h3 a' ).first();
		const url = await link.getAttribute( 'href' );
		await link.click();
		await page.waitForURL( url ?? '' );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-transition',
			String( reducedMotion === 'no-preference' )
		);
	} );
}

testWithCache( 'a page with a view transition is restored from the back/forward cache', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await watchRestores( page );
	await page.goto( '/' );
	const link = page.locator( 'main h2 a, main h3 a' ).first();
	const url = await link.getAttribute( 'href' );
	await leaveAndReturn( page, async () => {
		await link.click();
		await page.waitForURL( url ?? '' );
		await page.waitForLoadState();
	} );
} );
