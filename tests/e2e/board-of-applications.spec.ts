import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { SCREEN, openList } from './recruiting-screen';
import { runExclusively } from './support/exclusive';
import { createManyApplications, deleteManyApplications, getPostStatus } from './support/site-data';

test.setTimeout( 120_000 );

const CARDS = 5000;
/** About 50 are visible and near the visible ones; the number must not depend on that of the applications. */
const MAX_CARDS = 75;
/** Position of a card that is not loaded with the board. */
const FAR = 200;

let opening = 0;
let counts: Record< string, number > = {};

runExclusively( 'recruiting', {
	before: async () => ( { opening, counts } = await createManyApplications( CARDS ) ),
	after: () => deleteManyApplications( opening ),
} );

const columnOf = ( page: Page, stage: string ): Locator =>
	page.locator( `.courant-board-column[aria-labelledby="courant-lane-${ stage }"]` );

const listOf = ( page: Page, stage: string ): Locator =>
	columnOf( page, stage ).locator( '.courant-board-column__list' );

const cards = ( page: Page ): Locator => page.locator( '.courant-board-column .courant-tile' );

const positionOf = ( list: Locator ): Promise< number > => list.evaluate( ( { scrollTop } ) => scrollTop );

async function openBoard( page: Page ): Promise< void > {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await openList( page, `&layout=board&opening=${ opening }`, /Person 0000/ );
	await expect( page.locator( '.courant-board-frame' ) ).toBeVisible();
}

/** Scrolls a column to its end again and again, until the rendered cards include the one at this position. */
async function scrollTo( list: Locator, position: number ): Promise< void > {
	await expect
		.poll(
			() =>
				list.evaluate( ( element, wanted ) => {
					const rendered = [ ...element.querySelectorAll( 'li' ) ];
					const positions = rendered.map( ( card ) => Number( card.getAttribute( 'aria-posinset' ) ) );
					const [ first, second ] = rendered.slice( -2 ).map( ( { offsetTop } ) => offsetTop );
					element.scrollTop = Math.min(
						element.scrollHeight,
						( wanted - 1 ) * ( ( second ?? 0 ) - ( first ?? 0 ) ) - 40
					);
					return positions.includes( wanted );
				}, position ),
			{ intervals: [ 30 ], timeout: 60_000 }
		)
		.toBe( true );
}

/** Returns a function that returns the CPU time of the main thread since the last call, in milliseconds. */
async function measureThread( page: Page ): Promise< () => Promise< number > > {
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	let last = 0;
	return async () => {
		const { metrics } = await session.send( 'Performance.getMetrics' );
		const now = 1000 * ( metrics.find( ( { name } ) => name === 'TaskDuration' )?.value ?? 0 );
		const since = now - last;
		last = now;
		return Math.round( since );
	};
}

/** Returns the id of an object of the page for further commands. */
async function objectId( session: CDPSession, expression: string ): Promise< string > {
	const { result } = await session.send( 'Runtime.evaluate', { expression } );
	return result.objectId ?? '';
}

interface Kept {
	/** Cards that are in memory, but no longer in the document. */
	removedCards: number;
	/** Of the window, the document and the root of the screen. */
	listeners: number;
}

/**
 * Returns what the board keeps in memory. The totals that the browser reports for its process, such as
 * `JSEventListeners`, also change with the scripts that WordPress runs later.
 */
async function measureKept( session: CDPSession ): Promise< Kept > {
	// Chromium collects garbage before it searches for the objects.
	const { objects } = await session.send( 'Runtime.queryObjects', {
		prototypeObjectId: await objectId( session, 'HTMLLIElement.prototype' ),
	} );
	const { result } = await session.send( 'Runtime.callFunctionOn', {
		objectId: objects.objectId ?? '',
		functionDeclaration: `function () {
			return this.filter( ( item ) => item.matches( '.courant-tile' ) && ! item.isConnected ).length;
		}`,
		returnByValue: true,
	} );
	await session.send( 'Runtime.releaseObject', { objectId: objects.objectId ?? '' } );
	let listeners = 0;
	for ( const target of [ 'window', 'document', 'document.querySelector( "#courant-recruiting" )' ] ) {
		const found = await session.send( 'DOMDebugger.getEventListeners', {
			objectId: await objectId( session, target ),
		} );
		listeners += found.listeners.length;
	}
	return { removedCards: Number( result.value ), listeners };
}

/** Scrolls a column from its start by this number of windows, so that each step replaces the cards, and back. */
const scrollByWindows = ( list: Locator, count: number ): Promise< void > =>
	list.evaluate( async ( element, windows ) => {
		const scrollTo = async ( top: number ): Promise< void > => {
			element.scrollTop = top;
			await new Promise( ( resolve ) => requestAnimationFrame( () => setTimeout( resolve, 50 ) ) );
		};
		for ( let step = 1; step <= windows; step++ ) {
			await scrollTo( step * element.clientHeight );
		}
		await scrollTo( 0 );
	}, count );

