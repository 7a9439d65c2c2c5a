import { test } from 'node:test';
import { mainJourney } from './journey.mjs';
import { openPuppeteer } from './puppeteer-driver.mjs';

for ( const script of [ true, false ] ) {
	test(
		`the main journey in Chromium ${ script ? 'with' : 'without' } JavaScript`,
		{ timeout: 240_000 },
		async () => {
			const browser = await openPuppeteer( 'chromium', process.env.COURANT_URL, { script } );
			try {
				await mainJourney( browser, { script } );
			} finally {
				await browser.close();
			}
		}
	);
}
