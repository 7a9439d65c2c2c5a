import type { Page } from '@playwright/test';
import { chromium } from './browsers';
import { expect, test as base } from './test';

/**
 * A browser that keeps pages in memory: Playwright switches the back/forward cache off unless this argument is removed,
 * and the headless shell does not have it.
 */
export const test = base.extend< object, object >( {
	launchOptions: [
		async ( { launchOptions }, use ) =>
			use( {
				...launchOptions,
				executablePath: chromium.executablePath,
				ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
				// Chromium stores no page on a machine with little memory, and drops stored pages when memory is short.
				args: [
					...( launchOptions.args ?? [] ),
					'--enable-features=BackForwardCache,BackForwardCacheMemoryControls:memory_threshold_for_back_forward_cache_in_mb/0',
				],
			} ),
		{ scope: 'worker' },
	],
} );

/** Call before the first `goto`: counts the restores of each document. */
export async function watchRestores( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		Object.assign( window, { restores: 0 } );
		window.addEventListener( 'pageshow', ( event ) => {
			window.restores += event.persisted ? 1 : 0;
		} );
	} );
}

/**
 * Leaves by `leave`, navigates back, and fails unless the browser restored the same document from memory.
 *
 * @param leave resolves when the other page has loaded
 */
export async function leaveAndReturn( page: Page, leave: () => Promise< unknown > ): Promise< void > {
	const url = page.url();
	const mark = Math.random().toString( 36 );
	await page.evaluate( ( value ) => Object.assign( window, { documentMark: value } ), mark );
	await leave();
	expect( page.url() ).not.toBe( url );
	// The context of the previous page may disappear before it responds, and during the restore.
	await page.evaluate( () => history.back() ).catch( () => undefined );
	const restored = () =>
		page
			.evaluate( () => {
				const [ entry ] = performance.getEntriesByType( 'navigation' );
				const { restores, documentMark } = window;
				return {
					url: location.href,
					restores,
					documentMark,
					reasons: JSON.stringify(
						( entry instanceof PerformanceNavigationTiming ? entry.notRestoredReasons : null ) ?? null
					),
				};
			} )
			.catch( () => undefined );
	await expect
		.poll( restored, { message: 'restored from the back/forward cache' } )
		.toEqual( { url, restores: 1, documentMark: mark, reasons: 'null' } );
}
