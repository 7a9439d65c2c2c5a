import type { Page } from '@playwright/test';
import { article, highlighted, open } from './support/contents';
import { expect, test } from './support/test';
import { findFirstOpening } from './support/site-data';

/** Prefetched files of React do not count: they have not run. */
const hasReact = async ( page: Page ): Promise< boolean > => page.evaluate( () => 'ReactDOM' in window );

const readToEnd = async ( page: Page ): Promise< void > =>
	expect( async () => {
		await page.mouse.wheel( 0, 2000 );
		expect(
			await page.evaluate(
				() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
			)
		).toBe( true );
	} ).toPass( { intervals: [ 100 ] } );

test( 'an article runs React for the buttons of its table of contents only', async ( { page } ) => {
	const urls: string[] = [];
	page.on( 'request', ( request ) => urls.push( request.url() ) );
	await open( page, await article( 'a-day-with-react' ) );
	await readToEnd( page );
	await expect.poll( () => highlighted( page ) ).toEqual( [ 'Home' ] );
	expect( urls.filter( ( url ) => /\/vendor\/react|\/kit\.js|\/islands\//.test( url ) ) ).toEqual( [] );
	await page.locator( '.back-to-top' ).click();
	await page.locator( '.share__button--copy' ).first().click();
	await page.locator( '#ez-toc-container' ).getByRole( 'link', { name: 'Harbour', exact: true } ).click();
	await expect( page.getByRole( 'heading', { name: 'Harbour', exact: true } ) ).toBeFocused();
	expect( await hasReact( page ) ).toBe( false );
	await page.locator( '#ez-toc-container .ez-toc-toggle' ).click();
	await expect( page.locator( '#ez-toc-container .ez-toc-list' ) ).toBeHidden();
	expect( await hasReact( page ) ).toBe( true );
} );

test( 'an opening runs React at the first focus in its form', async ( { page } ) => {
	await page.goto( ( await findFirstOpening() ).path );
	await readToEnd( page );
	expect( await hasReact( page ) ).toBe( false );
	await page.locator( '[name="awsm_applicant_name"]' ).focus();
	await expect( page.locator( '.awsm-job-form' ) ).toHaveAttribute( 'data-state', 'ready' );
	expect( await hasReact( page ) ).toBe( true );
} );