test( 'cards that scrolling removes from the board are freed, and leave no listeners', async ( { page, asRole } ) => {
	await asRole( 'hr' );
	await openBoard( page );
	const list = listOf( page, 'publish' );
	await page.waitForLoadState( 'networkidle' );
	const session = await page.context().newCDPSession( page );
	const scrollAndMeasure = async ( windows: number ): Promise< Kept > => {
		await scrollByWindows( list, windows );
		await expect( list.locator( 'li[aria-posinset="1"]' ) ).toBeVisible();
		const kept = await measureKept( session );
		console.info( `    after ${ windows } windows: ${ JSON.stringify( kept ) }` );
		return kept;
	};
	const first = await scrollAndMeasure( 12 );
	// React may keep the cards of the last window until it renders again.
	expect( first.removedCards, 'removed cards in memory' ).toBeLessThan( 20 );
	for ( const windows of [ 24, 48 ] ) {
		const { removedCards, listeners } = await scrollAndMeasure( windows );
		expect( removedCards, 'removed cards in memory' ).toBeLessThan( 20 );
		// The command palette adds some; a leak adds at least one for each of 100 or more cards.
		expect( listeners - first.listeners, 'added listeners' ).toBeLessThan( 30 );
	}
} );

test( 'a board of 5,000 applications renders the visible cards only, and scrolls to the last one', async ( {
	page,
	asRole,
} ) => {
	await asRole( 'hr' );
	const cpuTime = await measureThread( page );
	const began = Date.now();
	await openBoard( page );
	const opened = Date.now() - began;
	console.info( `    first cards after ${ opened } ms, ${ await cpuTime() } ms of CPU time` );
	expect( await cards( page ).count(), 'cards in the document' ).toBeLessThan( MAX_CARDS );
	for ( const [ stage, count ] of Object.entries( counts ) ) {
		await expect( columnOf( page, stage ).locator( '.courant-count' ) ).toHaveText( count.toLocaleString( 'en' ) );
	}

	const requests: string[] = [];
	page.on( 'request', ( request ) =>
		request.url().includes( 'before=' ) ? requests.push( request.url() ) : undefined
	);
	const last = counts[ 'publish' ] ?? 0;
	const scrolling = Date.now();
	await scrollTo( listOf( page, 'publish' ), last );
	console.info(
		`    card ${ last } after ${ Date.now() - scrolling } ms, ${ requests.length } requests, ${ await cpuTime() } ms of CPU time`
	);
	const card = listOf( page, 'publish' ).locator( 'li:last-child' );
	await expect( card ).toContainText( 'Person 4993' );
	await expect( card ).toBeInViewport();
	await expect( columnOf( page, 'publish' ).getByText( 'Loading…' ) ).toHaveCount( 0 );
	expect( await cards( page ).count(), 'cards in the document' ).toBeLessThan( MAX_CARDS );
} );

test( 'cards far below are moved by pointer and by keyboard, and each column keeps its position', async ( {
	page,
	asRole,
} ) => {
	await asRole( 'hr' );
	await openBoard( page );
	const list = listOf( page, 'publish' );
	await scrollTo( list, FAR );
	const before = await positionOf( list );
	const cardAt = ( position: number ): Locator => list.locator( `li[aria-posinset="${ position }"]` );
	const idOf = async ( card: Locator ): Promise< number > => Number( await card.getAttribute( 'data-application' ) );
	const inProgress = ( id: number ): Locator =>
		columnOf( page, 'progress' ).locator( `[data-application="${ id }"]` );

	// Anywhere on the card except on its controls.
	const first = await idOf( cardAt( FAR ) );
	const box = await cardAt( FAR ).locator( 'bdi' ).last().boundingBox();
	const lane = await columnOf( page, 'progress' ).boundingBox();
	const cpuTime = await measureThread( page );
	await cpuTime();
	await page.mouse.move( ( box?.x ?? 0 ) + 5, ( box?.y ?? 0 ) + 5 );
	await page.mouse.down();
	await page.mouse.move( ( lane?.x ?? 0 ) + 60, ( lane?.y ?? 0 ) + 200, { steps: 8 } );
	await page.mouse.up();
	await expect.poll( () => getPostStatus( first ) ).toBe( 'progress' );
	console.info( `    moved by pointer: ${ await cpuTime() } ms of CPU time` );
	await expect( columnOf( page, 'progress' ).locator( '.courant-count' ) ).toHaveText( '1,501' );
	expect( await positionOf( list ), 'the column does not jump' ).toBe( before );

	const second = await idOf( cardAt( FAR + 1 ) );
	await cardAt( FAR + 1 )
		.getByRole( 'button', { name: /^Move Person/ } )
		.focus();
	await page.keyboard.press( 'Space' );
	await expect( page.locator( '.courant-tile[data-lifted]' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect( page.getByText( /is over “In progress”/ ) ).toBeAttached();
	await page.keyboard.press( 'Space' );
	await expect.poll( () => getPostStatus( second ) ).toBe( 'progress' );
	console.info( `    moved by keyboard: ${ await cpuTime() } ms of CPU time` );
	await expect( inProgress( second ).getByRole( 'button', { name: /^Move Person/ } ) ).toBeFocused();
	expect( await positionOf( list ), 'the column does not jump' ).toBe( before );

	const third = await idOf( cardAt( FAR ) );
	const name = ( await cardAt( FAR ).getByRole( 'link' ).textContent() ) ?? '';
	await cardAt( FAR ).getByRole( 'link' ).click();
	await expect( page.getByRole( 'heading', { name } ) ).toBeFocused();
	await page.goBack();
	await expect( list.locator( `[data-application="${ third }"]` ) ).toBeInViewport();
	expect( await positionOf( list ), 'after an application' ).toBe( before );

	await page.reload();
	await expect( list.locator( `[data-application="${ third }"]` ) ).toBeInViewport();
	expect( Math.abs( ( await positionOf( list ) ) - before ), 'after a reload' ).toBeLessThan( 2 );
	expect( page.url() ).toContain( SCREEN );
} );
