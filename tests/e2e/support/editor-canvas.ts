import type { Frame, Page } from '@playwright/test';

/** Waits for the block editor. @returns the frame that contains its blocks, which depends on the WordPress version */
export async function canvasOf( page: Page ): Promise< Frame > {
	await page.waitForFunction(
		() => 'wp' in window && document.querySelector( '.interface-interface-skeleton' ) !== null
	);
	const element = page.locator( 'iframe[name="editor-canvas"], .editor-styles-wrapper:not(iframe *)' ).first();
	await element.waitFor();
	return ( await ( await element.elementHandle() ).contentFrame() ) ?? page.mainFrame();
}
