import { expect, type Page, type Request } from '@playwright/test';

/** Removes the focus from the control that has it, if there is one. */
export const leaveControl = ( page: Page ): Promise< void > =>
	page.evaluate( () => {
		if ( document.activeElement instanceof HTMLElement ) {
			document.activeElement.blur();
		}
	} );

const waitForFrames = ( page: Page ): Promise< void > =>
	page.evaluate(
		() =>
			new Promise< void >( ( resolve ) => {
				requestAnimationFrame( () => requestAnimationFrame( () => setTimeout( resolve ) ) );
			} )
	);

/**
 * Presses a key, and waits until the requests that it caused have ended and the page has shown their results. The load
 * state `networkidle` does not wait for requests that are sent after the page was loaded.
 */
export async function pressKey( page: Page, key: string ): Promise< void > {
	const pending = new Set< Request >();
	const add = ( request: Request ): void => void pending.add( request );
	const remove = ( request: Request ): void => void pending.delete( request );
	page.on( 'request', add ).on( 'requestfinished', remove ).on( 'requestfailed', remove );
	try {
		await page.keyboard.press( key );
		await waitForFrames( page );
		await expect.poll( () => pending.size, { message: `requests after ${ key }` } ).toBe( 0 );
		await waitForFrames( page );
	} finally {
		page.off( 'request', add ).off( 'requestfinished', remove ).off( 'requestfailed', remove );
	}
}
