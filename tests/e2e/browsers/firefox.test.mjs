import { test } from 'node:test';
import { mainJourney } from './journey.mjs';
import { openPuppeteer } from './puppeteer-driver.mjs';
import { VISITOR_JOURNEYS } from './visitor-journeys.mjs';

test( 'the main flow in Firefox', { timeout: 240_000 }, async () => {
	const browser = await openPuppeteer( 'firefox', process.env.COURANT_URL );
	try {
		await mainJourney( browser );
	} finally {
		await browser.close();
	}
} );

for ( const [ name, journey ] of Object.entries( VISITOR_JOURNEYS ) ) {
	test( `${ name } in Firefox`, { timeout: 240_000 }, async () => {
		const browser = await openPuppeteer( 'firefox', process.env.COURANT_URL );
		try {
			await journey( browser );
		} finally {
			await browser.close();
		}
	} );
}
