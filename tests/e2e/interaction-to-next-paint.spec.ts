import type { Locator } from '@playwright/test';
import { parsePrinted } from '../../src/shared/config/parse-printed';
import { INTERACTIONS } from './support/interactions';
import type { Interaction } from './support/interactions';
import { createListingOpenings } from './support/listings';
import { expect, test } from './support/test';

/** A phone's processor compared to that of the test machine. */
const SLOWDOWN = 6;
const MAX_MILLISECONDS = 200;
/** Other processes empty the processor's caches. The fastest of these page loads shows what the page itself needs. */
const MAX_PAGE_LOADS = 8;
/** The number of page loads when wall-clock times are measured, unless all of them are too slow. */
const MIN_PAGE_LOADS = 3;
/** Frames without a movement of the control before it is clicked. */
const UNCHANGED_FRAMES = 5;
/** Elements of the list and of the filter bar, whose styles a change of the list may affect. */
const MAX_RESTYLED = 100;
/** Changes of a list. The page has 500 elements: a selector such as `:not(:has(…)) > *` would restyle all of them. */
const LIST_CHANGES = new Set( [ 'load more', 'filter', 'chip' ] );

/** The properties of Chromium's trace events that are read here. Times are in microseconds. */
interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly dur?: number;
	/** CPU time of the thread. */
	readonly tdur?: number;
	readonly args: {
		/** Elements whose style was calculated. */
		readonly elementCount?: number;
		readonly data?: {
			readonly interactionId?: number;
			/** Milliseconds. */
			readonly timeStamp?: number;
			readonly commitFinishTime?: number;
		};
	};
}

/**
 * Returns the CPU time of the main thread, in milliseconds, from the event of an interaction until the frame after it is
 * handed over for painting. Of several events of the click, the slowest one counts, as in the web vital.
 */
function interactionTime( trace: readonly TraceEvent[] ): number {
	const tasks = trace.filter( ( { name } ) => name === 'RunTask' );
	const times = trace
		.filter( ( { name, ph, args } ) => name === 'EventTiming' && ph === 'b' && args.data?.interactionId )
		.map( ( { pid, tid, ts, args: { data } } ) => {
			const end = ts + ( ( data?.commitFinishTime ?? 0 ) - ( data?.timeStamp ?? 0 ) ) * 1000;
			return tasks
				.filter( ( task ) => task.pid === pid && task.tid === tid )
				.filter( ( task ) => task.ts < end && task.ts + ( task.dur ?? 0 ) > ts )
				.reduce( ( sum, { tdur = 0 } ) => sum + tdur / 1000, 0 );
		} );
	expect( times, 'The browser reports an interaction.' ).not.toEqual( [] );
	return Math.max( ...times );
}

interface Measurement {
	/** Time until the next paint on a processor that is six times slower, in milliseconds. */
	readonly time: number;
	/** Highest number of elements whose style the browser has calculated at once. */
	readonly restyled: number;
}

/**
 * Returns the center of a control after nothing has moved it for several frames, and nothing covers it. Playwright's own
 * check compares two frames, which smooth scrolling and late images may pass.
 */
async function centerOf( control: Locator ): Promise< { x: number; y: number } > {
	await control.click( { trial: true } );
	return control.evaluate( async ( element, frames ) => {
		const nextFrame = () => new Promise( ( resolve ) => requestAnimationFrame( resolve ) );
		const deadline = Date.now() + 10_000;
		let previous = '';
		for ( let unchanged = 0; unchanged < frames; await nextFrame() ) {
			const { x, y, width, height } = element.getBoundingClientRect();
			const center = { x: x + width / 2, y: y + height / 2 };
			const box = [ x, y, width, height ].join();
			const isHit = element.contains( document.elementFromPoint( center.x, center.y ) );
			unchanged = isHit && box === previous ? unchanged + 1 : 0;
			previous = box;
			if ( unchanged === frames ) {
				return center;
			}
			if ( Date.now() > deadline ) {
				break;
			}
		}
		throw new Error( 'The control does not stop moving, or something covers it.' );
	}, UNCHANGED_FRAMES );
}

