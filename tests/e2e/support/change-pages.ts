import type { Page } from '@playwright/test';

/** Changes the HTML of pages before the browser receives them. */
export const changePages = async (
	page: Page,
	change: ( html: string, url: string ) => string | Promise< string >
): Promise< void > => {
	await page.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch();
		return route.fulfill( { response, body: await change( await response.text(), route.request().url() ) } );
	} );
};
