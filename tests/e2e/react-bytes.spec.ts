import type { Page } from '@playwright/test';
import { createListingOpenings } from './support/listings';
import { ReactTraffic } from './support/react-bytes';
import { GESTURES, GESTURE_LIMITS, PAGES, REACT_KB } from './support/react-limits';
import { expect, test } from './support/test';

test.setTimeout( 120_000 );

async function readToEnd( page: Page ): Promise< void > {
	await expect( async () => {
		await page.mouse.wheel( 0, 2000 );
		expect(
			await page.evaluate(
				() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
			)
		).toBe( true );
	} ).toPass( { intervals: [ 100 ] } );
}

/** Fails if React or more islands than the limit have run on the page. */
async function check( traffic: ReactTraffic, limit: number | null, when: string ): Promise< void > {
	const { react, islands } = await traffic.read();
	expect( react, `KB of React ${ when }` ).toBeLessThanOrEqual( limit === null ? 0 : REACT_KB );
	expect( islands, `KB of islands ${ when }` ).toBeLessThanOrEqual( limit ?? 0 );
}

for ( const { name, load, limit } of PAGES ) {
	test( `${ limit === null ? 'no React runs' : 'React and its islands are within their limit' } while a page is read: ${ name }`, async ( {
		page,
	} ) => {
		const traffic = new ReactTraffic( page );
		await load( page );
		await check( traffic, limit, 'after the page has loaded' );
		await page.mouse.wheel( 0, 400 );
		await check( traffic, limit, 'after the first scroll' );
		await readToEnd( page );
		await check( traffic, limit, 'at the end of the page' );
	} );
}

for ( const gesture of GESTURES ) {
	test( `React and its islands are within their limit before and after a gesture: ${ gesture.name }`, async ( {
		page,
	} ) => {
		if ( gesture.needsOpenings ) {
			await createListingOpenings();
		}
		const limits = GESTURE_LIMITS[ gesture.name ];
		expect( limits, 'Each gesture has a limit.' ).toBeDefined();
		const traffic = new ReactTraffic( page );
		const control = await gesture.load( page );
		await check( traffic, limits?.before ?? null, 'before the gesture' );
		await control.click();
		await gesture.check( page );
		await check( traffic, limits?.after ?? null, 'after the gesture' );
	} );
}
