import { test } from 'node:test';
import { mainJourney } from './journey.mjs';
import { openPuppeteer } from './puppeteer-driver.mjs';

test('the main journey in Firefox', { timeout: 240_000 }, async () => {
	const browser = await openPuppeteer('firefox', process.env.COURANT_URL);
	try {
		await mainJourney(browser);
	} finally {
		await browser.close();
	}
});
