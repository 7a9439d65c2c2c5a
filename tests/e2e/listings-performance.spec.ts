import type { CDPSession, Page } from '@playwright/test';
import { count, createListingOpenings } from './support/listings';
import { expect, test } from './support/test';

const LIST = '/e2e-choices/';
const CHANGES = 100;
const MAX_HEAP_GROWTH_BYTES = 500_000;

test.setTimeout( 180_000 );

test.beforeAll( createListingOpenings );

/** Returns the counts of the page after a garbage collection. */
async function metrics( session: CDPSession ): Promise< { listeners: number; nodes: number; heap: number } > {
	await session.send( 'HeapProfiler.collectGarbage' );
	await session.send( 'HeapProfiler.collectGarbage' );
	const { metrics: all } = await session.send( 'Performance.getMetrics' );
	const value = ( name: string ) => all.find( ( metric ) => metric.name === name )?.value ?? 0;
	return { listeners: value( 'JSEventListeners' ), nodes: value( 'Nodes' ), heap: value( 'JSHeapUsedSize' ) };
}

/** Fetches each query once from the server and then from memory, because only the page is measured. */
async function rememberResponses( page: Page ): Promise< void > {
	const known = new Map< string, { body: string; headers: Record< string, string > } >();
	await page.route( '**/admin-ajax.php', async ( route ) => {
		const key = ( route.request().postData() ?? '' ).replace( /courant_shown=[^&]*/, '' );
		const kept = known.get( key );
		if ( kept ) {
			return route.fulfill( kept );
		}
		const fetched = await route.fetch();
		const response = { body: await fetched.text(), headers: fetched.headers() };
		known.set( key, response );
		return route.fulfill( response );
	} );
}

test( 'a hundred changes of a filter leave neither listeners nor elements behind, and the heap stays flat', async ( {
	page,
} ) => {
	await rememberResponses( page );
	await page.goto( LIST );
	const mode = page.locator( 'select[name="work_mode"]' );
	const change = async ( times: number ) => {
		for ( let turn = 0; turn < times; turn++ ) {
			const isRemote = turn % 2 === 0;
			await mode.selectOption( isRemote ? 'remote' : 'onsite' );
			await expect( count( page ) ).toHaveText( isRemote ? '4 openings found' : '8 openings found' );
		}
	};
	const session = await page.context().newCDPSession( page );
	await session.send( 'Performance.enable' );
	// The first changes fill caches.
	await change( 10 );
	const before = await metrics( session );
	await change( CHANGES );
	const after = await metrics( session );
	console.log( `after ${ CHANGES } changes of a filter: ${ JSON.stringify( { before, after } ) }` );
	// The browser itself adds one or two; a leak would add at least one with each change.
	expect( after.listeners - before.listeners ).toBeLessThan( 10 );
	expect( Math.abs( after.nodes - before.nodes ) ).toBeLessThan( 50 );
	expect( after.heap - before.heap ).toBeLessThan( MAX_HEAP_GROWTH_BYTES );
} );
