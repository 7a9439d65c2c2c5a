import type { Page, Request } from '@playwright/test';

/** WordPress's React is on its way until the answer is called. */
export async function holdReact( page: Page ): Promise< () => void > {
	return hold( page, ( request ) => request.url().includes( 'js/dist/vendor/react' ) );
}

/** Plain modules are on their way until the answer is called. */
export async function holdModules( page: Page ): Promise< () => void > {
	return hold( page, ( request ) => request.url().includes( '/build/modules/' ) );
}

/** No script loads until the callback is called; then all that the page requests do. */
export async function holdScripts( page: Page ): Promise< () => void > {
	return hold( page, ( request ) => request.resourceType() === 'script' );
}

async function hold( page: Page, isHeld: ( request: Request ) => boolean ): Promise< () => void > {
	let come: () => void = () => undefined;
	const coming = new Promise< void >( ( resolve ) => {
		come = resolve;
	} );
	await page.route( '**/*', async ( route ) => {
		if ( isHeld( route.request() ) ) {
			await coming;
		}
		await route.fallback();
	} );
	return () => come();
}
