import type { Frame, Page } from '@playwright/test';
import { expect } from './support/test';
import { copyOption, deleteOption } from './support/site-data';

const SAVED = 'e2e_theme_mods';

/** Opens the Customizer, and waits for its preview. */
export async function open( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/customize.php' );
	await page.waitForFunction(
		() => {
			const wp: Partial< typeof window.wp > = 'wp' in window ? window.wp : {};
			return wp.customize?.previewer?.deferred.active.state() === 'resolved';
		},
		null,
		{ timeout: 60_000 }
	);
}

/** The current preview: during a refresh a new frame is next to the old one until it is loaded. */
export async function preview( page: Page ): Promise< Frame > {
	const frame = await ( await page.locator( '#customize-preview iframe' ).last().elementHandle() ).contentFrame();
	if ( ! frame ) {
		throw new Error( 'There is no preview.' );
	}
	return frame;
}

/** The text of the preview, polled until it matches: a refresh may replace the frame. */
export const seen = ( page: Page, condition: ( frame: Frame ) => Promise< unknown > ) =>
	expect.poll(
		async () =>
			preview( page )
				.then( condition )
				.catch( () => null ),
		{ timeout: 30_000 }
	);

export const saveThemeMods = async (): Promise< unknown > => copyOption( 'theme_mods_courant', SAVED );

export const restoreThemeMods = async (): Promise< unknown > =>
	copyOption( SAVED, 'theme_mods_courant' ).then( async () => deleteOption( SAVED ) );
