import { test } from 'node:test';
import { mainJourney } from './journey.mjs';
import { openWebKit } from './webkit-driver.mjs';

test('the main journey in WebKit', { timeout: 240_000 }, async () => {
	const browser = await openWebKit(process.env.COURANT_URL);
	try {
		await mainJourney(browser);
	} finally {
		await browser.close();
	}
});