/** Clicks without moving the pointer to the control before. */
async function clickOnce( control: Locator ): Promise< void > {
	const page = control.page();
	const { x, y } = await centerOf( control );
	await page.mouse.click( x, y );
	// Chromium reports the interaction after it was painted.
	await page.waitForTimeout( 500 );
}

async function clickAndMeasure( control: Locator ): Promise< Measurement > {
	const page = control.page();
	const browser = page.context().browser();
	await control.click( { trial: true } );
	await browser?.startTracing( page, {
		categories: [ '-*', 'devtools.timeline', 'disabled-by-default-devtools.timeline' ],
	} );
	await clickOnce( control );
	const trace = await browser?.stopTracing();
	const { traceEvents } = parsePrinted< { readonly traceEvents: readonly TraceEvent[] } >( String( trace ) );
	return {
		time: interactionTime( traceEvents ) * SLOWDOWN,
		restyled: Math.max( 0, ...traceEvents.map( ( { args } ) => args.elementCount ?? 0 ) ),
	};
}

/**
 * Returns the duration of the longest event of the click, as the browser reports it: from the event to the paint of the
 * next frame, in steps of 8 ms. Includes the time during which other processes use the processor.
 */
async function clickAndObserve( control: Locator ): Promise< number > {
	const page = control.page();
	await page.evaluate( () => {
		window.interactionDurations = [];
		new PerformanceObserver( ( list ) => {
			list.getEntries().forEach( ( { name, duration } ) => {
				if ( /^(pointer|mouse|click)/.test( name ) ) {
					window.interactionDurations.push( duration );
				}
			} );
		} ).observe( { type: 'event', durationThreshold: 16 } );
	} );
	await clickOnce( control );
	await page.waitForTimeout( 500 );
	return page.evaluate( () => Math.max( 0, ...window.interactionDurations ) );
}

function testCpuTime( { name, needsOpenings, load, check }: Interaction ): void {
	test( `paints within 200 ms on a processor six times slower: ${ name }`, async ( { page } ) => {
		if ( needsOpenings ) {
			await createListingOpenings();
		}
		const times: number[] = [];
		let restyled = 0;
		do {
			const measured = await clickAndMeasure( await load( page ) );
			times.push( measured.time );
			restyled = Math.max( restyled, measured.restyled );
			await check( page );
		} while ( Math.min( ...times ) > MAX_MILLISECONDS && times.length < MAX_PAGE_LOADS );
		console.info(
			`    ${ name }: ${ times.map( ( time ) => time.toFixed( 0 ) ).join( ', ' ) } ms, ${ restyled } elements restyled`
		);
		expect( Math.min( ...times ) ).toBeLessThanOrEqual( MAX_MILLISECONDS );
		if ( LIST_CHANGES.has( name ) ) {
			expect( restyled ).toBeLessThan( MAX_RESTYLED );
		}
	} );
}

function testReportedTime( { name, needsOpenings, load, check }: Interaction ): void {
	test( `the browser reports at most 200 ms with its processor slowed down: ${ name }`, async ( { page } ) => {
		if ( needsOpenings ) {
			await createListingOpenings();
		}
		const session = await page.context().newCDPSession( page );
		const times: number[] = [];
		while (
			times.length < MIN_PAGE_LOADS ||
			( Math.min( ...times ) > MAX_MILLISECONDS && times.length < MAX_PAGE_LOADS )
		) {
			await session.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
			const control = await load( page );
			await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
			times.push( await clickAndObserve( control ) );
			await check( page );
		}
		times.sort( ( first, second ) => first - second );
		console.info( `    ${ name }: ${ times.map( ( time ) => time.toFixed( 0 ) ).join( ', ' ) } ms` );
		expect( times[ 0 ] ).toBeLessThanOrEqual( MAX_MILLISECONDS );
	} );
}

// Wall-clock times on a slowed-down processor depend on the load of the machine, CPU time hardly does (docs/testing.md).
// COURANT_WALL_CLOCK=1 measures on an idle machine what the browser reports.
INTERACTIONS.forEach( process.env[ 'COURANT_WALL_CLOCK' ] === '1' ? testReportedTime : testCpuTime );
