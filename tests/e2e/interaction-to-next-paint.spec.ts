import type { Page } from '@playwright/test';
import { article as articleWithContents, open } from './support/contents';
import { expect, test } from './support/test';
import { article } from './page-islands';

/** Times are printed, not compared (docs/testing.md): what is asserted is that the browser measured the interaction. */
const SLOWDOWN = 6;

/** Milliseconds from the first touch of a control to the next paint, with a processor that is six times slower. */
async function firstTouch( page: Page, name: string, selector: string ): Promise< void > {
	const control = page.locator( selector ).first();
	await control.scrollIntoViewIfNeeded();
	await page.evaluate( () => {
		const delays: number[] = [];
		Object.assign( window, { delays } );
		new PerformanceObserver(
			( list ) =>
				list.getEntries().forEach( ( entry ) => {
					// The types of TypeScript do not know this property yet.
					const { interactionId = 0 } = entry as PerformanceEventTiming & {
						readonly interactionId?: number;
					};
					if ( interactionId > 0 ) {
						delays.push( entry.duration );
					}
				} )
			// 16 ms is the smallest threshold that browsers accept; a shorter interaction is only a first input.
		).observe( { type: 'event', durationThreshold: 16 } as PerformanceObserverInit );
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( entry ) => delays.push( entry.duration ) )
		).observe( { type: 'first-input', buffered: true } );
	} );
	const session = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	await control.click();
	const measured = async () => page.evaluate( () => ( window as unknown as { delays: number[] } ).delays );
	await expect.poll( async () => ( await measured() ).length ).toBeGreaterThan( 0 );
	await page.waitForTimeout( 1000 );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	console.info(
		`    interaction to next paint, ${ name }: ${ Math.max( ...( await measured() ) ).toFixed( 0 ) } ms`
	);
}

test( 'the first touch of the controls of an article is measured with a slow processor', async ( {
	page,
	context,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.goto( await article(), { waitUntil: 'load' } );
	await firstTouch( page, 'share', '.share__button--copy' );
	await expect( page.locator( '.share__text' ) ).toBeVisible();
	await open( page, await articleWithContents( 'a-day-of-first-touches' ) );
	await firstTouch( page, 'contents toggle', '#ez-toc-container .ez-toc-toggle' );
	await expect( page.locator( '#ez-toc-container .ez-toc-list' ) ).toBeHidden();
} );

test( 'the first touch of the controls of the front page is measured with a slow processor', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/', { waitUntil: 'load' } );
	await firstTouch( page, 'menu', '.masthead__tools .tool--menu' );
	await expect( page.locator( '#site-menu' ) ).toBeVisible();
	await page.reload( { waitUntil: 'load' } );
	await firstTouch( page, 'search overlay', '.masthead__tools .tool--search' );
	await expect( page.locator( '#site-search' ) ).toBeVisible();
	await page.reload( { waitUntil: 'load' } );
	await expect( page.locator( '.slider' ) ).toHaveAttribute( 'data-state', 'ready' );
	await firstTouch( page, 'slider next', '.slider__button--next' );
	await expect( page.locator( '.slider__slide[data-position="shown"]' ) ).toHaveAttribute( 'aria-label', /^2 of / );
} );
