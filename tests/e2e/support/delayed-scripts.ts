import type { Page, Request } from '@playwright/test';

/** Delays WordPress's React until the returned function is called. */
export async function delayReact( page: Page ): Promise< () => void > {
	return hold( page, ( request ) => request.url().includes( 'js/dist/vendor/react' ) );
}

/** Delays plain modules until the returned function is called. */
export async function delayModules( page: Page ): Promise< () => void > {
	return hold( page, ( request ) => request.url().includes( '/build/modules/' ) );
}

/** Delays all scripts until the returned function is called. */
export async function delayScripts( page: Page ): Promise< () => void > {
	return hold( page, ( request ) => request.resourceType() === 'script' );
}

async function hold( page: Page, isHeld: ( request: Request ) => boolean ): Promise< () => void > {
	let release: () => void = () => undefined;
	const coming = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( '**/*', async ( route ) => {
		if ( isHeld( route.request() ) ) {
			await coming;
		}
		await route.fallback();
	} );
	return () => release();
}
