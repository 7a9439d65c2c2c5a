import type { Page } from '@playwright/test';
import { article, lit, open, wake } from './support/contents';
import { expect, test } from './support/test';
import { findFirstOpening } from './support/site-data';

/**
 * Replaces an element by what the server prints for it, as infinite scrolling, tabs and previews of page builders
 * insert content.
 */
async function insertAgain( page: Page, selector: string ): Promise< void > {
	await page.waitForLoadState( 'load' );
	await page.evaluate( async ( wanted ) => {
		const response = await fetch( window.location.href );
		const template = document.createElement( 'template' );
		template.innerHTML = await response.text();
		const inserted = template.content.querySelector( wanted );
		if ( ! inserted ) {
			throw new Error( `No ${ wanted }` );
		}
		document.querySelector( wanted )?.replaceWith( document.importNode( inserted, true ) );
	}, selector );
}

test( 'a list of openings that is inserted later searches without loading a page', async ( { page } ) => {
	await page.goto( '/job-openings/' );
	await insertAgain( page, '.awsm-job-wrap' );
	await page.evaluate( () => document.body.setAttribute( 'data-same-page', '' ) );
	await page.locator( '.awsm-job-search' ).fill( 'editor' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /[?&]jq=editor/ );
	await expect( page.locator( '.courant-listing-count' ) ).toHaveText( /opening/ );
	await expect( page.locator( 'body' ) ).toHaveAttribute( 'data-same-page' );
} );

test( 'an application form that is inserted later checks its fields', async ( { page } ) => {
	await page.goto( ( await findFirstOpening() ).path );
	await insertAgain( page, '.awsm-job-form' );
	await page.locator( '#awsm-application-submit-btn' ).click();
	await expect( page.locator( '[name="awsm_applicant_name"]' ) ).toHaveAttribute( 'aria-invalid', 'true' );
} );

test( 'a table of contents that is inserted later follows the reader', async ( { page } ) => {
	await open( page, await article( 'a-day-with-later-contents' ) );
	await wake( page );
	await insertAgain( page, '#ez-toc-container' );
	await expect.poll( async () => lit( page ) ).toEqual( [ 'Market' ] );
	await page.locator( '.ez-toc-toggle' ).click();
	await expect( page.locator( '.ez-toc-list' ).first() ).toBeHidden();
} );
