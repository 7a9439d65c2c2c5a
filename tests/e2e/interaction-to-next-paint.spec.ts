import type { Locator } from '@playwright/test';
import { article as articleWithContents, open } from './support/contents';
import { chips, count, createListingOpenings, titles } from './support/listings';
import { expect, test } from './support/test';
import { article } from './page-islands';
import { findFirstOpening } from './support/site-data';

/**
 * Factor by which the processor is slowed down. Times are printed, not compared (docs/testing.md); the tests assert
 * that the browser measured the interaction.
 */
const SLOWDOWN = 6;
const LIST = '/e2e-choices/';

/** Milliseconds from the first touch of a control to the next paint, with a processor that is six times slower. */
async function firstTouch( name: string, control: Locator ): Promise< void > {
	const page = control.page();
	await control.scrollIntoViewIfNeeded();
	await page.evaluate( () => {
		const delays: number[] = [];
		Object.assign( window, { delays } );
		new PerformanceObserver(
			( list ) =>
				list.getEntries().forEach( ( entry ) => {
					// TypeScript does not declare this property yet.
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
	await session.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	const processorTime = async (): Promise< number > => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		return ( metrics.find( ( metric ) => metric.name === 'TaskDuration' )?.value ?? 0 ) * 1000;
	};
	const { x, y, width, height } = ( await control.boundingBox() ) ?? { x: 0, y: 0, width: 0, height: 0 };
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	const before = await processorTime();
	// Without the checks of control.click(), which would take processor time.
	await page.mouse.click( x + width / 2, y + height / 2 );
	await page.evaluate( () => new Promise( ( painted ) => requestAnimationFrame( () => setTimeout( painted ) ) ) );
	const used = ( await processorTime() ) - before;
	const measured = async () => page.evaluate( () => ( window as unknown as { delays: number[] } ).delays );
	await expect.poll( async () => ( await measured() ).length ).toBeGreaterThan( 0 );
	await page.waitForTimeout( 1000 );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	console.info(
		`    interaction to next paint, ${ name }: ${ Math.max( ...( await measured() ) ).toFixed( 0 ) } ms; ` +
			`processor time of the page until then: ${ used.toFixed( 0 ) } ms`
	);
}

test( 'the first touch of the controls of an article is measured with a slow processor', async ( {
	page,
	context,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await page.goto( await article(), { waitUntil: 'load' } );
	await firstTouch( 'share', page.locator( '.share__button--copy' ).first() );
	await expect( page.locator( '.share__text' ) ).toBeVisible();
	await open( page, await articleWithContents( 'a-day-of-first-touches' ) );
	await firstTouch( 'contents toggle', page.locator( '#ez-toc-container .ez-toc-toggle' ).first() );
	await expect( page.locator( '#ez-toc-container .ez-toc-list' ) ).toBeHidden();
} );

test( 'the first touch of the controls of a list of openings is measured with a slow processor', async ( { page } ) => {
	await createListingOpenings();
	await page.goto( LIST, { waitUntil: 'load' } );
	await firstTouch( 'load more', page.getByRole( 'link', { name: 'Load more' } ) );
	await expect( titles( page ) ).toHaveCount( 10 );
	await page.goto( LIST, { waitUntil: 'load' } );
	await page.locator( '.courant-filter-summary' ).first().click();
	await firstTouch( 'filter', page.getByRole( 'checkbox', { name: /Choice north/ } ) );
	await expect( count( page ) ).toHaveText( '4 openings found' );
	await firstTouch( 'chip', chips( page ).first() );
	await expect( count( page ) ).toHaveText( '12 openings found' );
} );

test( 'the first touch of the controls of the front page is measured with a slow processor', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await page.goto( '/', { waitUntil: 'load' } );
	await firstTouch( 'menu', page.locator( '.masthead__tools .tool--menu' ).first() );
	await expect( page.locator( '#site-menu' ) ).toBeVisible();
	await page.reload( { waitUntil: 'load' } );
	await firstTouch( 'search overlay', page.locator( '.masthead__tools .tool--search' ).first() );
	await expect( page.locator( '#site-search' ) ).toBeVisible();
	await page.reload( { waitUntil: 'load' } );
	await expect( page.locator( '.slider' ) ).toHaveAttribute( 'data-state', 'ready' );
	await firstTouch( 'slider next', page.locator( '.slider__button--next' ).first() );
	await expect( page.locator( '.slider__slide[data-position="shown"]' ) ).toHaveAttribute( 'aria-label', /^2 of / );
} );

test( 'the first touch of an application form is measured with a slow processor', async ( { page } ) => {
	await page.goto( ( await findFirstOpening() ).path, { waitUntil: 'load' } );
	await firstTouch( 'first field of a form', page.locator( '[name="awsm_applicant_name"]' ).first() );
	await expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );
	await firstTouch( 'sending an empty form', page.locator( '#awsm-application-submit-btn' ).first() );
	await expect( page.locator( '.courant-form-summary' ) ).toBeVisible();
} );
