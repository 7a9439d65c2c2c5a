import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { installMuPlugin } from './support/site-files';
import { expect, test } from './support/test';

/**
 * Compares the main templates with stored pictures, on the demo site before any other test has changed it.
 * docs/testing.md describes how the pictures are renewed.
 */
const TEMPLATES = [
	[ 'home', '/' ],
	[ 'article', '/harbour-that-learned-to-listen/' ],
	[ 'opening', '/jobs/frontend-developer/' ],
	[ 'openings', '/job-openings/' ],
	[ 'archive', '/category/cities/' ],
	[ 'search', '/?s=river' ],
	[ 'not-found', '/no-such-page/' ],
	[ 'author', '/author/mirela-vantongeren/' ],
] as const;
const WIDTHS = [ 390, 1280 ];
/** Maximum height of a screenshot in pixels. */
const HEIGHT = 2000;

/** Replaces images by boxes: their content is not compared, and would be most of the bytes of a screenshot. */
const STYLE = resolve( import.meta.dirname, 'support/visual.css' );

test.use( { colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } } );

test.beforeAll( () => {
	installMuPlugin( 'e2e-visual' );
} );

/** Waits until every island that mounts by itself is ready, and fonts are loaded. */
async function settle( page: Page ): Promise< void > {
	await page.evaluate( async () => {
		await document.fonts.ready;
		await new Promise( ( done ) => setTimeout( done, 300 ) );
	} );
	await expect( page.locator( '[data-state="loading"]' ) ).toHaveCount( 0 );
}

for ( const width of WIDTHS ) {
	for ( const [ name, path ] of TEMPLATES ) {
		test(
			`${ name } matches the stored picture at ${ String( width ) } px`,
			{ tag: '@visual' },
			async ( { page, expectStatus } ) => {
				if ( name === 'not-found' ) {
					expectStatus( 404, path );
				}
				await page.setViewportSize( { width, height: HEIGHT } );
				await page.goto( path );
				await settle( page );
				await expect( page ).toHaveScreenshot( `${ name }-${ String( width ) }.png`, { stylePath: STYLE } );
			}
		);
	}

	test(
		`the application form matches the stored picture at ${ String( width ) } px`,
		{ tag: '@visual' },
		async ( { page } ) => {
			await page.setViewportSize( { width, height: HEIGHT } );
			await page.goto( '/jobs/frontend-developer/' );
			await settle( page );
			await expect( page.locator( '.awsm-job-form' ) ).toHaveScreenshot( `form-${ String( width ) }.png`, {
				stylePath: STYLE,
			} );
		}
	);
}
