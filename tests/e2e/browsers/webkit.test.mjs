import { test } from 'node:test';
import { mainJourney } from './journey.mjs';
import { openWebKit } from './webkit-driver.mjs';
import { VISITOR_JOURNEYS } from './visitor-journeys.mjs';

test( 'the main flow in WebKit', { timeout: 240_000 }, async () => {
	const browser = await openWebKit( process.env.COURANT_URL );
	try {
		await mainJourney( browser );
	} finally {
		await browser.close();
	}
} );

for ( const [ name, journey ] of Object.entries( VISITOR_JOURNEYS ) ) {
	test( `${ name } in WebKit`, { timeout: 240_000 }, async () => {
		const browser = await openWebKit( process.env.COURANT_URL );
		try {
			await journey( browser );
		} finally {
			await browser.close();
		}
	} );
}
