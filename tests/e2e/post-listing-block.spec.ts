import type { Page } from '@playwright/test';
import { delayScripts } from './support/delayed-scripts';
import { expect, test } from './support/test';
import { article } from './page-islands';

test( 'a changed hash moves the focus to the element with that id, if the id is plain', async ( { page } ) => {
	await page.goto( await article() );
	const at = async ( hash: string ) => {
		await page.evaluate( ( value ) => {
			if ( document.activeElement instanceof HTMLElement ) {
				document.activeElement.blur();
			}
			window.location.hash = value;
		}, hash );
		await page.evaluate( async () => new Promise( requestAnimationFrame ) );
		return page.evaluate( () => document.activeElement?.id ?? '' );
	};
	await page.evaluate( () => {
		document
			.querySelector( 'main' )
			?.insertAdjacentHTML( 'beforeend', '<p id="plain_id-1">1</p><p id="not.plain">2</p>' );
	} );
	expect( await at( 'plain_id-1' ) ).toBe( 'plain_id-1' );
	expect( await at( 'not.plain' ) ).not.toBe( 'not.plain' );
} );

test.describe( 'the post listing block', () => {
	const insert = async ( page: Page ) =>
		page.evaluate( () => {
			document
				.querySelector( '.entry-content' )
				?.insertAdjacentHTML( 'beforeend', '<section data-post-list>Inserted later</section>' );
		} );
	const moved = async ( page: Page ) =>
		page
			.locator( '.post-navigation' )
			.evaluate( ( navigation ) => navigation.previousElementSibling?.hasAttribute( 'data-post-list' ) === true );

	/** The clock is stopped from the start of the page: its checks run at 500 ms, 1000 ms and so on. */
	const still = async ( page: Page ) => {
		await page.clock.install( { time: 0 } );
		await page.clock.pauseAt( 600_000 );
		await page.goto( await article() );
	};

	test( 'that is inserted later is moved before the post navigation at the next check, every 500 ms, once', async ( {
		page,
	} ) => {
		await still( page );
		await page.clock.runFor( 1000 );
		await insert( page );
		await page.clock.runFor( 499 );
		expect( await moved( page ) ).toBe( false );
		await page.clock.runFor( 1 );
		expect( await moved( page ) ).toBe( true );
		await page.evaluate( () =>
			document.querySelector( '.entry-content' )?.append( document.querySelector( '[data-post-list]' ) ?? '' )
		);
		await page.clock.runFor( 5000 );
		expect( await moved( page ) ).toBe( false );
	} );

	test( 'is checked for during 30 seconds, and not on other pages', async ( { page } ) => {
		await still( page );
		await page.clock.runFor( 29_999 );
		await insert( page );
		expect( await moved( page ) ).toBe( false );
		await page.clock.runFor( 1 );
		expect( await moved( page ) ).toBe( true );
		await page.goto( await article() );
		await page.clock.runFor( 30_000 );
		await insert( page );
		await page.clock.runFor( 2000 );
		expect( await moved( page ) ).toBe( false );
		await page.goto( '/about/' );
		await page.evaluate( () => {
			document
				.querySelector( '.entry-content' )
				?.insertAdjacentHTML(
					'beforeend',
					'<p data-post-list>1</p><nav class="post-navigation">2</nav><p>3</p>'
				);
			document.querySelector( '.entry-content' )?.append( document.querySelector( '[data-post-list]' ) ?? '' );
		} );
		await page.clock.runFor( 2000 );
		expect( await moved( page ) ).toBe( false );
	} );
} );

test( 'before any script is loaded only working controls are shown, and the button opens the selected category', async ( {
	page,
} ) => {
	const release = await delayScripts( page );
	await page.goto( await article(), { waitUntil: 'commit' } );
	await expect( page.locator( '.share > a' ) ).toBeVisible();
	await expect( page.locator( '.share button:visible' ) ).toHaveCount( 0 );
	release();
	await expect( page.locator( '.share__button--copy' ) ).toBeVisible();
	const releaseSecond = await delayScripts( page );
	await page.goto( '/', { waitUntil: 'commit' } );
	await page.locator( '.footer__legal' ).waitFor();
	await expect( page.locator( ':is(.slider, .ticker) button:visible' ) ).toHaveCount( 0 );
	const select = page.locator( '.category-dropdown select' ).first();
	await select.selectOption( { index: 1 } );
	await page.locator( '.category-dropdown button' ).first().click();
	await expect( page.locator( 'body' ) ).toHaveClass( /category/ );
	releaseSecond();
} );

test( 'an article loads no React before the first interaction', async ( { page } ) => {
	const requested: string[] = [];
	page.on( 'request', ( request ) => requested.push( request.url() ) );
	await page.goto( await article(), { waitUntil: 'load' } );
	await page.evaluate(
		async () =>
			new Promise( ( resolve ) => {
				requestIdleCallback( resolve, { timeout: 4000 } );
			} )
	);
	expect( requested.filter( ( url ) => /react|islands|modules/.test( url ) ) ).toEqual( [] );
} );
